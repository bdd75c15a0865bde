import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import type { Calls, Periods } from '@/lib/registry/quota';
import { messageOf } from '@/lib/shared/json';
import { Database } from '@/lib/shared/sqlite.mjs';
import { type ServiceWord, serviceWordSchema } from './service-word';

/** What was answered to one endpoint on one day: by calls, and by copies that were kept. */
export interface EndpointUsage {
  day: string;
  endpoint: EndpointName;
  calls: number;
  kept: number;
}

/** The counts, as they stand within one step of a `CallStore`. Days are UTC: `2026-11-21`. */
export interface CallRecords {
  /** Calls that left this machine. */
  sent(periods: Periods): Calls;
  /** What one visitor spent of a day; `visitor` is a `visitorMark`. */
  sentBy(day: string, visitor: string): number;
  /** Counts one call. */
  add(day: string, visitor: string): void;
  /** Counts one less; no count falls below nought. */
  takeBack(day: string, visitor: string): void;
  serviceWord(): ServiceWord;
  saveServiceWord(word: ServiceWord): void;
  /** Of a day, the same for all processes; undefined before its first call. */
  salt(day: string): string | undefined;
  saveSalt(day: string, salt: string): void;
  addUsage(usage: EndpointUsage): void;
  /** From that day on, in the order of days. */
  usageSince(day: string): EndpointUsage[];
  /** Visitors and salts of other days than this one, and all that is older than `usageFrom`. */
  forget(days: { visitorsOf: string; usageFrom: string }): void;
}

/** Where calls are counted. Several processes may share one. */
export interface CallStore {
  /** Nothing else is counted, by no other process either, between what `work` reads and what it writes. */
  change<T>(work: (records: CallRecords) => T): T;
  read<T>(work: (records: CallRecords) => T): T;
  close(): void;
}

/** `days` holds our own count, `usage` what was answered to whom; `facts` are few named values. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, calls INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS visitors (
  day TEXT NOT NULL, visitor TEXT NOT NULL, calls INTEGER NOT NULL, PRIMARY KEY (day, visitor)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS usage (
  day TEXT NOT NULL, endpoint TEXT NOT NULL, calls INTEGER NOT NULL, kept INTEGER NOT NULL, PRIMARY KEY (day, endpoint)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`;

const TABLES = ['days', 'visitors', 'usage', 'facts'] as const;

const MONTH = 'SELECT coalesce(sum(calls), 0) FROM days WHERE day BETWEEN ? AND ?';
const ADD_DAY = `INSERT INTO days (day, calls) VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET calls = calls + 1`;
const ADD_VISITOR = `
INSERT INTO visitors (day, visitor, calls) VALUES (?, ?, 1) ON CONFLICT (day, visitor) DO UPDATE SET calls = calls + 1`;
const ADD_USAGE = `
INSERT INTO usage (day, endpoint, calls, kept) VALUES (@day, @endpoint, @calls, @kept)
ON CONFLICT (day, endpoint) DO UPDATE SET calls = calls + excluded.calls, kept = kept + excluded.kept`;
const KEEP = 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value';

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);

/** Calls of another account do not count for this one. */
function beginAnewFor(db: SqliteDatabase, account: string): void {
  db.transaction(() => {
    const known = db.prepare<[], string>("SELECT value FROM facts WHERE name = 'account'").pluck().get();
    if (known === account) return;
    for (const table of TABLES) db.exec(`DELETE FROM ${table}`);
    db.prepare(KEEP).run('account', account);
  }).immediate();
}

/** Opens the counts of an account, `account` being its mark; makes the file and its folder where there is none. */
function openCallsDatabase(file: string, account: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file, { timeout: 5000 });
  try {
    db.pragma('journal_mode = WAL');
    // What was committed outlives the process, killed or not; only a power cut may forget the last calls.
    db.pragma('synchronous = NORMAL');
    // What is forgotten of visitors is overwritten.
    db.pragma('secure_delete = ON');
    db.exec(SCHEMA);
    beginAnewFor(db, account);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}

