import { createHash } from 'node:crypto';
import { unlessBusy } from './file-faults';
import { packed, unpacked } from './packing';
import { LARGEST_SHARE, type ReplyStore } from './reply-store';
import type { SqliteDatabase } from './sqlite-file';
import { createRoom } from './sqlite-room';

interface ReplyRow {
  status: number;
  etag: string | null;
  at: number;
  used_at: number;
  body: unknown;
}

type Moments = { at: number; status: number };

/** A use is written down when the last one written is older: reading costs no write each time. */
const SAME_USE_MS = 3_600_000;
/** Between two looks for replies that nobody needs any more. */
const CLEARING_MS = 3_600_000;

const PUT = `
INSERT INTO replies (key, status, etag, at, gone_at, used_at, bytes, body)
VALUES (@key, @status, @etag, @at, @gone_at, @used_at, @bytes, @body)
ON CONFLICT (key) DO UPDATE SET status = excluded.status, etag = excluded.etag, at = excluded.at,
  gone_at = excluded.gone_at, used_at = excluded.used_at, bytes = excluded.bytes, body = excluded.body`;

/** A confirmed reply lives as much longer as it is younger now. */
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

/** In place of the key, so that a file that is looked at does not list what people searched for. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Replies in an open file. Each is written by one statement, so that a process that is killed leaves it whole or not at
 * all, and several processes may use the file at once; while another one writes, a reply is missed rather than waited for.
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
