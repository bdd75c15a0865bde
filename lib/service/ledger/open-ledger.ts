import { randomBytes, scryptSync } from 'node:crypto';
import { createLedger, type Ledger } from './ledger';
import { openCalls } from './open-calls';
import type { AllowanceSettings } from './position';

export interface LedgerPlace extends AllowanceSettings {
  file: string;
  baseUrl: string;
  /** Null: we run without one. */
  token: string | null;
  now: () => number;
  warn(message: string): void;
}

/** Another token may be another account with calls of its own. Slow to compute, so that nobody finds a token by trying. */
const accountMark = (baseUrl: string, token: string | null): string =>
  scryptSync(token ?? '', baseUrl, 16).toString('base64url');

/** The ledger of one account at one service, counting in a file. */
export function openLedger({ file, baseUrl, token, now, warn, ...settings }: LedgerPlace): Ledger {
  const calls = openCalls({ file, account: accountMark(baseUrl, token), warn });
  const { limits, reservePercent, visitorPercent } = settings;
  return createLedger({
    calls,
    settings: { limits, reservePercent, visitorPercent },
    token: token !== null,
    newSalt: () => randomBytes(16).toString('base64url'),
    now,
  });
}
