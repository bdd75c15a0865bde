import type { EndpointName } from '@/lib/contract/endpoints';
import { AllowanceUsedUpError, type Limits, type Standing, type UsageCounter } from '@/lib/registry/allowance';
import { callerOfAddress, callerOfToken } from '@/lib/registry/allowance-caller';
import { limitsOf } from '@/lib/registry/allowance-plans';
import type { Caller } from '@/lib/registry/request';
import type { Account } from './store/store';
import { hashToken } from './token-hash';

export interface Allowance {
  counter: UsageCounter;
  /** Of callers without a token, and of plans without limits of their own. */
  defaults: Limits;
}

/** Asked so that one does not run out; that must be possible when one has (specification, "Limits"). */
const FREE: ReadonlySet<EndpointName> = new Set(['get_account_status']);

/**
 * Counts the call of a program, by account or, without a token, by address, and says where it then stands; 403 where
 * no call is left. Our own pages spend nothing: undefined. What was refused before it came here costs nothing.
 */
export async function spendCall(
  { counter, defaults }: Allowance,
  {
    caller,
    account,
    endpoint,
    now,
  }: { caller: Caller; account: Account | undefined; endpoint: EndpointName; now: Date },
): Promise<Standing | undefined> {
  if (caller.kind === 'explorer') return undefined;
  const name = caller.token === null ? callerOfAddress(caller.address) : callerOfToken(hashToken(caller.token));
  const limits = limitsOf(account, defaults);
  const usage = FREE.has(endpoint) ? await counter.usageOf(name, now) : await counter.spend(name, limits, now);
  if (usage) return { limits, usage };
  throw new AllowanceUsedUpError({ limits, usage: await counter.usageOf(name, now) }, now);
}

const UNLIMITED: Limits = { daily: Number.MAX_SAFE_INTEGER, monthly: Number.MAX_SAFE_INTEGER };

/** Counts nothing and refuses nobody: a registry inside a test or another program. */
export const UNCOUNTED: Allowance = {
  defaults: UNLIMITED,
  counter: {
    spend: async () => ({ today: 0, this_month: 0 }),
    usageOf: async () => ({ today: 0, this_month: 0 }),
  },
};
