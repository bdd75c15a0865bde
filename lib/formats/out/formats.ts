import { bods } from './bods';
import { parquetCsv } from './csv/parquet-csv';
import { csv, type TableName } from './csv/tables';
import { followthemoney } from './followthemoney/followthemoney';
import type { ExportFormat } from './format';
import { native } from './native/native';

/** A format by its name. */
export interface NamedFormat {
  name: string;
  describes: string;
  /** It holds one table; others hold all kinds of records, whatever table is named. */
  hasTables: boolean;
  of(table: TableName): ExportFormat;
}

const whole = (name: string, format: ExportFormat, describes: string): NamedFormat => ({
  ...{ name, describes, hasTables: false },
  of: () => format,
});

const tables = (name: string, of: NamedFormat['of'], describes: string): NamedFormat => ({
  ...{ name, describes, hasTables: true, of },
});

/** Every format `npm run export` writes; a new one is a row here. */
export const FORMATS: readonly NamedFormat[] = [
  whole('native', native, 'the register as it is, for npm run import -- native'),
  whole('bods', bods, 'Beneficial Ownership Data Standard 0.4: entities, persons, relationships'),
  whole('ftm', followthemoney, 'FollowTheMoney: companies, people, shares, offices'),
  tables('csv', csv, 'one table for people; cells never begin a formula'),
  tables('parquet-csv', parquetCsv, 'one table for conversion: types by --schema, empty is null'),
];
