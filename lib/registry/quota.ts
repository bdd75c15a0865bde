import { isIP, isIPv6 } from 'node:net';
import { RegistryError } from '@/lib/contract/errors';

/** A day, `2026-11-21`, and its month, `2026-11`, both UTC: as usage is counted (specification, "Limits"). */
export interface Periods {
  day: string;
  month: string;
}

export function periodsOf(now: Date): Periods {
  const day = now.toISOString().slice(0, 10);
  return { day, month: day.slice(0, 7) };
}

/** Midnight UTC, when the day's usage begins anew (specification, "Limits"). */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** Midnight UTC at the end of the month's last day (specification, "Limits"). */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** Calls a caller may make; the day and the month begin at midnight UTC (specification, "Limits"). */
export interface Limits {
  daily: number;
  monthly: number;
}

export interface Calls {
  today: number;
  this_month: number;
}

/** Counts calls. A caller is an account or, without a token, an address: `callerOf…`. */
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
export function rateLimitHeaders(standing: Standing, now: Date): Record<string, string> {
  const { limit, left, resets } = narrowest(standing, now);
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(0, left)),
    'X-RateLimit-Reset': String(resets.getTime() / 1000),
  };
}

/** 403, "the status returned when rate limiting applies" (specification, "Errors"), with the time to wait. */
export class QuotaExceededError extends RegistryError {
  readonly headers: Record<string, string>;

  constructor(standing: Standing, now: Date) {
    const { name, limit, resets } = narrowest(standing, now);
    const moment = resets.toISOString().replace('.000', '');
    super('refused', `The allowance of ${limit} calls a ${name} is used up; it begins anew at ${moment}.`);
    this.name = 'QuotaExceededError';
    const seconds = Math.ceil((resets.getTime() - now.getTime()) / 1000);
    this.headers = { ...rateLimitHeaders(standing, now), 'Retry-After': String(seconds) };
  }
}

/**
 * What each plan allows; the specification leaves the values open ("Limit values for specific plans: not shown").
 * `default` and any plan that is not here have the settings API_DAILY_LIMIT and API_MONTHLY_LIMIT.
 */
export const PLANS = {
  default: undefined,
  free: { daily: 500, monthly: 10_000 },
  professional: { daily: 10_000, monthly: 200_000 },
  // A number all the same: account_status counts down from it, and programs expect one there.
  unlimited: { daily: 1_000_000_000, monthly: 1_000_000_000 },
} as const satisfies Record<string, Limits | undefined>;

export const isPlan = (name: string): name is keyof typeof PLANS => Object.hasOwn(PLANS, name);

interface PlannedAccount {
  plan: string;
  daily_limit?: number | null;
  monthly_limit?: number | null;
}

/** Limits of its own go before those of its plan, and these before the default. */
export function limitsOf(account: PlannedAccount | undefined, defaults: Limits): Limits {
  const plan = account && isPlan(account.plan) ? PLANS[account.plan] : undefined;
  return {
    daily: account?.daily_limit ?? plan?.daily ?? defaults.daily,
    monthly: account?.monthly_limit ?? plan?.monthly ?? defaults.monthly,
  };
}

/** The eight groups of an IPv6 address, of which `::` leaves out as many as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  return [...(before ?? []), ...Array<string>(missing).fill('0'), ...(after ?? [])];
}

/** Some proxies write a port behind the address; a zone says nothing about who it is. */
const withoutPort = (address: string): string =>
  (/^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');

/**
 * Under which name the calls of an address are counted. One subscriber has a whole /64 of IPv6, so its first half
 * is what counts; an IPv4 address written as IPv6 is the IPv4 address. Callers whose address is not known share one.
 */
export function callerOfAddress(address: string | undefined): string {
  const bare = withoutPort((address ?? '').toLowerCase());
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
  if (!isIPv6(mapped)) return `address:${isIP(mapped) ? mapped : 'unknown'}`;
  const half = groupsOf(mapped).slice(0, 4);
  return `address:${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export const callerOfToken = (tokenHash: string): string => `token:${tokenHash}`;
