import { type FormatIn, formatsIn, offerOf } from '../offered';
import { bods } from './bods/bods';
import { parquetCsv } from './csv/parquet-csv';
import { csv, type TableName } from './csv/tables';
import { followthemoney } from './followthemoney/followthemoney';
import type { ExportFormat } from './format';
import { native } from './native/native';

/** A format by its name. */
export interface NamedFormat {
  name: string;
  description: string;
  /** It holds one table; others hold all kinds of records, whichever table is named. */
  hasTables: boolean;
  of(table: TableName): ExportFormat;
}

const WRITERS: Readonly<Record<FormatIn<'command'>, NamedFormat['of']>> = {
  native: () => native,
  bods: () => bods,
  ftm: () => followthemoney,
  csv,
  'parquet-csv': parquetCsv,
};

/** Every format that `npm run export` writes. */
export const FORMATS: readonly NamedFormat[] = formatsIn('command').map((name) => {
  const { description, hasTables = false } = offerOf('command', name);
  return { name, description, hasTables, of: WRITERS[name] };
});
