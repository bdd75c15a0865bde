import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { open, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isEtag } from '@/lib/service/answer';
import { withRetries } from '@/lib/service/failure';
import { FollowFailure, isFollowFailure, toFailure } from './failure';
import { failureOfStatus, type HttpClient, type HttpReply, readText, type Target } from './http';
import { writeAtomically } from './state';

/** Larger than any register publishes; the disk's free space limits it further. */
const LARGEST_FILE = 200 * 1024 ** 3;
/** Left free on the disk, for the register that grows by the file. */
const SPARE_BYTES = 64 * 1024 ** 2;
/** A list of checksums. */
const LONGEST_DIGESTS = 1024 ** 2;

/** What tells whether a file has changed, in the publisher's words. */
export interface Validators {
  etag?: string;
  last_modified?: string;
}

/** A file that was imported. */
export interface KnownFile extends Validators {
  size: number;
  sha256: string;
}

/** A file of a publisher, on our disk; without a path if only its head was asked for. */
export interface FoundFile extends KnownFile {
  name: string;
  path: string;
  /** When the publisher says that it was last changed; null if it does not say. */
  modified_at: string | null;
}

export interface Waiting {
  sleep(ms: number): Promise<void>;
  random(): number;
}

export interface Downloading {
  client: HttpClient;
  target: Target;
  /** Its folder: what is half there is continued. */
  folder: string;
  /** Used if neither the address nor the reply names the file. */
  fallbackName: string;
  /** Its name, if the publisher told it elsewhere. */
  name?: string;
  /** The same file when it was last imported: if it has not changed, it is not fetched. */
  known?: KnownFile;
  /** As stated elsewhere by the publisher, in bytes. */
  expectedSize?: number;
  /** Address of the publisher's checksum. */
  digest?: Target;
  /** Asks whether there is something new, and fetches nothing. */
  onlyLook?: boolean;
  now(): number;
  waiting: Waiting;
  onProgress?(name: string, bytes: number, total: number | undefined): void;
}

/** Beside a file: what it is part of. The address is a hash, as it may hold a password. */
const infoSchema = z.object({
  address: z.string(),
  name: z.string(),
  etag: z.string().optional(),
  last_modified: z.string().optional(),
  /** Null if the server did not say. */
  total: z.number().nullable(),
  /** Once it is complete: the folder that it is in, and its checksum. */
  folder: z.string().optional(),
  sha256: z.string().optional(),
});
type Info = z.infer<typeof infoSchema>;

const hashOf = (url: URL): string => createHash('sha256').update(url.href).digest('hex').slice(0, 16);

interface Places {
  part: string;
  info: string;
}

const placesOf = ({ folder, target }: Pick<Downloading, 'folder' | 'target'>): Places => {
  const key = hashOf(target.url);
  // No name that a publisher gives begins with a dot.
  return { part: join(folder, `.${key}.part`), info: join(folder, `.${key}.info`) };
};

