import { dayOf } from '../about';
import type { Cell } from '../columns';
import type { ExportFormat } from '../format';
import { type ReadColumn, TABLES, type TableName } from './tables';

/** A column with its type, for the program that converts the table. Every column may be empty, which is null. */
interface SchemaColumn extends ReadColumn {
  nullable: true;
}

const toldName = (name: string): string => `${name}_as_told`;

/** Dates are whole days. A date known only to the month or year goes in a separate column; no day is invented. */
export const schemaOf = (table: TableName): SchemaColumn[] =>
  TABLES[table].columns.flatMap(({ name, type }): SchemaColumn[] => [
    { name, type, nullable: true },
    ...(type === 'date' ? [{ name: toldName(name), type: 'string' as const, nullable: true as const }] : []),
  ]);

/** The text unguarded, as no spreadsheet reads this file. Text is always quoted, so that empty is null. */
const written = (cell: Cell): string =>
  typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : cell === null ? '' : String(cell);

function cellsOf(cell: Cell, { type }: ReadColumn): Cell[] {
  return type === 'date' ? [typeof cell === 'string' && cell.length === 10 ? dayOf(cell) : null, cell] : [cell];
}

const line = (cells: readonly string[]): string => `${cells.join(',')}\n`;

/** A table for conversion to typed columns; `schemaOf` gives the types. */
export function parquetCsv(name: TableName): ExportFormat {
  const { kinds, columns, rows } = TABLES[name];
  return {
    kinds,
    onlyFound: true,
    header: () => line(schemaOf(name).map((column) => column.name)),
    *texts(records, about) {
      for (const row of rows(records, about)) {
        about.tally.wrote(name);
        yield line(columns.flatMap((column, at) => cellsOf(row[at] ?? null, column).map(written)));
      }
    },
  };
}
