import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tableBytes } from '@/lib/formats/out/spreadsheet/xlsx';
import { isWorkbook, readWorkbook } from './workbook';

/** As Excel writes it: shared texts, days by style, cells left out, a prefix for the second name space. */
const PARTS = {
  'xl/workbook.xml':
    '<workbook xmlns="m" xmlns:r="o"><workbookPr/><sheets><sheet name="A" sheetId="4" r:id="rId7"/><sheet name="B" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="p"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet9.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst xmlns="m"><si><t>Name</t></si><si><r><t>Acme </t></r><r><t>&amp; Söhne</t></r><rPh><t>aku</t></rPh></si><si><t>a_x000D_b</t></si></sst>',
  'xl/styles.xml':
    '<styleSheet xmlns="m"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;y&quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': '<worksheet xmlns="m"><sheetData><row><c><v>9</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet9.xml':
    '<worksheet xmlns="m"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"/><row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" s="1"><v>37042</v></c><c r="D3" s="2"><v>37042.5</v></c><c r="E3" s="3"><v>37042</v></c><c r="F3"><v>1234567</v></c><c r="G3" t="b"><v>1</v></c><c r="H3" t="str"><f>A1</f><v>made</v></c><c r="AA3" t="s"><v>2</v></c></row></sheetData></worksheet>',
};

const workbook = (changes: Record<string, string> = {}): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries({ ...PARTS, ...changes }).map(([name, xml]) => [name, strToU8(xml)])));

describe('a workbook', () => {
  it('is read from its first sheet: texts, days, numbers and gaps', () => {
    const [header, row] = readWorkbook(workbook());
    expect(header).toEqual(['Name']);
    expect(row?.slice(0, 8)).toEqual([
      'Acme & Söhne',
      '',
      '2001-05-31',
      '2001-05-31',
      '37042',
      '1234567',
      'TRUE',
      'made',
    ]);
    expect(row?.[26]).toBe('a\rb');
    expect(row).toHaveLength(27);
  });

  it('may count its days from 1904', () => {
    const xml = PARTS['xl/workbook.xml'].replace('<workbookPr/>', '<workbookPr date1904="1"/>');
    expect(readWorkbook(workbook({ 'xl/workbook.xml': xml }))[1]?.[2]).toBe('2005-06-01');
  });

  it('of ours is read as it was written', async () => {
    const rows = [
      ['=1+1', '_x000D_', 'Ærø A/S'],
      ['a\nb', '<&>', '0012'],
    ];
    const pieces: Uint8Array[] = [];
    for await (const piece of tableBytes('Rows', ['a', 'b', 'c'], rows, [])) pieces.push(piece);
    const bytes = new Uint8Array(Buffer.concat(pieces));
    expect(isWorkbook(bytes)).toBe(true);
    expect(readWorkbook(bytes)).toEqual([['a', 'b', 'c'], ...rows]);
  });

  it.each([
    ['a zip of something else', zipSync({ 'a.txt': strToU8('a') })],
    ['half a file', workbook().slice(0, 300)],
    ['broken XML', workbook({ 'xl/worksheets/sheet9.xml': '<worksheet><row>' })],
    ['a part that unpacks to 41 MB', zipSync({ 'xl/workbook.xml': new Uint8Array(41 * 1024 * 1024) })],
  ])('is refused if it is %s', (_, bytes) => expect(() => readWorkbook(bytes)).toThrow());
});
