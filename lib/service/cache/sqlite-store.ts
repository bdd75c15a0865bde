import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import type { CacheKind } from '@/lib/contract/quota';
import { isFileBusy } from '@/lib/shared/errors';
import { Database } from '@/lib/shared/sqlite.mjs';

/** Increase it with every change of SCHEMA: a file of another layout is emptied. */
const LAYOUT = 1;

/**
 * `key` and `source` are hashes, so that the file does not show what users searched for, or where. `body` is the last
 * column, so that times are read without it.
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
/** Other processes may open or create the file at the same time. */
const OPENING_WAIT_MS = 5000;
/** A request waits this long for another process, and then proceeds without the file. */
const RUNNING_WAIT_MS = 100;

/** The write-ahead log gets a sixteenth of the size: 64 KB to 4 MB. */
const logBytesOf = (maxBytes: number): number =>
  PAGE_BYTES * Math.min(1000, Math.max(16, Math.floor(maxBytes / 16 / PAGE_BYTES)));

/**
 * Creates the file readable for its owner only: with a token, replies contain personal facts of officers. SQLite gives
 * its side files the same permissions.
 */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // An existing file is left to SQLite: closing it here would drop all locks of this process on it.
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
}

function configure(db: SqliteDatabase, maxBytes: number): void {
  db.pragma(`busy_timeout = ${OPENING_WAIT_MS}`);
  // Only possible before tables exist; lets free pages be returned in small steps.
  db.pragma('auto_vacuum = INCREMENTAL');
  db.pragma('journal_mode = WAL');
  // A killed process loses nothing; a power failure may lose the last replies, but does not damage the file.
  db.pragma('synchronous = NORMAL');
  db.pragma(`wal_autocheckpoint = ${logBytesOf(maxBytes) / PAGE_BYTES}`);
  db.pragma(`journal_size_limit = ${logBytesOf(maxBytes)}`);
}

function isOurs(db: SqliteDatabase, source: string): boolean {
  if (db.pragma('user_version', { simple: true }) !== LAYOUT) return false;
  return db.prepare('SELECT 1 FROM origin WHERE source = ?').get(source) !== undefined;
}

function begin(db: SqliteDatabase, source: string): void {
  // Another process may have set it up while this one waited for the lock.
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
 * Opens the cache file, or creates it. A file of another layout or source is emptied, because replies can be requested
 * again. Throws errors of SQLite and the file system, also for a file that is not a database.
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

/** A reply as stored: its body as JSON text, so that no two readers share an object. */
export interface CachedReplyText {
  status: number;
  text: string;
  etag?: string;
  at: number;
}

/** A storage for replies and notes. Throws disk errors; `withFallOver` handles them. */
export interface ReplyStore {
  readonly kind: 'file' | 'memory';
  get(key: string): CachedReplyText | undefined;
  /**
   * A text larger than a quarter of the size is not stored, and the old entry of its key is deleted. `goneAt`: when the
   * entry expires.
   */
  put(key: string, kept: CachedReplyText, goneAt: number): void;
  confirm(key: string, at: number): void;
  remove(key: string): void;
  timeOf(key: string): { at: number; status: number } | undefined;
  readNote(name: string): { text: string; at: number } | undefined;
  writeNote(name: string, note: { text: string; at: number }): void;
  size(): { count: number; bytes: number; max_bytes: number };
  close(): void;
}

type Later<Method> = Method extends (...given: infer Given) => infer Result
  ? (...given: Given) => Result | Promise<Result>
  : Method;

/** A storage that may be on another machine. */
export type SharedReplyStore = { readonly [Name in Exclude<keyof ReplyStore, 'kind'>]: Later<ReplyStore[Name]> } & {
  readonly kind: CacheKind;
};

/** The share of the size that one reply may take: a single huge one must not evict all others. */
export const LARGEST_SHARE = 1 / 4;

/** Shorter texts are not compressed: it would save half a kilobyte for 20 µs each way. */
const WORTH_PACKING = 1024;

/** No reply is larger; protects memory if the file was manipulated. */
export const LONGEST_TEXT = 64 * 1024 * 1024;

/**
 * The fastest level: 20 KB of JSON become 5 KB in 60 µs, and slower levels gain little. The zlib format has a checksum,
 * which detects damage that the structure of the file does not show.
 */
export const packed = (text: string): string | Buffer =>
  Buffer.byteLength(text) < WORTH_PACKING ? text : deflateSync(text, { level: 1 });

/** The text, or undefined if the bytes are damaged or decompress to more than `longest` bytes. */
export function unpacked(body: unknown, longest = LONGEST_TEXT): string | undefined {
  if (typeof body === 'string') return body;
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return inflateSync(body, { maxOutputLength: longest }).toString();
  } catch {
    return undefined;
  }
}

