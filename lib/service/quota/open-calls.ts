import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { type AccountStatus, callsSchema } from '@/lib/contract/quota';
import { type Calls, type Limits, nextMonth, type Periods, periodsOf } from '@/lib/registry/request';
import { messageOf } from '@/lib/shared/json';
import { Database } from '@/lib/shared/sqlite.mjs';

const accountSchema = z.object({
  /** When it was received, in milliseconds since 1970, and its day. */
  at: z.number(),
  day: z.string(),
  limits: callsSchema,
  /** As reported by the service. */
  left: callsSchema,
  /** Our own count at that time; later calls come on top. */
  sent: callsSchema,
});

/** The service's last report on the quota; stored in a file, so it is validated when read. */
const serviceWordSchema = z.object({
  account: accountSchema.optional(),
  /** The service refused a call. `named`: it gave the time itself. Milliseconds since 1970. */
  usedUp: z.object({ until: z.number(), named: z.boolean() }).optional(),
});
export type ServiceWord = z.infer<typeof serviceWordSchema>;

/** Limits an external number; anything larger is as good as unlimited. */
const count = (value: number): number => Math.min(Math.max(0, value), 1e12);

const counts = ({ today, this_month }: Calls): Calls => ({ today: count(today), this_month: count(this_month) });

/**
 * The limit of a service that reports `used` and `left`. If none is left, `used` may exceed the limit, because some
 * services count refused calls; then the assumed limit is kept unless less was used.
 */
const limitBy = (used: number, left: number, believed: number): number =>
  left === 0 ? Math.min(used, believed) : used + left;

/**
 * If the month has fewer calls left than the day, the service lowers today's number, which then gives only a minimum
 * for the daily limit; none at all if nothing is left, as more than the limit may have been used.
 */
function limitsBy(used: Calls, left: Calls, believed: Limits): Calls {
  const this_month = limitBy(used.this_month, left.this_month, believed.monthly);
  const endsWithMonth = left.today >= left.this_month;
  if (!endsWithMonth) return { today: limitBy(used.today, left.today, believed.daily), this_month };
  const least = left.today === 0 ? 0 : used.today + left.today;
  return { today: Math.max(least, believed.daily), this_month };
}

/** The assumed limits: those of the service's last report, else those of the settings. */
function believedLimits({ account }: ServiceWord, settings: Limits): Limits {
  return account ? { daily: account.limits.today, monthly: account.limits.this_month } : settings;
}

/** The state after an `account_status`; `sent` is our own count at this time. */
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

/** Lowers the recorded count after calls were given back, so that later calls count again. */
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
  /** Used if the service does not report its own. */
  limits: Limits;
  /** Percent of the daily limit that visitors cannot spend. */
  reservePercent: number;
  /** Percent of the daily limit that one visitor may spend in a day. */
  visitorPercent: number;
}

/** The quota of all visitors together. */
export interface Position {
  limits: Calls;
  left: Calls;
  reserve: number;
  /** The most one visitor may spend in a day. */
  share: number;
  /** No calls are sent before this time; milliseconds since 1970. */
  usedUpUntil?: number;
  countedBy: 'service' | 'own';
}

/** With a low limit the reserve is rounded down, so that rounding alone does not create one. */
const reserveOf = (daily: number, percent: number): number =>
  (daily >= 10 ? Math.ceil : Math.floor)((daily * percent) / 100);

const shareOf = (daily: number, percent: number): number => Math.max(1, Math.ceil((daily * percent) / 100));

/**
 * The calls left according to the service: those it reported, minus those sent since. A report of another day or month
 * is ignored.
 */
function leftBy({ account }: ServiceWord, sent: Calls, { day, month }: Periods): Calls {
  const of = (window: keyof Calls): number =>
    account ? account.left[window] - (sent[window] - account.sent[window]) : Number.POSITIVE_INFINITY;
  return {
    today: account?.day === day ? of('today') : Number.POSITIVE_INFINITY,
    this_month: account?.day.startsWith(month) ? of('this_month') : Number.POSITIVE_INFINITY,
  };
}

/** Others may use our token, and our count may be lost, so the lower of the service's and our own number is used. */
function agreedLeft(word: ServiceWord, limits: Limits, sent: Calls, periods: Periods): Calls {
  const theirs = leftBy(word, sent, periods);
  const this_month = Math.max(0, Math.min(limits.monthly - sent.this_month, theirs.this_month));
  const today = Math.max(0, Math.min(limits.daily - sent.today, theirs.today));
  return { today: Math.min(today, this_month), this_month };
}

