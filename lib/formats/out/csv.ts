import type { Kind } from '@/lib/contract/kinds';
import { withoutControls } from '@/lib/shared/text';
import { type Cell, columnsOf } from './columns';
import { type ExportDocument, reachOf, rowsOf, shortfallOf } from './document';
import { fileColumns, sourceColumns } from './origin';

/** Spreadsheets take a file without it for another encoding, and names break. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * What a spreadsheet may take for a formula, in ASCII or full width, also behind blanks and invisible marks. Apostrophes
 * before it count too, so that the guard is one more apostrophe and whoever takes one away has the text again.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** The text as no spreadsheet calculates it: an apostrophe before what begins like a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A number is no text that could calculate: -5 stays -5. */
const textOf = (cell: Cell): string =>
  typeof cell === 'string' ? guarded(withoutControls(cell)) : cell === null ? '' : String(cell);

function quoted(cell: Cell): string {
  const text = textOf(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line (RFC 4180), its end with it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A header of the interface's names, then a line for each row; the last columns tell where it comes from. A list that is not whole ends with a line that says so. */
export async function* csvTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  const { about, kind } = document;
  const own = columnsOf(kind, reachOf(document));
  const more = [...sourceColumns(about), ...fileColumns(about)];
  yield BYTE_ORDER_MARK + csvLine([...own, ...more].map(({ name }) => name));
  for await (const row of rowsOf(document)) {
    yield csvLine([...own.map(({ read }) => read(row)), ...more.map(({ read }) => read(row))]);
  }
  const shortfall = shortfallOf(document);
  if (shortfall !== null) yield csvLine([shortfall]);
}
