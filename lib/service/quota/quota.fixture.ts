import type { AccountStatus } from '@/lib/contract/quota';
import { openCalls, type QuotaSettings } from './open-calls';
import { type CallQuota, createCallQuota } from './quota';

export const SETTINGS: QuotaSettings = {
  limits: { daily: 50, monthly: 200 },
  reservePercent: 10,
  visitorPercent: 50,
};

export const VISITOR = { name: 'address:192.0.2.7', operator: false };
export const OTHER = { name: 'address:192.0.2.8', operator: false };
export const OPERATOR = { name: 'address:127.0.0.1', operator: true };

const refuseToWarn = (message: string): never => {
  throw new Error(message);
};

export interface TestCallQuota extends CallQuota {
  /** Sets the clock. */
  at(moment: string): void;
  /** Takes up to `count` calls, and returns how many were granted. */
  spend(count: number, visitor?: typeof VISITOR): Promise<number>;
  /** The message of the refusal, or undefined if the call was granted. */
  refusal(visitor?: typeof VISITOR, purpose?: 'person' | 'revalidate' | 'prefetch'): Promise<string | undefined>;
}

/** A quota with a clock that tests set; it starts on 21 November 2026 at 12:30 UTC. */
export function testCallQuota({
  file = ':memory:',
  account = 'account',
  settings = SETTINGS,
  token = true,
  warn = refuseToWarn as (message: string) => void,
} = {}): TestCallQuota {
  let now = Date.parse('2026-11-21T12:30:00Z');
  const calls = openCalls({ file, account, warn, newSalt: () => `salt of ${now}` });
  const callQuota = createCallQuota({ calls, settings, token, now: () => now });
  return {
    ...callQuota,
    at: (moment) => {
      now = Date.parse(moment);
    },
    async spend(count, visitor = OPERATOR) {
      let granted = 0;
      for (let call = 0; call < count; call++) {
        if ((await callQuota.take({ visitor, purpose: 'person' })).ok) granted += 1;
      }
      return granted;
    },
    async refusal(visitor, purpose = 'person') {
      const taken = await callQuota.take({ visitor, purpose });
      return taken.ok ? undefined : taken.message;
    },
  };
}

export const statusOf = (used: [number, number], left: [number, number]): AccountStatus => ({
  usage: { today: used[0], this_month: used[1] },
  calls_remaining: { today: left[0], this_month: left[1] },
});
