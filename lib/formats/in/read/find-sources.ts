import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { messageOf } from '@/lib/shared/message-of';
import { createSource, type SourceFile } from './source-file';
import { openZip } from './zip';

/** What was named is not there or may not be read, in one sentence. */
export class NoSuchFileError extends Error {}

export const STANDARD_INPUT = '-';

const ZIP = Buffer.from([0x50, 0x4b]);

export interface Surroundings {
  stdin: AsyncIterable<Buffer>;
  clock: () => number;
}

async function isZip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.equals(ZIP);
  } finally {
    await handle.close();
  }
}

interface NamedFile {
  path: string;
  /** As people are told of it. */
  name: string;
  /** It lies in a folder that was named. */
  cameAlong?: true;
}

async function openFile({ path, name, cameAlong }: NamedFile): Promise<SourceFile[]> {
  if (await isZip(path)) return openZip(path, name);
  const { size, mtime } = await stat(path);
  const open = () => createReadStream(path);
  return [createSource({ name, size, date: mtime.toISOString(), open, ...(cameAlong ? { cameAlong } : {}) })];
}

/** The files of a folder and of the folders in it, in the order of their names; those that begin with a dot are not. */
const listFolder = async (path: string): Promise<string[]> =>
  (await glob('**/*', { cwd: path, onlyFiles: true, absolute: true })).sort();

const named = (path: string): NamedFile => ({ path, name: basename(path) });

/** Shells expand patterns themselves; a quoted one comes here, and so does each on systems whose shell does not. */
async function filesOf(given: string): Promise<NamedFile[]> {
  const facts = await stat(given).catch(() => undefined);
  if (facts?.isDirectory()) {
    const from = dirname(resolve(given));
    return (await listFolder(given)).map((path) => ({ path, name: relative(from, path), cameAlong: true }));
  }
  if (facts) return [named(given)];
  const matches = isDynamicPattern(given) ? await glob(given, { onlyFiles: true, expandDirectories: false }) : [];
  if (matches.length === 0) throw new NoSuchFileError(`There is no file ${given}.`);
  return matches.sort().map(named);
}

async function openNamed(given: string): Promise<SourceFile[]> {
  const opened = (await filesOf(given)).map(async (file) => {
    try {
      return await openFile(file);
    } catch (error) {
      throw new NoSuchFileError(`The file ${file.path} may not be read: ${messageOf(error)}.`);
    }
  });
  return (await Promise.all(opened)).flat();
}

/**
 * Files, folders, patterns and `-` for the standard input → the files to be read, archives as the files in them. All
 * are looked at first: a mistyped name should not show after an hour.
 * @throws NoSuchFileError where one is not there.
 */
export async function findSources(named: readonly string[], { stdin, clock }: Surroundings): Promise<SourceFile[]> {
  const date = new Date(clock()).toISOString();
  const input = () => createSource({ name: 'standard input', date, size: undefined, open: () => stdin });
  const found = await Promise.all(named.map((one) => (one === STANDARD_INPUT ? [input()] : openNamed(one))));
  return found.flat();
}
