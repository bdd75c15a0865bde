import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isErrorNamed } from '@/lib/shared/errors';
import { messageOf } from '@/lib/shared/json';
import { dateInName } from '../file-date';
import { BOMB, createSource, isBomb, type SourceFile } from './source-file';

/** The polynomial of zip archives, in reversed bit order. */
const POLYNOMIAL = 0xedb88320;

function remainderOf(byte: number): number {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
}

const REMAINDERS = Int32Array.from({ length: 256 }, (_, byte) => remainderOf(byte));

/**
 * The checksum of files in zip archives: CRC-32 as in ISO 3309 (APPNOTE.TXT 4.4.7). Node has it too,
 * but not in all versions that we support.
 */
export class Crc32 {
  #rest = -1;

  update(bytes: Uint8Array): void {
    let rest = this.#rest;
    // The index is always valid, which the compiler cannot know; an indexed loop is many times as fast.
    for (let at = 0; at < bytes.length; at += 1) {
      rest = (rest >>> 8) ^ (REMAINDERS[(rest ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
    }
    this.#rest = rest;
  }

  /** Checksum of all bytes so far, from 0 to 2³² − 1. */
  get value(): number {
    return ~this.#rest >>> 0;
  }
}

/** No register publishes more: such an archive is an attack. */
const MOST_ENTRIES = 100_000;

/** Files to skip: folders, and desktop metadata. */
const isNoise = (name: string): boolean => /\/$|(^|\/)(__MACOSX\/|\.DS_Store$)/.test(name);

/** @throws at the end if the checksum is wrong: the archive reader checks only the length. */
async function* readEntry(archive: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  const sum = new Crc32();
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    sum.update(chunk);
    yield chunk;
  }
  if (sum.value !== entry.crc32) throw new Error('it is damaged: its checksum is not that of the archive');
}

/** What is known of files before they are opened. */
interface Beforehand {
  /** The date that a name tells, if it tells one. */
  tell(name: string): string | undefined;
  encoding: string | undefined;
}

/** The files of an archive, each opened separately; the archive stays open while the program runs. */
async function listEntries(archive: ZipFile, name: string, { tell, encoding }: Beforehand): Promise<SourceFile[]> {
  const sources: SourceFile[] = [];
  let [packed, unpacked] = [0, 0];
  for await (const entry of archive.eachEntry()) {
    if (isNoise(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new Error(`${name} is encrypted`);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (sources.length === MOST_ENTRIES || isBomb(packed, unpacked)) throw new Error(`${name}: ${BOMB}`);
    sources.push(
      createSource({
        name: `${name}/${entry.fileName}`,
        date: entry.getLastModDate().toISOString(),
        told: tell(entry.fileName),
        encoding,
        size: entry.uncompressedSize,
        open: () => readEntry(archive, entry),
        cameAlong: true,
      }),
    );
  }
  return sources;
}

/** @throws if it is not a zip archive, is damaged, or is malicious. */
async function openZip(path: string, name: string, beforehand: Beforehand): Promise<SourceFile[]> {
  const archive = await openPromise(path, { autoClose: false, lazyEntries: true });
  return listEntries(archive, name, beforehand);
}

/** A given path does not exist or cannot be read; the message is one sentence. */
export class NoSuchFileError extends Error {
  override name = 'NoSuchFileError';
}

export const isNoSuchFileError = (error: unknown): error is NoSuchFileError => isErrorNamed(error, 'NoSuchFileError');

const STANDARD_INPUT = '-';

const ZIP = Buffer.from([0x50, 0x4b]);

export interface Surroundings {
  stdin: AsyncIterable<Buffer>;
  clock: () => number;
  /** The date of the files, if the user said it. */
  asOf?: string | undefined;
  /** Their encoding, if the user named it. */
  encoding?: string | undefined;
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
  /** Name for messages. */
  name: string;
  /** True if it was found in a given folder. */
  cameAlong?: true;
}

async function openFile({ path, name, cameAlong }: NamedFile, { tell, encoding }: Beforehand): Promise<SourceFile[]> {
  // The folder of a file named by the user may tell its date too.
  const whole = cameAlong ? name : join(basename(dirname(path)), name);
  if (await isZip(path)) return openZip(path, name, { tell: (entry) => tell(join(whole, entry)), encoding });
  const { size, mtime } = await stat(path);
  const open = () => createReadStream(path);
  const facts = { name, size, date: mtime.toISOString(), told: tell(whole), encoding };
  return [createSource({ ...facts, open, ...(cameAlong ? { cameAlong } : {}) })];
}

/** The files of a folder and its subfolders, sorted by name, without hidden ones. */
const listFolder = async (path: string): Promise<string[]> =>
  (await glob('**/*', { cwd: path, onlyFiles: true, absolute: true })).sort();

const named = (path: string): NamedFile => ({ path, name: basename(path) });

/** Expands patterns, for quoted ones and for shells that do not expand them. */
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

async function openNamed(given: string, beforehand: Beforehand): Promise<SourceFile[]> {
  const opened = (await filesOf(given)).map(async (file) => {
    try {
      return await openFile(file, beforehand);
    } catch (error) {
      throw new NoSuchFileError(`The file ${file.path} may not be read: ${messageOf(error)}.`);
    }
  });
  return (await Promise.all(opened)).flat();
}

/**
 * Files, folders, patterns and `-` for the standard input → the files to read, archives as the files in them. All
 * are checked first, so that a mistyped name does not fail after an hour.
 * @throws NoSuchFileError if one does not exist.
 */
export async function findSources(
  named: readonly string[],
  { stdin, clock, asOf, encoding }: Surroundings,
): Promise<SourceFile[]> {
  const date = new Date(clock()).toISOString();
  const beforehand = { tell: (name: string) => asOf ?? dateInName(name, date.slice(0, 10)), encoding };
  const input = { name: 'standard input', date, told: asOf, encoding, size: undefined, open: () => stdin };
  const found = await Promise.all(
    named.map((one) => (one === STANDARD_INPUT ? [createSource(input)] : openNamed(one, beforehand))),
  );
  return found.flat();
}
