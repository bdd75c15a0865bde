import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { type AccountStatus, callsSchema } from '@/lib/contract/quota';
import { type Calls, type Limits, nextMonth, type Periods, periodsOf } from '@/lib/registry/request';

const accountSchema = z.object({
  /** When it was received, in milliseconds since 1970, and its day. */
  at: z.number(),
  day: z.string(),
  limits: callsSchema,
  /** As reported by the service. */
  left: callsSchema,
  /** Our own count at that time; later calls come on top. */
  sent: callsSchema,
});

/** The service's last report on the quota; stored in a file, so it is validated when read. */
const serviceWordSchema = z.object({
  account: accountSchema.optional(),
  /** The service refused a call. `named`: it gave the time itself. Milliseconds since 1970. */
  usedUp: z.object({ until: z.number(), named: z.boolean() }).optional(),
});
export type ServiceWord = z.infer<typeof serviceWordSchema>;

/** Nothing was reported if the text cannot be read. */
export function serviceWordIn(text = '{}'): ServiceWord {
  try {
    return serviceWordSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Limits an external number; anything larger is as good as unlimited. */
const count = (value: number): number => Math.min(Math.max(0, value), 1e12);

const counts = ({ today, this_month }: Calls): Calls => ({ today: count(today), this_month: count(this_month) });

/**
 * The limit of a service that reports `used` and `left`. If none is left, `used` may exceed the limit, because some
 * services count refused calls; then the assumed limit is kept unless less was used.
 */
const limitBy = (used: number, left: number, believed: number): number =>
  left === 0 ? Math.min(used, believed) : used + left;

/**
 * If the month has fewer calls left than the day, the service lowers today's number, which then gives only a minimum
 * for the daily limit; none at all if nothing is left, as more than the limit may have been used.
 */
function limitsBy(used: Calls, left: Calls, believed: Limits): Calls {
  const this_month = limitBy(used.this_month, left.this_month, believed.monthly);
  const endsWithMonth = left.today >= left.this_month;
  if (!endsWithMonth) return { today: limitBy(used.today, left.today, believed.daily), this_month };
  const least = left.today === 0 ? 0 : used.today + left.today;
  return { today: Math.max(least, believed.daily), this_month };
}

/** The assumed limits: those of the service's last report, else those of the settings. */
function believedLimits({ account }: ServiceWord, settings: Limits): Limits {
  return account ? { daily: account.limits.today, monthly: account.limits.this_month } : settings;
}

/** The state after an `account_status`; `sent` is our own count at this time. */
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

/** Lowers the recorded count after calls were given back, so that later calls count again. */
export function afterGivingBack(word: ServiceWord, sent: Calls): ServiceWord {
  if (!word.account) return word;
  const before = word.account.sent;
  const lowered = {
    today: Math.min(before.today, sent.today),
    this_month: Math.min(before.this_month, sent.this_month),
  };
  return { ...word, account: { ...word.account, sent: lowered } };
}

export interface QuotaSettings {
  /** Used if the service does not report its own. */
  limits: Limits;
  /** Percent of the daily limit that visitors cannot spend. */
  reservePercent: number;
  /** Percent of the daily limit that one visitor may spend in a day. */
  visitorPercent: number;
}

/** The quota of all visitors together. */
export interface Position {
  limits: Calls;
  left: Calls;
  reserve: number;
  /** The most one visitor may spend in a day. */
  share: number;
  /** No calls are sent before this time; milliseconds since 1970. */
  usedUpUntil?: number;
  countedBy: 'service' | 'own';
}

/** With a low limit the reserve is rounded down, so that rounding alone does not create one. */
const reserveOf = (daily: number, percent: number): number =>
  (daily >= 10 ? Math.ceil : Math.floor)((daily * percent) / 100);

const shareOf = (daily: number, percent: number): number => Math.max(1, Math.ceil((daily * percent) / 100));

/**
 * The calls left according to the service: those it reported, minus those sent since. A report of another day or month
 * is ignored.
 */
function leftBy({ account }: ServiceWord, sent: Calls, { day, month }: Periods): Calls {
  const of = (window: keyof Calls): number =>
    account ? account.left[window] - (sent[window] - account.sent[window]) : Number.POSITIVE_INFINITY;
  return {
    today: account?.day === day ? of('today') : Number.POSITIVE_INFINITY,
    this_month: account?.day.startsWith(month) ? of('this_month') : Number.POSITIVE_INFINITY,
  };
}

/** Others may use our token, and our count may be lost, so the lower of the service's and our own number is used. */
function agreedLeft(word: ServiceWord, limits: Limits, sent: Calls, periods: Periods): Calls {
  const theirs = leftBy(word, sent, periods);
  const this_month = Math.max(0, Math.min(limits.monthly - sent.this_month, theirs.this_month));
  const today = Math.max(0, Math.min(limits.daily - sent.today, theirs.today));
  return { today: Math.min(today, this_month), this_month };
}

/** The current quota; `sent` is our own count of this day and month. */
export function positionOf(
  { sent, word }: { sent: Calls; word: ServiceWord },
  settings: QuotaSettings,
  now: Date,
): Position {
  const limits = believedLimits(word, settings.limits);
  const periods = periodsOf(now);
  // Nothing is used up for longer than a month; such a time was written under a clock that was wrong.
  const isUsedUp = word.usedUp && word.usedUp.until > now.getTime() && word.usedUp.until <= nextMonth(now).getTime();
  const usedUpUntil = isUsedUp ? word.usedUp?.until : undefined;
  const left = agreedLeft(word, limits, sent, periods);
  return {
    limits: { today: limits.daily, this_month: limits.monthly },
    left: usedUpUntil === undefined ? left : { ...left, today: 0 },
    reserve: reserveOf(limits.daily, settings.reservePercent),
    share: shareOf(limits.daily, settings.visitorPercent),
    usedUpUntil,
    countedBy: word.account?.day === periods.day ? 'service' : 'own',
  };
}

/** What a visitor with this spending may still spend today; the operator may spend all that is left. */
export function leftFor(position: Position, who: { operator: boolean; spent: number }): number {
  const { left, reserve, share } = position;
  return who.operator ? left.today : Math.max(0, Math.min(left.today - reserve, share - who.spent));
}

/** Replies of one endpoint on one day: by calls, and from the cache. */
export interface EndpointUsage {
  day: string;
  endpoint: EndpointName;
  calls: number;
  kept: number;
}

/** Whether a name that was stored is one of ours: another version may have had others. */
export const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);

/** What the counts say of one moment. */
export interface Counted {
  /** Calls sent from here. */
  sent: Calls;
  word: ServiceWord;
  /** The visitor's calls of the day; 0 if none is named. */
  spent: number;
  /** The counts lie elsewhere and could not be read since the start. */
  isUnknown?: boolean;
}

/** A call that was counted, for giving it back. */
export interface CountedCall {
  day: string;
  /** The visitor's mark in the counts. */
  visitor: string;
}

type Soon<T> = T | Promise<T>;

/**
 * The counts of the calls of an account. Several processes may share them: each command is done as a whole, before or
 * after those of others. What it is given to decide by depends on the counts alone, and may be called more than once.
 */
export interface CallLedger {
  look(periods: Periods, visitor?: string): Soon<Counted>;
  /** Counts a call, unless there is a reason against it. */
  take<Refusal>(
    call: { periods: Periods; visitor: string },
    refusalOf: (counted: Counted) => Refusal | undefined,
  ): Soon<CountedCall | { refusal: Refusal }>;
  /** Uncounts a call that was never sent; no count drops below zero. */
  giveBack(call: CountedCall, periods: Periods): Soon<void>;
  changeWord(periods: Periods, change: (counted: Counted) => ServiceWord): Soon<void>;
  addUsage(usage: readonly EndpointUsage[], periods: Periods): Soon<void>;
  /** From that day to now, in order. */
  usageSince(day: string, periods: Periods): Soon<EndpointUsage[]>;
  close(): Soon<void>;
}

/**
 * The name for a visitor's calls of one day in the counts: a salted hash of the address, which differs each day.
 * Addresses are few enough to be guessed while the day's salt exists; it is deleted with the day.
 */
export const visitorMark = (name: string, salt: string): string =>
  createHash('sha256').update(`${salt}\n${name}`).digest('base64url').slice(0, 22);

/** The first day of the last 13 months, including this one: a year and the month to compare it with. */
export function firstDayKept({ day }: Periods): string {
  const now = new Date(day);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12, 1)).toISOString().slice(0, 10);
}
