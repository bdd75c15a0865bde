import type { TableRow } from '../read/table-row';
import { cleanText } from '../text';

/** With which each of them begins. */
const FIRST_LETTER = 'N'.charCodeAt(0);
/** `NA` and `None Supplied` are how exports spell an empty cell. */
const EMPTY = new Set(['NA', 'N/A', 'NULL', 'None Supplied']);

const BLANK = ' '.charCodeAt(0);
const hasBlankAtEnd = (text: string): boolean =>
  text.charCodeAt(0) === BLANK || text.charCodeAt(text.length - 1) === BLANK;

/** The text at a place of a row, whatever it says. Nearly all rows are clean, and have forty cells. */
export function textAt({ cells, isClean }: TableRow, place: number): string | null {
  const text = cells[place];
  if (text === undefined || text === '') return null;
  return isClean && !hasBlankAtEnd(text) ? text : cleanText(text);
}

export function cell(row: TableRow, place: number): string | null {
  const text = textAt(row, place);
  return text !== null && text.charCodeAt(0) === FIRST_LETTER && EMPTY.has(text) ? null : text;
}
