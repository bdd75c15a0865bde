/**
 * Counts that several explorers share, and what one of them may count while it cannot ask Redis.
 *
 * Each explorer has a part of its own in a count, which it alone increases and knows: the count is the sum of the parts.
 * So an explorer can tell Redis its part as often as it likes, also after a command of which it does not know whether it
 * was done, and after Redis has lost its data; and what was counted aside is in the count as soon as it is told.
 */
export interface KnownCount {
  /** When Redis was asked last. */
  total: number;
  /** Of it, the part of this explorer. */
  told: number;
  /** Its part by now: more than was told if calls were counted aside. */
  own: number;
}

/**
 * The count as far as it has to be feared: each of the other explorers may have counted as many calls aside as this one,
 * and be counting one more now. Below the limit by this, a call can be counted aside, and all together stay within it.
 */
export const fearedCount = ({ total, told, own }: KnownCount, owners: number): number =>
  total + owners * (own - told) + owners - 1;

/**
 * What is assumed to be used of an allowance of which this explorer knows nothing. All explorers together then grant half
 * of it at most, besides what was used before.
 */
export const unknownCount = (limit: number): KnownCount => ({ total: Math.ceil(limit / 2), told: 0, own: 0 });

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
