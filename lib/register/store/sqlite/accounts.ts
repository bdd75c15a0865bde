import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Calls, type Limits, type Periods, periodsOf, type UsageCounter } from '@/lib/registry/request';
import { Database } from '@/lib/shared/sqlite.mjs';
import { hashToken } from '../../handler';
import { type Account, isUnusableRegisterError, type RegisterStore } from '../store';
import { registerIdentity } from './file-identity';
import { identityOf, openDatabase, openExisting, type SqliteDatabase, writeInTransaction } from './open';

/** One row per caller: the count of each window, with its day and month. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS usage (
  caller TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  today INTEGER NOT NULL,
  month TEXT NOT NULL,
  this_month INTEGER NOT NULL
) WITHOUT ROWID`;

/**
 * Checks and counts in one statement, so that concurrent calls, also of other processes, cannot both use the last one.
 * Counts of an earlier day or month are reset, so that no job is needed at midnight. Counts of a later one are of now,
 * before the clock was set back; they stand until their day has passed, or for today if that is too far ahead.
 */
const SPEND = `
INSERT INTO usage (caller, day, today, month, this_month)
SELECT @caller, @day, 1, @month, 1 WHERE @daily > 0 AND @monthly > 0
ON CONFLICT (caller) DO UPDATE SET
  today = iif(day >= @day, today, 0) + 1,
  this_month = iif(month >= @month, this_month, 0) + 1,
  day = iif(day BETWEEN @day AND @horizon, day, @day),
  month = iif(month BETWEEN @month AND substr(@horizon, 1, 7), month, @month)
WHERE iif(day >= @day, today, 0) < @daily AND iif(month >= @month, this_month, 0) < @monthly
RETURNING today, this_month`;

const USAGE = `
SELECT iif(day >= @day, today, 0) AS today, iif(month >= @month, this_month, 0) AS this_month
FROM usage WHERE caller = @caller`;

/** Addresses are deleted as soon as their counts are out of date. */
const FORGET = 'DELETE FROM usage WHERE month < ?';

function open(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  db.pragma('busy_timeout = 5000');
  db.pragma('journal_mode = WAL');
  // Commits survive a crash of the process; only a power cut may lose the last calls.
  db.pragma('synchronous = NORMAL');
  db.exec(SCHEMA);
  return db;
}

type SpentCall = Periods & Limits & { caller: string };

function prepare(file: string) {
  const db = open(file);
  const spend = db.prepare<[SpentCall], Calls>(SPEND);
  return {
    db,
    spendAll: db.transaction((calls: readonly SpentCall[]) => calls.map((call) => spend.get(call))).immediate,
    usage: db.prepare<[Periods & { caller: string }], Calls>(USAGE),
    forget: db.prepare<[string]>(FORGET),
  };
}

interface WaitingCall {
  call: SpentCall;
  resolve(usage: Calls | undefined): void;
  reject(error: unknown): void;
}

/**
 * The counts of API calls, in a separate file beside the register: an import holds the register's only write lock for a
 * whole batch, and calls must not wait for it. The counts also survive when the register is replaced. The file is
 * opened by the first call, so that a server of pages alone needs no writable file. Calls that arrive together are
 * counted one after the other in one transaction, as each transaction writes to the file.
 */
