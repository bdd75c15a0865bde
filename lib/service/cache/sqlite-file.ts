import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { Database } from '@/lib/shared/sqlite.mjs';

export type { SqliteDatabase };

/** Raised with every change of SCHEMA: a file of another layout is emptied. */
const LAYOUT = 1;

/**
 * `key` and `source` are hashes: a file that is looked at does not list what people searched for, nor where.
 * `body` stands last, so that its times are read without it.
 */
const SCHEMA = `
CREATE TABLE replies (
  id INTEGER PRIMARY KEY,
  key BLOB NOT NULL UNIQUE,
  status INTEGER NOT NULL,
  etag TEXT,
  at INTEGER NOT NULL,
  gone_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  body BLOB NOT NULL
);
CREATE INDEX replies_by_use ON replies (used_at, bytes);
CREATE INDEX replies_by_end ON replies (gone_at);
CREATE TABLE notes (name TEXT PRIMARY KEY, at INTEGER NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE origin (source TEXT NOT NULL);`;

const PAGE_BYTES = 4096;
/** While a file is opened and perhaps made, others may be doing the same. */
const OPENING_WAIT_MS = 5000;
/** A request waits no longer for another process; then it does without the file. */
const RUNNING_WAIT_MS = 100;

/** The write-ahead log gets a sixteenth of the room: 64 KB to 4 MB. */
export const logBytesOf = (maxBytes: number): number =>
  PAGE_BYTES * Math.min(1000, Math.max(16, Math.floor(maxBytes / 16 / PAGE_BYTES)));

/** Made readable by its owner alone: with a token, a service tells personal facts of officers. SQLite gives its side files the same rights. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // One that is there is left to SQLite: whoever closes a file drops all locks this process has on it.
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
}

function configure(db: SqliteDatabase, maxBytes: number): void {
  db.pragma(`busy_timeout = ${OPENING_WAIT_MS}`);
  // Only a file without tables takes this: freed pages can be given back in small steps.
  db.pragma('auto_vacuum = INCREMENTAL');
  db.pragma('journal_mode = WAL');
  // A process that is killed loses nothing; a power cut may lose the last replies, and never the file.
  db.pragma('synchronous = NORMAL');
  db.pragma(`wal_autocheckpoint = ${logBytesOf(maxBytes) / PAGE_BYTES}`);
  db.pragma(`journal_size_limit = ${logBytesOf(maxBytes)}`);
}

function isOurs(db: SqliteDatabase, source: string): boolean {
  if (db.pragma('user_version', { simple: true }) !== LAYOUT) return false;
  return db.prepare('SELECT 1 FROM origin WHERE source = ?').get(source) !== undefined;
}

function begin(db: SqliteDatabase, source: string): void {
  // Another process may have begun it while this one waited for the lock.
  if (isOurs(db, source)) return;
  const tables = db.prepare<[], string>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  for (const name of tables.pluck().all()) db.exec(`DROP TABLE "${name.replaceAll('"', '""')}"`);
  db.exec(SCHEMA);
  db.prepare('INSERT INTO origin (source) VALUES (?)').run(source);
  db.pragma(`user_version = ${LAYOUT}`);
}

/**
 * Opens the file of kept replies, or makes one. One of another layout, or of another source, is emptied: replies can
 * be asked for again. Throws what SQLite or the file system throws, also for a file that is no database.
 */
export function openSqliteFile(file: string, given: { source: string; maxBytes: number }): SqliteDatabase {
  const source = createHash('sha256').update(given.source).digest('hex');
  makeFile(file);
  const db = new Database(file);
  try {
    configure(db, given.maxBytes);
    if (!isOurs(db, source)) db.transaction(begin).immediate(db, source);
    db.pragma(`busy_timeout = ${RUNNING_WAIT_MS}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
