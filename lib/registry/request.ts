import type { EntityFacts } from '@/lib/contract/entity-facts';
import { type FailureDetails, RegistryError } from '@/lib/contract/errors';
import type { Suggestions } from '@/lib/contract/extensions';
import type { Letter, LetterPage, LetterPosition, Neighbours } from '@/lib/contract/neighbours';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Price, QuotaStatus, UsageReport } from '@/lib/contract/quota';
import type { RegisterContents, Statement } from '@/lib/contract/records';
import type { NetworkCounts } from '@/lib/network/neighbours';
import type { Direction } from '@/lib/network/walk/terms';
import type { PossibleDuplicate } from '@/lib/records/company/same-company';
import { isJsonObject, type Json } from '@/lib/shared/json';
import type { CompanyNumber } from '@/lib/shared/links';
import { countBytes, type FilledTemplate, joinBytes } from '@/lib/shared/printed-json';

/** The current day, `2026-11-21`, and month, `2026-11`, in UTC: the windows of usage (specification, "Limits"). */
export interface Periods {
  day: string;
  month: string;
  /** Two days later. A count under a day up to this one is of now, although the clock was set back since. */
  horizon: string;
}

const HORIZON_MS = 2 * 24 * 60 * 60 * 1000;

export function periodsOf(now: Date): Periods {
  const day = now.toISOString().slice(0, 10);
  return { day, month: day.slice(0, 7), horizon: new Date(now.getTime() + HORIZON_MS).toISOString().slice(0, 10) };
}

/**
 * A clock that is not set back with the system's: what waits or is counted by it would be locked or free meanwhile.
 * If the system's is more than two days behind, it was wrong before, and is believed now.
 */
export function createSteadyClock(system = Date.now, elapsed = () => performance.now()): () => number {
  let time = system();
  let readAt = elapsed();
  return () => {
    const at = elapsed();
    const wanted = system();
    time += at - readAt;
    readAt = at;
    if (wanted > time || time - wanted > HORIZON_MS) time = wanted;
    return Math.floor(time);
  };
}

/** Midnight UTC, when the daily usage is reset (specification, "Limits"). */
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
  /** Counts one call and returns the new usage, atomically. Returns undefined and counts nothing if no call is left. */
  spend(caller: string, limits: Limits, now: Date): Promise<Calls | undefined>;
  usageOf(caller: string, now: Date): Promise<Calls>;
}

/** A caller's limits and usage after the current call. */
export interface CallerQuota {
  limits: Limits;
  usage: Calls;
}

/** Calls left. Today's are limited by the month's, which may run out first. */
export function callsRemaining({ limits, usage }: CallerQuota): Calls {
  const this_month = Math.max(0, limits.monthly - usage.this_month);
  return { today: Math.min(this_month, Math.max(0, limits.daily - usage.today)), this_month };
}

interface Window {
  name: 'day' | 'month';
  limit: number;
  left: number;
  /** When it begins anew. */
  next: (now: Date) => Date;
}

/** The window that limits the caller first; of two that are used up, the one that resets later. */
function narrowest({ limits, usage }: CallerQuota): Window {
  const day: Window = { name: 'day', limit: limits.daily, left: limits.daily - usage.today, next: nextDay };
  const left = limits.monthly - usage.this_month;
  const month: Window = { name: 'month', limit: limits.monthly, left, next: nextMonth };
  return month.left <= Math.max(0, day.left) ? month : day;
}

/** The usual rate-limit headers: limit, calls left and reset time in seconds since 1970. */
export function rateLimitHeaders(quota: CallerQuota, now: Date): Record<string, string> {
  const { limit, left, next } = narrowest(quota);
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(0, left)),
    'X-RateLimit-Reset': String(next(now).getTime() / 1000),
  };
}

/** 403, "the status returned when rate limiting applies" (specification, "Errors"), with `Retry-After`. */
export function quotaExceeded(quota: CallerQuota, now: Date): RegistryError {
  const { name, limit, next } = narrowest(quota);
  const resets = next(now);
  const moment = resets.toISOString().replace('.000', '');
  const message = `The allowance of ${limit} calls a ${name} is used up; it begins anew at ${moment}.`;
  const seconds = Math.ceil((resets.getTime() - now.getTime()) / 1000);
  return new RegistryError('refused', message, {}, { ...rateLimitHeaders(quota, now), 'Retry-After': String(seconds) });
}

/**
 * Limits of each plan; the specification leaves the values open ("Limit values for specific plans: not shown").
 * `default` and plans not listed here use the settings API_DAILY_LIMIT and API_MONTHLY_LIMIT.
 */
export const PLANS = {
  default: undefined,
  free: { daily: 500, monthly: 10_000 },
  professional: { daily: 10_000, monthly: 200_000 },
  // A number, not infinity: account_status counts down from it, and clients expect a number.
  unlimited: { daily: 1_000_000_000, monthly: 1_000_000_000 },
} as const satisfies Record<string, Limits | undefined>;

