import { ENDPOINTS, type EndpointName, type ResourceOf } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import {
  CURRENT_VERSION,
  eventVersion,
  hasFeature,
  isSupportedVersion,
  SUPPORTED_VERSIONS,
  sinceVersion,
} from '@/lib/contract/parameters';
import {
  type Caller,
  type CallerQuota,
  callerOfAddress,
  callerOfToken,
  callsRemaining,
  type Limits,
  limitsOf,
  quotaExceeded,
  type UsageCounter,
} from '@/lib/registry/request';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { hashToken } from './handler';
import type { Account } from './store/store';

/** The date orders of the company search. Relevance (`score`) is in every version. */
const DATE_ORDERS = ENDPOINTS.search_companies.parameters.order.values.filter((order) => order !== 'score');

/** Throws 400 for an unknown version, or for an order that the version does not have. */
export function checkVersion(name: EndpointName, params: URLSearchParams, version: string | undefined): void {
  if (version !== undefined && !isSupportedVersion(version)) {
    const supported = SUPPORTED_VERSIONS.join(', ');
    throw new RegistryError('invalid_request', `The version ${version} is not supported; supported are ${supported}.`);
  }
  const order = params.get('order') ?? '';
  if (
    name === 'search_companies' &&
    DATE_ORDERS.some((known) => known === order) &&
    !hasFeature(version, 'date_orders')
  ) {
    const since = sinceVersion('date_orders');
    throw new RegistryError(
      'invalid_request',
      `The parameter order is "${order}"; the date orders are there from version ${since}.`,
    );
  }
}

/** "Structured industry codes from 0.4": earlier versions have the code alone. */
function plainCode(item: unknown): unknown {
  const code = isJsonObject(item) && isJsonObject(item.industry_code) ? item.industry_code : undefined;
  return code?.code ?? item;
}

const withPlainCodes = (company: Json): Json =>
  Array.isArray(company.industry_codes)
    ? { ...company, industry_codes: company.industry_codes.map(plainCode) }
    : company;

/** "Registered address in company search results from 0.4", as one text and as an object. */
function withoutAddress({ registered_address: _object, registered_address_in_full: _text, ...company }: Json): Json {
  return company;
}

function olderCompany(company: unknown, version: string | undefined, isItem: boolean): unknown {
  if (!isJsonObject(company)) return company;
  const plain = hasFeature(version, 'structured_industry_codes') ? company : withPlainCodes(company);
  return isItem && !hasFeature(version, 'address_in_search') ? withoutAddress(plain) : plain;
}

/**
 * The results in the shape of the requested version (specification, "Versioning", 1 and 4). Endpoints of industry codes
 * are not converted, since they exist to return that structure.
 */
export function asInVersion(name: EndpointName, results: unknown, version: string | undefined): unknown {
  if (!isJsonObject(results)) return results;
  if (name === 'get_company') return { ...results, company: olderCompany(results.company, version, false) };
  if (name !== 'search_companies' || !Array.isArray(results.companies)) return results;
  const companies = results.companies.map((item: unknown) =>
    isJsonObject(item) ? { ...item, company: olderCompany(item.company, version, true) } : item,
  );
  return { ...results, companies };
}

const EVENTS: ReadonlySet<EndpointName> = new Set([
  'list_events',
  'list_jurisdiction_events',
  'list_company_events',
  'get_event',
]);

/** The versions and account_status replies have only `results` (specification, "What the service does", 4). */
export function envelope(name: EndpointName, results: unknown, version: string | undefined): object {
  if (name === 'versions' || name === 'get_account_status') return { results };
  return { api_version: EVENTS.has(name) ? eventVersion(version) : (version ?? CURRENT_VERSION), results };
}

export interface Allowance {
  counter: UsageCounter;
  /** For callers without a token, and for plans without own limits. */
  defaults: Limits;
}

/** Not counted: it must work when no call is left (specification, "Limits"). */
const FREE: ReadonlySet<EndpointName> = new Set(['get_account_status']);

/**
 * Counts a program's call, by account or, without a token, by address, and returns the usage after it. Throws 403 if no
 * call is left. Returns undefined for our own pages, which are not counted. A request refused earlier is not counted.
 */
export async function spendCall(
  { counter, defaults }: Allowance,
  {
    caller,
    account,
    endpoint,
    now,
  }: { caller: Caller; account: Account | undefined; endpoint: EndpointName; now: Date },
): Promise<CallerQuota | undefined> {
  if (caller.kind === 'explorer') return undefined;
  const name = caller.token === null ? callerOfAddress(caller.address) : callerOfToken(hashToken(caller.token));
  const limits = limitsOf(account, defaults);
  const usage = FREE.has(endpoint) ? await counter.usageOf(name, now) : await counter.spend(name, limits, now);
  if (usage) return { limits, usage };
  throw quotaExceeded({ limits, usage: await counter.usageOf(name, now) }, now);
}

/** GET versions; with `requested_version` if the request had one (specification, "Versions"). */
export const versionsResults = (version: string | undefined): { versions: ResourceOf<'versions'> } => ({
  versions: {
    current_version: CURRENT_VERSION,
    supported_versions: [...SUPPORTED_VERSIONS],
    ...(version !== undefined && { requested_version: version }),
  },
});

/** GET account_status "works only for valid API accounts" (specification, "Account"): our own pages have none. */
export function accountResults(
  account: Account | undefined,
  quota: CallerQuota | undefined,
): { account_status: ResourceOf<'get_account_status'> } {
  if (!account || !quota) throw new RegistryError('credentials_incorrect', 'The account status needs an API token.');
  const { plan, expiry_date, status } = account;
  const { usage } = quota;
  return { account_status: { plan, expiry_date, status, usage, calls_remaining: callsRemaining(quota) } };
}
