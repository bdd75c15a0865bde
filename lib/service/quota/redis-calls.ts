import { LRUCache } from 'lru-cache';
import type { RunScript, SharedRedis } from '@/lib/registry/redis/connection';
import {
  afterReply,
  currentCounts,
  highestUsage,
  type KnownCount,
  type KnownCounts,
  knownUsage,
  WINDOW,
} from '@/lib/registry/redis/shares';
import { type Periods, periodsOf } from '@/lib/registry/request';
import {
  afterGivingBack,
  type CallLedger,
  type Counted,
  type CountedCall,
  type EndpointUsage,
  isEndpoint,
  type ServiceWord,
  serviceWordIn,
  visitorMark,
} from './counts';

const DAY_S = 24 * 60 * 60;
/** Two months and some days: counts of a month are of use until it is over. */
const COUNTS_FOR_S = 70 * DAY_S;
/** Marks of visitors and their salt are of use for a day. */
const VISITORS_FOR_S = 3 * DAY_S;
/** A year, and the month to compare it with. */
const USAGE_FOR_S = 400 * DAY_S;

/**
 * Reads the counts. With a new state also changes them, unless they have changed since the state that they were read in:
 * the rules by which a call is refused stay in one place, and are not written a second time for Redis.
 */
const COUNTS = `${WINDOW}
local base, visitor = KEYS[1], KEYS[2]
local owner, day, month, horizon, visited = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local today, own_today = window(base, 'd', day, horizon, owner, tonumber(ARGV[6]))
local this_month, own_month = window(base, 'm', month, string.sub(horizon, 1, 7), owner, tonumber(ARGV[7]))
local spent, own_spent = window(visitor, 'v', visited, visited, owner, tonumber(ARGV[8]))
local word, state = redis.call('HGET', base, 'word') or '', redis.call('HGET', base, 'state') or ''
local before, after, calls, new_word = ARGV[9], ARGV[10], tonumber(ARGV[11]), ARGV[12]
local function add(key, kind, period)
  local field = kind .. ':' .. period .. ':' .. owner
  local former = tonumber(redis.call('HGET', key, field) or '0')
  local now = math.max(0, former + calls)
  if now ~= former then redis.call('HSET', key, field, now) end
  return now - former
end
local done = 0
if after ~= '' and before == state then
  done = 1
  redis.call('HSET', base, 'state', after)
  if new_word ~= '' then redis.call('HSET', base, 'word', new_word) end
  if calls ~= 0 then
    local more = add(base, 'd', visited)
    today, own_today = today + more, own_today + more
    more = add(base, 'm', string.sub(visited, 1, 7))
    this_month, own_month = this_month + more, own_month + more
    more = add(visitor, 'v', visited)
    spent, own_spent = spent + more, own_spent + more
  end
end
redis.call('EXPIRE', base, ${COUNTS_FOR_S})
redis.call('EXPIRE', visitor, ${VISITORS_FOR_S})
return { done, today, this_month, spent, own_today, own_month, own_spent, word, state }`;

const SALT = `
redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', ${VISITORS_FOR_S})
return redis.call('GET', KEYS[1])`;

const ADD_USAGE = `
for at, key in ipairs(KEYS) do
  redis.call('HINCRBY', key, ARGV[3 * at - 2] .. ' calls', ARGV[3 * at - 1])
  redis.call('HINCRBY', key, ARGV[3 * at - 2] .. ' kept', ARGV[3 * at])
  redis.call('EXPIRE', key, ${USAGE_FOR_S})
end`;

const USAGE = `
local all = {}
for _, key in ipairs(KEYS) do
  local fields = redis.call('HGETALL', key)
  for at = 1, #fields do all[#all + 1] = fields[at] end
end
return all`;

interface State {
  counted: Counted;
  /** Changes with each change of the counts. */
  state: string;
}

/** What this process knows, if Redis cannot be asked. */
interface Known extends KnownCounts {
  word: ServiceWord;
}

