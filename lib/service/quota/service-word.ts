import { z } from 'zod';
import { type AccountStatus, callsSchema } from '@/lib/contract/quota';
import type { Calls, Limits, Periods } from '@/lib/registry/quota';

const accountSchema = z.object({
  /** When we heard it, in milliseconds since 1970, and the day of that. */
  at: z.number(),
  day: z.string(),
  limits: callsSchema,
  /** As it said. */
  left: callsSchema,
  /** Our own count then: what was sent since is more than this. */
  sent: callsSchema,
});

/** What the service last said of the allowance; kept in a file, so checked when it is read. */
export const serviceWordSchema = z.object({
  account: accountSchema.optional(),
  /** It refused a call. `named`: it said itself until when. Milliseconds since 1970. */
  usedUp: z.object({ until: z.number(), named: z.boolean() }).optional(),
});
export type ServiceWord = z.infer<typeof serviceWordSchema>;

/** A count from outside; more than this is no limit at all. */
const count = (value: number): number => Math.min(Math.max(0, value), 1e12);

const counts = ({ today, this_month }: Calls): Calls => ({ today: count(today), this_month: count(this_month) });

/**
 * What a service allows that has counted `used` and says that `left` are left. Where none is left, more may have been
 * used than allowed, as refused calls are counted by some: then we go on believing what we did, unless less was used.
 */
const limitBy = (used: number, left: number, believed: number): number =>
  left === 0 ? Math.min(used, believed) : used + left;

/** A month that ends before the day's calls do lowers what is left today, and then tells only the least a day may hold. */
function limitsBy(used: Calls, left: Calls, believed: Limits): Calls {
  const this_month = limitBy(used.this_month, left.this_month, believed.monthly);
  const endsWithMonth = left.today >= left.this_month;
  const today = endsWithMonth
    ? Math.max(used.today + left.today, believed.daily)
    : limitBy(used.today, left.today, believed.daily);
  return { today, this_month };
}

/** The limits believed in: those the service told of last, else those of the settings. */
export function believedLimits({ account }: ServiceWord, settings: Limits): Limits {
  return account ? { daily: account.limits.today, monthly: account.limits.this_month } : settings;
}

/** What we know after an `account_status`; `sent` is our own count at this moment. */
export function learned(
  word: ServiceWord,
  { usage, calls_remaining }: AccountStatus,
  { at, day, sent, settings }: { at: number; sent: Calls; settings: Limits } & Pick<Periods, 'day'>,
): ServiceWord {
  const left = counts(calls_remaining);
  const limits = limitsBy(counts(usage), left, believedLimits(word, settings));
  const isMended = Math.min(left.today, left.this_month) > 0 && word.usedUp?.named !== true;
  return { account: { at, day, limits, left, sent }, usedUp: isMended ? undefined : word.usedUp };
}

/** Calls taken back were none that came since, so that the next one is. */
export function afterGivingBack(word: ServiceWord, sent: Calls): ServiceWord {
  if (!word.account) return word;
  const before = word.account.sent;
  const lowered = {
    today: Math.min(before.today, sent.today),
    this_month: Math.min(before.this_month, sent.this_month),
  };
  return { ...word, account: { ...word.account, sent: lowered } };
}
