import type { TableRow } from '../read/table-row';
import { cleanText } from '../text';

/** With which each of them begins. */
const FIRST_LETTER = 'N'.charCodeAt(0);
/** `NA` and `None Supplied` are how exports spell an empty cell. */
const EMPTY = new Set(['NA', 'N/A', 'NULL', 'None Supplied']);

/** The text at a place of a row, whatever it says. */
export function textAt({ cells }: TableRow, place: number): string | null {
  const text = cells[place];
  return text === undefined || text === '' ? null : cleanText(text);
}

export function cell(row: TableRow, place: number): string | null {
  const text = textAt(row, place);
  return text !== null && text.charCodeAt(0) === FIRST_LETTER && EMPTY.has(text) ? null : text;
}
