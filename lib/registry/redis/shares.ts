import type { Periods } from '@/lib/registry/request';

/**
 * A count that several explorers share. It is the sum of one part for each explorer, which only that explorer raises. So
 * it can report its part to Redis as often as it likes, also after a command of which it does not know whether it was
 * done, and after Redis has lost its data. What it counted while Redis was gone is in the count once it is reported.
 */
export interface KnownCount {
  /** When Redis was asked last. */
  total: number;
  /** Of it, the part of this explorer. */
  reported: number;
  /** Its part by now: more than was reported if calls were counted while Redis was gone. */
  own: number;
}

/** The counts of a day and of its month. */
export interface KnownCounts {
  day: string;
  month: string;
  today: KnownCount;
  this_month: KnownCount;
}

/** What is known of the present day and month, as Redis has them: counts of an earlier day or month are over. */
export function currentCounts(
  known: KnownCounts | undefined,
  { day, month, horizon }: Periods,
  unknown: Pick<KnownCounts, 'today' | 'this_month'>,
): KnownCounts {
  const ofDay = known && known.day >= day ? known : undefined;
  const ofMonth = known && known.month >= month ? known : undefined;
  return {
    day: ofDay && ofDay.day <= horizon ? ofDay.day : day,
    month: ofMonth && ofMonth.month <= horizon.slice(0, 7) ? ofMonth.month : month,
    today: (ofDay ?? unknown).today,
    this_month: (ofMonth ?? unknown).this_month,
  };
}

/** After a reply. One that is newer may have come before it, and calls may have been counted here meanwhile. */
export const afterReply = (known: KnownCount, total: number, reported: number): KnownCount =>
  reported < known.reported ? known : { total, reported, own: Math.max(known.own, reported) };

/** What is used as far as this explorer knows. */
export const knownUsage = ({ total, reported, own }: KnownCount): number => total + own - reported;

/**
 * The most that can be used while Redis is gone: each of the other explorers may have counted as many calls as this one,
 * and be counting one more now. While this is below the limit a call can be granted, and all together stay within it.
 */
export const highestUsage = ({ total, reported, own }: KnownCount, owners: number): number =>
  total + owners * (own - reported) + owners - 1;

/**
 * What is assumed to be used of an allowance of which this explorer knows nothing. All explorers together then grant half
 * of it at most, besides what was used before.
 */
export const assumedCount = (limit: number): KnownCount => ({ total: Math.ceil(limit / 2), reported: 0, own: 0 });

/**
 * Lua: `window(key, kind, first, last, owner, known)` returns the sum of a window's parts, and that of the owner, in a
 * hash with the fields `kind:period:owner`. Parts of earlier periods are deleted. Those of later ones count, since a clock
 * was set back; beyond `last` the clock was wrong, and they become parts of the first period. Redis's part is raised to
 * what its owner knows.
 */
export const WINDOW = `
local function window(key, kind, first, last, owner, known)
  local sum, own = 0, 0
  local fields = redis.call('HGETALL', key)
  for at = 1, #fields, 2 do
    local its, period, who = string.match(fields[at], '^(%a):([%d-]+):(%x+)$')
    if its == kind then
      local calls = tonumber(fields[at + 1])
      if period < first then
        redis.call('HDEL', key, fields[at])
      else
        if period > last then
          redis.call('HDEL', key, fields[at])
          redis.call('HINCRBY', key, kind .. ':' .. first .. ':' .. who, calls)
        end
        sum = sum + calls
        if who == owner then own = own + calls end
      end
    end
  end
  if known > own then
    redis.call('HINCRBY', key, kind .. ':' .. first .. ':' .. owner, known - own)
    sum = sum + known - own
    own = known
  end
  return sum, own
end`;
