import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { isRegistryError } from '@/lib/contract/errors';
import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import { parseParameters } from '@/lib/contract/parameters';
import { PAGE_SETTINGS } from '@/lib/register/handler';
import { companiesAskedFor } from '@/lib/register/handlers/companies';
import { type ExportSelection, isUnusableRegisterError } from '@/lib/register/store/store';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { parseQuery } from '@/lib/search/query/parse';
import { problemInWords } from '@/lib/search/query/part';
import { printSearch } from '@/lib/search/state';
import { isUsageError, parseOptions, UsageError } from '@/lib/shared/command-options';
import { faultCodeOf } from '@/lib/shared/errors';
import { messageOf } from '@/lib/shared/json';
import { schemaOf } from './csv/parquet-csv';
import { isTableName, TABLES, type TableName } from './csv/tables';
import { FORMATS, type NamedFormat } from './formats';
import { licenceNotice } from './licences';
import { type OfferRequest, type OfferSurroundings, offerFiles } from './offer';
import { type TextSink, writeRegisterFile } from './register-file';

/** Parsed arguments of the command. */
interface ExportArguments {
  help: boolean;
  /** Undefined unless files for everybody are made. */
  offer: Omit<OfferRequest, 'readQuery'> | undefined;
  /** Undefined with `help` and `offer`. */
  format: NamedFormat | undefined;
  table: TableName;
  /** The search, as search-box text or as API parameters. */
  query: string | undefined;
  output: string | undefined;
  /** Print only the column types of the table. */
  schema: boolean;
  withPersonalFacts: boolean;
}

const OPTIONS = {
  query: { type: 'string' },
  table: { type: 'string' },
  output: { type: 'string', short: 'o' },
  schema: { type: 'boolean' },
  'with-personal-facts': { type: 'boolean' },
  offer: { type: 'boolean' },
  jurisdictions: { type: 'string' },
} as const;

const NAMES = FORMATS.map(({ name }) => name).join(', ');

function findFormat(name: string): NamedFormat {
  const format = FORMATS.find((one) => one.name === name);
  if (!format) throw new UsageError(`There is no format "${name}": there are ${NAMES}.`);
  return format;
}

function formatNamed([name, ...others]: string[]): NamedFormat {
  if (name === undefined) throw new UsageError(`Name a format: ${NAMES}; see --help.`);
  const format = findFormat(name);
  if (others.length > 0) throw new UsageError(`One format at a time, and nothing beside it: "${others.join(' ')}".`);
  return format;
}

function tableNamed(name: string | undefined, format: NamedFormat | undefined): TableName {
  if (name === undefined) return 'companies';
  if (format && !format.hasTables) throw new UsageError(`The format ${format.name} has no tables: leave --table out.`);
  if (isTableName(name)) return name;
  throw new UsageError(`There is no table "${name}": there are ${Object.keys(TABLES).join(', ')}.`);
}

/** Options of one file, whose reader its maker knows. */
const OF_ONE_FILE = ['query', 'table', 'output', 'schema', 'with-personal-facts'] as const;

type Options = ReturnType<typeof parseOptions<typeof OPTIONS>>;

/** `parquet-csv` is made only if it is named: it holds what `csv` does. */
function readOffer({ values, positionals }: Options): ExportArguments['offer'] {
  if (!values.offer) {
    if (values.jurisdictions !== undefined) throw new UsageError('--jurisdictions is for --offer.');
    return undefined;
  }
  const other = OF_ONE_FILE.find((name) => values[name] !== undefined);
  if (other) throw new UsageError(`--offer makes files for everybody: leave --${other} out.`);
  const formats =
    positionals.length > 0 ? positionals.map(findFormat) : FORMATS.filter(({ name }) => name !== 'parquet-csv');
  const given = values.jurisdictions?.trim() ?? '';
  const jurisdictions =
    given === 'all'
      ? given
      : given
          .toLowerCase()
          .split(/[\s,]+/)
          .filter((code) => code !== '');
  return { formats: [...new Set(formats)], jurisdictions };
}

