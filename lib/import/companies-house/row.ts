import { isRaw, type Raw, textAt } from '../raw';

/** A row of either table: header → text. */
export type Row = Raw;

export const isRow = isRaw;

/** With which each of them begins. */
const FIRST_LETTER = 'N';
/** `NA` and `None Supplied` are how exports spell an empty cell. */
const EMPTY = new Set(['NA', 'N/A', 'NULL', 'None Supplied']);

export function cell(row: Row, column: string): string | null {
  if (row[column] === '') return null;
  const text = textAt(row, column);
  return text?.startsWith(FIRST_LETTER) && EMPTY.has(text) ? null : text;
}
