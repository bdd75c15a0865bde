import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hashToken } from '../../handler';
import { type Account, isUnusableRegisterError, type RegisterStore } from '../store';
import { registerIdentity } from './file-identity';
import { identityOf, openDatabase, openExisting, type SqliteDatabase, writeInTransaction } from './open';

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
