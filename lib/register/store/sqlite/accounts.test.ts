import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../handler';
import { createAccount, listAccounts, revokeAccount } from './accounts';
import { openDatabase } from './open';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-accounts-'));
  file = join(folder, 'register.sqlite');
  openDatabase(file).close();
  return () => rmSync(folder, { recursive: true });
});

describe('accounts', () => {
  it('have a random token, of which the register stores only the hash', () => {
    const { token } = createAccount(file, { plan: 'research' });
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = readFileSync(file, 'latin1');
    expect(stored).not.toContain(token);
    expect(stored).toContain(hashToken(token));
  });

  it('are listed with plan, status and last day', () => {
    const first = createAccount(file, { plan: 'research', expiry_date: '2027-01-31' });
    const second = createAccount(file, { plan: 'press' });
    expect(listAccounts(file)).toMatchObject([
      { id: first.id, plan: 'research', status: 'approved', expiry_date: '2027-01-31' },
      { id: second.id, plan: 'press', status: 'approved', expiry_date: null },
    ]);
    expect(second.token).not.toBe(first.token);
  });

  it('stay in the list once revoked', () => {
    const { id } = createAccount(file, { plan: 'research' });
    expect(revokeAccount(file, id)).toBe(true);
    expect(listAccounts(file)).toMatchObject([{ id, status: 'revoked' }]);
  });

  it('cannot be revoked if they do not exist', () => {
    expect(revokeAccount(file, 17)).toBe(false);
  });

  it('are not created without a register', () => {
    expect(() => createAccount(join(folder, 'none.sqlite'), { plan: 'research' })).toThrow(/There is no register at/);
  });
});