/** The current quota; `sent` is our own count of this day and month. */
export function positionOf(
  { sent, word }: { sent: Calls; word: ServiceWord },
  settings: QuotaSettings,
  now: Date,
): Position {
  const limits = believedLimits(word, settings.limits);
  const periods = periodsOf(now);
  // Nothing is used up for longer than a month; such a time was written under a clock that was wrong.
  const isUsedUp = word.usedUp && word.usedUp.until > now.getTime() && word.usedUp.until <= nextMonth(now).getTime();
  const usedUpUntil = isUsedUp ? word.usedUp?.until : undefined;
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

/** What a visitor with this spending may still spend today; the operator may spend all that is left. */
export function leftFor(position: Position, who: { operator: boolean; spent: number }): number {
  const { left, reserve, share } = position;
  return who.operator ? left.today : Math.max(0, Math.min(left.today - reserve, share - who.spent));
}

/** Replies of one endpoint on one day: by calls, and from the cache. */
export interface EndpointUsage {
  day: string;
  endpoint: EndpointName;
  calls: number;
  kept: number;
}

/** What the counts say of one moment. */
export interface Counted {
  /** Calls sent from here. */
  sent: Calls;
  word: ServiceWord;
  /** The visitor's calls of the day; 0 if none is named. */
  spent: number;
}

/** A call that was counted, for giving it back. */
export interface CountedCall {
  day: string;
  /** The visitor's mark in the counts. */
  visitor: string;
}

type Soon<T> = T | Promise<T>;

/**
 * The counts of the calls of an account. Several processes may share them: each command is done as a whole, before or
 * after those of others. What it is given to decide by depends on the counts alone, and may be called more than once.
 */
export interface CallLedger {
  look(periods: Periods, visitor?: string): Soon<Counted>;
  /** Counts a call, unless there is a reason against it. */
  take<Refusal>(
    call: { periods: Periods; visitor: string },
    refusalOf: (counted: Counted) => Refusal | undefined,
  ): Soon<CountedCall | { refusal: Refusal }>;
  /** Uncounts a call that was never sent; no count drops below zero. */
  giveBack(call: CountedCall, periods: Periods): Soon<void>;
  changeWord(periods: Periods, change: (counted: Counted) => ServiceWord): Soon<void>;
  addUsage(usage: readonly EndpointUsage[], periods: Periods): Soon<void>;
  /** From that day on, in order. */
  usageSince(day: string): Soon<EndpointUsage[]>;
  close(): Soon<void>;
}

/**
 * The name for a visitor's calls of one day in the counts: a salted hash of the address, which differs each day.
 * Addresses are few enough to be guessed while the day's salt exists; it is deleted with the day.
 */
export const visitorMark = (name: string, salt: string): string =>
  createHash('sha256').update(`${salt}\n${name}`).digest('base64url').slice(0, 22);

/** The first day of the last 13 months, including this one: a year and the month to compare it with. */
export function firstDayKept({ day }: Periods): string {
  const now = new Date(day);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12, 1)).toISOString().slice(0, 10);
}

/** The counts within one transaction. Days are UTC: `2026-11-21`. */
interface CallRecords {
  /** Calls sent from here. */
  sent(periods: Periods): Calls;
  /** Calls of one visitor on a day; `visitor` is a `visitorMark`. */
  sentBy(day: string, visitor: string): number;
  /** Counts one call. */
  add(day: string, visitor: string): void;
  /** Uncounts one call; no count drops below zero. */
  takeBack(day: string, visitor: string): void;
  serviceWord(): ServiceWord;
  saveServiceWord(word: ServiceWord): void;
  /** The salt of a day, the same for all processes; undefined before the day's first call. */
  salt(day: string): string | undefined;
  saveSalt(day: string, salt: string): void;
  addUsage(usage: EndpointUsage): void;
  /** From that day on, in order. */
  usageSince(day: string): EndpointUsage[];
  /**
   * Deletes visitors and salts of other days, and usage before `usageFrom`. Calls that were counted under a clock far
   * ahead become calls of today.
   */
  forget(today: Periods, usageFrom: string): void;
}

/** The counts in a database. */
interface CallStore {
  /** A transaction: no process can change the counts between the reads and writes of `work`. */
  change<T>(work: (records: CallRecords) => T): T;
  read<T>(work: (records: CallRecords) => T): T;
  close(): void;
}

/** `days` holds our own count, `usage` the replies per endpoint, and `facts` a few named values. */
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

const SENT = 'SELECT coalesce(sum(calls), 0) FROM days WHERE day BETWEEN ? AND ?';
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

