import { Zip, ZipDeflate } from 'fflate';
import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { escapeMarkup, withoutControls, XML_DECLARATION } from '@/lib/shared/text';
import { aboutOf, sourceColumns } from '../about';
import { type Cell, type Column, columnsOf } from '../columns';
import { aboutLines, type ExportDocument, extentInWords, reachOf, rowsOf, shortfallOf } from '../document';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of `cellXfs` below. */
const BOLD = 1;
const TEXT = 2;

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

/** Every cell has the format "text" (49), so that a name made of digits stays unchanged when a cell is edited. */
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

/** All parts but the sheets. `dataName` is a constant of at most 31 letters. */
const fixedParts = (dataName: string): readonly (readonly [name: string, xml: string])[] => [
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

/** The start of the sheet: a frozen header, and columns wide enough for a name. */
const sheetBegins = (widths: readonly number[], frozen: boolean): string => {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `${XML_DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen ? pane : ''}\
</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
};

/** 1 → A, 27 → AA, as in spreadsheets. */
export const columnLetters = (column: number): string =>
  column === 0 ? '' : columnLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** The end of the sheet: a table with a filter on each column, as its size is known now. */
const sheetEnds = (table?: { columns: number; rows: number }): string => {
  const filter = table ? `<autoFilter ref="A1:${columnLetters(table.columns)}${table.rows}"/>` : '';
  return `</sheetData>${filter}</worksheet>`;
};

/** Limit of the format: programs reject a file with more. */
export const MAX_CELL = 32_767;

/** Rows of one sheet, with its header. */
const MAX_ROWS = 1_048_576;

const CUT = ' … (cut)';

/** Cell text has a maximum length; cut text says so, and never ends in half a character. */
function fitted(text: string): string {
  if (text.length <= MAX_CELL) return text;
  return text.slice(0, MAX_CELL - CUT.length).replace(/[\u{D800}-\u{DBFF}]$/u, '') + CUT;
}

/**
 * The programs read `_x000D_` as a carriage return (ECMA-376, ST_Xstring). So a return is written that way, and the first
 * underscore of text that already looks that way is escaped.
 */
const coded = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_');

/** An inline text, never a formula; leading and trailing blanks are kept. */
function textCell(text: string, style: string): string {
  const written = escapeMarkup(coded(fitted(withoutControls(text))));
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${written}</t></is></c>`;
}

/** `style`: an index of styles.xml. Unknown is an empty cell, which keeps the columns aligned. */
function cellXml(cell: Cell, style = 0): string {
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, styled);
  if (typeof cell === 'boolean') return `<c t="b"${styled}><v>${cell ? 1 : 0}</v></c>`;
  return Number.isFinite(cell) ? `<c${styled}><v>${cell}</v></c>` : '<c/>';
}

const rowXml = (cells: readonly Cell[], style?: number): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

/** A row of label and value. */
const lineXml = ([name, text]: readonly [string, string], nameStyle: number, style: number): string =>
  `<row>${cellXml(name, nameStyle)}${cellXml(text, style)}</row>`;

/** One file of an archive; its text is generated while it is written. */
interface ZipEntry {
  name: string;
  texts: AsyncIterable<string> | Iterable<string>;
}

/** Yields what the archive has ready; an error in it is thrown on the next call. */
function collector() {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    failure ??= error;
    if (data?.length) ready.push(data);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  return { zip, take };
}

