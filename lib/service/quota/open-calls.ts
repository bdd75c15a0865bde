import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { type AccountStatus, callsSchema } from '@/lib/contract/quota';
import { type Calls, type Limits, type Periods, periodsOf } from '@/lib/registry/request';
import { messageOf } from '@/lib/shared/json';
import { Database } from '@/lib/shared/sqlite.mjs';

const accountSchema = z.object({
  /** When we heard it, in milliseconds since 1970, and the day of that. */
  at: z.number(),
  day: z.string(),
  limits: callsSchema,
  /** As it said. */
  left: callsSchema,
  /** Our own count then: what was sent since is more than this. */
  sent: callsSchema,
});

/** What the service last said of the allowance; kept in a file, so checked when it is read. */
const serviceWordSchema = z.object({
  account: accountSchema.optional(),
  /** It refused a call. `named`: it said itself until when. Milliseconds since 1970. */
  usedUp: z.object({ until: z.number(), named: z.boolean() }).optional(),
});
export type ServiceWord = z.infer<typeof serviceWordSchema>;

/** A count from outside; more than this is no limit at all. */
const count = (value: number): number => Math.min(Math.max(0, value), 1e12);

const counts = ({ today, this_month }: Calls): Calls => ({ today: count(today), this_month: count(this_month) });

/**
 * What a service allows that has counted `used` and says that `left` are left. Where none is left, more may have been
 * used than allowed, as refused calls are counted by some: then we go on believing what we did, unless less was used.
 */
const limitBy = (used: number, left: number, believed: number): number =>
  left === 0 ? Math.min(used, believed) : used + left;

/** A month that ends before the day's calls do lowers what is left today, and then tells only the least a day may hold. */
function limitsBy(used: Calls, left: Calls, believed: Limits): Calls {
  const this_month = limitBy(used.this_month, left.this_month, believed.monthly);
  const endsWithMonth = left.today >= left.this_month;
  const today = endsWithMonth
    ? Math.max(used.today + left.today, believed.daily)
    : limitBy(used.today, left.today, believed.daily);
  return { today, this_month };
}

/** The limits believed in: those the service told of last, else those of the settings. */
function believedLimits({ account }: ServiceWord, settings: Limits): Limits {
  return account ? { daily: account.limits.today, monthly: account.limits.this_month } : settings;
}

/** What we know after an `account_status`; `sent` is our own count at this moment. */
export function learned(
  word: ServiceWord,
  { usage, calls_remaining }: AccountStatus,
  { at, day, sent, settings }: { at: number; sent: Calls; settings: Limits } & Pick<Periods, 'day'>,
): ServiceWord {
  const left = counts(calls_remaining);
  const limits = limitsBy(counts(usage), left, believedLimits(word, settings));
  const isMended = Math.min(left.today, left.this_month) > 0 && word.usedUp?.named !== true;
  return { account: { at, day, limits, left, sent }, usedUp: isMended ? undefined : word.usedUp };
}

/** Calls taken back were none that came since, so that the next one is. */
export function afterGivingBack(word: ServiceWord, sent: Calls): ServiceWord {
  if (!word.account) return word;
  const before = word.account.sent;
  const lowered = {
    today: Math.min(before.today, sent.today),
    this_month: Math.min(before.this_month, sent.this_month),
  };
  return { ...word, account: { ...word.account, sent: lowered } };
}

export interface QuotaSettings {
  /** Where the service does not tell its own. */
  limits: Limits;
  /** Of the daily limit; visitors cannot spend it. */
  reservePercent: number;
  /** Of the daily limit; one visitor cannot spend more in a day. */
  visitorPercent: number;
}

/** Where all together stand. */
export interface Position {
  limits: Calls;
  left: Calls;
  reserve: number;
  /** What one visitor may spend of a day. */
  share: number;
  /** Nothing is sent before; milliseconds since 1970. */
  usedUpUntil?: number;
  countedBy: 'service' | 'own';
}

/** Of few calls none is kept back that rounding alone would. */
const reserveOf = (daily: number, percent: number): number =>
  (daily >= 10 ? Math.ceil : Math.floor)((daily * percent) / 100);

const shareOf = (daily: number, percent: number): number => Math.max(1, Math.ceil((daily * percent) / 100));

/** Left by the service's word: what it said, less what was sent since. A word of another day or month says nothing. */
function leftBy({ account }: ServiceWord, sent: Calls, { day, month }: Periods): Calls {
  const of = (window: keyof Calls): number =>
    account ? account.left[window] - (sent[window] - account.sent[window]) : Number.POSITIVE_INFINITY;
  return {
    today: account?.day === day ? of('today') : Number.POSITIVE_INFINITY,
    this_month: account?.day.startsWith(month) ? of('this_month') : Number.POSITIVE_INFINITY,
  };
}

/** Others may use our token, and our count may have been lost: never more is left than either the service or we say. */
function agreedLeft(word: ServiceWord, limits: Limits, sent: Calls, periods: Periods): Calls {
  const theirs = leftBy(word, sent, periods);
  const this_month = Math.max(0, Math.min(limits.monthly - sent.this_month, theirs.this_month));
  const today = Math.max(0, Math.min(limits.daily - sent.today, theirs.today));
  return { today: Math.min(today, this_month), this_month };
}

/** Where we stand; `sent` is our own count of this day and month. */
export function positionOf(
  { sent, word }: { sent: Calls; word: ServiceWord },
  settings: QuotaSettings,
  now: Date,
): Position {
  const limits = believedLimits(word, settings.limits);
  const periods = periodsOf(now);
  const usedUpUntil = word.usedUp && word.usedUp.until > now.getTime() ? word.usedUp.until : undefined;
  const left = agreedLeft(word, limits, sent, periods);
  return {
    limits: { today: limits.daily, this_month: limits.monthly },
    left: usedUpUntil === undefined ? left : { ...left, today: 0 },
    reserve: reserveOf(limits.daily, settings.reservePercent),
    share: shareOf(limits.daily, settings.visitorPercent),
    usedUpUntil,
    countedBy: word.account?.day === periods.day ? 'service' : 'own',
  };
}

/** What a visitor who has spent so much may still spend today; whoever runs the explorer, all that is left. */
export function leftFor(position: Position, who: { operator: boolean; spent: number }): number {
  const { left, reserve, share } = position;
  return who.operator ? left.today : Math.max(0, Math.min(left.today - reserve, share - who.spent));
}

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
