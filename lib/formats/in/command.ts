import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '@/lib/shared/command-options';
import { messageOf } from '@/lib/shared/message-of';
import { type ImportArguments, readArguments } from './arguments';
import { countLoaded, countRejected } from './counts';
import { type DryRun, dryRun, printDryRun } from './dry-run';
import type { FormatOptions } from './format';
import { FORMATS } from './formats';
import { type FilesOfFormat, type Guess, guessFormats } from './guess';
import { HELP, LIST } from './help';
import { createProgress, type Output } from './progress';
import { withEncoding } from './read/encoding';
import { findSources, NoSuchFileError } from './read/find-sources';
import type { SourceFile } from './read/source-file';
import { type ImportResult, runImport } from './run';
import { printSummary } from './summary';
import type { ImportTarget } from './target/target';
import { createWithholding } from './withhold';

export interface CommandSurroundings {
  dataFolder: string;
  stdin: AsyncIterable<Buffer>;
  stdout: Output;
  stderr: Output;
  clock: () => number;
  openTarget: (file: string) => Promise<ImportTarget>;
}

const names = () => FORMATS.map(({ name }) => name).join(', ');

async function openSources(named: string[], { encoding }: ImportArguments, around: CommandSurroundings) {
  const files = await findSources(named, around);
  if (files.length === 0) throw new UsageError(`There are no files in ${named.join(', ')}.`);
  return encoding ? files.map((file) => withEncoding(file, encoding)) : files;
}

/** A word that is no format may be a file; one that is neither was meant as a format. */
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

/** Named on one line, as there may be many. */
const NAMED_AT_MOST = 5;

function tellUnknown(files: readonly SourceFile[]): string {
  const named = files.slice(0, NAMED_AT_MOST).map(({ name }) => name);
  const more = files.length > named.length ? [`${files.length - named.length} more`] : [];
  return `Passed over, as their format cannot be told (--list shows those that are known): ${[...named, ...more].join(', ')}.`;
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

/** A mapping that does not do is told before anything is read or made. */
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
      keepRecords: args.exclude.length === 0,
      planOptions: { exclude: args.exclude, encoding: args.encoding, ...formatOptions },
      rejectsFolder: join(around.dataFolder, 'rejects'),
      onProgress: progress.report,
      ...(args.limit === undefined ? {} : { limit: args.limit }),
    });
  } finally {
    progress.end();
  }
}

type Outcome = Pick<ImportResult, 'rejected' | 'brokenFiles'>;

const isWhole = (result: Outcome): boolean => countRejected(result) === 0 && result.brokenFiles.length === 0;

/** Of runs that could make something of their files. */
const codeOf = (results: readonly Outcome[], { strict }: ImportArguments): number =>
  strict && !results.every(isWhole) ? 1 : 0;

const NOTHING = 'Nothing in these files could be loaded.\n';

async function loadAll(work: FilesOfFormat[], args: ImportArguments, around: CommandSurroundings): Promise<number> {
  const formatOptions = await readOptions(work, args);
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

/** The command, given its surroundings; the answer is the exit code. */
export async function importCommand(args: string[], around: CommandSurroundings): Promise<number> {
  try {
    return await obey(readArguments(args), around);
  } catch (error) {
    const stopped = error instanceof UsageError || error instanceof NoSuchFileError ? '' : 'The import stopped: ';
    around.stderr.write(`${stopped}${messageOf(error)}\n`);
    return 1;
  }
}
