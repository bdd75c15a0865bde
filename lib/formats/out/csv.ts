import type { Kind } from '@/lib/contract/kinds';
import { withoutControls } from '@/lib/shared/text';
import { fileColumns, sourceColumns } from './about';
import { type Cell, columnsOf } from './columns';
import { type ExportDocument, reachOf, rowsOf, shortfallOf } from './document';

/** Byte order mark: without it spreadsheets assume another encoding and garble names. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * What a spreadsheet may treat as a formula, in ASCII or full width, also behind blanks and invisible marks. Leading
 * apostrophes count too, so that removing one apostrophe always restores the text.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** The text with an apostrophe before it if it begins like a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Numbers are never formulas: -5 stays -5. */
const textOf = (cell: Cell): string =>
  typeof cell === 'string' ? guarded(withoutControls(cell)) : cell === null ? '' : String(cell);

function quoted(cell: Cell): string {
  const text = textOf(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line (RFC 4180), with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** API field names, a line per row with its source in the last columns, and a final line if the list is incomplete. */
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