/** @throws UsageError for an unknown or invalid option. */
function readExportArguments(args: string[]): ExportArguments {
  const options = parseOptions(args, OPTIONS);
  const { values, positionals } = options;
  const help = values.help ?? false;
  const offer = help ? undefined : readOffer(options);
  const format = help || offer ? undefined : formatNamed(positionals);
  const schema = values.schema ?? false;
  if (schema && format && format.name !== 'parquet-csv') throw new UsageError('--schema is for parquet-csv.');
  return {
    ...{ help, offer, format, schema, query: values.query, output: values.output },
    table: tableNamed(values.table, format),
    withPersonalFacts: values['with-personal-facts'] ?? false,
  };
}

/** Destination of an export. */
interface Destination extends TextSink {
  /** Call once everything is written. */
  finish(): Promise<void>;
  /** Call if the file will stay incomplete. */
  abandon(): Promise<void>;
}

const isBrokenPipe = (error: unknown): boolean => faultCodeOf(error) === 'EPIPE';

function createWriter(stream: Writable) {
  let failure: unknown;
  stream.on('error', (error) => {
    failure = error;
  });
  return async (text: string): Promise<boolean> => {
    if (failure === undefined && !stream.write(text)) await once(stream, 'drain').catch(() => undefined);
    if (failure !== undefined && !isBrokenPipe(failure)) throw failure;
    return failure === undefined && !stream.destroyed;
  };
}

/** The standard output; its reader may close it at any time (`| head`). */
const toStream = (stream: Writable): Destination => ({
  write: createWriter(stream),
  finish: async () => undefined,
  abandon: async () => undefined,
});

/** A file that gets its name only when complete, and replaces an existing one then. */
function toFile(path: string): Destination {
  const part = `${path}.part-${process.pid}`;
  const stream = createWriteStream(part);
  return {
    write: createWriter(stream),
    finish: async () => {
      stream.end();
      await finished(stream);
      await rename(part, path);
    },
    abandon: async () => {
      stream.destroy();
      await rm(part, { force: true });
    },
  };
}

/** Writes to a file, which is there once it is whole, or to the standard output. */
export async function writeOutput(
  file: string | undefined,
  stdout: Writable,
  work: (destination: TextSink) => Promise<void>,
): Promise<void> {
  const destination = file === undefined ? toStream(stdout) : toFile(file);
  try {
    await work(destination);
    await destination.finish();
  } catch (error) {
    await destination.abandon();
    throw error;
  }
}

const { parameters } = ENDPOINTS.search_companies;
const PARAMETERS: ReadonlySet<string> = new Set([...Object.keys(parameters), EXCLUDE_PARAMETER]);

/** `jurisdiction_code=gb&inactive=false`: API parameters, as no field of the search box uses an equals sign. */
const isOfInterface = (text: string): boolean => /^\w+=/.test(text);

