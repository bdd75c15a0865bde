import { afterAll, beforeAll, describe } from 'vitest';
import type { AccountStatus } from '@/lib/contract/quota';
import { openRedis, type SharedRedis } from '@/lib/registry/redis/connection';
import { HAS_REDIS, NEEDS_REDIS, startRedis } from '@/lib/testing/redis-server';
import type { CallLedger, QuotaSettings } from './counts';
import { openCalls } from './open-calls';
import { type CallQuota, createCallQuota } from './quota';
import { createRedisCalls } from './redis-calls';

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

interface TestOptions {
  file?: string;
  account?: string;
  settings?: QuotaSettings;
  token?: boolean;
  warn?: (message: string) => void;
}

type OpenLedger = (
  options: Required<Pick<TestOptions, 'file' | 'account' | 'warn'>> & { newSalt(): string; now(): number },
) => CallLedger;

/** Opens quotas with a clock that tests set; it starts on 21 November 2026 at 12:30 UTC. */
const openedBy =
  (openLedger: OpenLedger) =>
  ({
    file = ':memory:',
    account = 'account',
    settings = SETTINGS,
    token = true,
    warn = refuseToWarn,
  }: TestOptions = {}): TestCallQuota => {
    let now = Date.parse('2026-11-21T12:30:00Z');
    const calls = openLedger({ file, account, warn, newSalt: () => `salt of ${now}`, now: () => now });
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
  };

/** In a file, or in memory if none is given. */
export const testCallQuota = openedBy(openCalls);

/** In Redis, where `file` is a name: quotas with the same one share their counts. */
export const testRedisQuota = (redis: SharedRedis): typeof testCallQuota => {
  let opened = 0;
  return openedBy(({ file, newSalt, now }) => {
    const account = file === ':memory:' ? `alone-${opened++}` : file;
    return createRedisCalls(redis, { account, newSalt, now });
  });
};

/** The same cases for both. */
export function describeQuotas(cases: (open: typeof testCallQuota) => void): void {
  describe('counted in a file', () => cases(testCallQuota));
  describe.skipIf(!HAS_REDIS)(`counted in Redis${NEEDS_REDIS}`, () => {
    let server: Awaited<ReturnType<typeof startRedis>>;
    let redis: SharedRedis;
    let open: typeof testCallQuota;
    beforeAll(async () => {
      server = await startRedis();
      redis = openRedis(server.place, { failed: refuseToWarn, recovered: () => undefined });
      open = testRedisQuota(redis);
    });
    afterAll(async () => {
      await redis.close();
      await server.kill();
    });
    cases((options) => open(options));
  });
}

export const statusOf = (used: [number, number], left: [number, number]): AccountStatus => ({
  usage: { today: used[0], this_month: used[1] },
  calls_remaining: { today: left[0], this_month: left[1] },
});
