import { LRUCache } from 'lru-cache';
import { ENDPOINTS, type Endpoint, type EndpointName, type MatchedPath, matchPath } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { errorBody, RegistryError } from '@/lib/contract/errors';
import { MAX_SUGGEST_LENGTH, MAX_SUGGESTIONS, type Suggestions } from '@/lib/contract/extensions';
import type { NetworkInclusion } from '@/lib/contract/limits';
import { NEIGHBOURS_SHOWN } from '@/lib/contract/neighbours';
import {
  CURRENT_VERSION,
  eventVersion,
  hasFeature,
  isSupportedVersion,
  parseParameters,
  SUPPORTED_VERSIONS,
  sinceVersion,
} from '@/lib/contract/parameters';
import type { ImportReport, RegisterContents } from '@/lib/contract/records';
import { UNWATCHED } from '@/lib/registry/metrics';
import {
  type Caller,
  callerOfAddress,
  callerOfToken,
  type EntityNetwork,
  type Health,
  type Limits,
  limitsOf,
  QuotaExceededError,
  type Registry,
  type RegistryReply,
  type RegistryRequest,
  rateLimitHeaders,
  type Standing,
  type UsageCounter,
} from '@/lib/registry/request';
import { suggestJurisdictions } from '@/lib/shared/jurisdictions/match';
import {
  accountOf,
  checkRestrictedParameters,
  type Form,
  type Handler,
  type HandlerContext,
  hashToken,
  rightsOf,
  withServiceUrls,
} from './handler';
import { inclusionsOf, type NetworkFilter, networkFilter, shown, toNetwork } from './handlers/companies';
import { HANDLERS } from './handlers/handlers';
import type {
  Account,
  EntityAddress,
  ImportRun,
  RegisterStore,
  RelationshipStatement,
  ResolvedEntity,
} from './store/store';

/** The orders of companies but that by relevance, which every version has. */
const DATE_ORDERS = ENDPOINTS.search_companies.parameters.order.values.filter((order) => order !== 'score');

