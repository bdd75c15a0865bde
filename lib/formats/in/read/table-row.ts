import { isCleanAscii } from '@/lib/shared/names/clean-ascii';
import type { Raw } from '../raw';

/**
 * A row of a table: its cells, in the order of its columns. Whoever maps the rows of a wide table looks once for where
 * a column stands, in place of making an object of each row and looking in it by the names of its columns.
 */
export class TableRow {
  constructor(
    /** The same object for all rows of a table. */
    readonly columns: readonly string[],
    readonly cells: readonly string[],
    /** Whether its line is clean ASCII: of a cell there is nothing to clean but a blank at either end. */
    readonly isClean = false,
  ) {}
}

/** The place of a column; one past the last, where no row has a cell, for a column that the table has not. */
export function placeOf(columns: readonly string[], column: string): number {
  const place = columns.lastIndexOf(column);
  return place === -1 ? columns.length : place;
}

/** What makes of the cells of a table's rows what its mapping is given. */
export type MakerFor = (columns: readonly string[]) => (cells: readonly string[], text: string) => unknown;

export const rowMaker: MakerFor = (columns) => (cells, text) => new TableRow(columns, cells, isCleanAscii(text));

/**
 * Each field under its header, which may be called anything. Objects that are copied have all their fields from the
 * start: filled one by one, those of a wide table would grow eighteen times.
 */
export function recordMaker(header: readonly string[]): (cells: readonly string[]) => Raw {
  const fields = (row: readonly string[]) => header.map((name, index): [string, string] => [name, row[index] ?? '']);
  if (header.includes('__proto__')) return (row) => Object.fromEntries(fields(row));
  // What the parser of JSON makes is laid out well, however many fields it has.
  const empty: Raw = JSON.parse(JSON.stringify(Object.fromEntries(fields([]))));
  return (row) => {
    const raw = { ...empty };
    for (let index = 0; index < header.length; index++) if (row[index]) raw[header[index] ?? ''] = row[index];
    return raw;
  };
}
