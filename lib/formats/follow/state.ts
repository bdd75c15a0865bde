import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hasImport } from '@/lib/register/store/sqlite/read/has-import';
import { Database } from '@/lib/shared/sqlite.mjs';

/** Replaces a file by another content, or not at all: neither a kill nor a power cut leaves half of it. */
export function writeAtomically(file: string, content: string, mode = 0o600): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.new`;
  const handle = openSync(part, 'w', mode);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, file);
}

const moment = z.iso.datetime();

const fileSchema = z.object({
  size: z.number(),
  sha256: z.string(),
  etag: z.string().optional(),
  last_modified: z.string().optional(),
});

const problemSchema = z.object({
  kind: z.string(),
  status: z.number().optional(),
  given: z.number().optional(),
  expected: z.number().optional(),
});

const importSchema = z.object({ id: z.number(), started_at: z.string() });

/** How far a source has been imported. */
const positionSchema = z.object({
  /** Imported files by name, to tell whether they have changed. */
  files: z.record(z.string(), fileSchema),
  /** The moment for which the imported data stand; null if it is not known. */
  data_at: moment.nullable(),
  /** Publications: the moment of the last one. Listed files: the day in their names. */
  published: z.string().optional(),
  /** A feed of changes: the number of the next one, or, before the first, the moment from which they are needed. */
  next_change: z.number().optional(),
  changes_since: moment.optional(),
  /** The import that all later ones continue: a register without it needs everything anew. */
  base: importSchema.optional(),
});

const pendingSchema = z.object({
  /** Files to import, by path. */
  paths: z.array(z.string()),
  /** The position once they are imported. */
  reached: positionSchema,
  /** Whether they continue what was imported before. */
  continues: z.boolean(),
  /** Imports that failed. */
  failures: z.number(),
});

const sourceStateSchema = z.object({
  /** Of the source's settings; of other settings nothing is known. */
  fingerprint: z.string(),
  position: positionSchema.optional(),
  /** What is fetched but not imported yet. */
  pending: pendingSchema.optional(),
  /** When the last look began that ended without a failure. */
  looked_at: moment.optional(),
  /** When that ended. */
  succeeded_at: moment.optional(),
  failed_at: moment.optional(),
  problem: problemSchema.optional(),
  /** What an import said of its failure: for the operator only. */
  detail: z.string().optional(),
  /** The publisher asked not to be asked before. */
  not_before: moment.optional(),
});

const stateSchema = z.object({ version: z.literal(1), sources: z.record(z.string(), sourceStateSchema) });

export type ImportId = z.infer<typeof importSchema>;
export type Position = z.infer<typeof positionSchema>;
export type Pending = z.infer<typeof pendingSchema>;
export type SourceState = z.infer<typeof sourceStateSchema>;
export type FollowState = z.infer<typeof stateSchema>;

const statePath = (dataFolder: string): string => join(dataFolder, 'sources-state.json');

const EMPTY: FollowState = { version: 1, sources: {} };

/** What is known of each source; empty at first. Damaged if the file cannot be read: it is then known anew. */
export function readState(dataFolder: string): { state: FollowState; isDamaged: boolean } {
  let text: string;
  try {
    text = readFileSync(statePath(dataFolder), 'utf8');
  } catch {
    return { state: EMPTY, isDamaged: false };
  }
  try {
    const { data } = stateSchema.safeParse(JSON.parse(text));
    return { state: data ?? EMPTY, isDamaged: data === undefined };
  } catch {
    return { state: EMPTY, isDamaged: true };
  }
}

/** Path of the register in the data folder. */
const registerPath = (dataFolder: string): string => join(dataFolder, 'register.sqlite');

/** The position, if the register still has what it stands on: registers are deleted and replaced, and imports forgotten. */
export function validPosition(dataFolder: string, position: Position | undefined): Position | undefined {
  const base = position?.base;
  return base === undefined || hasImport(registerPath(dataFolder), base) ? position : undefined;
}

export const writeState = (dataFolder: string, state: FollowState): void =>
  writeAtomically(statePath(dataFolder), `${JSON.stringify(state, null, 2)}\n`);

/**
 * Lets one update, or another work of this name, run at a time. The lock is that of a database, which the system releases when its process ends, however
 * it ends: the number of a process would have to be checked, and may be used again.
 * @returns undefined if another process has it, otherwise a function that releases it.
 */
export function takeLock(dataFolder: string, name = 'update.lock'): (() => void) | undefined {
  mkdirSync(dataFolder, { recursive: true });
  const db = new Database(join(dataFolder, name), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
  return () => db.close();
}
