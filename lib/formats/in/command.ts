import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisterInput } from '@/lib/register/store/records';
import { isUsageError, parseCount, parseOptions, UsageError } from '@/lib/shared/command-options';
import { messageOf } from '@/lib/shared/json';
import { type DryRun, dryRun, printDryRun, printSummary } from './dry-run';
import type { FormatOptions } from './format';
import { FORMATS } from './formats';
import { type FilesOfFormat, type Guess, guessFormats } from './guess';
import { isRaw } from './raw';
import { findSources, isNoSuchFileError } from './read/find-sources';
import type { SourceFile } from './read/source-file';
import {
  countLoaded,
  countRejected,
  dayOfSnapshot,
  type ImportResult,
  type Progress,
  rejectsFolder,
  runImport,
} from './run';
import type { ImportTarget } from './target/target';
import { parseDate, startOfDay } from './values';

/** Personal facts that an import can leave out → the keys under which records hold them. */
const KEYS_OF = {
  date_of_birth: ['date_of_birth', 'birthDate', 'birth_date', 'birth_day'],
  nationality: ['nationality', 'nationalities'],
  address: ['address', 'addresses', 'registered_address', 'residential_address', 'service_address'],
  occupation: ['occupation'],
  country_of_residence: ['country_of_residence'],
  date_of_death: ['date_of_death'],
  political_exposure: ['political_exposure'],
  tax_residency: ['tax_residencies'],
  person_identifiers: ['person_identifiers'],
} as const;

type PersonalField = keyof typeof KEYS_OF;

/** Names of the personal facts that an import can leave out. */
export const PERSONAL_FIELDS = Object.keys(KEYS_OF);

const isPersonalField = (name: string): name is PersonalField => Object.hasOwn(KEYS_OF, name);

function withoutKeys(value: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item, keys));
  if (!isRaw(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !keys.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutKeys(inner, keys)]));
}

/**
 * Removes these personal facts from a record, at any depth; facts of the company
 * remain. Removed facts reach neither the register nor the file of rejects.
 */
function createWithholding(fields: readonly PersonalField[]): (input: RegisterInput) => RegisterInput {
  const keys = new Set<string>(fields.flatMap((field) => KEYS_OF[field]));
  if (keys.size === 0) return (input) => input;
  const speaksOfPeople = new Set<RegisterInput['kind']>(['officer', 'placeholder', 'statement', 'datum', 'event']);
  return (input) =>
    // No record requires any of these keys.
    speaksOfPeople.has(input.kind) ? (withoutKeys(input, keys) as RegisterInput) : input;
}

/** Parsed arguments of the command. */
interface ImportArguments {
  /** A format and files, or files alone. */
  named: string[];
  list: boolean;
  help: boolean;
  dryRun: boolean;
  complete: boolean;
  strict: boolean;
  /** Files that cannot be read to their end are no failure. */
  acceptTruncated: boolean;
  exclude: PersonalField[];
  limit?: number;
  /** Path of a table's mapping. */
  mapping?: string;
  encoding?: string;
  /** The date of the files, as a timestamp. */
  asOf?: string;
}

const OPTIONS = {
  list: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  strict: { type: 'boolean' },
  complete: { type: 'boolean' },
  'accept-truncated': { type: 'boolean' },
  exclude: { type: 'string', multiple: true },
  limit: { type: 'string' },
  mapping: { type: 'string' },
  encoding: { type: 'string' },
  'as-of': { type: 'string' },
} as const;

function toFields(lists: string[] = []): PersonalField[] {
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return names.map((name) => {
    if (isPersonalField(name)) return name;
    throw new UsageError(`--exclude knows ${PERSONAL_FIELDS.join(', ')}, and not "${name}".`);
  });
}