export function createUsageCounter(file: string): UsageCounter & { close(): void } {
  let opened: ReturnType<typeof prepare> | undefined;
  const statements = (): ReturnType<typeof prepare> => {
    opened ??= prepare(file);
    return opened;
  };
  let month: string | undefined;
  const forgetOnceAMonth = (periods: Periods): void => {
    if (month !== periods.month) statements().forget.run(periods.month);
    month = periods.month;
  };
  let waiting: WaitingCall[] = [];
  function spendWaiting(): void {
    const calls = waiting;
    waiting = [];
    try {
      const usages = statements().spendAll(calls.map(({ call }) => call));
      for (const [index, { resolve }] of calls.entries()) resolve(usages[index]);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }
  return {
    spend: (caller, limits, now) =>
      new Promise((resolve, reject) => {
        const periods = periodsOf(now);
        forgetOnceAMonth(periods);
        if (waiting.length === 0) setImmediate(spendWaiting);
        waiting.push({ call: { caller, ...limits, ...periods }, resolve, reject });
      }),
    usageOf: async (caller, now) =>
      statements().usage.get({ caller, ...periodsOf(now) }) ?? { today: 0, this_month: 0 },
    close() {
      if (waiting.length > 0) spendWaiting();
      opened?.db.close();
    },
  };
}

export interface NewAccount {
  plan: string;
  /** The last day on which the token is accepted; without it, the token does not expire. */
  expiry_date?: string;
  /** Overrides the limit of the plan. */
  daily_limit?: number;
  monthly_limit?: number;
}

export interface ListedAccount {
  id: number;
  plan: string;
  status: string;
  expiry_date: string | null;
  daily_limit: number | null;
  monthly_limit: number | null;
  created_at: string;
}

function withRegister<T>(file: string, use: (db: SqliteDatabase) => T): T {
  const db = openExisting(file);
  try {
    return use(db);
  } finally {
    db.close();
  }
}

export interface AccountReader extends Pick<RegisterStore, 'findAccount'> {
  /** Whether a token was ever created. */
  hasAccounts(): boolean;
}

export function prepareFindAccount(db: SqliteDatabase): RegisterStore['findAccount'] {
  const find = db.prepare<[string], Account>(
    'SELECT id, plan, status, expiry_date, daily_limit, monthly_limit FROM accounts WHERE token_hash = ?',
  );
  return async (tokenHash) => find.get(tokenHash);
}

function openIfUsable(file: string): SqliteDatabase | undefined {
  try {
    return existsSync(file) ? openExisting(file) : undefined;
  } catch (error) {
    if (isUnusableRegisterError(error)) return undefined;
    throw error;
  }
}

/**
 * The accounts of a register that may not exist yet, or be replaced: the first token may be created while a server runs.
 * A register of another layout has none, as the command says that creates tokens.
 */
export function createAccountReader(file: string): AccountReader & { close(): void } {
  let opened: (AccountReader & { identity: string; close(): void }) | undefined;
  function open(): AccountReader | undefined {
    if (opened?.identity === registerIdentity(file)) return opened;
    const db = openIfUsable(file);
    if (!db) return opened;
    opened?.close();
    const any = db.prepare('SELECT 1 FROM accounts LIMIT 1');
    opened = {
      identity: identityOf(db),
      findAccount: prepareFindAccount(db),
      hasAccounts: () => any.get() !== undefined,
      close: () => db.close(),
    };
    return opened;
  }
  return {
    findAccount: async (tokenHash) => open()?.findAccount(tokenHash),
    hasAccounts: () => open()?.hasAccounts() ?? false,
    close: () => opened?.close(),
  };
}

/** Creates an empty register if there is none: tokens are kept there in front of a remote service too. */
export function ensureRegister(file: string): void {
  openDatabase(file).close();
}

/** Returns the token, which cannot be read again: the register stores only its hash. */
export function createAccount(file: string, account: NewAccount): { id: number; token: string } {
  const token = randomBytes(32).toString('base64url');
  const { plan, expiry_date = null, daily_limit = null, monthly_limit = null } = account;
  const sql = `
    INSERT INTO accounts (token_hash, plan, expiry_date, daily_limit, monthly_limit, created_at)
    VALUES (?, ?, ?, ?, ?, ?)`;
  return withRegister(file, (db) => {
    const values = [hashToken(token), plan, expiry_date, daily_limit, monthly_limit, new Date().toISOString()];
    const { lastInsertRowid } = writeInTransaction(db, () => db.prepare(sql).run(values));
    return { id: Number(lastInsertRowid), token };
  });
}

export function listAccounts(file: string): ListedAccount[] {
  const sql = 'SELECT id, plan, status, expiry_date, daily_limit, monthly_limit, created_at FROM accounts ORDER BY id';
  return withRegister(file, (db) => db.prepare<[], ListedAccount>(sql).all());
}

/** False if there is no such account. The row stays, because calls are counted under its id. */
export function revokeAccount(file: string, id: number): boolean {
  const sql = "UPDATE accounts SET status = 'revoked' WHERE id = ?";
  return withRegister(file, (db) => writeInTransaction(db, () => db.prepare(sql).run(id).changes > 0));
}
