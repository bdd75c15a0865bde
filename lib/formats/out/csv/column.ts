import type { Source } from '@/lib/contract/provenance';
import type { Cell } from '@/lib/formats/out/columns/column';
import type { RegisterInput } from '@/lib/register/store/records';

/** A column of a table. Dates may be less than a day where the source knew no more. */
export interface TableColumn<Record> {
  /** The interface's own name, snake_case. */
  name: string;
  type: 'string' | 'date' | 'double' | 'boolean';
  read(record: Record): Cell | undefined;
}

/** What a row is made of: a record, and where it comes from. */
export interface TableRow<Record> {
  record: Record;
  source: Source | undefined;
}

/** A table: what rows come of a record of the register, and their columns. */
export interface Table<Record = never> {
  kinds: readonly RegisterInput['kind'][];
  rowOf(record: RegisterInput): Record | undefined;
  columns: readonly TableColumn<Record>[];
}

type Names<R, Value> = { [Name in keyof R]: R[Name] extends Value | null | undefined ? Name : never }[keyof R] & string;

/** Columns that are fields of the record, under the same name. */
export const columnsFor = <R>() => ({
  text: (name: Names<R, string>): TableColumn<R> => ({ name, type: 'string', read: (row) => row[name] as Cell }),
  date: (name: Names<R, string>): TableColumn<R> => ({ name, type: 'date', read: (row) => row[name] as Cell }),
  flag: (name: Names<R, boolean>): TableColumn<R> => ({ name, type: 'boolean', read: (row) => row[name] as Cell }),
  made: (name: string, read: (row: R) => string | null | undefined): TableColumn<R> => ({ name, type: 'string', read }),
  number: (name: string, read: (row: R) => number | null | undefined): TableColumn<R> => ({
    name,
    type: 'double',
    read,
  }),
});

/** The last columns of every row: whom to name for it, and on which terms. Empty is not known. */
export const SOURCE_COLUMNS: readonly TableColumn<Source>[] = [
  { name: 'source_publisher', type: 'string', read: ({ publisher }) => publisher },
  { name: 'source_url', type: 'string', read: ({ url }) => url },
  { name: 'source_licence', type: 'string', read: ({ terms }) => terms },
  { name: 'retrieved_at', type: 'string', read: ({ retrieved_at }) => retrieved_at },
];