function toEncoding(label: string | undefined): { encoding?: string } {
  if (label === undefined) return {};
  try {
    return { encoding: new TextDecoder(label).encoding };
  } catch {
    throw new UsageError(
      `There is no encoding "${label}": there are utf-8, latin1, windows-1252, utf-16le and others.`,
    );
  }
}

function toAsOf(text: string | undefined, clock: () => number): { asOf?: string } {
  if (text === undefined) return {};
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDate(text) : null;
  if (day === null) throw new UsageError(`--as-of takes a day, such as 2024-05-31, and not "${text}".`);
  if (day > new Date(clock()).toISOString().slice(0, 10)) throw new UsageError(`--as-of ${day} has not come yet.`);
  return { asOf: startOfDay(day) };
}

/** @throws UsageError for an unknown or invalid option. */
function readArguments(args: string[], clock: () => number): ImportArguments {
  const { values, positionals } = parseOptions(args, OPTIONS);
  return {
    named: positionals,
    list: values.list ?? false,
    help: values.help ?? false,
    dryRun: values['dry-run'] ?? false,
    strict: values.strict ?? false,
    complete: values.complete ?? false,
    acceptTruncated: values['accept-truncated'] ?? false,
    exclude: toFields(values.exclude),
    ...(values.limit === undefined ? {} : { limit: parseCount('limit', 'records', values.limit) }),
    ...(values.mapping === undefined ? {} : { mapping: values.mapping }),
    ...toEncoding(values.encoding),
    ...toAsOf(values['as-of'], clock),
  };
}

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** A terminal gets one line that is rewritten; a log gets a line at intervals. */
const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** `1 h 05 min`, `3 min 20 s`, `8 s`. */
export function sayDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`;
  return whole >= 60 ? `${Math.floor(whole / 60)} min ${two(whole % 60)} s` : `${whole} s`;
}

/** Rate, percentage and remaining time, as far as known; `seconds` since the start. */
export function sayProgress({ file, read, taken, size }: Progress, seconds: number): string {
  const rate = seconds > 0 ? [`${count.format(read / seconds)} a second`] : [];
  const share = size ? Math.min(1, taken / size) : undefined;
  const left = share && share > 0 && share < 1 ? [`${sayDuration((seconds * (1 - share)) / share)} left`] : [];
  const done = share === undefined ? [] : [`${Math.floor(share * 100)} %`];
  return [`${count.format(read)} records read`, ...rate, ...done, ...left, file].join(' · ');
}

export function createProgress(output: Output, clock: () => number) {
  const every = output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  const begun = clock();
  let last = begun;
  return {
    report(progress: Progress): void {
      const now = clock();
      if (now - last < every) return;
      last = now;
      const text = sayProgress(progress, (now - begun) / 1000);
      output.write(output.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
    },
    end(): void {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };
}

const width = Math.max(...FORMATS.map(({ name }) => name.length));

/** All formats, one a line. */
const LIST = FORMATS.map(({ name, describes }) => `${name.padEnd(width)}  ${describes}`).join('\n');

const HELP = `Loads open data into the register.

  npm run import -- [format] <files>   files, folders, "patterns*" or - for the standard input;
                                       plain, .gz, .bz2 or .zip
Without a format, each file is looked at and its format guessed.

  --list                 the formats
  --dry-run              read and map, write nothing: counts, what would not be taken and why, the first of each kind
  --limit <n>            the first n records only
  --exclude <fields>     leave facts of people out: ${PERSONAL_FIELDS.join(', ')}
  --mapping <file>       how to read a table (format csv)
  --encoding <name>      of text in an encoding that is not recognised, e.g. windows-1250
  --complete             the files have every record of their publishers and kinds: what the register has besides is
                         marked as gone on their day
  --as-of <day>          the day that the files speak of, if neither they nor their names tell it
  --accept-truncated     do not fail if a file cannot be read to its end
  --strict               fail if a record or a file could not be taken

Formats:
${LIST.replace(/^/gm, '  ')}

