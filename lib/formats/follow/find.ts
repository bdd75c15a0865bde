import { stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { checksumOf, type Downloading, download, type FoundFile, type KnownFile, repeatedly } from './download';
import { FollowFailure } from './failure';
import { failureOfStatus, type HttpReply, readText, type Target } from './http';
import { isOnWeb, type Source, type SourceOf } from './manifest';
import type { Position } from './state';

/** What a source has that is not imported yet. */
export interface Finding {
  /** To be imported together; none if only the position changes. */
  files: FoundFile[];
  /** The position once they are imported. */
  reached: Position;
  /** Whether the files add to what was imported before; otherwise they are everything that the source has. */
  continues: boolean;
  /** True if there may be more behind it. */
  more: boolean;
  /** For people, where the files do not tell what was found. */
  note?: string;
}

export interface Looking extends Pick<Downloading, 'client' | 'now' | 'waiting' | 'onlyLook' | 'onProgress'> {
  /** Where its downloads are. */
  folder: string;
  /** Paths in the list of sources are relative to this one. */
  manifestFolder: string;
  /** How far it is imported; undefined if it is not. */
  position: Position | undefined;
}

/** The address of a source, or another one that the operator wrote. */
export const ownTarget = ({ headers }: Pick<Source, 'headers'>, address: string): Target => ({
  url: new URL(address),
  mayBePrivate: true,
  ...(headers ? { headers } : {}),
});

/** An address that a reply names; the headers of the source go to its own host only. */
export function namedTarget(source: Source, reply: Pick<HttpReply, 'url' | 'isPrivate'>, address: string): Target {
  const url = URL.canParse(address, reply.url) ? new URL(address, reply.url) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new FollowFailure({ kind: 'unreadable' });
  if (reply.url.protocol === 'https:' && url.protocol !== 'https:')
    throw new FollowFailure({ kind: 'unsafe_redirect' });
  const isOwn = url.origin === new URL(source.address).origin;
  return { url, mayBePrivate: reply.isPrivate, ...(isOwn && source.headers ? { headers: source.headers } : {}) };
}

/** A reply of a publisher's service as text, asked for until it comes. */
export function fetchText(
  { client, waiting, now }: Pick<Looking, 'client' | 'waiting' | 'now'>,
  target: Target,
  { accept, maxBytes }: { accept: string; maxBytes: number },
): Promise<{ text: string; reply: HttpReply }> {
  const ask = async () => {
    const reply = await client.get(target, { accept });
    const refused = failureOfStatus(reply, now());
    if (refused) reply.body.destroy();
    if (refused) throw refused;
    return { text: await readText(reply, maxBytes), reply };
  };
  return repeatedly(ask, () => 0, { waiting, now });
}

export const toKnown = ({ size, sha256, etag, last_modified }: FoundFile): KnownFile => ({
  size,
  sha256,
  ...(etag ? { etag } : {}),
  ...(last_modified ? { last_modified } : {}),
});

/** Whether a file has the bytes of the one that was imported. */
export const isSame = (found: FoundFile, known: KnownFile | undefined): boolean =>
  known !== undefined && found.sha256 === known.sha256 && found.size === known.size;

const FILE = 'file';

/** A file at one address. */
async function findWebFile(source: SourceOf<'file'>, looking: Looking): Promise<Finding | undefined> {
  const { client, folder, position, now, waiting, onlyLook, onProgress } = looking;
  const known = position?.files[FILE];
  const found = await download({
    ...{ client, folder, now, waiting, onlyLook, onProgress },
    target: ownTarget(source, source.address),
    fallbackName: source.name,
    ...(known ? { known } : {}),
    ...(source.digest ? { digest: ownTarget(source, source.digest) } : {}),
  });
  if (!found) return undefined;
  if (position && isSame(found, known)) {
    // The server could not tell, or not by the marks of last time.
    return { files: [], reached: { ...position, files: { [FILE]: toKnown(found) } }, continues: true, more: false };
  }
  // Without a day of its own a file is at least not newer than now.
  const data_at = found.modified_at ?? new Date(now()).toISOString();
  return { files: [found], reached: { files: { [FILE]: toKnown(found) }, data_at }, continues: false, more: false };
}

async function pathsOf(given: string): Promise<string[]> {
  const facts = await stat(given).catch(() => undefined);
  if (facts?.isFile()) return [given];
  const options = { onlyFiles: true, absolute: true, expandDirectories: false };
  if (facts?.isDirectory()) return (await glob('**/*', { ...options, cwd: given })).sort();
  return isDynamicPattern(given) ? (await glob(given, options)).sort() : [];
}

/** @returns undefined if nothing speaks for a change. */
async function lookAt(path: string, known: KnownFile | undefined): Promise<FoundFile | undefined> {
  const { size, mtime } = await stat(path);
  const modified_at = mtime.toISOString();
  if (known?.size === size && known.last_modified === modified_at) return undefined;
  const sha256 = await checksumOf(path, 'sha256');
  return { name: path, path, size, sha256, last_modified: modified_at, modified_at };
}

/** Files on this machine: those that changed since they were imported. */
async function findLocalFiles(source: SourceOf<'file'>, looking: Looking): Promise<Finding | undefined> {
  const { position, manifestFolder } = looking;
  const given = isAbsolute(source.address) ? source.address : join(manifestFolder, source.address);
  const paths = await pathsOf(given);
  if (paths.length === 0) throw new FollowFailure({ kind: 'no_file' });
  const changes: FoundFile[] = [];
  for (const path of paths) {
    const known = position?.files[path];
    const found = await lookAt(path, known);
    if (found && !isSame(found, known)) changes.push(found);
  }
  if (changes.length === 0) return undefined;
  const isWhole = source.complete ?? false;
  const all = isWhole ? await Promise.all(paths.map((path) => lookAt(path, undefined))) : changes;
  const files = all.filter((file) => file !== undefined);
  const times = files.map(({ modified_at }) => modified_at ?? '');
  const data_at = [...times, position?.data_at ?? ''].sort().at(-1) ?? null;
  const changed = Object.fromEntries(files.map((file) => [file.path, toKnown(file)]));
  return {
    files,
    reached: { files: { ...position?.files, ...changed }, data_at },
    continues: position !== undefined && !isWhole,
    more: false,
  };
}

export const findFiles = (source: SourceOf<'file'>, looking: Looking): Promise<Finding | undefined> =>
  isOnWeb(source) ? findWebFile(source, looking) : findLocalFiles(source, looking);
