/** Null is what nobody knows. Numbers are quantities; what only looks like a number, such as an id, is a text. */
export type Cell = string | number | boolean | null;

/** `brief`: also in the short table that people read; `list`: in every list and record; `record`: only the whole record says it. */
export type Reach = 'brief' | 'list' | 'record';

export interface Column<R> {
  /** The header: the interface's own name, snake_case. */
  name: string;
  label: string;
  reach: Reach;
  read(record: R): Cell;
}

/** A value of the wire as a cell: an empty text says no more than null does, a structure is written as JSON. */
function toCell(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

/** Three ways to make a column of `R`. */
export const columnsFor = <R>() => ({
  /** The field of that name, as it is. */
  field: (name: keyof R & string, label: string, reach: Reach = 'list'): Column<R> => ({
    name,
    label,
    reach,
    read: (record) => toCell(record[name]),
  }),
  /** An identifier: text, whatever it is made of, so that no spreadsheet counts with it. */
  identifier: (name: keyof R & string, label: string, reach: Reach = 'list'): Column<R> => ({
    name,
    label,
    reach,
    read: (record) => (record[name] == null ? null : String(record[name])),
  }),
  /** Read from deeper in the record. */
  made: (name: string, label: string, read: (record: R) => unknown, reach: Reach = 'list'): Column<R> => ({
    name,
    label,
    reach,
    read: (record) => toCell(read(record)),
  }),
});