/** A misspelt parameter would export more than was requested. */
function paramsIn(text: string): URLSearchParams {
  const params = new URLSearchParams(text);
  const unknown = [...params.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw new UsageError(`The search of companies has no parameter "${unknown}".`);
  return params;
}

/** The parameters for search-box text. A search with a mistake is refused: it would find something else. */
function paramsOfBox(text: string): URLSearchParams {
  const { state, problems } = parseQuery(COMPANY_SEARCH, text, {}, { canExclude: true });
  const mistake = problems.find(({ kind }) => kind === 'error');
  if (mistake) throw new UsageError(problemInWords(mistake, 'en'));
  return printSearch(COMPANY_SEARCH, state);
}

/**
 * The parameters of a company search, given as search-box text or as API parameters.
 * @throws UsageError if it cannot be parsed.
 */
function readExportQuery(text: string): NonNullable<ExportSelection['query']> {
  const params = isOfInterface(text) ? paramsIn(text) : paramsOfBox(text);
  if ([...params].every(([, value]) => value.trim() === ''))
    throw new UsageError('The search is empty: leave it out for all.');
  try {
    return companiesAskedFor({
      parameters: parseParameters(parameters, params),
      params,
      wildcard: PAGE_SETTINGS.wildcard,
    });
  } catch (error) {
    if (isRegistryError(error)) throw new UsageError(error.message);
    throw error;
  }
}

const width = Math.max(...FORMATS.map(({ name }) => name.length));
const list = FORMATS.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`).join('\n');

const HELP = `Writes what the register holds, as a stream.

  npm run --silent export -- <format> [options] > file
  npm run export -- --offer [--jurisdictions gb,de] [<formats>]

  --query <search>       only the companies that a search finds, what belongs to them, and the other ends of their
                         relationships (of csv: only the companies found, and
                         what belongs to them): as in the search box ('j:gb -is:inactive marine') or as parameters of the
                         interface ('jurisdiction_code=gb&inactive=false'); all without it
  --table <table>        of csv and parquet-csv: ${Object.keys(TABLES).join(', ')} (default companies)
  --output <file>        a file, which is there once it is whole; the standard output without it
  --schema               of parquet-csv: the types of the columns as JSON, and no rows
  --with-personal-facts  with dates of birth, nationalities and addresses of persons
  --offer                makes the files that everybody finds at /downloads: the whole register in all formats but
                         parquet-csv, or in those that are named
  --jurisdictions <codes>  with --offer: files of these jurisdictions too, or of all

Formats:
${list}

Dates of birth, nationalities and addresses of persons are left out unless they are asked for: registers publish them
for inquiries about one person, and a file of them for all goes far beyond that. Who keeps such a file answers for it.
So a copy of the register that is to be whole is made by: native --with-personal-facts.

The register is register.sqlite in the folder FIRMAMENT_DATA (default ./data). What is written to it meanwhile is not in
the file. At the end the standard error says what was written, and what was left out and why. Records that may not be
shown are in native files of the whole register only. The data keep the licences of their publishers: they stand in the
file and on the standard error.

Files of --offer are compressed, in the folder bulk beside the register, with a list of their sizes, days, licences and
checksums. They have no personal facts and nothing that may not be shown. Each replaces the one of its name once it is whole,
and those that are not made again are removed at the end. Forgetting a source or suppressing a person removes all of them; while
a company is withheld that was not when they were made, they are not offered.
`;

interface ExportSurroundings extends Omit<OfferSurroundings, 'stdout'> {
  stdout: Writable;
}

async function exportTo(
  destination: TextSink,
  format: NamedFormat,
  { table, query: asked, withPersonalFacts }: ExportArguments,
  around: ExportSurroundings,
): Promise<void> {
  const query = asked === undefined ? undefined : { text: asked, parsed: readExportQuery(asked) };
  const written = await writeRegisterFile(destination, { format: format.of(table), query, withPersonalFacts }, around);
  if (written) around.stderr.write(written.summary + licenceNotice(written.licences));
}

async function obey(args: ExportArguments, around: ExportSurroundings): Promise<void> {
  if (args.offer) await offerFiles({ ...args.offer, readQuery: readExportQuery }, around);
  else if (!args.format) around.stdout.write(HELP);
  else if (args.schema) around.stdout.write(`${JSON.stringify(schemaOf(args.table), null, 2)}\n`);
  else {
    const { format } = args;
    await writeOutput(args.output, around.stdout, (destination) => exportTo(destination, format, args, around));
  }
}

/** Runs the command in the given environment and returns the exit code. */
export async function exportCommand(args: string[], around: ExportSurroundings): Promise<number> {
  try {
    await obey(readExportArguments(args), around);
    return 0;
  } catch (error) {
    const isExpected = isUsageError(error) || isUnusableRegisterError(error);
    around.stderr.write(`${isExpected ? '' : 'The export stopped: '}${messageOf(error)}\n`);
    return 1;
  }
}
