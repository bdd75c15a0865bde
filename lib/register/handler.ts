import { createHash } from 'node:crypto';
import {
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type EndpointOf,
  type PathVariables,
  type ResourceOf,
} from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import {
  CURRENT_VERSION,
  eventVersion,
  hasFeature,
  isSupportedVersion,
  isUrlField,
  type ParsedParameters,
  renameUrlField,
  restrictedParameters,
  SUPPORTED_VERSIONS,
  sinceVersion,
  toMoment,
  withoutMark,
} from '@/lib/contract/parameters';
import {
  type Caller,
  type CallerQuota,
  callerOfToken,
  callsRemaining,
  type Limits,
  limitsOf,
  quotaExceeded,
  type UsageCounter,
} from '@/lib/registry/request';
import { callerOfAddress } from '@/lib/shared/caller.mjs';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { isPrintedJson } from '@/lib/shared/printed-json';
import type { Account, Found, NetworkQuery, RegisterStore, Window } from './store/store';

interface PageParameters {
  page?: number;
  per_page?: number;
}

/** The requested window. `Given` excludes all other parameters, so that a list cannot ignore a declared filter. */
export function windowOf<Given extends PageParameters>(
  { page = 1, per_page = DEFAULT_PER_PAGE }: Given & Record<Exclude<keyof Given, keyof PageParameters>, never>,
  maximum = Infinity,
): Window {
  const limit = Math.min(per_page, maximum);
  return { offset: (page - 1) * limit, limit };
}

/** `total_pages` is the true number, even beyond the last page that can be requested (api-shapes, section 1). */
export function toPage<T>(key: string, item: string, { items, total }: Found<T>, { offset, limit }: Window) {
  return {
    [key]: items.map((record) => ({ [item]: record })),
    page: offset / limit + 1,
    per_page: limit,
    total_pages: Math.ceil(total / limit),
    total_count: total,
  };
}

/** A plain hash is enough because tokens are long and random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Form A: a token is required. Form B: it is optional, but needed for some data (specification, "Authentication"). */
export type Form = 'A' | 'B';

export interface Rights {
  /** Officer address, nationality and birth date are for token holders. */
  personal: boolean;
  /** Parameters the specification keeps for token holders may be used. */
  restrictedParameters: boolean;
}

function checkAccount(account: Account | undefined, today: string): Account {
  if (!account) throw new RegistryError('credentials_incorrect', 'The API token is not known.');
  if (account.status !== 'approved') {
    throw new RegistryError('credentials_incorrect', `The account of this API token is ${account.status}.`);
  }
  if (account.expiry_date !== null && account.expiry_date < today) {
    throw new RegistryError(
      'credentials_incorrect',
      `The account of this API token ran out on ${account.expiry_date}.`,
    );
  }
  return account;
}

/** The account of the caller's token, or undefined where none was sent. Throws 401 for a wrong one ("Authentication", 5). */
export async function accountOf(
  caller: Caller,
  store: Pick<RegisterStore, 'findAccount'>,
  today: string,
): Promise<Account | undefined> {
  if (caller.kind === 'explorer' || caller.token === null) return undefined;
  return checkAccount(await store.findAccount(hashToken(caller.token)), today);
}

/**
 * What the caller may do at an endpoint. If a required token is absent, throws 503 in Form A ("Authentication", 2) or
 * 401.
 */
export function rightsOf(caller: Caller, account: Account | undefined, endpoint: Endpoint, form: Form): Rights {
  if (caller.kind === 'explorer') return { personal: false, restrictedParameters: true };
  if (account) return { personal: true, restrictedParameters: true };
  if (form === 'A') throw new RegistryError('unavailable', 'An API token is required: send it as api_token.');
  if (endpoint.token === 'always') {
    throw new RegistryError('credentials_incorrect', 'This endpoint needs an API token: send it as api_token.');
  }
  return { personal: false, restrictedParameters: false };
}

/** Throws if a parameter is reserved for token holders: all such parameters in Form B, personal facts in both forms. */
export function checkRestrictedParameters(endpoint: Endpoint, params: URLSearchParams, rights: Rights): void {
  for (const { name, value, personal } of restrictedParameters(endpoint.parameters, params)) {
    const allowed = personal ? rights.personal : rights.restrictedParameters;
    if (!allowed)
      throw new RegistryError('refused', `The parameter ${name}=${value} needs an API token.`, {
        reason: 'needs_token',
      });
  }
}

/** What our own pages, files and commands use instead of the settings API_WILDCARD and API_URL_FIELD. */
export const PAGE_SETTINGS = { wildcard: 'B', urlField: 'service_url' } as const;

/** Fields that hold a time: `created_at`, `retrieved_at`, `starts_at` and their like. */
const isTimeField = (key: string): boolean => key.endsWith('_at');

/** `service_url` under any prefix, and the address of a company's data. */
const isOwnAddress = (key: string, parent: string): boolean => isUrlField(key) || (parent === 'data' && key === 'url');

/** A copy with `service_url` under another name. */
function withUrlField(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withUrlField(item, field));
  if (!isJsonObject(value) || isPrintedJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [renameUrlField(key, field), withUrlField(inner, field)]),
  );
}

/**
 * The reply as it is sent: our own addresses absolute (the store returns paths), `service_url` under the field name of
 * the setting API_URL_FIELD, and all times in one form, though publishers write them in several.
 */
export function toReplyForm(results: unknown, origin: string, field: string): unknown {
  function formText(key: string, text: string, parent: string): string {
    if (isTimeField(key)) return toMoment(withoutMark(text)) ?? text;
    return isOwnAddress(key, parent) ? toAbsolute(text, origin) : text;
  }
  function form(value: unknown, parent: string): unknown {
    if (Array.isArray(value)) return value.map((item) => form(item, parent));
    if (!isJsonObject(value) || isPrintedJson(value)) return value;
    const formed: Json = { ...value };
    for (const key of Object.keys(value)) {
      const inner = value[key];
      const own = typeof inner === 'string' ? formText(key, inner, parent) : form(inner, key);
      if (own !== inner) formed[key] = own;
    }
    return formed;
  }
  const formed = form(results, '');
  return field === PAGE_SETTINGS.urlField ? formed : withUrlField(formed, field);
}

const toAbsolute = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

/** Arguments of a handler. It returns the `results` of the envelope, or throws a `RegistryError`. */
export interface HandlerContext<N extends EndpointName> {
  store: RegisterStore;
  variables: PathVariables<N>;
  parameters: ParsedParameters<EndpointOf<N>['parameters']>;
  /** The raw parameters, for extensions of the interface. */
  params: URLSearchParams;
  rights: Rights;
  /** The account of the token, if one was sent. */
  account: Account | undefined;
  /** The caller's quota; undefined for our own pages, which have none. */
  quota: CallerQuota | undefined;
  wildcard: 'A' | 'B';
  version: string | undefined;
  /** ISO date. */
  today: string;
  /** Whether large results may be written as JSON, and how; undefined for our own pages, which read them. */
  print: NetworkQuery['print'];
}

export type Handler<N extends EndpointName> = (context: HandlerContext<N>) => Promise<unknown>;

/** A handler for every endpoint: a missing one does not compile. */
export type Handlers = { [N in EndpointName]: Handler<N> };

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