export const isPlan = (name: string): name is keyof typeof PLANS => Object.hasOwn(PLANS, name);

interface PlannedAccount {
  plan: string;
  daily_limit?: number | null;
  monthly_limit?: number | null;
}

/** Limits of the account, else those of its plan, else the defaults. */
export function limitsOf(account: PlannedAccount | undefined, defaults: Limits): Limits {
  const plan = account && isPlan(account.plan) ? PLANS[account.plan] : undefined;
  return {
    daily: account?.daily_limit ?? plan?.daily ?? defaults.daily,
    monthly: account?.monthly_limit ?? plan?.monthly ?? defaults.monthly,
  };
}

export const callerOfToken = (tokenHash: string): string => `token:${tokenHash}`;

/** Personal facts, which are reserved for token holders as those of officers are; the rest of a record is public. */
const PERSONAL = new Set([
  'date_of_birth',
  'nationality',
  'nationalities',
  'address',
  'registered_address',
  'residential_address',
  'service_address',
  'person_facts',
]);

/** Keys whose value is always a person. */
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

/** A copy without the personal facts of any person in it, at any depth. Keys are absent, not null. */
export const withoutPersonalFacts = <T extends object>(record: T): T =>
  // Safe: only keys that the contract has as optional or leaves open are removed.
  clean(record, false) as T;

/** Reply of `/readyz`: one line per component. */
export interface Health {
  ready: boolean;
  checks: { name: string; ok: boolean; detail?: string }[];
}

/** A person who uses the pages. The calls of a remote service are divided among visitors. */
export interface Visitor {
  /** Name under which calls are counted: see `callerOfAddress`. */
  name: string;
  /** A user on this machine: has no visitor limit and may use the reserve. */
  operator: boolean;
}

/** The caller of a request. `explorer`: our own pages; a program uses the API route, perhaps with a token. */
export type Caller =
  | {
      kind: 'explorer';
      /** Callers without a visitor are counted together as one. */
      visitor?: Visitor;
      /** A prefetch: answered only if it costs no call. */
      prefetch?: boolean;
    }
  | {
      kind: 'program';
      token: string | null;
      /** Client address; calls of programs without a token are counted by it. */
      address?: string;
    };

/** A request of the interface, from any route. */
export interface RegistryRequest {
  /** Below the base address, percent-encoded: `companies/gb/00102498/network`. */
  path: string;
  /** Tried if `path` matches nothing: the path without the `.json` or `.xml` of old clients. */
  otherPath?: string;
  /** Without `api_token`. */
  params: URLSearchParams;
  caller: Caller;
  /** Origin written into addresses of the reply. */
  origin: string;
  /** The version in the path, `0.4`; undefined if there is none. */
  version?: string;
  /** Request id in the log. */
  id?: string;
  /** Aborted once the caller has gone. */
  getSignal?: () => AbortSignal;
  /** Read for a file, which may take longer than a page or a reply of the API. */
  isFile?: boolean;
  /** The user asked to bypass the cache. */
  refresh?: boolean;
  /**
   * The most calls of a remote service that the reply may cost, at least 1. Default: retries when the service is busy.
   */
  calls?: number;
}

/** Origin and age of a reply from a remote service. */
export interface Facts {
  /** When the service sent or last confirmed it; milliseconds since 1970. */
  at: number;
  /**
   * `call`: requested now · `kept`: a fresh cached copy · `stale`: an older copy, because no newer one is available
   * yet.
   */
  from: 'call' | 'kept' | 'stale';
  /** Calls spent on this reply. */
  cost: number;
  /** Why a stale copy is not refreshed now. */
  why?: FailureDetails & { message: string };
}

