import type { Cell } from '@/lib/formats/out/columns/column';
import type { RegisterInput } from '@/lib/register/store/records';
import type { ExportAbout } from '../format';
import { createTerms, sourceOfRecord } from '../licences';
import { SOURCE_COLUMNS, type Table } from './column';
import { companies } from './companies';
import { events, filings, officers } from './papers';
import { relationships } from './relationships';

/** A column, and what stands in it in each row. */
export interface ReadColumn {
  name: string;
  type: 'string' | 'date' | 'double' | 'boolean';
}

/** A table whose rows are cells already, in the order of its columns. */
export interface OpenTable {
  kinds: ReadonlySet<RegisterInput['kind']>;
  columns: readonly ReadColumn[];
  rows(records: Iterable<RegisterInput>, about: ExportAbout): Iterable<Cell[]>;
}

/** An empty text says no more than null does. */
const cellOf = (value: Cell | undefined): Cell => (value === undefined || value === '' ? null : value);

function open<Record>({ kinds, rowOf, columns }: Table<Record>): OpenTable {
  return {
    kinds: new Set(kinds),
    columns: [...columns, ...SOURCE_COLUMNS],
    *rows(records, { licences }) {
      const termsOf = createTerms(licences);
      for (const record of records) {
        const row = rowOf(record);
        if (row === undefined) continue;
        const source = sourceOfRecord(record, termsOf) ?? {};
        yield [
          ...columns.map(({ read }) => cellOf(read(row))),
          ...SOURCE_COLUMNS.map(({ read }) => cellOf(read(source))),
        ];
      }
    },
  };
}

/** The tables that can be had; a new one is a row here. */
export const TABLES = {
  companies: open(companies),
  officers: open(officers),
  filings: open(filings),
  relationships: open(relationships),
  events: open(events),
} as const satisfies Record<string, OpenTable>;

export type TableName = keyof typeof TABLES;

export const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name);
