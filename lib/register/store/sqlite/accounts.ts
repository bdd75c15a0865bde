import { randomBytes } from 'node:crypto';
import { hashToken } from '../../handler';
import { openExisting, type SqliteDatabase } from './open';

export interface NewAccount {
  plan: string;
  /** The last day on which the token is accepted; none, for ever. */
  expiry_date?: string;
  /** Calls of its own, in place of its plan's. */
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

/** The token is given here and nowhere again: the register keeps its hash. */
export function createAccount(file: string, account: NewAccount): { id: number; token: string } {
  const token = randomBytes(32).toString('base64url');
  const { plan, expiry_date = null, daily_limit = null, monthly_limit = null } = account;
  const sql = `
    INSERT INTO accounts (token_hash, plan, expiry_date, daily_limit, monthly_limit, created_at)
    VALUES (?, ?, ?, ?, ?, ?)`;
  return withRegister(file, (db) => {
    const values = [hashToken(token), plan, expiry_date, daily_limit, monthly_limit, new Date().toISOString()];
    return { id: Number(db.prepare(sql).run(values).lastInsertRowid), token };
  });
}

export function listAccounts(file: string): ListedAccount[] {
  const sql = 'SELECT id, plan, status, expiry_date, daily_limit, monthly_limit, created_at FROM accounts ORDER BY id';
  return withRegister(file, (db) => db.prepare<[], ListedAccount>(sql).all());
}

/** False when there is no such account. The row stays: its calls were counted under its id. */
export function revokeAccount(file: string, id: number): boolean {
  const sql = "UPDATE accounts SET status = 'revoked' WHERE id = ?";
  return withRegister(file, (db) => db.prepare(sql).run(id).changes > 0);
}
