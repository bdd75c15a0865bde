import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RegistryError } from '@/lib/contract/errors';
import { type Calls, type Limits, nextMonth, type Periods, periodsOf, type UsageCounter } from '@/lib/registry/request';
import type { RunScript, SharedRedis } from './connection';
import { afterReply, assumedCount, currentCounts, highestUsage, type KnownCounts, knownUsage, WINDOW } from './shares';

/** Checks and counts as a whole, so that two explorers cannot both use the last call. */
const SPEND = `${WINDOW}
local key, owner, day, month, horizon = KEYS[1], ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local calls, daily, monthly = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local today, own_today = window(key, 'd', day, horizon, owner, tonumber(ARGV[8]))
local this_month, own_month = window(key, 'm', month, string.sub(horizon, 1, 7), owner, tonumber(ARGV[9]))
local granted = 0
if today + calls <= daily and this_month + calls <= monthly then
  granted = 1
  if calls > 0 then
    redis.call('HINCRBY', key, 'd:' .. day .. ':' .. owner, calls)
    redis.call('HINCRBY', key, 'm:' .. month .. ':' .. owner, calls)
    today, this_month, own_today, own_month = today + calls, this_month + calls, own_today + calls, own_month + calls
  end
end
redis.call('EXPIRE', key, ARGV[10])
return { granted, today, this_month, own_today, own_month }`;

/** Callers whose counts are known if Redis cannot be asked. */
const KNOWN_CALLERS = 50_000;
/** Callers whose counts are reported at once when Redis is back. */
const REPORTED_AT_ONCE = 500;
/** A day set back past the end of a month still finds its counts. */
const KEPT_LONGER_S = 3 * 24 * 60 * 60;

const ALL: Limits = { daily: Number.MAX_SAFE_INTEGER, monthly: Number.MAX_SAFE_INTEGER };

/** By a hash: an address need not be read by everybody who may look into Redis. */
const keyOf = (caller: string): string =>
  `firmament:usage:${createHash('sha256').update(caller).digest('base64url').slice(0, 32)}`;

const cannotCount = (): RegistryError => {
  const retry_at = new Date(Date.now() + 5_000).toISOString();
  const message = 'Calls cannot be counted at the moment: ask again in some seconds.';
  return new RegistryError('unavailable', message, { reason: 'busy', retry_at }, { 'Retry-After': '5' });
};

/**
 * The counts of API calls for all explorers that share a Redis. While it cannot be asked, each explorer grants its part of
 * what was left, and reports what it counted as soon as it can. One that could never ask it grants nothing (503).
 */
export function createSharedUsageCounter(redis: SharedRedis, clock = () => new Date()): UsageCounter {
  const known = new LRUCache<string, KnownCounts>({ max: KNOWN_CALLERS });

  const currentOf = (caller: string, periods: Periods, { daily, monthly }: Limits): KnownCounts =>
    currentCounts(known.get(caller), periods, { today: assumedCount(daily), this_month: assumedCount(monthly) });

  async function ask(
    run: RunScript,
    caller: string,
    calls: number,
    limits: Limits,
    now: Date,
  ): Promise<Calls | undefined> {
    const periods = periodsOf(now);
    const { today, this_month } = currentOf(caller, periods, limits);
    const expires = Math.ceil((nextMonth(now).getTime() - now.getTime()) / 1000) + KEPT_LONGER_S;
    const { day, month, horizon } = periods;
    const own = [today.own, this_month.own];
    const args = [redis.owner, day, month, horizon, calls, limits.daily, limits.monthly, ...own, expires];
    const [granted, ...counts] = (await run(SPEND, [keyOf(caller)], args)) as number[];
    note(caller, periods, limits, counts);
    const [totalToday = 0, totalMonth = 0] = counts;
    return granted === 1 ? { today: totalToday, this_month: totalMonth } : undefined;
  }

  function note(caller: string, periods: Periods, limits: Limits, counts: number[]): void {
    const [today = 0, this_month = 0, ownToday = 0, ownMonth = 0] = counts;
    const before = currentOf(caller, periods, limits);
    known.set(caller, {
      ...before,
      today: afterReply(before.today, today, ownToday),
      this_month: afterReply(before.this_month, this_month, ownMonth),
    });
  }

  function spendWithoutRedis(caller: string, limits: Limits, periods: Periods): Calls | undefined {
    if (!redis.wasReached()) throw cannotCount();
    const current = currentOf(caller, periods, limits);
    const owners = redis.owners();
    const isLeft =
      highestUsage(current.today, owners) < limits.daily && highestUsage(current.this_month, owners) < limits.monthly;
    if (!isLeft) return undefined;
    const today = { ...current.today, own: current.today.own + 1 };
    const this_month = { ...current.this_month, own: current.this_month.own + 1 };
    known.set(caller, { ...current, today, this_month });
    return { today: knownUsage(today), this_month: knownUsage(this_month) };
  }

  redis.onReturn(async (run) => {
    // Of the present day, also what was counted earlier in the month: to Redis, later days than that are of a wrong clock.
    const now = clock();
    const callers = [...known.keys()];
    for (let at = 0; at < callers.length; at += REPORTED_AT_ONCE) {
      await Promise.all(callers.slice(at, at + REPORTED_AT_ONCE).map((caller) => ask(run, caller, 0, ALL, now)));
    }
  });

  return {
    async spend(caller, limits, now) {
      try {
        return await ask(redis.run, caller, 1, limits, now);
      } catch {
        return spendWithoutRedis(caller, limits, periodsOf(now));
      }
    },
    async usageOf(caller, now) {
      try {
        return (await ask(redis.run, caller, 0, ALL, now)) ?? { today: 0, this_month: 0 };
      } catch {
        if (!redis.wasReached()) throw cannotCount();
        const { today, this_month } = currentOf(caller, periodsOf(now), { daily: 0, monthly: 0 });
        return { today: knownUsage(today), this_month: knownUsage(this_month) };
      }
    },
  };
}