function countsOf(db: SqliteDatabase): Pick<CallRecords, 'sent' | 'sentBy' | 'add' | 'takeBack'> {
  const monthCalls = db.prepare<[string, string], number>(MONTH).pluck();
  const dayCalls = db.prepare<[string], number>('SELECT calls FROM days WHERE day = ?').pluck();
  const visitorCalls = db
    .prepare<[string, string], number>('SELECT calls FROM visitors WHERE day = ? AND visitor = ?')
    .pluck();
  const addDay = db.prepare<[string]>(ADD_DAY);
  const addVisitor = db.prepare<[string, string]>(ADD_VISITOR);
  const lessOfDay = db.prepare<[string]>('UPDATE days SET calls = max(0, calls - 1) WHERE day = ?');
  const lessOfVisitor = db.prepare<[string, string]>(
    'UPDATE visitors SET calls = max(0, calls - 1) WHERE day = ? AND visitor = ?',
  );
  return {
    sent: ({ day, month }): Calls => ({
      today: dayCalls.get(day) ?? 0,
      this_month: monthCalls.get(`${month}-01`, `${month}-31`) ?? 0,
    }),
    sentBy: (day, visitor) => visitorCalls.get(day, visitor) ?? 0,
    add(day, visitor) {
      addDay.run(day);
      addVisitor.run(day, visitor);
    },
    takeBack(day, visitor) {
      lessOfDay.run(day);
      lessOfVisitor.run(day, visitor);
    },
  };
}

function factsOf(db: SqliteDatabase): Pick<CallRecords, 'serviceWord' | 'saveServiceWord' | 'salt' | 'saveSalt'> {
  const fact = db.prepare<[string], string>('SELECT value FROM facts WHERE name = ?').pluck();
  const keep = db.prepare<[string, string]>(KEEP);
  return {
    serviceWord: () => serviceWordSchema.safeParse(parseJson(fact.get('service'))).data ?? {},
    saveServiceWord: (word) => void keep.run('service', JSON.stringify(word)),
    salt: (day) => fact.get(`salt ${day}`),
    saveSalt: (day, salt) => void keep.run(`salt ${day}`, salt),
  };
}

function usageOf(db: SqliteDatabase): Pick<CallRecords, 'addUsage' | 'usageSince'> {
  const add = db.prepare<[EndpointUsage]>(ADD_USAGE);
  const since = db.prepare<[string], { day: string; endpoint: string; calls: number; kept: number }>(
    'SELECT day, endpoint, calls, kept FROM usage WHERE day >= ? ORDER BY day, endpoint',
  );
  return {
    addUsage: (usage) => void add.run(usage),
    usageSince: (day) =>
      since.all(day).flatMap(({ endpoint, ...usage }) => (isEndpoint(endpoint) ? [{ ...usage, endpoint }] : [])),
  };
}

function forgetIn(db: SqliteDatabase): Pick<CallRecords, 'forget'> {
  const visitors = db.prepare<[string]>('DELETE FROM visitors WHERE day <> ?');
  const salts = db.prepare<[string]>("DELETE FROM facts WHERE name LIKE 'salt %' AND name <> 'salt ' || ?");
  const days = db.prepare<[string]>('DELETE FROM days WHERE day < ?');
  const usage = db.prepare<[string]>('DELETE FROM usage WHERE day < ?');
  return {
    forget({ visitorsOf, usageFrom }) {
      visitors.run(visitorsOf);
      salts.run(visitorsOf);
      days.run(usageFrom);
      usage.run(usageFrom);
    },
  };
}

/** The counts in SQLite. A change takes the one write lock before it reads: no two calls can take the last one. */
function sqliteCalls(db: SqliteDatabase): CallStore {
  const records: CallRecords = { ...countsOf(db), ...factsOf(db), ...usageOf(db), ...forgetIn(db) };
  return {
    change: (work) => db.transaction(() => work(records)).immediate(),
    read: (work) => db.transaction(() => work(records)).deferred(),
    close: () => void db.close(),
  };
}

interface CallsPlace {
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
