import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ABOUT, ALL_KINDS, bytesOf, documentOf, listOf, RECORDS } from '@/lib/api/download/download.fixture';
import type { Kind } from '@/lib/contract/kinds';
import { withoutControls } from '@/lib/shared/text';
import { parseXml, type XmlElement } from '@/lib/testing/xml-reader';
import { columnsOf } from '../columns';
import type { ExportDocument } from '../document';
import { ABOUT_SHEET, columnLetters, DATA_SHEET, MAX_CELL, xlsxBytes } from './xlsx';

const partsOf = async <K extends Kind>(
  document: ExportDocument<K>,
  maxRows?: number,
): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(await bytesOf(xlsxBytes(document, maxRows)))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((one) => one.name === name);

/** As spreadsheet programs read a text (ECMA-376, ST_Xstring). */
const decoded = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function cellValue(cell: XmlElement): string | number | boolean | null {
  const value = child(cell, 'v')?.content;
  if (cell.attributes.get('t') === 'b') return value === '1';
  if (cell.attributes.get('t') === 'inlineStr') return decoded(child(child(cell, 'is'), 't')?.content ?? '');
  return value === undefined ? null : Number(value);
}

const rowsIn = (sheet: string | undefined): (string | number | boolean | null)[][] =>
  child(parseXml(sheet ?? ''), 'sheetData')?.children.map(({ children }) => children.map(cellValue)) ?? [];

describe('a workbook', () => {
  it.each(ALL_KINDS)('holds the cells of a %s as they are, and no formula', async (kind) => {
    const parts = await partsOf(documentOf(kind, RECORDS[kind]));
    const [header, row] = rowsIn(parts[DATA_SHEET]);
    const columns = columnsOf(kind, 'record');
    expect(header?.slice(0, columns.length)).toEqual(columns.map(({ name }) => name));
    expect(row?.slice(0, columns.length)).toEqual(columns.map(({ read }) => read(RECORDS[kind])));
    expect(header?.slice(columns.length)).toEqual(['source_publisher', 'source_url', 'retrieved_at', 'licence']);
    for (const part of Object.values(parts)) expect(part).not.toMatch(/<f[ >/]/);
  });

  it('is made of the parts that its lists of parts name, each well-formed', async () => {
    const parts = await partsOf(listOf('company', [RECORDS.company]));
    for (const part of Object.values(parts)) expect(() => parseXml(part)).not.toThrow();
    const named = parseXml(parts['[Content_Types].xml'] ?? '').children.flatMap(
      ({ attributes }) => attributes.get('PartName') ?? [],
    );
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(named.map((name) => name.slice(1))));
    expect(parts['xl/workbook.xml']).toContain('name="Companies"');
  });

  it('says on its second sheet what it is, and how much of all', async () => {
    const parts = await partsOf(listOf('company', [RECORDS.company, RECORDS.company]));
    const listed = Object.fromEntries(rowsIn(parts[ABOUT_SHEET]).map(([label, text]) => [label, text]));
    expect(listed).toMatchObject({
      Title: ABOUT.title,
      Page: ABOUT.page_url,
      Filter: ABOUT.filter,
      Records: '2 of 3: the file does not hold all of them',
      Taken: ABOUT.taken_at,
      company_number: 'Number',
    });
  });

  it('leaves out what a sheet cannot hold, and says so on the other one', async () => {
    const rows = [RECORDS.company, RECORDS.company, RECORDS.company];
    const parts = await partsOf(listOf('company', rows), 3);
    expect(rowsIn(parts[DATA_SHEET])).toHaveLength(3);
    expect(parts[ABOUT_SHEET]).toContain('2 of 3: the file does not hold all of them; a sheet holds no more');
    const whole = await partsOf(listOf('company', rows), 4);
    expect(whole[ABOUT_SHEET]).toContain('>3 of 3<');
  });

  it('has a filter on every column of its table', async () => {
    const parts = await partsOf(listOf('jurisdiction', [RECORDS.jurisdiction]));
    expect(parts[DATA_SHEET]).toContain('<autoFilter ref="A1:H2"/>');
  });

  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [52, 'AZ'],
    [703, 'AAA'],
  ])('counts column %i as %s', (column, letters) => {
    expect(columnLetters(column)).toBe(letters);
  });

  it('gives back any text in any cell, but for controls', async () => {
    const odd = fc.constantFrom('_x000D_', '_x005F_', '=1', '\r\n', ' x ', ']]>', '&lt;', '\u{202E}');
    const text = fc.array(fc.oneof(fc.string({ unit: 'binary' }), odd)).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const parts = await partsOf(listOf('jurisdiction', [{ code: 'xx', name }]));
        const [, row] = rowsIn(parts[DATA_SHEET]);
        expect(row?.[1]).toBe(name === '' ? null : withoutControls(name));
      }),
      { numRuns: 50 },
    );
  });

  it('cuts text longer than a cell allows, says so, and cuts no character in two', async () => {
    const parts = await partsOf(
      listOf('jurisdiction', [{ code: 'xx', name: `${'x'.repeat(100)}${'𝔵'.repeat(MAX_CELL)}` }]),
    );
    const cell = String(rowsIn(parts[DATA_SHEET])[1]?.[1]);
    expect(cell.length).toBeLessThanOrEqual(MAX_CELL);
    expect(cell).toMatch(/𝔵 … \(cut\)$/u);
  });
});