/** A zip, written entry by entry as the texts come. Holds the compressor's window in memory, never an entry. */
async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { zip, take } = collector();
  for (const { name, texts } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const text of texts) {
      file.push(encoder.encode(text));
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

const WIDE = 32;
const NARROW = 16;

/** Rows per push: many rows compress better together, few keep memory small. */
const BATCH = 64;

const widthOf = ({ name }: { name: string }): number =>
  /name|title|address|url|description/.test(name) ? WIDE : NARROW;

const headXml = (names: readonly Cell[]): string => rowXml(names, BOLD);

/** Results of writing the first sheet that the second one needs. */
interface Written {
  rows: number;
  /** There were more rows than a sheet can hold. */
  isCut: boolean;
}

/** All columns of the data sheet: those of the kind, then the source of each row. */
const sheetColumns = <K extends Kind>(document: ExportDocument<K>): readonly Column<Records[K]>[] => [
  ...columnsOf(document.kind, reachOf(document)),
  ...sourceColumns(document.about),
];

async function* rowsXml<K extends Kind>(
  document: ExportDocument<K>,
  written: Written,
  maxRows: number,
): AsyncGenerator<string> {
  const columns = sheetColumns(document);
  let gathered = '';
  for await (const row of rowsOf(document)) {
    written.isCut = written.rows === maxRows - 1;
    if (written.isCut) break;
    gathered += rowXml(
      columns.map(({ read }) => read(row)),
      TEXT,
    );
    written.rows += 1;
    if (written.rows % BATCH > 0) continue;
    yield gathered;
    gathered = '';
  }
  const shortfall = written.isCut ? null : shortfallOf(document);
  yield shortfall === null ? gathered : gathered + lineXml([shortfall, ''], BOLD, TEXT);
}

async function* dataSheet<K extends Kind>(
  document: ExportDocument<K>,
  written: Written,
  maxRows: number,
): AsyncGenerator<string> {
  const columns = sheetColumns(document);
  yield sheetBegins(columns.map(widthOf), true) + headXml(columns.map(({ name }) => name));
  yield* rowsXml(document, written, maxRows);
  yield sheetEnds({ columns: columns.length, rows: written.rows + 1 });
}

const line = (pair: readonly [string, string]): string => lineXml(pair, BOLD, TEXT);

function extentOf<K extends Kind>(document: ExportDocument<K>, { rows, isCut }: Written): string | null {
  const { shape, about } = document;
  if (shape === 'record') return null;
  const extent = [extentInWords(rows, about.total_count), shortfallOf(document)].filter(Boolean).join('. ');
  return isCut ? `${extent}; a sheet holds no more` : extent;
}

/** The description of the file, then of each column. Written last, when the number of rows is known. */
function* aboutSheet<K extends Kind>(document: ExportDocument<K>, written: Written): Generator<string> {
  yield sheetBegins([WIDE, WIDE * 3], false);
  yield aboutLines(aboutOf(document), extentOf(document, written)).map(line).join('');
  yield rowXml([]) + headXml(['Column', 'Meaning; an empty cell is not known']);
  const columns = sheetColumns(document);
  yield columns.map(({ name, label }) => line([name, label])).join('');
  yield sheetEnds();
}

/** Letters and blanks only, as sheet names allow. */
const sheetName = (kind: Kind): string => {
  const { many } = KINDS[kind];
  return many.charAt(0).toUpperCase() + many.slice(1);
};

/**
 * A workbook (ECMA-376): the records on one sheet, the description of the file on another. Texts are inline; there is no
 * formula. Rows beyond `maxRows`, header included, are left out, and the second sheet says so.
 */
export function xlsxBytes<K extends Kind>(document: ExportDocument<K>, maxRows = MAX_ROWS): AsyncGenerator<Uint8Array> {
  const written: Written = { rows: 0, isCut: false };
  const entries: ZipEntry[] = [
    ...fixedParts(sheetName(document.kind)).map(([name, xml]) => ({ name, texts: [xml] })),
    { name: DATA_SHEET, texts: dataSheet(document, written, maxRows) },
    { name: ABOUT_SHEET, texts: aboutSheet(document, written) },
  ];
  return zipped(entries);
}

const batches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/**
 * A workbook of a table that is no list of records: its rows on one sheet, and on another what is said of the file.
 * `sheet` is a name of at most 31 letters.
 */
export function tableBytes(
  sheet: string,
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  about: readonly (readonly [string, string])[],
): AsyncGenerator<Uint8Array> {
  const widths = header.map((name) => widthOf({ name }));
  const entries: ZipEntry[] = [
    ...fixedParts(sheet).map(([name, xml]) => ({ name, texts: [xml] })),
    {
      name: DATA_SHEET,
      texts: [
        sheetBegins(widths, true) + headXml(header),
        ...batches(rows, BATCH).map((some) => some.map((row) => rowXml(row, TEXT)).join('')),
        sheetEnds({ columns: header.length, rows: rows.length + 1 }),
      ],
    },
    { name: ABOUT_SHEET, texts: [sheetBegins([WIDE, WIDE * 3], false) + about.map(line).join('') + sheetEnds()] },
  ];
  return zipped(entries);
}
