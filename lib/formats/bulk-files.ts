import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './follow/state';

/** In the data folder: the files that everybody may download whole, and the list of them. */
const FOLDER = 'bulk';
const LIST = 'files.json';
/** More than one run at a time would remove each other's files. */
export const BULK_LOCK = 'bulk.lock';

const text = z.string().nullable();

const fileSchema = z.object({
  /** The last part of its address, which stays the same when the file is made anew. */
  name: z.string().regex(/^[\w-]+(?:\.[\w-]+)+$/),
  /** Its name in the folder. It differs with the content, so that the list alone says which files belong together. */
  stored_as: z.string().regex(/^[\w-]+(?:\.[\w-]+)+$/),
  /** Null for the whole register. */
  jurisdiction_code: text,
  /** A format of `npm run export`, and of several tables which one. */
  format: z.string(),
  table: text,
  records: z.number(),
  /** As it is downloaded: compressed. */
  bytes: z.number(),
  sha256: z.string(),
  /** The moment of the register that it holds. */
  read_at: z.iso.datetime(),
  sources: z.array(z.object({ publisher: text, url: text, terms: text })),
  /** See `RegisterContents`. */
  hidden_digest: z.string(),
});

const listSchema = z.object({ files: z.array(fileSchema) });

/** A file that everybody may download. */
export type BulkFile = z.infer<typeof fileSchema>;

export const bulkFolder = (dataFolder: string): string => join(dataFolder, FOLDER);

const listPath = (dataFolder: string): string => join(bulkFolder(dataFolder), LIST);

let kept: { path: string; version: string; files: BulkFile[] } | undefined;

/** The listed files; none if there is no list, or one that cannot be read. */
export function readBulkFiles(dataFolder: string): BulkFile[] {
  const path = listPath(dataFolder);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  const version = `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
  if (kept?.path !== path || kept.version !== version) kept = { path, version, files: parseList(path) };
  return kept.files;
}

function parseList(path: string): BulkFile[] {
  try {
    return listSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data?.files ?? [];
  } catch {
    return [];
  }
}

/** Replaces the list, and removes what it does not name: files of former runs, and parts that a killed run left. */
export function writeBulkFiles(dataFolder: string, files: readonly BulkFile[]): void {
  writeAtomically(listPath(dataFolder), `${JSON.stringify({ files }, null, 1)}\n`, 0o644);
  const stored = new Set([LIST, ...files.map(({ stored_as }) => stored_as)]);
  for (const name of readdirSync(bulkFolder(dataFolder))) {
    if (!stored.has(name)) rmSync(join(bulkFolder(dataFolder), name), { force: true });
  }
}

/** Removes all of them, as they hold what was taken out of the register. Returns how many there were. */
export function removeBulkFiles(dataFolder: string): number {
  const { length } = readBulkFiles(dataFolder);
  if (existsSync(bulkFolder(dataFolder))) writeBulkFiles(dataFolder, []);
  return length;
}