/** The result of `work`, or `otherwise` while another process writes: a cache miss is better than a wait. */
function unlessBusy<T, U>(work: () => T, otherwise: U): T | U {
  try {
    return work();
  } catch (error) {
    if (!isFileBusy(error)) throw error;
    return otherwise;
  }
}

interface Room {
  /** Bytes used in the file; from its header, without reading rows. */
  used(): number;
  /** Evicts one batch of the least used replies if the size is exceeded. Returns false if there was nothing to do. */
  make(): boolean;
}

/** The share of the size to free once it is full, so that not every write has to evict. */
const FREED_SHARE = 0.1;
/** Rows and pages per batch; limits the work for one request. */
const BATCH = 1000;
/** Bytes of a row besides its body: other columns and index entries. */
const BESIDE = 200;

const OLDEST = 'SELECT bytes FROM replies INDEXED BY replies_by_use ORDER BY used_at, id LIMIT ?';
const DRIVE_OUT = 'DELETE FROM replies WHERE id IN (SELECT id FROM replies ORDER BY used_at, id LIMIT ?)';

/** The number of least used replies that add up to the bytes wanted. */
function countOf(sizes: number[], wanted: number): number {
  let freed = 0;
  const enough = sizes.findIndex((bytes) => {
    freed += bytes + BESIDE;
    return freed >= wanted;
  });
  return enough === -1 ? sizes.length : enough + 1;
}

/** Keeps the file, with its write-ahead log, within its size. */
function createRoom(db: SqliteDatabase, maxBytes: number): Room {
  const room = maxBytes - logBytesOf(maxBytes);
  const oldest = db.prepare<[number], number>(OLDEST).pluck();
  const driveOut = db.prepare<[number]>(DRIVE_OUT);
  const number = (pragma: string): number => Number(db.pragma(pragma, { simple: true }));
  const pageBytes = number('page_size');
  const used = (): number => (number('page_count') - number('freelist_count')) * pageBytes;

  function driveOutOldest(): boolean {
    const excess = used() - room;
    if (excess <= 0) return false;
    const count = countOf(oldest.all(BATCH), excess + room * FREED_SHARE);
    return driveOut.run(count).changes > 0;
  }

  /** New replies reuse free pages; they are returned to the disk only if the file is too large. */
  function giveBack(): boolean {
    const pages = number('page_count');
    const over = Math.ceil(pages - room / pageBytes);
    if (over <= 0 || number('freelist_count') === 0) return false;
    db.pragma(`incremental_vacuum(${Math.min(over, BATCH)})`);
    return number('page_count') < pages;
  }

  return {
    used,
    make() {
      const droveOut = driveOutOldest();
      return giveBack() || droveOut;
    },
  };
}

interface ReplyRow {
  status: number;
  etag: string | null;
  at: number;
  used_at: number;
  body: unknown;
}

type Moments = { at: number; status: number };

/** The last use is updated at most once in this time, so that reads rarely write. */
const SAME_USE_MS = 3_600_000;
/** Time between removals of expired replies. */
const CLEARING_MS = 3_600_000;

const PUT = `
INSERT INTO replies (key, status, etag, at, gone_at, used_at, bytes, body)
VALUES (@key, @status, @etag, @at, @gone_at, @used_at, @bytes, @body)
ON CONFLICT (key) DO UPDATE SET status = excluded.status, etag = excluded.etag, at = excluded.at,
  gone_at = excluded.gone_at, used_at = excluded.used_at, bytes = excluded.bytes, body = excluded.body`;

