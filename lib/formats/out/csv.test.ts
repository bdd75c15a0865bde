import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABOUT, ALL_KINDS, documentOf, listOf, RECORDS, SOURCE, textOf } from '@/lib/api/download/download.fixture';
import { write } from '@/lib/api/download/formats';
import { withoutControls } from '@/lib/shared/text';
import { csvLine, guarded } from './csv';

const read = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });

/** Removes the guard, as a reader of the original text does. */
const unguarded = (text: string): string => (text.startsWith("'") && guarded(text) !== text ? text.slice(1) : text);

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-5 Ltd', "'-5 Ltd"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['  =1', "'  =1"],
    ['\u{200B}=1', "'\u{200B}=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["'Neath", "'Neath"],
    ['Ex = am', 'Ex = am'],
  ])('%j is written as %j, which no spreadsheet calculates', (text, expected) => {
    expect(guarded(text)).toBe(expected);
  });

  it('keeps a number a number, also below nought', () => {
    expect(csvLine([-5, 0.5, true, null])).toBe('-5,0.5,true,\r\n');
  });

  it('is restored by any reader, except control characters', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
        const [line = []]: string[][] = parse(csvLine(cells), { record_delimiter: '\r\n' });
        expect(line.map(unguarded)).toEqual(cells.map(withoutControls));
      }),
    );
  });

  it('never begins as a formula does', () => {
    const danger = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string())
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(danger, (text) => {
        expect(guarded(text)[0]).toBe("'");
      }),
    );
  });
});

describe('a file', () => {
  it.each(ALL_KINDS)('has a line for each %s under a header that fits', async (kind) => {
    const rows = read(await textOf(write('csv', listOf(kind, [RECORDS[kind], RECORDS[kind]]))));
    expect(rows).toHaveLength(2);
    expect(Object.keys(rows[0] ?? {})).toContain('source_publisher');
  });

  it('begins with the mark by which spreadsheets know UTF-8, and ends its lines as the standard says', async () => {
    const text = await textOf(write('csv', listOf('jurisdiction', [RECORDS.jurisdiction])));
    expect(text).toMatch(/^\u{FEFF}code,name,country,full_name,.*\r\nus_de,Delaware,/u);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('names the source on each line', async () => {
    const [row] = read(await textOf(write('csv', documentOf('company', RECORDS.company))));
    expect(row).toMatchObject({
      source_publisher: 'Example Register',
      source_url: 'https://register.example/list',
      retrieved_at: '2025-06-02T00:00:00+00:00',
      licence: 'https://licence.example/open/',
      attribution: 'Example Register, by way of https://firmament.example/companies/gb/00000001',
      page_url: ABOUT.page_url,
      page_filter: 'Jurisdiction: United Kingdom',
      taken_at: '2026-11-21T09:30:00.000Z',
    });
  });

  it('takes the source of all where a record names none, and each place a statement was seen at', async () => {
    const about = { ...ABOUT, source: SOURCE };
    const [officer] = read(await textOf(write('csv', listOf('officer', [RECORDS.officer], about))));
    expect(officer).toMatchObject({ source_publisher: 'Example Register', name: "'+44 Example" });
    const [statement] = read(await textOf(write('csv', listOf('statement', [RECORDS.statement]))));
    expect(statement?.source_url).toBe('https://register.example/1; https://register.example/2');
    expect(statement?.source_publisher).toBe('');
  });

  it('of an empty list is a header', async () => {
    const text = await textOf(write('csv', listOf('officer', [])));
    expect(text.split('\r\n')).toHaveLength(2);
  });
});