/** A body as bytes of its type. What was made of it for one reply is kept for the next. */
export interface Printed {
  type: string;
  /** One after another: a large network is sent as it is kept, without a copy of it. */
  pieces: readonly (Uint8Array | FilledTemplate)[];
  hash?: string;
  packed?: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** In bytes, before it is compressed. */
export const sizeOf = ({ pieces }: Pick<Printed, 'pieces'>): number => countBytes(pieces);

/** The value of a body that is JSON. */
export const parsePrinted = ({ pieces }: Pick<Printed, 'pieces'>): unknown => JSON.parse(joinBytes(pieces).toString());

export type Encoding = 'br' | 'gzip';

export interface RegistryReply {
  status: number;
  body: unknown;
  /** The body as JSON, in place of `body`: only for programs, which get it as it is. */
  printed?: Printed;
  /** HTTP headers: the caller's quota, and when to retry. */
  headers?: Record<string, string>;
  /** Only for replies of a remote service. */
  facts?: Facts;
  /** Calls of a remote service that were spent without a usable reply. */
  spent?: number;
  /** True if `path` matched, so that `otherPath` was not tried. */
  exact?: boolean;
}

/** A company with its page and the date of its last change. */
export interface ListedCompany {
  id: number;
  jurisdiction_code: string;
  company_number: string;
  updated_at: string;
}

/** Statements that connect several companies, and how many were searched for them. */
export interface LinkingStatements {
  /** Those that name two of the companies, and those of each with a party that statements of another name too. */
  statements: Statement[];
  /** The number of such parties. The statements cover the first hundred. */
  parties: number;
  /** The number of statements of each company, in the given order; all of them were searched. */
  counts: number[];
}

/** The part of a network that is wanted of a large one. */
export interface Nearest {
  /** So many, the strongest of those that lead on in the direction. */
  neighbours: number;
  direction: Direction;
  /** For the first page of a company: the whole is counted, and companies that only name it as their ultimate parent are left out. */
  isForOverview?: boolean;
}

/** The relationships of one of several entities, or why they are not available. */
export type EntityNetwork =
  | {
      /** The entity's canonical address, which may differ from the requested one. */
      service_url: string;
      relationships: NetworkRelationship[];
      /** How many are not in the reply, because only the strongest were asked for. */
      leftOut?: { relationships: number; neighbours: number };
      /** Of the whole network, if it is for an overview and not all of it is in the reply. */
      counts?: NetworkCounts;
    }
  | { failure: RegistryError };

/**
 * The common interface of pages, routes and sources. `ask` never throws for an error of the interface: that is a
 * status.
 */
export interface Registry {
  source: 'embedded' | 'upstream';
  get(request: RegistryRequest): Promise<RegistryReply>;
  /** Absent if the source has no suggestions; throws a `RegistryError` for a text that is too long. */
  suggest?(q: string): Promise<Suggestions>;
  /** Other spellings of a query that finds no names; absent if the source has none to offer. */
  spellings?(named: 'companies' | 'officers', q: string): Promise<string[]>;
  /**
   * Companies near a name in the order of names, without those in `except`; absent if the source is not sorted by name.
   */
  neighbours?(name: string, except: readonly CompanyNumber[]): Promise<Neighbours>;
  /**
   * A page of the companies of a jurisdiction by the first letter of their names; absent if the source is not sorted by
   * name, undefined if it has no index for it.
   */
  byLetter?(
    jurisdictionCode: string,
    letter: Letter | undefined,
    position: LetterPosition,
  ): Promise<LetterPage | undefined>;
  /** All companies in the order of their ids, from the one after `after`: for the sitemap of the embedded register. */
  listCompanyKeys?(after: number, limit: number): Promise<ListedCompany[]>;
  /** The numbers of the blocks of so many ids that have such companies; present if `listCompanyKeys` is. */
  listCompanyBlocks?(size: number): Promise<number[]>;
  /**
   * The networks of many companies and placeholders (`companies/gb/1`), in the given order, with the parameters of the
   * network endpoint. Embedded register only: a remote service answers for one at a time. With `most`, each has so many
   * neighbours only, the strongest of those that lead on in the direction.
   */
  networks?(paths: readonly string[], params: URLSearchParams, most?: Nearest): Promise<EntityNetwork[]>;
  /**
   * Status and corporate groupings of companies (`/companies/gb/1`), in the given order, without spending a call: all
   * from the embedded register, cached records only from a remote service. Unknown ones are left out.
   */
  entityFacts?(paths: readonly string[]): Promise<EntityFacts[]>;
  /**
   * Statements that connect these companies (`/companies/gb/1`), directly or through another party. Undefined if one of
   * them does not exist or is redacted. Embedded register only: a remote service lists those of one company at a time.
   */
  linkingStatements?(paths: readonly string[]): Promise<LinkingStatements | undefined>;
  /**
   * Records that may be about the same company as this one, with the reasons; empty if there is no such company.
   * Embedded register only: a remote service has no such request, and searching would cost calls.
   */
  possibleDuplicates?(company: CompanyNumber): Promise<PossibleDuplicate[]>;
  /** Contents and imports of the embedded register; unknown for a remote service. */
  contents?(): Promise<RegisterContents>;
  /** Only of a remote service: whether programs are answered, because a token for them was created. */
  answersPrograms?(): boolean;
  /** Whether this is the token of an account here. */
  holdsToken?(token: string): Promise<boolean>;
  /** Only if calls spent by our own pages are counted. */
  meter?: Meter;
  /** Whether requests can be answered now; sends no request to a remote service. */
  health(): Promise<Health>;
}

/** Call quota of the pages. Reading it spends no call. */
export interface Meter {
  /** Cost of each request in calls, in the given order. */
  price(requests: { path: string; params: URLSearchParams }[]): Promise<Price[]>;
  standing(visitor: Visitor | undefined): Promise<QuotaStatus>;
  report(visitor: Visitor | undefined): Promise<UsageReport>;
}