/** 400 for a version we do not know, and for an order of the company search that the version did not have yet. */
function checkVersion(name: EndpointName, params: URLSearchParams, version: string | undefined): void {
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

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** "Structured industry codes from 0.4": before, the code alone, which is the one part that needs no structure. */
function plainCode(item: unknown): unknown {
  const code = isObject(item) && isObject(item.industry_code) ? item.industry_code : undefined;
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
  if (!isObject(company)) return company;
  const plain = hasFeature(version, 'structured_industry_codes') ? company : withPlainCodes(company);
  return isItem && !hasFeature(version, 'address_in_search') ? withoutAddress(plain) : plain;
}

/**
 * The results as the asked version had them (specification, "Versioning", 1 and 4). The endpoints of industry codes
 * are not among them: what those tell is the structure itself.
 */
function asInVersion(name: EndpointName, results: unknown, version: string | undefined): unknown {
  if (!isObject(results)) return results;
  if (name === 'get_company') return { ...results, company: olderCompany(results.company, version, false) };
  if (name !== 'search_companies' || !Array.isArray(results.companies)) return results;
  const companies = results.companies.map((item: unknown) =>
    isObject(item) ? { ...item, company: olderCompany(item.company, version, true) } : item,
  );
  return { ...results, companies };
}

/** An address that cannot be anything's, for what is no entity of the network. */
const NOTHING: EntityAddress = { placeholder: -1 };

/** `companies/gb/1` as the register knows it. */
function entityAddress(path: string): EntityAddress {
  const { name, variables } = matchPath(path) ?? {};
  const { jurisdiction_code, company_number, id = '' } = variables ?? {};
  if (name === 'get_placeholder' && /^\d{1,15}$/.test(id)) return { placeholder: Number(id) };
  if (name !== 'get_company' || jurisdiction_code === undefined || company_number === undefined) return NOTHING;
  return { jurisdiction_code, company_number };
}

/** The statements at each entity; one between two of them stands at both. */
function byEntity(statements: readonly RelationshipStatement[]): Map<number, RelationshipStatement[]> {
  const at = new Map<number, RelationshipStatement[]>();
  for (const statement of statements) {
    for (const id of new Set([statement.parent.id, statement.child.id])) {
      const known = at.get(id);
      if (known) known.push(statement);
      else at.set(id, [statement]);
    }
  }
  return at;
}

function shownOrFailure(resolved: ResolvedEntity | undefined): ResolvedEntity | { failure: RegistryError } {
  if (!resolved) return { failure: new RegistryError('not_found', 'Record not found', { reason: 'not_found' }) };
  try {
    return shown(resolved);
  } catch (error) {
    if (error instanceof RegistryError) return { failure: error };
    throw error;
  }
}

/**
 * The computed networks of many entities, in the order asked: what the network endpoint answers for each, in four
 * questions to the store and not some for each. Paths are those of the interface, `companies/gb/1` or `placeholders/1`.
 */
async function networksOf(
  store: RegisterStore,
  paths: readonly string[],
  filter: NetworkFilter,
  inclusions?: ReadonlySet<NetworkInclusion>,
): Promise<EntityNetwork[]> {
  const resolved = (await store.resolveEntities(paths.map(entityAddress))).map(shownOrFailure);
  const ids = resolved.flatMap((entity) => ('failure' in entity ? [] : [entity.id]));
  const statements = byEntity(await store.listRelationshipStatements(ids, inclusions));
  return resolved.map((entity) => {
    if ('failure' in entity) return entity;
    const { id, service_url } = entity;
    return { service_url, relationships: toNetwork(statements.get(id) ?? [], filter) };
  });
}

/** Characters of JSON. A company has some 20,000, a hundred results some 100,000. */
const ROOM = 32_000_000;
const LARGEST = ROOM / 16;

/** All that a reply depends on beside the register. Our own pages have the same rights, whoever looks at them. */
const keyOf = ({ path, otherPath, params, origin, version }: RegistryRequest, today: string): string =>
  JSON.stringify([path, otherPath, params.toString(), origin, version, today]);

type Ask = (request: RegistryRequest, now: Date) => Promise<RegistryReply>;

/** Calls of programs are counted, and accounts stand outside the register. */
const canBeKept = ({ caller, path }: RegistryRequest): boolean =>
  caller.kind === 'explorer' && matchPath(path)?.name !== 'get_account_status';

/** Undefined for a register that cannot be read: asking it says why. */
function readable(version: () => string): string | undefined {
  try {
    return version();
  } catch {
    return undefined;
  }
}

/**
 * Gives the replies to our own pages again, the same objects, until anything in the register changes. `version` is read
 * each time, which takes microseconds, so that no reply is ever older than the register.
 */
export function cacheReplies(version: () => string, ask: Ask): Ask {
  const kept = new LRUCache<string, RegistryReply>({
    maxSize: ROOM,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }) => JSON.stringify(body).length,
  });
  let keptOf: string | undefined;
  return async (request, now) => {
    const current = canBeKept(request) ? readable(version) : undefined;
    if (current === undefined) return ask(request, now);
    if (current !== keptOf) kept.clear();
    keptOf = current;
    const key = keyOf(request, now.toISOString().slice(0, 10));
    const known = kept.get(key);
    if (known) return known;
    const reply = await ask(request, now);
    // While it was read, the register may have become another.
    if (reply.status === 200 && keptOf === current && readable(version) === current) kept.set(key, reply);
    return reply;
  };
}

/** So many imports are told of. */
const IMPORTS_SHOWN = 30;

function toReport({ id, format, files, started_at, ended_at, counts }: ImportRun): ImportReport {
  const { read, added, merged, unchanged, rejected } = counts;
  const reasons = Object.entries(rejected).map(([reason, count]) => ({ reason, count }));
  return {
    id,
    format,
    files: files.map(({ name }) => name),
    started_at,
    ended_at,
    read,
    added,
    merged,
    unchanged,
    rejected: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons: reasons.sort((a, b) => b.count - a.count),
  };
}

/** What the register holds, counted once until it changes. */
export function cacheContents(store: Pick<RegisterStore, 'version' | 'countContents' | 'listImports'>) {
  let kept: { version: string; contents: Promise<RegisterContents> } | undefined;
  const count = async (): Promise<RegisterContents> => {
    const [contents, imports] = await Promise.all([store.countContents(), store.listImports(IMPORTS_SHOWN)]);
    return { ...contents, imports: imports.map(toReport) };
  };
  return (): Promise<RegisterContents> => {
    const version = store.version();
    if (kept?.version !== version) kept = { version, contents: count() };
    return kept.contents;
  };
}

/**
 * What the register knows of many entities beside their networks, in the order asked; those that are not there, may not be
 * shown or are no companies are left out. Paths as `/companies/gb/1`.
 */
