import { BYTE_ORDER_MARK, csvLine } from '@/lib/formats/out/csv';
import type { ExportFormat } from '../format';
import { TABLES, type TableName } from './tables';

/** A table for people and spreadsheets, as every CSV of the explorer: formulas are guarded. */
export function csv(name: TableName): ExportFormat {
  const { kinds, columns, rows } = TABLES[name];
  return {
    kinds,
    onlyFound: true,
    *texts(records, about) {
      yield BYTE_ORDER_MARK + csvLine(columns.map((column) => column.name));
      for (const row of rows(records, about)) yield csvLine(row);
    },
  };
}
