import { RegistryError } from '@/lib/contract/errors';
import { nextDay, nextMonth } from './periods';

/** Calls a caller may make; the day and the month begin at midnight UTC (specification, "Limits"). */
export interface Limits {
  daily: number;
  monthly: number;
}

export interface Calls {
  today: number;
  this_month: number;
}

/** Counts calls. A caller is an account or, without a token, an address: `callerOf…` in allowance-caller.ts. */
export interface UsageCounter {
  /** Counts one call and gives the new usage, in one step; undefined, and nothing counted, where none is left. */
  spend(caller: string, limits: Limits, now: Date): Promise<Calls | undefined>;
  usageOf(caller: string, now: Date): Promise<Calls>;
}

/** Where a caller stands after the call that is being answered. */
export interface Standing {
  limits: Limits;
  usage: Calls;
}

/** A month's end can come before the day's allowance is used: what is left today is never more than what is left of the month. */
export function callsRemaining({ limits, usage }: Standing): Calls {
  const this_month = Math.max(0, limits.monthly - usage.this_month);
  return { today: Math.min(this_month, Math.max(0, limits.daily - usage.today)), this_month };
}

interface Window {
  name: 'day' | 'month';
  limit: number;
  left: number;
  resets: Date;
}

/** The window that ends a caller's calls first; of two that are empty, the one that stays so for longer. */
function narrowest({ limits, usage }: Standing, now: Date): Window {
  const day: Window = { name: 'day', limit: limits.daily, left: limits.daily - usage.today, resets: nextDay(now) };
  const left = limits.monthly - usage.this_month;
  const month: Window = { name: 'month', limit: limits.monthly, left, resets: nextMonth(now) };
  return month.left <= Math.max(0, day.left) ? month : day;
}

/** The names that programs know: limit, calls left and, in seconds since 1970, when the window begins anew. */
export function allowanceHeaders(standing: Standing, now: Date): Record<string, string> {
  const { limit, left, resets } = narrowest(standing, now);
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(0, left)),
    'X-RateLimit-Reset': String(resets.getTime() / 1000),
  };
}

/** 403, "the status returned when rate limiting applies" (specification, "Errors"), with the time to wait. */
export class AllowanceUsedUpError extends RegistryError {
  readonly headers: Record<string, string>;

  constructor(standing: Standing, now: Date) {
    const { name, limit, resets } = narrowest(standing, now);
    const moment = resets.toISOString().replace('.000', '');
    super('refused', `The allowance of ${limit} calls a ${name} is used up; it begins anew at ${moment}.`);
    this.name = 'AllowanceUsedUpError';
    const seconds = Math.ceil((resets.getTime() - now.getTime()) / 1000);
    this.headers = { ...allowanceHeaders(standing, now), 'Retry-After': String(seconds) };
  }
}