/** Opens the counts of an account, given by its mark; creates the file and its folder if they are missing. */
function openCallsDatabase(file: string, account: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file, { timeout: 5000 });
  try {
    db.pragma('journal_mode = WAL');
    // Committed data survives a killed process; only a power failure may lose the last calls.
    db.pragma('synchronous = NORMAL');
    // Deleted data of visitors is overwritten.
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
  const callsOf = db.prepare<[string, string], number>(SENT).pluck();
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
    // Calls of the next days were sent before the clock was set back.
    sent: ({ day, month, horizon }): Calls => ({
      today: callsOf.get(day, horizon) ?? 0,
      this_month: callsOf.get(`${month}-01`, horizon) ?? 0,
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
  const ahead = db.prepare<[string], number>('SELECT coalesce(sum(calls), 0) FROM days WHERE day > ?').pluck();
  const removeAhead = db.prepare<[string]>('DELETE FROM days WHERE day > ?');
  const add = db.prepare<[string, number]>(
    'INSERT INTO days (day, calls) VALUES (?, ?) ON CONFLICT (day) DO UPDATE SET calls = calls + excluded.calls',
  );
  return {
    forget({ day, horizon }, usageFrom) {
      const calls = ahead.get(horizon) ?? 0;
      if (calls > 0) add.run(day, calls);
      removeAhead.run(horizon);
      visitors.run(day);
      salts.run(day);
      days.run(usageFrom);
      usage.run(usageFrom);
    },
  };
}

/**
 * The counts in SQLite. A change takes the write lock before it reads, so that two processes cannot both take the last
 * call.
 */
function sqliteCalls(db: SqliteDatabase): CallStore {
  const records: CallRecords = { ...countsOf(db), ...factsOf(db), ...usageOf(db), ...forgetIn(db) };
  return {
    change: (work) => db.transaction(() => work(records)).immediate(),
    read: (work) => db.transaction(() => work(records)).deferred(),
    close: () => void db.close(),
  };
}

function createLedger({ change, read, close }: CallStore, newSalt: () => string): CallLedger {
  let tidiedOn: string | undefined;

  /** Old data is deleted with the first change of a day, so no scheduled job is needed. */
  function tidyAndChange<T>(periods: Periods, work: (records: CallRecords) => T): T {
    return change((records) => {
      if (tidiedOn !== periods.day) records.forget(periods, firstDayKept(periods));
      tidiedOn = periods.day;
      return work(records);
    });
  }

  const count = (records: CallRecords, periods: Periods, spent = 0): Counted => ({
    sent: records.sent(periods),
    word: records.serviceWord(),
    spent,
  });

  function saltOf(records: CallRecords, day: string): string {
    const known = records.salt(day);
    if (known !== undefined) return known;
    const salt = newSalt();
    records.saveSalt(day, salt);
    return salt;
  }

  return {
    look: (periods, visitor) =>
      read((records) => {
        const salt = records.salt(periods.day);
        // Without a salt there were no calls.
        const isKnown = salt !== undefined && visitor !== undefined;
        return count(records, periods, isKnown ? records.sentBy(periods.day, visitorMark(visitor, salt)) : 0);
      }),
    take: ({ periods, visitor }, refusalOf) =>
      tidyAndChange(periods, (records) => {
        const { day } = periods;
        const mark = visitorMark(visitor, saltOf(records, day));
        const refusal = refusalOf(count(records, periods, records.sentBy(day, mark)));
        if (refusal !== undefined) return { refusal };
        records.add(day, mark);
        return { day, visitor: mark };
      }),
    giveBack: ({ day, visitor }, periods) =>
      tidyAndChange(periods, (records) => {
        records.takeBack(day, visitor);
        records.saveServiceWord(afterGivingBack(records.serviceWord(), records.sent(periods)));
      }),
    changeWord: (periods, given) =>
      tidyAndChange(periods, (records) => records.saveServiceWord(given(count(records, periods)))),
    addUsage: (usage, periods) => tidyAndChange(periods, (records) => usage.forEach(records.addUsage)),
    usageSince: (day) => read((records) => records.usageSince(day)),
    close,
  };
}

interface CallsPlace {
  /** Created if it is missing, with its folder. */
  file: string;
  /** A mark of the account, stored in the file; the counts of another account are deleted. */
  account: string;
  /** A random salt per day, so that the marks of visitors differ each day. */
  newSalt(): string;
  /** Called once, with a sentence, when calls can be counted in memory only. */
  warn(message: string): void;
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);

/** An unreadable file is set aside, and counting restarts; `account_status` reports what was spent. */
function openOrReplace({ file, account, warn }: Pick<CallsPlace, 'file' | 'account' | 'warn'>): SqliteDatabase {
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

/** Counts in memory, starting from what the file still contains. */
function inMemory(account: string, from: SqliteDatabase | undefined): CallStore {
  const db = openCallsDatabase(':memory:', account);
  try {
    if (from) for (const table of TABLES) copyRows(from, db, table);
  } catch {
    // If the file is unreadable too, the service's own count is requested again instead.
  }
  return sqliteCalls(db);
}

/**
 * Counts in the file while it is writable, and in memory after the first failure. Opened on first use. A full or
 * read-only disk never refuses a call.
 */
export function openCalls(place: CallsPlace): CallLedger {
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

  const counts: CallStore = {
    change: (work) => attempt('change', work),
    read: (work) => attempt('read', work),
    close: () => store?.close(),
  };
  return createLedger(counts, place.newSalt);
}
