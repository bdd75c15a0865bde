import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RegisterWriter } from '@/lib/registry/embedded/store/store';
import type { ImportFormat } from './format';
import { FORMATS } from './formats';
import { createProgress, type Output } from './progress';
import { runImport } from './run';
import { countLoaded, printSummary } from './summary';
import { messageOf } from './text';

export interface CommandSurroundings {
  dataFolder: string;
  stdout: Output;
  stderr: Output;
  clock: () => number;
  openWriter: (file: string) => RegisterWriter;
}

/** What the caller did wrong, in one sentence. */
class UsageError extends Error {}

const width = Math.max(...FORMATS.map(({ name }) => name.length));
const LIST = FORMATS.map(({ name, describes }) => `${name.padEnd(width)}  ${describes}`).join('\n');

const HELP = `Loads open data into the register.

  npm run import -- <format> <file…>   plain or gzipped files
  npm run import -- --list             the formats

Formats:
${LIST.replace(/^/gm, '  ')}

The register is register.sqlite in the folder FIRMAMENT_DATA (default ./data). Loading a file again changes nothing.
`;

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { list: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function findFormat(name: string | undefined): ImportFormat {
  const names = FORMATS.map((format) => format.name).join(', ');
  if (name === undefined) throw new UsageError(`Name a format (${names}) and at least one file, or ask for --help.`);
  const format = FORMATS.find((candidate) => candidate.name === name);
  if (!format) throw new UsageError(`There is no format "${name}": there are ${names}.`);
  return format;
}

/** All files are looked at first: a mistyped name should not show after an hour of importing. */
async function checkFile(file: string): Promise<void> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts) throw new UsageError(`There is no file ${file}.`);
  if (!facts.isFile()) throw new UsageError(`${file} is not a file.`);
  await access(file, constants.R_OK).catch(() => {
    throw new UsageError(`The file ${file} may not be read.`);
  });
}

function openRegister({ dataFolder, openWriter }: CommandSurroundings): RegisterWriter {
  const file = join(dataFolder, 'register.sqlite');
  try {
    return openWriter(file);
  } catch (error) {
    throw new UsageError(`The register ${file} cannot be written: ${messageOf(error)}`);
  }
}

async function load(format: ImportFormat, files: string[], surroundings: CommandSurroundings): Promise<number> {
  const { stdout, stderr, clock } = surroundings;
  const writer = openRegister(surroundings);
  const progress = createProgress(stderr, clock);
  try {
    const summary = await runImport({ format, files, writer, onProgress: progress.report });
    progress.end();
    stdout.write(`${printSummary(summary)}\n`);
    if (countLoaded(summary) > 0) return 0;
    stderr.write('Nothing in these files could be loaded.\n');
    return 1;
  } finally {
    progress.end();
    writer.close();
  }
}

async function obey(args: string[], surroundings: CommandSurroundings): Promise<number> {
  const { values, positionals } = parseArguments(args);
  const answer = values.help ? HELP : values.list ? `${LIST}\n` : undefined;
  if (answer !== undefined) {
    surroundings.stdout.write(answer);
    return 0;
  }
  const [name, ...files] = positionals;
  const format = findFormat(name);
  if (files.length === 0) throw new UsageError(`Name at least one file of the format ${format.name}.`);
  for (const file of files) await checkFile(file);
  return load(format, files, surroundings);
}

/** The command, given its surroundings; the answer is the exit code. */
export async function importCommand(args: string[], surroundings: CommandSurroundings): Promise<number> {
  try {
    return await obey(args, surroundings);
  } catch (error) {
    const stopped = error instanceof UsageError ? '' : 'The import stopped: ';
    surroundings.stderr.write(`${stopped}${messageOf(error)}\n`);
    return 1;
  }
}
