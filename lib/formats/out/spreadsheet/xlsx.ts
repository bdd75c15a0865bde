import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { aboutLines, extentInWords } from '../about-lines';
import type { Cell, Column } from '../columns/column';
import { columnsOf } from '../columns/columns';
import { reachOf, rowsOf, shortfallOf, type TakeDocument } from '../document';
import { aboutOf } from '../origin';
import { sourceColumns } from '../provenance-columns';
import { lineXml, MAX_ROWS, rowXml } from './cell';
import { ABOUT_SHEET, BOLD, DATA_SHEET, fixedParts, sheetBegins, sheetEnds, TEXT } from './parts';
import { type ZipEntry, zipped } from './zip';

const WIDE = 32;
const NARROW = 16;

/** Rows between two pushes: many rows compress better together, few keep memory small. */
const BATCH = 64;

const widthOf = ({ name }: { name: string }): number =>
  /name|title|address|url|description/.test(name) ? WIDE : NARROW;

const headXml = (names: readonly Cell[]): string => rowXml(names, BOLD);

/** What the writing of the first sheet tells the second. */
interface Written {
  rows: number;
  /** There were more rows than a sheet holds. */
  isCut: boolean;
}

/** All columns of the data sheet: the kind's own, then where each row comes from. */
const sheetColumns = <K extends Kind>(document: TakeDocument<K>): readonly Column<Records[K]>[] => [
  ...columnsOf(document.kind, reachOf(document)),
  ...sourceColumns(document.about),
];

async function* rowsXml<K extends Kind>(
  document: TakeDocument<K>,
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
  document: TakeDocument<K>,
  written: Written,
  maxRows: number,
): AsyncGenerator<string> {
  const columns = sheetColumns(document);
  yield sheetBegins(columns.map(widthOf), true) + headXml(columns.map(({ name }) => name));
  yield* rowsXml(document, written, maxRows);
  yield sheetEnds({ columns: columns.length, rows: written.rows + 1 });
}

const line = (pair: readonly [string, string]): string => lineXml(pair, BOLD, TEXT);

function extentOf<K extends Kind>(document: TakeDocument<K>, { rows, isCut }: Written): string | null {
  const { shape, about } = document;
  if (shape === 'record') return null;
  const extent = [extentInWords(rows, about.total_count), shortfallOf(document)].filter(Boolean).join('. ');
  return isCut ? `${extent}; a sheet holds no more` : extent;
}

/** What the file is, then what each column means. Written last, when the number of rows is known. */
function* aboutSheet<K extends Kind>(document: TakeDocument<K>, written: Written): Generator<string> {
  yield sheetBegins([WIDE, WIDE * 3], false);
  yield aboutLines(aboutOf(document), extentOf(document, written)).map(line).join('');
  yield rowXml([]) + headXml(['Column', 'Meaning; an empty cell is not known']);
  const columns = sheetColumns(document);
  yield columns.map(({ name, label }) => line([name, label])).join('');
  yield sheetEnds();
}

/** Letters and blanks only, which is what a sheet's name may hold. */
const sheetName = (kind: Kind): string => {
  const { many } = KINDS[kind];
  return many.charAt(0).toUpperCase() + many.slice(1);
};

/**
 * A workbook (ECMA-376): the records on one sheet, what the file is on another. Texts stand in place; there is no
 * formula. What is more than `maxRows`, the header among them, is left out, and the second sheet says so.
 */
export function xlsxBytes<K extends Kind>(document: TakeDocument<K>, maxRows = MAX_ROWS): AsyncGenerator<Uint8Array> {
  const written: Written = { rows: 0, isCut: false };
  const entries: ZipEntry[] = [
    ...fixedParts(sheetName(document.kind)).map(([name, xml]) => ({ name, texts: [xml] })),
    { name: DATA_SHEET, texts: dataSheet(document, written, maxRows) },
    { name: ABOUT_SHEET, texts: aboutSheet(document, written) },
  ];
  return zipped(entries);
}