async function entityFactsOf(store: RegisterStore, paths: readonly string[]): Promise<EntityFacts[]> {
  const resolved = await store.resolveEntities(paths.map((path) => entityAddress(path.replace(/^\//, ''))));
  const found = await store.listEntityFacts(resolved.flatMap((entity) => entity?.id ?? []));
  const facts = new Map(found.map(({ id, ...known }) => [id, known]));
  return paths.flatMap((path, place) => {
    const known = facts.get(resolved[place]?.id ?? -1);
    return known ? [{ path, ...known }] : [];
  });
}

/** Ids begin at 1: one read by the key, of which nothing is found. */
const NOBODY = 0;

/** Whether the register answers. That it opens and has our layout is checked where it is opened. */
async function healthOf(store: Pick<RegisterStore, 'findOfficer'>): Promise<Health> {
  try {
    await store.findOfficer(NOBODY);
    return { ready: true, checks: [{ name: 'register', ok: true }] };
  } catch {
    const detail = 'The register does not answer; the log of a request that failed says why.';
    return { ready: false, checks: [{ name: 'register', ok: false, detail }] };
  }
}

/** What a person who has typed `q` may mean; nothing typed yet suggests nothing. Throws for a text that is too long. */
async function suggest(store: RegisterStore, q: string): Promise<Suggestions> {
  const text = q.trim();
  if (text.length > MAX_SUGGEST_LENGTH) {
    const said = `The parameter q has ${text.length} characters; it may have ${MAX_SUGGEST_LENGTH}.`;
    throw new RegistryError('invalid_request', said);
  }
  const { companies, officers } = await store.suggest(text, MAX_SUGGESTIONS);
  return { companies, officers, jurisdictions: suggestJurisdictions(text, MAX_SUGGESTIONS) };
}

interface Allowance {
  counter: UsageCounter;
  /** Of callers without a token, and of plans without limits of their own. */
  defaults: Limits;
}

/** Asked so that one does not run out; that must be possible when one has (specification, "Limits"). */
const FREE: ReadonlySet<EndpointName> = new Set(['get_account_status']);

/**
 * Counts the call of a program, by account or, without a token, by address, and says where it then stands; 403 where
 * no call is left. Our own pages spend nothing: undefined. What was refused before it came here costs nothing.
 */
async function spendCall(
  { counter, defaults }: Allowance,
  {
    caller,
    account,
    endpoint,
    now,
  }: { caller: Caller; account: Account | undefined; endpoint: EndpointName; now: Date },
): Promise<Standing | undefined> {
  if (caller.kind === 'explorer') return undefined;
  const name = caller.token === null ? callerOfAddress(caller.address) : callerOfToken(hashToken(caller.token));
  const limits = limitsOf(account, defaults);
  const usage = FREE.has(endpoint) ? await counter.usageOf(name, now) : await counter.spend(name, limits, now);
  if (usage) return { limits, usage };
  throw new QuotaExceededError({ limits, usage: await counter.usageOf(name, now) }, now);
}

const UNLIMITED: Limits = { daily: Number.MAX_SAFE_INTEGER, monthly: Number.MAX_SAFE_INTEGER };

/** Counts nothing and refuses nobody: a registry inside a test or another program. */
const UNCOUNTED: Allowance = {
  defaults: UNLIMITED,
  counter: {
    spend: async () => ({ today: 0, this_month: 0 }),
    usageOf: async () => ({ today: 0, this_month: 0 }),
  },
};

export interface EmbeddedOptions {
  store: RegisterStore;
  form: Form;
  /** What a final `*` of a query means. */
  wildcard: 'A' | 'B';
  /** The name under which `service_url` is written. */
  urlField: string;
  /** Without it calls are neither counted nor limited. */
  allowance?: Allowance;
  now?: () => Date;
  /** Told of defects of ours, which callers are told nothing of. */
  failed?: (error: unknown, id: string | undefined) => void;
}

/** What holds for one call, however many of its readings are tried. */
interface Call {
  request: RegistryRequest;
  options: EmbeddedOptions;
  now: Date;
  account: Account | undefined;
  /** Once the call was counted. */
  standing?: Standing;
}

/** A path of the interface; `exact` where it is the path as it was sent. */
interface Reading extends MatchedPath {
  exact: boolean;
}

/** What a path may mean: itself, then without the suffix of an old caller. */
function readingsOf({ path, otherPath }: RegistryRequest): Reading[] {
  const known = [path, otherPath].flatMap((candidate, index) => {
    const matched = candidate === undefined ? undefined : matchPath(candidate);
    return matched ? [{ ...matched, exact: index === 0 }] : [];
  });
  if (known.length === 0) throw new RegistryError('not_found', 'There is no such path.');
  return known;
}

/** All that is checked before the register is asked; what fails here costs no call. */
function prepare({ request, options, account }: Call, { name }: MatchedPath) {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { caller, params, version } = request;
  checkVersion(name, params, version);
  const rights = rightsOf(caller, account, endpoint, options.form);
  checkRestrictedParameters(endpoint, params, rights);
  return { handler: HANDLERS[name], rights, parameters: parseParameters(endpoint.parameters, params) };
}

/** The `results` of one reading, or a `RegistryError`. */
async function resultsOf(call: Call, reading: MatchedPath): Promise<unknown> {
  const { name, variables } = reading;
  const { request, options, account, now } = call;
  const { store, wildcard, allowance = UNCOUNTED } = options;
  const { handler, rights, parameters } = prepare(call, reading);
  call.standing ??= await spendCall(allowance, { caller: request.caller, account, endpoint: name, now });
  const { params, version } = request;
  const today = now.toISOString().slice(0, 10);
  const { standing } = call;
  const context = { store, variables, parameters, params, rights, account, standing, wildcard, version, today };
  // The table of handlers pairs each name with a handler of that name, which the compiler cannot follow.
  const results = await (handler as Handler<typeof name>)(context as HandlerContext<typeof name>);
  return asInVersion(name, results, version);
}

const EVENTS: ReadonlySet<EndpointName> = new Set([
  'list_events',
  'list_jurisdiction_events',
  'list_company_events',
  'get_event',
]);

/** The versions and account_status replies carry only `results` (specification, "What the service does", 4). */
function envelope(name: EndpointName, results: unknown, version: string | undefined): unknown {
  if (name === 'versions' || name === 'get_account_status') return { results };
  return { api_version: EVENTS.has(name) ? eventVersion(version) : (version ?? CURRENT_VERSION), results };
}

const isNotFound = (error: unknown): boolean => error instanceof RegistryError && error.code === 'not_found';

/** Each reading in turn, until one names something. */
async function answer(call: Call): Promise<RegistryReply> {
  const { request, options } = call;
  const [first, ...others] = readingsOf(request);
  for (let reading = first; reading; reading = others.shift()) {
    try {
      const results = withServiceUrls(await resultsOf(call, reading), request.origin, options.urlField);
      return { status: 200, body: envelope(reading.name, results, request.version), exact: reading.exact };
    } catch (error) {
      if (!isNotFound(error) || others.length === 0) throw error;
    }
  }
  throw new RegistryError('not_found', 'There is no such path.');
}

function toFailure(error: unknown, { options, request }: Omit<Call, 'now' | 'account'>): RegistryReply {
  const headers = error instanceof QuotaExceededError ? error.headers : undefined;
  if (error instanceof RegistryError) {
    // Programs get what the interface has, our pages the reason too.
    const details = request.caller.kind === 'explorer' ? error.details : {};
    return { status: error.status, body: errorBody(error.message, details), headers };
  }
  const { failed = UNWATCHED.failed } = options;
  failed(error, request.id);
  return { status: 500, body: errorBody('The register failed to answer this request.') };
}

async function reply(options: EmbeddedOptions, request: RegistryRequest, now: Date): Promise<RegistryReply> {
  const failure = (error: unknown): RegistryReply => toFailure(error, { options, request });
  try {
    const account = await accountOf(request.caller, options.store, now.toISOString().slice(0, 10));
    const call: Call = { request, options, now, account };
    const answered = await answer(call).catch(failure);
    return call.standing ? { ...answered, headers: rateLimitHeaders(call.standing, now) } : answered;
  } catch (error) {
    return failure(error);
  }
}

/** The registry answered from our own database: path → endpoint → token, version, allowance → handler → store. */
export function createEmbeddedRegistry(options: EmbeddedOptions): Registry {
  const ask = cacheReplies(options.store.version, (request, now) => reply(options, request, now));
  return {
    source: 'embedded',
    suggest: (q) => suggest(options.store, q),
    neighbours: (name, except) => options.store.listNeighbours(name, NEIGHBOURS_SHOWN, except),
    listCompanyKeys: (after, limit) => options.store.listCompanyKeys(after, limit),
    networks(paths, params) {
      const asked = parseParameters(ENDPOINTS.get_company_network.parameters, params);
      const today = (options.now?.() ?? new Date()).toISOString().slice(0, 10);
      return networksOf(options.store, paths, networkFilter(asked, today), inclusionsOf(params));
    },
    entityFacts: (paths) => entityFactsOf(options.store, paths),
    contents: cacheContents(options.store),
    health: () => healthOf(options.store),
    get: (request) => ask(request, options.now?.() ?? new Date()),
  };
}