/** Extends the expiry by the time since the last confirmation. */
const CONFIRM = 'UPDATE replies SET gone_at = gone_at + (@at - at), at = @at WHERE key = @key AND at < @at';

const CLEAR = 'DELETE FROM replies WHERE id IN (SELECT id FROM replies WHERE gone_at <= ? LIMIT 1000)';

const WRITE_NOTE = `
INSERT INTO notes (name, at, value) VALUES (?, ?, ?)
ON CONFLICT (name) DO UPDATE SET at = excluded.at, value = excluded.value`;

const prepare = (db: SqliteDatabase) => ({
  get: db.prepare<[Buffer], ReplyRow>('SELECT status, etag, at, used_at, body FROM replies WHERE key = ?'),
  used: db.prepare<[number, Buffer]>('UPDATE replies SET used_at = ? WHERE key = ?'),
  put: db.prepare(PUT),
  confirm: db.prepare(CONFIRM),
  remove: db.prepare<[Buffer]>('DELETE FROM replies WHERE key = ?'),
  time: db.prepare<[Buffer], Moments>('SELECT at, status FROM replies WHERE key = ?'),
  clear: db.prepare<[number]>(CLEAR),
  readNote: db.prepare<[string], { text: string; at: number }>('SELECT value AS text, at FROM notes WHERE name = ?'),
  writeNote: db.prepare<[string, number, string]>(WRITE_NOTE),
  count: db.prepare<[], number>('SELECT count(*) FROM replies').pluck(),
});

/** Stored in place of the key, so that the file does not show what users searched for. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Replies in an open file. Each is written by one statement, so a killed process never leaves half a reply, and several
 * processes may share the file. While another one writes, a lookup is a miss instead of waiting.
 */
export function createSqliteStore(
  db: SqliteDatabase,
  { maxBytes, now }: { maxBytes: number; now: () => number },
): ReplyStore {
  const sql = prepare(db);
  const room = createRoom(db, maxBytes);
  let clearedAt = Number.NEGATIVE_INFINITY;

  function clear(): void {
    if (now() - clearedAt < CLEARING_MS) return;
    clearedAt = now();
    sql.clear.run(now());
  }

  const remove = (key: string): void => void unlessBusy(() => sql.remove.run(hashOf(key)), undefined);

  const noteUse = (key: Buffer, { used_at }: ReplyRow): void => {
    if (now() - used_at >= SAME_USE_MS) unlessBusy(() => sql.used.run(now(), key), undefined);
  };

  unlessBusy(() => {
    clear();
    while (room.make());
  }, undefined);

  return {
    kind: 'file',
    get(key) {
      const hash = hashOf(key);
      const row = unlessBusy(() => sql.get.get(hash), undefined);
      if (!row) return undefined;
      const text = unpacked(row.body);
      if (text === undefined) return void remove(key);
      noteUse(hash, row);
      return { status: row.status, text, etag: row.etag ?? undefined, at: row.at };
    },
    put(key, { status, text, etag, at }, goneAt) {
      if (Buffer.byteLength(text) > maxBytes * LARGEST_SHARE) return remove(key);
      const body = packed(text);
      const row = { key: hashOf(key), status, etag: etag ?? null, at, gone_at: goneAt, used_at: now(), body };
      unlessBusy(() => {
        sql.put.run({ ...row, bytes: Buffer.byteLength(body) });
        clear();
        room.make();
      }, undefined);
    },
    confirm: (key, at) => void unlessBusy(() => sql.confirm.run({ key: hashOf(key), at }), undefined),
    remove,
    timeOf: (key) => unlessBusy(() => sql.time.get(hashOf(key)), undefined),
    readNote: (name) => unlessBusy(() => sql.readNote.get(name), undefined),
    writeNote: (name, { text, at }) => void unlessBusy(() => sql.writeNote.run(name, at, text), undefined),
    size: () => ({ count: unlessBusy(() => sql.count.get(), 0) ?? 0, bytes: room.used(), max_bytes: maxBytes }),
    close: () => void db.close(),
  };
}