interface Change {
  /** 1 counts the call, -1 uncounts it. */
  calls: -1 | 0 | 1;
  word?: ServiceWord;
}

const NONE: KnownCount = { total: 0, reported: 0, own: 0 };
const KNOWN_VISITORS = 20_000;

/** Without a call that Redis has uncounted. */
const takenBack = ({ total, reported, own }: KnownCount): KnownCount => ({
  total: Math.max(0, total - 1),
  reported: Math.max(0, reported - 1),
  own: Math.max(0, own - 1),
});

/** With calls that are still to be reported. What was reported is not taken back. */
const countedOnlyHere = (count: KnownCount, calls: number): KnownCount => ({
  ...count,
  own: Math.max(count.reported, count.own + calls),
});

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const month = new Date(`${first.slice(0, 7)}-01`); ; month.setUTCMonth(month.getUTCMonth() + 1)) {
    const text = month.toISOString().slice(0, 7);
    if (text > last.slice(0, 7)) return months;
    months.push(text);
  }
}

/**
 * The counts of an account for all explorers that share a Redis. While it cannot be asked, each explorer takes its part of
 * what was left, and reports what it counted as soon as it can.
 *
 * @param account A mark of it that cannot be reversed.
 */
export function createRedisCalls(
  redis: SharedRedis,
  { account, newSalt, now }: { account: string; newSalt: () => string; now: () => number },
): CallLedger {
  const base = `firmament:calls:${account}`;
  const visitors = new LRUCache<string, KnownCount>({ max: KNOWN_VISITORS });
  let known: Known | undefined;
  let salt: { day: string; text: string } | undefined;
  /** Of reports that came while Redis could not be asked. */
  let isWordUnreported = false;
  let unreportedUsage: EndpointUsage[] = [];
  let changes = 0;
  let givingBack = 0;
  let last: Promise<unknown> = Promise.resolve();

  const keyOfVisitor = (day: string, mark: string): string => `${base}:visitor:${day}:${mark}`;

  /** The same for all explorers. */
  async function saltOf(run: RunScript, day: string): Promise<string> {
    if (salt?.day === day) return salt.text;
    salt = { day, text: String(await run(SALT, [`${base}:salt:${day}`], [newSalt()])) };
    return salt.text;
  }

  /** While Redis cannot be asked: another explorer may have another one meanwhile. */
  function saltWithoutRedis(day: string): string {
    if (salt?.day !== day) salt = { day, text: newSalt() };
    return salt.text;
  }

  const currentOf = (periods: Periods): Known => ({
    ...currentCounts(known, periods, { today: NONE, this_month: NONE }),
    word: known?.word ?? {},
  });

  async function ask(
    run: RunScript,
    periods: Periods,
    { day: visited, visitor }: CountedCall,
    change?: Change & { before: string },
  ): Promise<State & { done: boolean }> {
    const { day, month, horizon } = periods;
    const key = keyOfVisitor(visited, visitor);
    const isGivingBack = change?.calls === -1;
    // What Redis has is raised to what is known here, which is too much as long as a call is being given back.
    const current = givingBack > 0 && !isGivingBack ? undefined : currentOf(periods);
    const own = current ? [current.today.own, current.this_month.own, visitors.get(key)?.own ?? 0] : [0, 0, 0];
    const after = change ? `${redis.owner} ${++changes}` : '';
    const changed = [change?.before ?? '', after, change?.calls ?? 0, change?.word ? JSON.stringify(change.word) : ''];
    const reply = await run(COUNTS, [base, key], [redis.owner, day, month, horizon, visited, ...own, ...changed]);
    const [done, today, this_month, spent, ownToday, ownMonth, ownSpent, word, state] = reply as [
      ...[number, number, number, number, number, number, number],
      ...[string, string],
    ];
    const counted = { sent: { today, this_month }, spent, word: serviceWordIn(word || undefined) };
    // Parts only grow, but for calls that are given back: then the reply is lower than what is known.
    if (done === 1 && isGivingBack) note(periods, { day: visited, visitor }, takenBack);
    const before = currentOf(periods);
    known = {
      ...before,
      today: afterReply(before.today, today, ownToday),
      this_month: afterReply(before.this_month, this_month, ownMonth),
      word: isWordUnreported ? before.word : (done === 1 && change?.word) || counted.word,
    };
    visitors.set(key, afterReply(visitors.get(key) ?? NONE, spent, ownSpent));
    return { counted, state, done: done === 1 };
  }

  /** One after the other in this process, so that they only meet with those of other processes. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  /** Decides again if the counts were changed in between. */
  const changeIn = <T>(
    run: RunScript,
    periods: Periods,
    call: CountedCall,
    decide: (counted: Counted) => { result: T; change?: Change },
  ): Promise<T> =>
    inTurn(async () => {
      for (;;) {
        const { counted, state } = await ask(run, periods, call);
        const { result, change } = decide(counted);
        if (!change) return result;
        const isGivingBack = change.calls === -1;
        if (isGivingBack) givingBack++;
        const { done } = await ask(run, periods, call, { ...change, before: state }).finally(() => {
          if (isGivingBack) givingBack--;
        });
        if (done) return result;
      }
    });

  /** Changes the counts that a call is in. */
  function note(periods: Periods, { day, visitor }: CountedCall, add: (count: KnownCount) => KnownCount): void {
    const key = keyOfVisitor(day, visitor);
    const current = currentOf(periods);
    known = {
      ...current,
      today: day >= periods.day ? add(current.today) : current.today,
      this_month: day.slice(0, 7) >= periods.month ? add(current.this_month) : current.this_month,
    };
    visitors.set(key, add(visitors.get(key) ?? NONE));
  }

  /** The highest that the counts can be while Redis cannot be asked. */
  function countedWithoutRedis(periods: Periods, { day, visitor }: CountedCall): Counted {
    const none = Number.POSITIVE_INFINITY;
    if (!redis.wasReached()) return { sent: { today: none, this_month: none }, word: {}, spent: 0, isUnknown: true };
    const current = currentOf(periods);
    const owners = redis.owners();
    return {
      sent: { today: highestUsage(current.today, owners), this_month: highestUsage(current.this_month, owners) },
      spent: knownUsage(visitors.get(keyOfVisitor(day, visitor)) ?? NONE),
      word: current.word,
    };
  }

  function changeWithoutRedis<T>(
    periods: Periods,
    call: CountedCall,
    decide: (counted: Counted) => { result: T; change?: Change },
  ): T {
    const { result, change } = decide(countedWithoutRedis(periods, call));
    if (!change || !redis.wasReached()) return result;
    note(periods, call, (count) => countedOnlyHere(count, change.calls));
    if (change.word) {
      known = { ...currentOf(periods), word: change.word };
      isWordUnreported = true;
    }
    return result;
  }

  async function change<T>(
    periods: Periods,
    callOf: (salt: string) => CountedCall,
    decide: (counted: Counted, call: CountedCall) => { result: T; change?: Change },
  ): Promise<T> {
    try {
      const call = callOf(await saltOf(redis.run, periods.day));
      return await changeIn(redis.run, periods, call, (counted) => decide(counted, call));
    } catch {
      const call = callOf(saltWithoutRedis(periods.day));
      return changeWithoutRedis(periods, call, (counted) => decide(counted, call));
    }
  }

  /** A call of a visitor who is not named. */
  const nobody = ({ day }: Periods): CountedCall => ({ day, visitor: 'nobody' });

  async function reportUsage(run: RunScript): Promise<void> {
    const usage = unreportedUsage;
    unreportedUsage = [];
    if (usage.length === 0) return;
    try {
      const args = usage.flatMap(({ day, endpoint, calls, kept }) => [`${day} ${endpoint}`, calls, kept]);
      await run(
        ADD_USAGE,
        usage.map(({ day }) => `${base}:usage:${day.slice(0, 7)}`),
        args,
      );
    } catch {
      unreportedUsage = addUp([...usage, ...unreportedUsage]);
    }
  }

  redis.onReturn(async (run) => {
    if (salt) salt = { ...salt, text: String(await run(SALT, [`${base}:salt:${salt.day}`], [salt.text])) };
    if (known) {
      const { word } = known;
      const periods = periodsOf(new Date(now()));
      const unreported = isWordUnreported ? word : undefined;
      await changeIn(run, periods, nobody(periods), () => ({
        result: undefined,
        ...(unreported && { change: { calls: 0, word: unreported } }),
      }));
      // Unless another one came meanwhile.
      if (known.word === word) isWordUnreported = false;
    }
    await reportUsage(run);
  });

  return {
    async look(periods, visitor) {
      const callOf = (text: string): CountedCall =>
        visitor === undefined ? nobody(periods) : { day: periods.day, visitor: visitorMark(visitor, text) };
      try {
        return (await ask(redis.run, periods, callOf(await saltOf(redis.run, periods.day)))).counted;
      } catch {
        return countedWithoutRedis(periods, callOf(saltWithoutRedis(periods.day)));
      }
    },
    take: <Refusal>(
      { periods, visitor }: { periods: Periods; visitor: string },
      refusalOf: (counted: Counted) => Refusal | undefined,
    ) =>
      change<CountedCall | { refusal: Refusal }>(
        periods,
        (text) => ({ day: periods.day, visitor: visitorMark(visitor, text) }),
        (counted, call) => {
          const refusal = refusalOf(counted);
          return refusal === undefined ? { result: call, change: { calls: 1 } } : { result: { refusal } };
        },
      ),
    giveBack: (call, periods) =>
      change(
        periods,
        () => call,
        ({ sent, word }) => {
          const less = (window: number, isCounted: boolean): number => Math.max(0, window - (isCounted ? 1 : 0));
          const today = less(sent.today, call.day >= periods.day);
          const this_month = less(sent.this_month, call.day.slice(0, 7) >= periods.month);
          return { result: undefined, change: { calls: -1, word: afterGivingBack(word, { today, this_month }) } };
        },
      ),
    changeWord: (periods, given) =>
      change(
        periods,
        () => nobody(periods),
        (counted) => ({ result: undefined, change: { calls: 0, word: given(counted) } }),
      ),
    async addUsage(usage) {
      unreportedUsage = addUp([...unreportedUsage, ...usage]);
      await reportUsage(redis.run);
    },
    async usageSince(day, periods) {
      try {
        const keys = monthsBetween(day, periods.horizon).map((month) => `${base}:usage:${month}`);
        return usageIn((await redis.run(USAGE, keys, [])) as string[], day);
      } catch {
        return unreportedUsage;
      }
    },
    close: () => undefined,
  };
}

/** One entry for each endpoint and day. */
function addUp(usage: readonly EndpointUsage[]): EndpointUsage[] {
  const sums = new Map<string, EndpointUsage>();
  for (const { day, endpoint, calls, kept } of usage) {
    const sum = sums.get(`${day} ${endpoint}`) ?? { day, endpoint, calls: 0, kept: 0 };
    sums.set(`${day} ${endpoint}`, { ...sum, calls: sum.calls + calls, kept: sum.kept + kept });
  }
  return [...sums.values()];
}

/** Fields `2026-11-21 get_company calls` and their numbers, one after the other. */
function usageIn(fields: string[], since: string): EndpointUsage[] {
  const usage = new Map<string, EndpointUsage>();
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [day = '', endpoint = '', kind] = (fields[at] ?? '').split(' ');
    if (day < since || !isEndpoint(endpoint)) continue;
    const former = usage.get(`${day} ${endpoint}`) ?? { day, endpoint, calls: 0, kept: 0 };
    usage.set(`${day} ${endpoint}`, { ...former, [kind === 'calls' ? 'calls' : 'kept']: Number(fields[at + 1]) });
  }
  return [...usage.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
