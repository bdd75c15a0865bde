import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePlainRecord } from './csv';

const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;

describe('a record of CSV', () => {
  test.each([
    ['a,b', ['a', 'b']],
    [',', ['', '']],
    ['"a",b,""', ['a', 'b', '']],
    ['"say ""hi""",2', ['say "hi"', '2']],
    ['"a,b\nc",d,', ['a,b\nc', 'd', '']],
    ['""', ['']],
  ])('%j is %j', (text, fields) => {
    expect(parsePlainRecord(text)).toEqual(fields);
  });

  test.each(['a"b,c', '"a"b,c', '"a', 'a,"b" ,c', 'a\r'])('%j is left to a parser of odd ones', (text) => {
    expect(parsePlainRecord(text)).toBeUndefined();
  });

  test('equals the general parser’s result for any content', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', 'a', ' ', '\n', 'ö'), minLength: 1 });
    fc.assert(
      fc.property(text, (record) => {
        const fields = parsePlainRecord(record);
        fc.pre(fields !== undefined && !/^\s*$/.test(record) && !hasBareNewline(record));
        expect(parse(record, { relax_column_count: true })).toEqual([fields]);
      }),
    );
  });

  test('gives back what was written, each field quoted or not', () => {
    const field = fc.string({ unit: fc.constantFrom('"', ',', 'a', ' ', '\n', 'ö') });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1 }), (fields) => {
        expect(parsePlainRecord(fields.map(quoted).join(','))).toEqual(fields);
      }),
    );
  });
});

/** A line feed outside quotes ends the record, so no record passed on contains one. */
const hasBareNewline = (record: string): boolean => record.replace(/"(?:[^"]|"")*"/g, '').includes('\n');
