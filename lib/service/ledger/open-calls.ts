import { renameSync, rmSync } from 'node:fs';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { messageOf } from '@/lib/shared/message-of';
import { Database } from '@/lib/shared/sqlite.mjs';
import type { CallRecords, CallStore } from './calls';
import { openCallsDatabase, sqliteCalls, TABLES } from './sqlite-calls';

export interface CallsPlace {
  /** Made where there is none; its folder too. */
  file: string;
  /** A mark of the account whose calls they are; the counts of another one are dropped. It is kept in the file. */
  account: string;
  /** Told once, in a sentence, when calls can be counted in memory only. */
  warn(message: string): void;
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);

/** What can be read no more is kept beside, and counting begins anew; `account_status` tells what was spent. */
function openOrReplace({ file, account, warn }: CallsPlace): SqliteDatabase {
  try {
    return openCallsDatabase(file, account);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    renameSync(file, `${file}.broken`);
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    warn(`The count of calls could not be read; it is set aside as ${file}.broken and begins anew.`);
    return openCallsDatabase(file, account);
  }
}

function copyRows(from: SqliteDatabase, to: SqliteDatabase, table: string): void {
  const rows = from.prepare<[], unknown[]>(`SELECT * FROM ${table}`).raw().all();
  for (const row of rows) {
    to.prepare(`INSERT OR REPLACE INTO ${table} VALUES (${row.map(() => '?').join(', ')})`).run(...row);
  }
}

/** Counts in memory, going on from what the file still tells. */
function inMemory(account: string, from: SqliteDatabase | undefined): CallStore {
  const db = openCallsDatabase(':memory:', account);
  try {
    if (from) for (const table of TABLES) copyRows(from, db, table);
  } catch {
    // A file that cannot be read either: the service's own count, asked for anew, makes up for it.
  }
  return sqliteCalls(db);
}

/**
 * Where calls are counted: in the file while it can be written, and from the first failure on in memory. It is opened by
 * the first use. A disk that is full or read-only refuses nobody a call.
 */
export function openCalls(place: CallsPlace): CallStore {
  let db: SqliteDatabase | undefined;
  let store: CallStore | undefined;

  function opened(): CallStore {
    if (store) return store;
    db = openOrReplace(place);
    store = sqliteCalls(db);
    return store;
  }

  function fallBack(error: unknown): CallStore {
    place.warn(
      `Calls cannot be counted in ${place.file} (${messageOf(error)}); until the next start they are in memory.`,
    );
    const memory = inMemory(place.account, db);
    db?.close();
    db = undefined;
    store = memory;
    return memory;
  }

  function attempt<T>(how: 'change' | 'read', work: (records: CallRecords) => T): T {
    try {
      return opened()[how](work);
    } catch (error) {
      if (store !== undefined && db === undefined) throw error;
      return fallBack(error)[how](work);
    }
  }

  return {
    change: (work) => attempt('change', work),
    read: (work) => attempt('read', work),
    close: () => store?.close(),
  };
}
