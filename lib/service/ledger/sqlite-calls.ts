import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import type { Calls } from '@/lib/registry/allowance';
import { Database } from '@/lib/shared/sqlite.mjs';
import type { CallRecords, CallStore, EndpointUsage } from './calls';
import { serviceWordSchema } from './service-word';

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

export const TABLES = ['days', 'visitors', 'usage', 'facts'] as const;

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
export function openCallsDatabase(file: string, account: string): SqliteDatabase {
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

function factsOf(db: SqliteDatabase): Pick<CallRecords, 'serviceWord' | 'keepServiceWord' | 'salt' | 'keepSalt'> {
  const fact = db.prepare<[string], string>('SELECT value FROM facts WHERE name = ?').pluck();
  const keep = db.prepare<[string, string]>(KEEP);
  return {
    serviceWord: () => serviceWordSchema.safeParse(parseJson(fact.get('service'))).data ?? {},
    keepServiceWord: (word) => void keep.run('service', JSON.stringify(word)),
    salt: (day) => fact.get(`salt ${day}`),
    keepSalt: (day, salt) => void keep.run(`salt ${day}`, salt),
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
export function sqliteCalls(db: SqliteDatabase): CallStore {
  const records: CallRecords = { ...countsOf(db), ...factsOf(db), ...usageOf(db), ...forgetIn(db) };
  return {
    change: (work) => db.transaction(() => work(records)).immediate(),
    read: (work) => db.transaction(() => work(records)).deferred(),
    close: () => void db.close(),
  };
}
