import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ReadItem } from '../format';
import { collect, sourceOf } from './byte-streams';
import { readCsvRecords } from './csv';

/** The items without `again`, which must return the same. */
async function itemsOf(items: AsyncIterable<ReadItem>): Promise<ReadItem[]> {
  return (await collect(items)).map((item) => {
    if (!('raw' in item)) return item;
    const { again, ...rest } = item;
    expect(again?.raw()).toEqual(item.raw);
    return rest;
  });
}

const read = (content: string | Buffer) => itemsOf(readCsvRecords(sourceOf('table.csv', content)));

describe('reading CSV', () => {
  test.each([
    ['blanks round header names', 'a, b\n1,2\n'],
    ['a byte order mark and carriage returns', '\uFEFFa,b\r\n1,2\r\n'],
    ['quotes round every field', '"a"," b"\n"1","2"\n'],
    ['empty lines', 'a,b\n\n1,2\n\n'],
  ])('understands %s', async (_, content) => {
    expect((await read(content)).map((item) => 'raw' in item && item.raw)).toEqual([{ a: '1', b: '2' }]);
  });

  test('unpacks a gzipped file with any name', async () => {
    expect(await read(gzipSync('a,b\n1,2\n'))).toEqual([{ line: 2, raw: { a: '1', b: '2' } }]);
  });

  test('reads another separator, and a table without a header', async () => {
    const form = { separator: ';', columns: ['a', 'b'] };
    expect(await itemsOf(readCsvRecords(sourceOf('table.csv', '1,5;"x;""y"""\n"odd" quote;2\n'), form))).toEqual([
      { line: 1, raw: { a: '1,5', b: 'x;"y"' } },
      { line: 2, raw: { a: '"odd" quote', b: '2' } },
    ]);
  });

  test('reads a quoted field over several lines and keeps counting lines', async () => {
    expect(await read('a,b\n"one\ntwo",2\n3,"say ""hi"""\n')).toEqual([
      { line: 2, raw: { a: 'one\ntwo', b: '2' } },
      { line: 4, raw: { a: '3', b: 'say "hi"' } },
    ]);
  });

  test('loses only the row with too few or too many columns', async () => {
    const problem = 'not as many columns as the header';
    expect(await read('a,b\n1\n1,2\n1,2,3\n3,4\n')).toEqual([
      { line: 2, problem, text: '1' },
      { line: 3, raw: { a: '1', b: '2' } },
      { line: 4, problem, text: '1,2,3' },
      { line: 5, raw: { a: '3', b: '4' } },
    ]);
  });

  test('loses only the line whose quote is never closed', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `"${index}",x`);
    const items = await read(['a,b', '"broken,x', ...rows].join('\n'));
    expect(items.filter((item) => 'problem' in item)).toEqual([
      { line: 2, problem: 'a quote that is never closed', text: '"broken,x' },
    ]);
    expect(items.length).toBe(31);
  });

  test('refuses a zip archive with a hint', async () => {
    await expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow('zip archive');
  });
});