The register is register.sqlite in the folder FIRMAMENT_DATA (default ./data). Loading a file again changes nothing. An
import that was stopped goes on where it was when the same command is given again. Records that could not be taken are
written, with the reasons, to a file in the folder rejects beside the register.
`;

/** The environment of the command. */
export interface CommandSurroundings {
  dataFolder: string;
  stdin: AsyncIterable<Buffer>;
  stdout: Output;
  stderr: Output;
  clock: () => number;
  openTarget: (file: string) => Promise<ImportTarget>;
}

const names = () => FORMATS.map(({ name }) => name).join(', ');

async function openSources(named: string[], { encoding, asOf }: ImportArguments, around: CommandSurroundings) {
  const files = await findSources(named, { ...around, asOf, encoding });
  if (files.length === 0) throw new UsageError(`There are no files in ${named.join(', ')}.`);
  return files;
}

/** A word that is not a format may be a file; if there is no such file, it was meant as a format. */
async function findWork(args: ImportArguments, around: CommandSurroundings): Promise<Guess> {
  const [first, ...others] = args.named;
  if (first === undefined) throw new UsageError(`Name a format (${names()}) and files, or files alone; see --help.`);
  const format = FORMATS.find(({ name }) => name === first);
  if (format && others.length === 0) throw new UsageError(`Name at least one file of the format ${format.name}.`);
  if (format) return { work: [{ format, files: await openSources(others, args, around) }], unknown: [] };
  const looksLikeFormat = others.length > 0 && /^[a-z0-9-]+$/i.test(first) && first !== '-';
  const files: SourceFile[] = await openSources(args.named, args, around).catch((error) => {
    if (!looksLikeFormat) throw error;
    throw new UsageError(`There is no format "${first}": there are ${names()}.`);
  });
  return guessFormats(files);
}

/** Joined on one line, as there may be many. */
const NAMED_AT_MOST = 5;

function tellUnknown(files: readonly SourceFile[]): string {
  const named = files.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  const more = files.length > named.length ? [`${files.length - named.length} more`] : [];
  return `Skipped, because their format is not recognized (--list shows the formats): ${[...named, ...more].join(', ')}.`;
}

async function readMapping(path: string | undefined): Promise<FormatOptions> {
  if (path === undefined) return {};
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`The mapping ${path} may not be read.`);
  });
  try {
    return { mapping: JSON.parse(text) };
  } catch (error) {
    throw new UsageError(`The mapping ${path} is not valid JSON: ${messageOf(error)}`);
  }
}

/** Checks the mapping before anything is read or created. */
async function readOptions(work: readonly FilesOfFormat[], { mapping }: ImportArguments): Promise<FormatOptions> {
  const formatOptions = await readMapping(mapping);
  try {
    for (const { format } of work) format.createMapper(formatOptions);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
  return formatOptions;
}

async function openRegister({ dataFolder, openTarget }: CommandSurroundings): Promise<ImportTarget> {
  const file = join(dataFolder, 'register.sqlite');
  try {
    return await openTarget(file);
  } catch (error) {
    throw new UsageError(`The register ${file} cannot be written: ${messageOf(error)}`);
  }
}

interface Load extends FilesOfFormat {
  args: ImportArguments;
  formatOptions: FormatOptions;
  target: ImportTarget;
}

async function load({ format, files, args, formatOptions, target }: Load, around: CommandSurroundings) {
  const progress = createProgress(around.stderr, around.clock);
  try {
    return await runImport({
      format,
      files,
      target,
      formatOptions,
      withhold: createWithholding(args.exclude),
      saveRecords: args.exclude.length === 0,
      planOptions: {
        exclude: args.exclude,
        encoding: args.encoding,
        as_of: args.asOf,
        complete: args.complete || undefined,
        ...formatOptions,
      },
      complete: args.complete,
      rejectsFolder: rejectsFolder(around.dataFolder),
      onProgress: progress.report,
      ...(args.limit === undefined ? {} : { limit: args.limit }),
    });
  } finally {
    progress.end();
  }
}

type Outcome = Pick<ImportResult, 'rejected' | 'brokenFiles'>;

const isWhole = (result: Outcome): boolean => countRejected(result) === 0 && result.brokenFiles.length === 0;

/** Whether a file could not be read to its end, and that was not accepted. */
const isFailure = (
  results: readonly Outcome[],
  { acceptTruncated }: Pick<ImportArguments, 'acceptTruncated'>,
): boolean => !acceptTruncated && results.some(({ brokenFiles }) => brokenFiles.length > 0);

/** For runs that recognised at least one file. */
function codeOf(results: readonly Outcome[], { strict, acceptTruncated }: ImportArguments): number {
  return isFailure(results, { acceptTruncated }) || (strict && !results.every(isWhole)) ? 1 : 0;
}

const NOT_WHOLE =
  'A file was not read to its end. What was read before is loaded; --accept-truncated says that this is no failure.\n';
const NOTHING = 'Nothing in these files could be loaded.\n';

/** What is gone is gone on a day. */
function checkDay(files: readonly SourceFile[]): void {
  if (dayOfSnapshot(files) !== undefined) return;
  throw new UsageError('--complete needs the day of the files, which neither they nor their names tell: give --as-of.');
}

async function loadAll(work: FilesOfFormat[], args: ImportArguments, around: CommandSurroundings): Promise<number> {
  const formatOptions = await readOptions(work, args);
  if (args.complete) for (const { files } of work) checkDay(files);
  const target = await openRegister(around);
  const results: ImportResult[] = [];
  try {
    for (const one of work) {
      const result = await load({ ...one, args, formatOptions, target }, around);
      if (work.length > 1) around.stdout.write(`${one.format.name}:\n`);
      around.stdout.write(`${printSummary(result)}\n`);
      results.push(result);
    }
  } finally {
    await target.close();
  }
  if (isFailure(results, args)) around.stderr.write(NOT_WHOLE);
  if (results.some((result) => countLoaded(result) > 0)) return codeOf(results, args);
  around.stderr.write(NOTHING);
  return 1;
}

async function tryAll(work: FilesOfFormat[], args: ImportArguments, around: CommandSurroundings): Promise<number> {
  const formatOptions = await readOptions(work, args);
  const withhold = createWithholding(args.exclude);
  const limit = args.limit === undefined ? {} : { limit: args.limit };
  const results: DryRun[] = [];
  for (const one of work) {
    const result = await dryRun({ ...one, formatOptions, withhold, ...limit });
    around.stdout.write(`${one.format.name}:\n${printDryRun(result)}\n`);
    results.push(result);
  }
  if (results.some((result) => result.read > countRejected(result))) return codeOf(results, args);
  around.stderr.write(NOTHING);
  return 1;
}

async function obey(args: ImportArguments, around: CommandSurroundings): Promise<number> {
  const answer = args.help ? HELP : args.list ? `${LIST}\n` : undefined;
  if (answer !== undefined) {
    around.stdout.write(answer);
    return 0;
  }
  const { work, unknown } = await findWork(args, around);
  if (unknown.length > 0) around.stderr.write(`${tellUnknown(unknown)}\n`);
  const code = await (args.dryRun ? tryAll(work, args, around) : loadAll(work, args, around));
  return args.strict && unknown.length > 0 ? 1 : code;
}

/** Runs the command in the given environment and returns the exit code. */
export async function importCommand(args: string[], around: CommandSurroundings): Promise<number> {
  try {
    return await obey(readArguments(args, around.clock), around);
  } catch (error) {
    const stopped = isUsageError(error) || isNoSuchFileError(error) ? '' : 'The import stopped: ';
    around.stderr.write(`${stopped}${messageOf(error)}\n`);
    return 1;
  }
}
