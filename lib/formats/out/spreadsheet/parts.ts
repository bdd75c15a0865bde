import { XML_DECLARATION } from '@/lib/shared/markup';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of `cellXfs` below. */
export const BOLD = 1;
export const TEXT = 2;

/** The two sheets of every workbook. */
export const DATA_SHEET = 'xl/worksheets/sheet1.xml';
export const ABOUT_SHEET = 'xl/worksheets/sheet2.xml';

const relationship = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relationships = (content: string): string =>
  `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;

const CONTENT_TYPES = `${XML_DECLARATION}<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>\
<Override PartName="/${DATA_SHEET}" ContentType="${SHEET_TYPE}.worksheet+xml"/>\
<Override PartName="/${ABOUT_SHEET}" ContentType="${SHEET_TYPE}.worksheet+xml"/>\
</Types>`;

/** Every cell is in the format "text" (49), so that a number which is a name stays as it is when a cell is edited. */
const STYLES = `${XML_DECLARATION}<styleSheet xmlns="${MAIN}">\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>\
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>\
</styleSheet>`;

const workbook = (
  dataName: string,
): string => `${XML_DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>\
<sheet name="${dataName}" sheetId="1" r:id="rId1"/><sheet name="About" sheetId="2" r:id="rId2"/></sheets></workbook>`;

/** All parts but the sheets. `dataName` is a word of ours, of at most 31 letters. */
export const fixedParts = (dataName: string): readonly (readonly [name: string, xml: string])[] => [
  ['[Content_Types].xml', CONTENT_TYPES],
  ['_rels/.rels', relationships(relationship(1, 'officeDocument', 'xl/workbook.xml'))],
  ['xl/workbook.xml', workbook(dataName)],
  [
    'xl/_rels/workbook.xml.rels',
    relationships(
      relationship(1, 'worksheet', 'worksheets/sheet1.xml') +
        relationship(2, 'worksheet', 'worksheets/sheet2.xml') +
        relationship(3, 'styles', 'styles.xml'),
    ),
  ],
  ['xl/styles.xml', STYLES],
];

/** What stands before the rows: the header stays in sight, and columns are wide enough for a name. */
export const sheetBegins = (widths: readonly number[], frozen: boolean): string => {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `${XML_DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen ? pane : ''}\
</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
};

/** 1 → A, 27 → AA, as spreadsheets count their columns. */
export const columnLetters = (column: number): string =>
  column === 0 ? '' : columnLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** What stands after the rows: a table, whose size is known now, gets a filter on each column. */
export const sheetEnds = (table?: { columns: number; rows: number }): string => {
  const filter = table ? `<autoFilter ref="A1:${columnLetters(table.columns)}${table.rows}"/>` : '';
  return `</sheetData>${filter}</worksheet>`;
};