function readInfo(file: string): Info | undefined {
  try {
    return infoSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** The folder of a file: the import dates by it what neither tells its day itself nor has it in its name. */
export const datedFolder = (time: Date): string =>
  time.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');

const LONGEST_NAME = 120;

/** A name without folders and signs that mean something to a file system or a pattern; empty if nothing is left. */
export function safeName(text: string): string {
  const last = text.split(/[/\\]/).at(-1) ?? '';
  const safe = last.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '');
  return safe.length <= LONGEST_NAME ? safe : `${safe.slice(0, 60)}-${safe.slice(-59)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file's name as its publisher gives it, as its day may be in it. */
function nameOf({ headers, url }: Pick<HttpReply, 'headers' | 'url'>, downloading: Downloading): string {
  const { name = '', fallbackName } = downloading;
  const disposition = headers['content-disposition'] ?? '';
  const [, quoted, plain] = /\bfilename=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const names = [name, quoted ?? plain ?? '', decoded(url.pathname)].map(safeName);
  // Without an extension it is the name of a service.
  return names.find((name) => /\.[A-Za-z0-9]{1,8}$/.test(name)) ?? fallbackName;
}

const one = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header.length <= 200 && /^[\x20-\x7e]+$/.test(header) ? header : undefined;

function validatorsOf({ headers }: Pick<HttpReply, 'headers'>): Validators {
  const [etag, last_modified] = [one(headers.etag), one(headers['last-modified'])];
  return { ...(etag && isEtag(etag) ? { etag } : {}), ...(last_modified ? { last_modified } : {}) };
}

/** Headers that ask for a file only if it is not the one that we have. */
const conditions = ({ etag, last_modified }: Validators): Record<string, string> => ({
  ...(etag ? { 'if-none-match': etag } : {}),
  ...(last_modified ? { 'if-modified-since': last_modified } : {}),
});

/** The validator for continuing: a weak one does not promise the same bytes (RFC 9110, 13.1.5). */
const rangeValidator = ({ etag, last_modified }: Validators): string | undefined =>
  etag && !etag.startsWith('W/') ? etag : last_modified;

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Some servers send other forms of dates, which are good as validators only. */
function modifiedAt({ last_modified }: Validators, now: number): string | null {
  const time = last_modified && HTTP_DATE.test(last_modified) ? Date.parse(last_modified) : Number.NaN;
  return time > 0 && time <= now ? new Date(time).toISOString() : null;
}

const lengthOf = ({ headers }: Pick<HttpReply, 'headers'>): number | undefined => {
  const text = headers['content-length'];
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

interface Range {
  from: number;
  to: number;
  total: number | undefined;
}

function rangeOf({ headers }: Pick<HttpReply, 'headers'>): Range | undefined {
  const [, from, to, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(headers['content-range'] ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { from: Number(from), to: Number(to), total: total === '*' ? undefined : Number(total) };
}

/** Whether the rest of our part is what the server sends: the same version, from the right byte. */
function continues(reply: HttpReply, info: Info, have: number): boolean {
  const range = rangeOf(reply);
  if (!range || range.from !== have || range.to < range.from) return false;
  if (info.total !== null && range.total !== undefined && range.total !== info.total) return false;
  const { etag, last_modified } = validatorsOf(reply);
  if (etag !== undefined && info.etag !== undefined) return etag === info.etag;
  return last_modified === undefined || info.last_modified === undefined || last_modified === info.last_modified;
}

async function checkSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bytes + SPARE_BYTES > bavail * bsize) throw new FollowFailure({ kind: 'disk_full' });
}

/** Checksum of a file, by an algorithm of `node:crypto`. */
export async function checksumOf(file: string, algorithm: string): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 ** 2 })) hash.update(chunk);
  return hash.digest('hex');
}

const ALGORITHMS: Readonly<Record<number, string>> = {
  32: 'md5',
  40: 'sha1',
  64: 'sha256',
  96: 'sha384',
  128: 'sha512',
};

/**
 * The checksum of a file in a publisher's list: `<hex>`, `<hex>  <name>`, `<name>: <hex>` or `SHA256 (<name>) = <hex>`,
 * one a line. Of a list of several files the line must name ours.
 */
export function digestIn(list: string, name: string): { algorithm: string; hex: string } | undefined {
  const lines = list.split(/\r?\n/).filter((line) => line.trim() !== '');
  const named = lines.filter((line) => line.split(/[\s()*:=/\\]+/).includes(name));
  const line = named[0] ?? (lines.length === 1 ? lines[0] : undefined);
  const found = line?.match(/\b[0-9a-f]{32,128}\b/gi)?.find((hex) => hex.length in ALGORITHMS);
  return found === undefined ? undefined : { algorithm: ALGORITHMS[found.length] ?? '', hex: found.toLowerCase() };
}

async function checkDigest(file: string, name: string, { client, digest, now }: Downloading): Promise<void> {
  if (!digest) return;
  const reply = await client.get(digest);
  const refused = failureOfStatus(reply, now());
  if (refused) reply.body.destroy();
  if (refused) throw refused;
  const wanted = digestIn(await readText(reply, LONGEST_DIGESTS), name);
  if (!wanted) throw new FollowFailure({ kind: 'no_digest' });
  if ((await checksumOf(file, wanted.algorithm)) !== wanted.hex) throw new FollowFailure({ kind: 'wrong_digest' });
}

/** Writes a body behind what is there, up to `most` bytes. @returns the bytes that are there then. */
async function append(reply: HttpReply, part: string, start: number, most: number, report: (bytes: number) => void) {
  const handle = await open(part, start === 0 ? 'w' : 'r+');
  let at = start;
  try {
    await handle.truncate(start);
    for await (const chunk of reply.body) {
      if (at + chunk.length > most)
        throw new FollowFailure({
          kind: most < LARGEST_FILE ? 'wrong_length' : 'too_large',
          given: at + chunk.length,
          expected: most,
        });
      await handle.write(chunk, 0, chunk.length, at);
      at += chunk.length;
      report(at);
    }
    return at;
  } catch (error) {
    throw toFailure(error);
  } finally {
    reply.body.destroy();
    await handle.sync().catch(() => undefined);
    await handle.close();
  }
}

function discard({ part, info }: Places): void {
  for (const file of [part, info]) rmSync(file, { force: true });
}

/** One attempt: continues the part that is there, or begins anew. @returns undefined if the file has not changed. */
async function attempt(downloading: Downloading): Promise<FoundFile | undefined> {
  const { client, target, folder, known, onlyLook, now } = downloading;
  const places = placesOf(downloading);
  const info = readInfo(places.info);
  const whole = info?.folder === undefined ? undefined : join(folder, info.folder, info.name);
  const complete = info && whole && existsSync(whole) && sizeOf(whole) === info.total ? { info, whole } : undefined;
  const have = info && !complete ? sizeOf(places.part) : 0;
  // Stopped when all bytes were there: a server that is asked for more refuses, and all would be fetched again.
  if (info && have > 0 && have === info.total && !onlyLook) return finish(info, have, downloading);
  const validator = info && rangeValidator(info);
  const resumes = have > 0 && validator !== undefined && !onlyLook;
  const asked = resumes
    ? { range: `bytes=${have}-`, 'if-range': validator }
    : conditions(complete?.info ?? known ?? {});
  const reply = await client.get(target, asked);
  if (reply.status === 304) {
    reply.body.destroy();
    const isNew = complete !== undefined && complete.info.sha256 !== known?.sha256;
    return isNew ? toFound(complete.info, complete.whole, now()) : undefined;
  }
  if (reply.status === 416) {
    reply.body.destroy();
    discard(places);
    throw new FollowFailure({ kind: 'broken_off' }, { mayPass: true });
  }
  const refused = failureOfStatus(reply, now());
  if (refused) {
    reply.body.destroy();
    throw refused;
  }
  if (onlyLook) {
    reply.body.destroy();
    return lookOnly(reply, downloading);
  }
  const isRest = reply.status === 206;
  if (isRest && !(resumes && info && continues(reply, info, have))) {
    // Not the bytes that were asked for: what is there would be mixed with another version.
    reply.body.destroy();
    discard(places);
    throw new FollowFailure({ kind: 'broken_off' }, { mayPass: true });
  }
  return receive(reply, isRest && info ? { info, have } : undefined, downloading);
}

function lookOnly(reply: HttpReply, downloading: Downloading): FoundFile {
  const validators = validatorsOf(reply);
  const name = nameOf(reply, downloading);
  const size = lengthOf(reply) ?? 0;
  return { ...validators, name, path: '', size, sha256: '', modified_at: modifiedAt(validators, downloading.now()) };
}

function toFound(info: Info, path: string, now: number): FoundFile {
  const { name, etag, last_modified, sha256 = '' } = info;
  const validators = { ...(etag ? { etag } : {}), ...(last_modified ? { last_modified } : {}) };
  return { ...validators, name, path, size: sizeOf(path), sha256, modified_at: modifiedAt(info, now) };
}

/** Receives a body. */
async function receive(
  reply: HttpReply,
  begun: { info: Info; have: number } | undefined,
  downloading: Downloading,
): Promise<FoundFile> {
  const { target, folder, onProgress } = downloading;
  const places = placesOf(downloading);
  const length = lengthOf(reply);
  const start = begun?.have ?? 0;
  const total = begun?.info.total ?? rangeOf(reply)?.total ?? (length === undefined ? undefined : start + length);
  const name = begun?.info.name ?? nameOf(reply, downloading);
  const most = Math.min(LARGEST_FILE, total ?? LARGEST_FILE);
  if ((total ?? 0) > LARGEST_FILE) {
    reply.body.destroy();
    throw new FollowFailure({ kind: 'too_large', expected: LARGEST_FILE });
  }
  await checkSpace(folder, (total ?? 0) - start);
  const info: Info = begun?.info ?? { address: hashOf(target.url), name, ...validatorsOf(reply), total: total ?? null };
  writeAtomically(places.info, JSON.stringify(info));
  const size = await append(reply, places.part, start, most, (bytes) => onProgress?.(name, bytes, total));
  return finish(info, size, downloading);
}

/** Checks what was received, and gives the file its name. */
async function finish(info: Info, size: number, downloading: Downloading): Promise<FoundFile> {
  const { folder, expectedSize, now } = downloading;
  const places = placesOf(downloading);
  const total = info.total ?? undefined;
  const announced = expectedSize ?? total;
  if (announced !== undefined && size !== announced) {
    // Bytes that are merely missing can be fetched.
    const mayPass = size < announced && size !== total;
    if (!mayPass) discard(places);
    throw new FollowFailure({ kind: 'wrong_length', given: size, expected: announced }, { mayPass });
  }
  try {
    await checkDigest(places.part, info.name, downloading);
  } catch (error) {
    if (isFollowFailure(error) && error.problem.kind === 'wrong_digest') discard(places);
    throw error;
  }
  const sha256 = await checksumOf(places.part, 'sha256');
  const modified = modifiedAt(info, now());
  const time = modified === null ? new Date(now()) : new Date(modified);
  const whole: Info = { ...info, sha256, total: size, folder: datedFolder(time) };
  const path = join(folder, datedFolder(time), info.name);
  mkdirSync(dirname(path), { recursive: true });
  // An import that is continued knows its files by name, length and time.
  await utimes(places.part, time, time);
  // In this order: stopped between them, the next attempt gives the part its name.
  writeAtomically(places.info, JSON.stringify(whole));
  renameSync(places.part, path);
  return toFound(whole, path, now());
}

/** Attempts without progress. */
const ATTEMPTS = 5;
/** Attempts in all: a connection that always breaks off after some progress ends too. */
const MOST_ATTEMPTS = 200;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 2 * 60_000;

/** Repeats what may pass, waiting longer each time; progress begins the count anew. */
export function repeatedly<Result>(
  work: () => Promise<Result>,
  progress: () => number,
  { waiting, now }: Pick<Downloading, 'waiting' | 'now'>,
): Promise<Result> {
  let [failures, reached] = [0, progress()];
  const adviceOn = (result: { value: Result } | { failure: FollowFailure }) => {
    if (!('failure' in result)) return { again: false } as const;
    const { mayPass = false, retryAfterMs = 0 } = result.failure.circumstances;
    const there = progress();
    failures = there > reached ? 1 : failures + 1;
    reached = Math.max(there, reached);
    const wait = Math.max(retryAfterMs, FIRST_WAIT_MS * 4 ** (failures - 1));
    if (!mayPass || failures >= ATTEMPTS || wait > LONGEST_WAIT_MS) return { again: false } as const;
    return { again: true, notBeforeMs: wait } as const;
  };
  const tried = async () => {
    try {
      return { value: await work() };
    } catch (error) {
      return { failure: toFailure(error) };
    }
  };
  const patience = { budgetMs: Number.POSITIVE_INFINITY, attempts: MOST_ATTEMPTS, now, ...waiting };
  return withRetries(tried, adviceOn, patience).then((result) => {
    if ('failure' in result) throw result.failure;
    return result.value;
  });
}

/**
 * Fetches a file into its folder, or what is missing of it.
 * @returns undefined if the server says that it is the one that was imported. Other servers may send the same bytes again.
 * @throws FollowFailure. What was received is kept for the next attempt, if it can be continued.
 */
export function download(downloading: Downloading): Promise<FoundFile | undefined> {
  const { part } = placesOf(downloading);
  if (!downloading.onlyLook) mkdirSync(dirname(part), { recursive: true });
  return repeatedly(
    () => attempt(downloading),
    () => sizeOf(part),
    downloading,
  );
}
