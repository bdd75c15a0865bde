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
import type { RegisterInput } from '@/lib/register/store/records';
import { type ExportSelection, isUnusableRegisterError, type RegisterExport } from '@/lib/register/store/store';
import { withoutPersonalFacts } from '@/lib/registry/request';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { parseQuery } from '@/lib/search/query/parse';
import { problemInWords } from '@/lib/search/query/part';
import { printSearch } from '@/lib/search/state';
import { isUsageError, parseOptions, UsageError } from '@/lib/shared/command-options';
import { isJsonObject, messageOf } from '@/lib/shared/json';
import { withoutBirth } from '../in/brreg/person-key';
import { schemaOf } from './csv/parquet-csv';
import { isTableName, TABLES, type TableName } from './csv/tables';
import type { ExportFormat } from './format';
import { FORMATS, type NamedFormat } from './formats';
import { PLURALS } from './kinds';
import { codeListLicences, licenceNotice } from './licences';
import { ExportTally } from './tally';

/** Parsed arguments of the command. */
interface ExportArguments {
  help: boolean;
  /** Undefined with `help` only. */
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

/** @throws UsageError for an unknown or invalid option. */
function readExportArguments(args: string[]): ExportArguments {
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

/** Destination of an export. */
interface Destination {
  /** Resolves when the destination can take more; false if its reader has closed it. */
  write(text: string): Promise<boolean>;
  /** Call once everything is written. */
  finish(): Promise<void>;
  /** Call if the file will stay incomplete. */
  abandon(): Promise<void>;
}

const isBrokenPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

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
  work: (destination: Pick<Destination, 'write'>) => Promise<void>,
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

interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** A terminal gets one line that is rewritten; a log gets a line at intervals. */
const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';
/** The clock is read once per this many records. */
const LOOK_EVERY = 256;

const number = new Intl.NumberFormat('en');

const say = (written: number): string => `${number.format(written)} ${written === 1 ? 'record' : 'records'} written`;

/** Reports the progress of an export, and at the end what it wrote and left out. */
function createExportProgress(output: Output, clock: () => number) {
  const every = output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  let last = clock();
  return {
    report(count: number): void {
      if (count % LOOK_EVERY !== 0 || clock() - last < every) return;
      last = clock();
      output.write(output.isTTY ? `${CLEAR_LINE}${say(count)}` : `${say(count)}\n`);
    },
    end(summary: string): void {
      output.write(`${output.isTTY ? CLEAR_LINE : ''}${summary}`);
    },
  };
}

const width = Math.max(...FORMATS.map(({ name }) => name.length));
const list = FORMATS.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`).join('\n');

const HELP = `Writes what the register holds, as a stream.

  npm run --silent export -- <format> [options] > file

  --query <search>       only the companies that a search finds, what belongs to them, and the other ends of their
                         relationships (of csv: only the companies found, and
                         what belongs to them): as in the search box ('j:gb -is:inactive marine') or as parameters of the
                         interface ('jurisdiction_code=gb&inactive=false'); all without it
  --table <table>        of csv and parquet-csv: ${Object.keys(TABLES).join(', ')} (default companies)
  --output <file>        a file, which is there once it is whole; the standard output without it
  --schema               of parquet-csv: the types of the columns as JSON, and no rows
  --with-personal-facts  with dates of birth, nationalities and addresses of persons

Formats:
${list}

Dates of birth, nationalities and addresses of persons are left out unless they are asked for: registers publish them
for inquiries about one person, and a file of them for all goes far beyond that. Who keeps such a file answers for it.
So a copy of the register that is to be whole is made by: native --with-personal-facts.

The register is register.sqlite in the folder FIRMAMENT_DATA (default ./data). What is written to it meanwhile is not in
the file. At the end the standard error says what was written, and what was left out and why. Records that may not be
shown are in native files of the whole register only. The data keep the licences of their publishers: they stand in the
file and on the standard error.
`;

/** The record without the facts about persons that pages hide from visitors. */
function withoutFactsOfPersons(record: RegisterInput): RegisterInput {
  if (record.kind === 'officer') return withoutPersonalFacts({ officer: record }).officer;
  if (record.kind !== 'placeholder' || record.entity_type !== 'person' || !record.details) {
    return record.kind === 'company' ? record : withoutPersonalFacts(record);
  }
  const { country_of_residence: _, ...details } = withoutPersonalFacts({ person: record.details }).person;
  return { ...record, details };
}

/** Fields that are keys of persons, or hold such keys. */
const KEYED = ['key', 'keys', 'record_key', 'entity', 'subjects', 'objects', 'provenances'] as const;

/** The same with keys that tell no date of birth. */
function withoutBirths<Keyed>(keyed: Keyed): Keyed {
  // Safe: texts stay texts, and lists and objects have the same members.
  if (typeof keyed === 'string') return withoutBirth(keyed) as Keyed;
  if (Array.isArray(keyed)) return keyed.map(withoutBirths) as Keyed;
  if (!isJsonObject(keyed)) return keyed;
  const changed = KEYED.filter((name) => name in keyed).map((name) => [name, withoutBirths(keyed[name])]);
  return { ...keyed, ...Object.fromEntries(changed) };
}

interface ExportSurroundings {
  registerFile: string;
  stdout: Writable;
  stderr: Output;
  clock: () => number;
  openExport: (file: string, selection: ExportSelection) => RegisterExport;
}

/** Characters written at a time: a system call per line would be slow. */
const PIECE = 64 * 1024;

/** Joins the texts into chunks large enough to write. */
function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function selectionOf(format: ExportFormat, query: ExportSelection['query']): ExportSelection {
  const { kinds, keyPrefix, withHidden = false, onlyFound = false } = format;
  return {
    ...(kinds && { kinds }),
    ...(keyPrefix !== undefined && { keyPrefix }),
    // Hidden records belong in a full copy only, never in the result of a search.
    ...(query ? { query, onlyFound } : { withHidden }),
  };
}

/** Whether something that is known is missing in the other. */
const lacks = (whole: object, reduced: object): boolean =>
  Object.entries(whole).some(([key, value]) => value != null && !(key in reduced));

function isReduced(whole: RegisterInput, reduced: RegisterInput): boolean {
  if (whole.kind !== 'placeholder' || reduced.kind !== 'placeholder') return lacks(whole, reduced);
  return lacks(whole.details ?? {}, reduced.details ?? {});
}

function* withoutPersonal(records: Iterable<RegisterInput>, tally: ExportTally): Generator<RegisterInput> {
  for (const record of records) {
    const reduced = withoutFactsOfPersons(record);
    if (reduced !== record && isReduced(record, reduced)) {
      tally.leaveOut(
        `personal facts of ${record.kind === 'officer' ? 'officers' : 'persons'}, which --with-personal-facts writes`,
      );
    }
    yield withoutBirths(reduced);
  }
}

/** Counts what the format has no place for, and what may not be shown. */
function countLeftOut(register: RegisterExport, tally: ExportTally): void {
  const { kinds, hidden } = register.leftOut();
  for (const [kind, count] of Object.entries(kinds)) {
    tally.leaveOut(`${PLURALS[kind as RegisterInput['kind']]}, for which this file has no place`, count);
  }
  tally.leaveOut('companies that may not be shown, with all records of them', hidden);
}

/** Reports how many records of the file were written. A format may leave a record out, or write it as several. */
function* counted(texts: Iterable<string>, report: (written: number) => void): Generator<string> {
  let count = 0;
  for (const text of texts) {
    yield text;
    report(++count);
  }
}

async function writeAll(pieces: Iterable<string>, destination: Pick<Destination, 'write'>): Promise<boolean> {
  for (const piece of pieces) if (!(await destination.write(piece))) return false;
  return true;
}

async function exportTo(
  destination: Pick<Destination, 'write'>,
  choice: NamedFormat,
  args: ExportArguments,
  around: ExportSurroundings,
) {
  const query = args.query === undefined ? undefined : readExportQuery(args.query);
  const format = choice.of(args.table);
  const register = around.openExport(around.registerFile, selectionOf(format, query));
  const progress = createExportProgress(around.stderr, around.clock);
  try {
    const licences = [...register.licences(), ...codeListLicences(register.importedFormats(), format.kinds)];
    const { query: asked, withPersonalFacts } = args;
    const tally = new ExportTally();
    const about = {
      exported_at: new Date(around.clock()).toISOString(),
      licences,
      query: asked,
      withPersonalFacts,
      tally,
    };
    const records = withPersonalFacts ? register.records() : withoutPersonal(register.records(), tally);
    const texts = counted(format.texts(records, about), progress.report);
    if (!(await destination.write(format.header?.(about) ?? ''))) return;
    if (!(await writeAll(inPieces(texts), destination))) return;
    countLeftOut(register, tally);
    if (!(await destination.write(format.footer?.(about) ?? ''))) return;
    progress.end(tally.inWords());
    around.stderr.write(licenceNotice(licences));
  } finally {
    register.close();
  }
}

async function obey(args: ExportArguments, around: ExportSurroundings): Promise<void> {
  if (!args.format) around.stdout.write(HELP);
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
