import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import type { Calls, Periods } from '@/lib/registry/request';
import { isFileBusy } from '@/lib/shared/errors';
import { messageOf } from '@/lib/shared/json';
import { Database } from '@/lib/shared/sqlite.mjs';
import {
  afterGivingBack,
  type CallLedger,
  type Counted,
  type EndpointUsage,
  firstDayKept,
  isEndpoint,
  type ServiceWord,
  serviceWordIn,
  visitorMark,
} from './counts';

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

/** The same, once other processes have had their turn. */
interface CallQueue {
  change<T>(work: (records: CallRecords) => T): Promise<T>;
  read<T>(work: (records: CallRecords) => T): Promise<T>;
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
  // Without waiting for another process in the thread that serves: what is busy is tried again a moment later.
  const db = new Database(file, { timeout: 0 });
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
    serviceWord: () => serviceWordIn(fact.get('service')),
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

function createLedger({ change, read, close }: CallQueue, newSalt: () => string): CallLedger {
  let tidiedOn: string | undefined;

  /** Old data is deleted with the first change of a day, so no scheduled job is needed. */
  function tidyAndChange<T>(periods: Periods, work: (records: CallRecords) => T): Promise<T> {
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
  /** Called with a sentence when calls can be counted in memory only, and when they are in the file again. */
  warn(message: string): void;
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);

interface OpenedFile {
  db: SqliteDatabase;
  store: CallStore;
  /** In place of one that was damaged. */
  isNew: boolean;
}

/** An unreadable file is set aside, and counting restarts; `account_status` reports what was spent. */
function openOrReplace({ file, account, warn }: CallsPlace): OpenedFile {
  const open = (isNew: boolean): OpenedFile => {
    const db = openCallsDatabase(file, account);
    return { db, isNew, store: sqliteCalls(db) };
  };
  try {
    return open(false);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    renameSync(file, `${file}.broken`);
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    warn(`The count of calls could not be read; it is set aside as ${file}.broken and begins anew.`);
    return open(true);
  }
}

function copyRows(from: SqliteDatabase, to: SqliteDatabase, table: string): void {
  const rows = from.prepare<[], unknown[]>(`SELECT * FROM ${table}`).raw().all();
  for (const row of rows) {
    to.prepare(`INSERT OR REPLACE INTO ${table} VALUES (${row.map(() => '?').join(', ')})`).run(...row);
  }
}

type Change = (records: CallRecords) => void;

/** The same records; each change is also added to the list. */
function listing(records: CallRecords, changes: Change[]): CallRecords {
  const both = (change: Change): void => {
    change(records);
    changes.push(change);
  };
  return {
    ...records,
    add: (day, visitor) => both(({ add }) => add(day, visitor)),
    takeBack: (day, visitor) => both(({ takeBack }) => takeBack(day, visitor)),
    saveServiceWord: (word) => both(({ saveServiceWord }) => saveServiceWord(word)),
    // Another process may have given the day its salt.
    saveSalt: (day, salt) => both(({ salt: known, saveSalt }) => known(day) ?? saveSalt(day, salt)),
    addUsage: (usage) => both(({ addUsage }) => addUsage(usage)),
    forget: (today, usageFrom) => both(({ forget }) => forget(today, usageFrom)),
  };
}

/** The counts in memory while the file cannot be written. */
interface Interim {
  store: CallStore;
  /** Brings into the file what was counted meanwhile; into a new one all that is known. */
  bringInto(file: OpenedFile): void;
}

/** Counts in memory, starting from what the file still contains. */
function beginInterim(account: string, from: SqliteDatabase | undefined): Interim {
  const db = openCallsDatabase(':memory:', account);
  try {
    if (from) for (const table of TABLES) copyRows(from, db, table);
  } catch {
    // If the file is unreadable too, the service's own count is requested again instead.
  }
  const changes: Change[] = [];
  const { change, ...store } = sqliteCalls(db);
  return {
    store: { ...store, change: (work) => change((records) => work(listing(records, changes))) },
    bringInto: (file) =>
      file.store.change((records) => {
        if (file.isNew) for (const table of TABLES) copyRows(db, file.db, table);
        else for (const one of changes) one(records);
      }),
  };
}

/** How often a file that cannot be written is tried again. */
const AGAIN_MS = 1_000;
/** How long a call waits, without keeping others waiting, for a file that another process holds, and how often it looks. */
const PATIENCE_MS = 2_000;
const BUSY_AGAIN_MS = 5;

/**
 * Counts in the file while it is writable, and in memory otherwise; what was counted there is added to the file as soon as
 * it can be. Opened on first use. A locked, full or read-only disk never refuses a call, nor keeps the process waiting.
 */
export function openCalls(place: CallsPlace): CallLedger {
  let file: OpenedFile | undefined;
  let interim: Interim | undefined;
  let triedAt = 0;

  function fallBack(error: unknown): CallStore {
    // Another call that waited may have done so already.
    if (interim) return interim.store;
    place.warn(
      `Calls cannot be counted in ${place.file} (${messageOf(error)}); until they can, they are counted in memory.`,
    );
    interim = beginInterim(place.account, file?.db);
    file?.store.close();
    file = undefined;
    triedAt = Date.now();
    return interim.store;
  }

  function recover({ store, bringInto }: Interim): void {
    triedAt = Date.now();
    let opened: OpenedFile | undefined;
    try {
      opened = openOrReplace(place);
      bringInto(opened);
    } catch {
      // Said when it began.
      opened?.store.close();
      return;
    }
    store.close();
    interim = undefined;
    file = opened;
    place.warn(`Calls are counted in ${place.file} again.`);
  }

  function attempt<T>(how: 'change' | 'read', work: (records: CallRecords) => T): T {
    if (interim && Math.abs(Date.now() - triedAt) >= AGAIN_MS) recover(interim);
    if (interim) return interim.store[how](work);
    file ??= openOrReplace(place);
    return file.store[how](work);
  }

  async function inTurn<T>(how: 'change' | 'read', work: (records: CallRecords) => T): Promise<T> {
    const begun = performance.now();
    for (;;) {
      try {
        return attempt(how, work);
      } catch (error) {
        if (!isFileBusy(error) || performance.now() - begun > PATIENCE_MS) return fallBack(error)[how](work);
      }
      await wait(BUSY_AGAIN_MS);
    }
  }

  const counts: CallQueue = {
    change: (work) => inTurn('change', work),
    read: (work) => inTurn('read', work),
    close() {
      if (interim) recover(interim);
      interim?.store.close();
      file?.store.close();
    },
  };
  return createLedger(counts, place.newSalt);
}
