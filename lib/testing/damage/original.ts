import type { FormatOptions } from '@/lib/formats/in/format';

/** A small invented, valid file of a format; some formats are recognised by file name. */
export interface Original {
  format: string;
  name: string;
  text: string;
  options?: FormatOptions;
}

export const jsonLines = (...records: unknown[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

export const csvLines = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`).join('');
