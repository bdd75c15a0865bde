import { isIP, isIPv6 } from 'node:net';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { type FailureDetails, RegistryError } from '@/lib/contract/errors';
import type { Suggestions } from '@/lib/contract/extensions';
import type { Neighbours } from '@/lib/contract/neighbours';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Price, QuotaStatus, UsageReport } from '@/lib/contract/quota';
import type { RegisterContents } from '@/lib/contract/records';
import { isJsonObject, type Json } from '@/lib/shared/json';
import type { CompanyNumber } from '@/lib/shared/links';

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

/** Facts of a person that are for token holders, as those of officers are; the rest of a record is for all. */
const PERSONAL = new Set([
  'date_of_birth',
  'nationality',
  'nationalities',
  'address',
  'registered_address',
  'residential_address',
  'service_address',
]);

/** Keys whose value is a person, whatever it says of itself. */
const HOLDS_PERSON = new Set(['person', 'officer']);

const isPerson = (object: Json): boolean => object.entity_type === 'person' || object.type === 'Person';

const withoutKeys = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !PERSONAL.has(key)));

function clean(value: unknown, ofPerson: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => clean(item, ofPerson));
  if (!isJsonObject(value)) return value;
  const personal = ofPerson || isPerson(value);
  const kept = personal ? withoutKeys(value) : value;
  return Object.fromEntries(
    Object.entries(kept).map(([key, inner]) => [
      key,
      clean(inner, HOLDS_PERSON.has(key) || (personal && key === 'entity_properties')),
    ]),
  );
}

/** The same with the personal facts of every person in it left out, however deep the person stands. Keys are left out, not null. */
export const withoutPersonalFacts = <T extends object>(record: T): T =>
  // Only keys that the contract leaves free, or has as optional, are taken out.
  clean(record, false) as T;

/** What `/readyz` tells: one line per thing that must work. */
export interface Health {
  ready: boolean;
  checks: { name: string; ok: boolean; detail?: string }[];
}

/** A person before the pages. The calls of a remote service are shared out among them. */
export interface Visitor {
  /** Under which the calls are counted: `callerOfAddress` in quota.ts. */
  name: string;
  /** Whoever sits at this machine itself: no share limits them, and the reserve is theirs. */
  operator: boolean;
}

/** Who asks. The explorer is ours; a program comes through the API route, perhaps with a token. */
export type Caller =
  | {
      kind: 'explorer';
      /** Unknown: counted as one visitor together with all others who are. */
      visitor?: Visitor;
      /** Nobody has asked for it yet: answered only where it costs no call. */
      prefetch?: boolean;
    }
  | {
      kind: 'program';
      token: string | null;
      /** From where; the calls of programs without a token are counted by it. */
      address?: string;
    };

/** A request of the interface, whichever route it came through. */
export interface RegistryRequest {
  /** Below the base address, percent-encoded: `companies/gb/00102498/network`. */
  path: string;
  /** Asked where `path` names nothing: the path of an old caller, without its `.json` or `.xml`. */
  otherPath?: string;
  /** Without `api_token`. */
  params: URLSearchParams;
  caller: Caller;
  /** Origin written into addresses of the reply. */
  origin: string;
  /** The version asked for in the path, `0.4`; undefined where none was. */
  version?: string;
  /** Under which it is logged. */
  id?: string;
  /** A person wants it anew, whatever copy is kept. */
  refresh?: boolean;
  /** The most calls of a remote service that the answer may cost, 1 or more: one that is busy is asked again otherwise. */
  calls?: number;
}

/** Where the facts of a reply come from, when they are a remote service's. */
export interface Facts {
  /** When the service gave or last confirmed them; milliseconds since 1970. */
  at: number;
  /** `call`: asked now · `kept`: a copy young enough · `stale`: an older copy, as nothing newer could be had or is awaited. */
  from: 'call' | 'kept' | 'stale';
  /** Calls that this reply spent. */
  cost: number;
  /** Why a stale copy is not replaced now. */
  why?: FailureDetails & { message: string };
}

export interface RegistryReply {
  status: number;
  body: unknown;
  /** The caller's allowance, and when to try again, as headers of HTTP. */
  headers?: Record<string, string>;
  /** Only from a remote service. */
  facts?: Facts;
  /** Calls that were spent in vain, where a remote service was asked and no facts came of it. */
  spent?: number;
  /** True where `path` itself named something, so that `otherPath` was not looked at. */
  exact?: boolean;
}

/** A company with its page, and when it changed last. */
export interface ListedCompany {
  id: number;
  jurisdiction_code: string;
  company_number: string;
  updated_at: string;
}

/** The relationships of one of many entities, or why they are not to be had. */
export type EntityNetwork =
  | {
      /** The entity's own address, which may be another than it was asked by. */
      service_url: string;
      relationships: NetworkRelationship[];
    }
  | { failure: RegistryError };

/** The one meeting point of pages, routes and sources. Never throws for a failure of the interface: that is a status. */
export interface Registry {
  source: 'embedded' | 'upstream';
  get(request: RegistryRequest): Promise<RegistryReply>;
  /** Only where the source can tell; throws a `RegistryError` for a text that is no beginning of anything. */
  suggest?(q: string): Promise<Suggestions>;
  /** Companies near a name in the order of names, without those in `except`; only where the source keeps that order. */
  neighbours?(name: string, except: readonly CompanyNumber[]): Promise<Neighbours>;
  /** Every company in the order of its id, from the one after `after`: for the sitemap of our own register. */
  listCompanyKeys?(after: number, limit: number): Promise<ListedCompany[]>;
  /**
   * The networks of many companies and placeholders (`companies/gb/1`) in the order asked, with the parameters of the
   * network endpoint; only of our own register, as a remote service answers for one at a time.
   */
  networks?(paths: readonly string[], params: URLSearchParams): Promise<EntityNetwork[]>;
  /**
   * State and corporate groupings of companies (`/companies/gb/1`) in the order asked, as far as they are known without a
   * call: of our own register all, of a remote service those whose records are kept. What is not known is left out.
   */
  entityFacts?(paths: readonly string[]): Promise<EntityFacts[]>;
  /** What our own register holds and how it came in; nobody can tell of a remote service's. */
  contents?(): Promise<RegisterContents>;
  /** Only where calls are counted that our own pages spend. */
  meter?: Meter;
  /** Whether requests can be answered now; asks nobody outside. */
  health(): Promise<Health>;
}

/** What the pages may know of the calls they spend. Nothing here spends one. */
export interface Meter {
  /** What each request would cost now, in the order asked. */
  price(requests: { path: string; params: URLSearchParams }[]): Promise<Price[]>;
  standing(visitor: Visitor | undefined): Promise<QuotaStatus>;
  report(visitor: Visitor | undefined): Promise<UsageReport>;
}
