import { parseOptions, UsageError } from '@/lib/shared/command-options';
import { isTableName, TABLES, type TableName } from './csv/tables';
import { FORMATS, type NamedFormat } from './formats';

/** What the command is asked to do. */
export interface ExportArguments {
  help: boolean;
  /** Undefined with `help` only. */
  format: NamedFormat | undefined;
  table: TableName;
  /** The search, in the language of the box or as parameters of the interface. */
  query: string | undefined;
  output: string | undefined;
  /** Only the types of the table. */
  schema: boolean;
  withPersonalFacts: boolean;
}

const OPTIONS = {
  query: { type: 'string' },
  table: { type: 'string' },
  output: { type: 'string', short: 'o' },
  schema: { type: 'boolean' },
  'with-personal-facts': { type: 'boolean' },
} as const;

const NAMES = FORMATS.map(({ name }) => name).join(', ');

function formatNamed([name, ...others]: string[]): NamedFormat {
  if (name === undefined) throw new UsageError(`Name a format: ${NAMES}; see --help.`);
  const format = FORMATS.find((one) => one.name === name);
  if (!format) throw new UsageError(`There is no format "${name}": there are ${NAMES}.`);
  if (others.length > 0) throw new UsageError(`One format at a time, and nothing beside it: "${others.join(' ')}".`);
  return format;
}

function tableNamed(name: string | undefined, format: NamedFormat | undefined): TableName {
  if (name === undefined) return 'companies';
  if (format && !format.hasTables) throw new UsageError(`The format ${format.name} has no tables: leave --table out.`);
  if (isTableName(name)) return name;
  throw new UsageError(`There is no table "${name}": there are ${Object.keys(TABLES).join(', ')}.`);
}

/** @throws UsageError where an option is not known or makes no sense. */
export function readExportArguments(args: string[]): ExportArguments {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const help = values.help ?? false;
  const format = help ? undefined : formatNamed(positionals);
  const schema = values.schema ?? false;
  if (schema && format && format.name !== 'parquet-csv') throw new UsageError('--schema is for parquet-csv.');
  return {
    ...{ help, format, schema, query: values.query, output: values.output },
    table: tableNamed(values.table, format),
    withPersonalFacts: values['with-personal-facts'] ?? false,
  };
}
