import { LRUCache } from 'lru-cache';
import { ENDPOINTS, type Endpoint, type MatchedPath, matchPath } from '@/lib/contract/endpoints';
import { errorBody, isRegistryError, RegistryError } from '@/lib/contract/errors';
import { MAX_SUGGEST_LENGTH, MAX_SUGGESTIONS, type Suggestions } from '@/lib/contract/extensions';
import { NETWORK_INCLUSIONS } from '@/lib/contract/limits';
import { LETTER_PAGE_SIZE, NEIGHBOURS_SHOWN } from '@/lib/contract/neighbours';
import { parseParameters } from '@/lib/contract/parameters';
import type { ImportReport, RegisterContents } from '@/lib/contract/records';
import { possibleDuplicates } from '@/lib/records/company/same-company';
import { UNWATCHED } from '@/lib/registry/metrics';
import {
  type Caller,
  type CallerQuota,
  type EntityNetwork,
  type Health,
  type Limits,
  type Printed,
  parsePrinted,
  type Registry,
  type RegistryReply,
  type RegistryRequest,
  rateLimitHeaders,
  sizeOf,
} from '@/lib/registry/request';
import { deepFreeze, fieldsIn } from '@/lib/shared/json';
import { suggestJurisdictions } from '@/lib/shared/jurisdictions/match';
import { withoutSecondLetters } from '@/lib/shared/names/fold';
import { isPrintedJson } from '@/lib/shared/printed-json';
import {
  type Allowance,
  accountOf,
  asInVersion,
  checkRestrictedParameters,
  checkVersion,
  envelope,
  type Form,
  type Handler,
  type HandlerContext,
  hashToken,
  PAGE_SETTINGS,
  rightsOf,
  spendCall,
  toReplyForm,
} from './handler';
import { inclusionsOf, networkFilter, shown } from './handlers/companies';
import { HANDLERS } from './handlers/handlers';
import { createEntityFacts, entityAddress, linkingStatementsOf } from './page-queries';
import { type DamageNotes, isDamage } from './store/sqlite/damage';
import type { Account, ImportRun, NetworkQuery, RegisterStore, ResolvedEntity } from './store/store';

function shownOrFailure(resolved: ResolvedEntity | undefined): ResolvedEntity | { failure: RegistryError } {
  if (!resolved) return { failure: new RegistryError('not_found', 'Record not found', { reason: 'not_found' }) };
  try {
    return shown(resolved);
  } catch (error) {
    if (isRegistryError(error)) return { failure: error };
    throw error;
  }
}

/**
 * The computed networks of many entities, in the given order. Equal to the network endpoint for each, but with two
 * reads of the store in total. Paths are those of the interface, `companies/gb/1` or `placeholders/1`.
 */
async function networksOf(
  store: RegisterStore,
  paths: readonly string[],
  query: NetworkQuery,
): Promise<EntityNetwork[]> {
  const resolved = (await store.resolveEntities(paths.map(entityAddress))).map(shownOrFailure);
  const found = resolved.flatMap((entity) => ('failure' in entity ? [] : [entity]));
  // Others who ask the same at once have the same list.
  const networks = (await store.listNetworks(found, query)).values();
  return resolved.map((entity) => {
    if ('failure' in entity) return entity;
    const { relationships = [], leftOut, counts } = networks.next().value ?? {};
    return { service_url: entity.service_url, relationships, ...(leftOut && { leftOut }), ...(counts && { counts }) };
  });
}

/** Size of a cache in bytes of JSON. A company has 4,000 to 20,000, a hundred results about 100,000. */
const CACHE_SIZE = 8_000_000;
const MAX_REPLY_SIZE = CACHE_SIZE / 4;
/** Size of the replies kept as objects too, in the same bytes; as these they take some eight times as much. */
const OBJECTS_SIZE = 1_500_000;

/** A request whose call is counted already, and all that its reply depends on besides the register. */
interface Reading {
  request: Pick<RegistryRequest, 'path' | 'otherPath' | 'params' | 'origin' | 'version'>;
  /** Whether personal facts are in the reply. */
  personal: boolean;
  /** ISO date. */
  today: string;
}

const keyOf = ({ request, personal, today }: Reading): string =>
  [request.path, request.otherPath, request.params, request.origin, request.version, personal, today].join('\n');

/** The version, or undefined if the register cannot be read; the request then reports the error. */
async function readVersion(version: () => Promise<string>): Promise<string | undefined> {
  try {
    return await version();
  } catch {
    return undefined;
  }
}

/**
 * Caches replies until the register changes. `version` is read on each call, so that no reply is older than the
 * register; of a file it takes microseconds. They are kept as JSON, and those that were asked for again as frozen
 * objects too, as far as these have room: what pages make of an object is kept with it (components/ui/static-html.tsx).
 *
 * @param print Replies are returned as it prints them, as `printed` instead of `body`.
 */
export function cacheReplies(version: () => Promise<string>, print?: (body: unknown) => Printed) {
  const kept = new LRUCache<string, RegistryReply & { printed: Printed }>({
    maxSize: CACHE_SIZE,
    maxEntrySize: MAX_REPLY_SIZE,
    sizeCalculation: ({ printed }) => sizeOf(printed),
  });
  const objects = new LRUCache<string, RegistryReply & { size: number }>({
    maxSize: OBJECTS_SIZE,
    sizeCalculation: ({ size }) => size,
  });
  let cachedVersion: string | undefined;
  function toObject(key: string, { printed, ...reply }: RegistryReply & { printed: Printed }): RegistryReply {
    const body: unknown = deepFreeze(parsePrinted(printed));
    objects.set(key, { ...reply, body, size: sizeOf(printed) });
    return { ...reply, body };
  }
  async function readAndKeep(key: string, current: string, read: () => Promise<RegistryReply>) {
    const answered = await read();
    // A large network for a file: the store keeps it as JSON.
    if (!print && isPrintedJson(fieldsIn(answered.body).results)) return answered;
    const printed = (print ?? toJson)(answered.body);
    const reply = { ...answered, body: undefined, printed };
    // The register may have changed during the read, and others may have asked since.
    const isUnchanged = reply.status === 200 && (await readVersion(version)) === current;
    if (isUnchanged && cachedVersion === current) kept.set(key, reply);
    return print ? reply : answered;
  }
  return async (reading: Reading, read: () => Promise<RegistryReply>): Promise<RegistryReply> => {
    const current = await readVersion(version);
    if (current === undefined) return read();
    if (current !== cachedVersion) {
      kept.clear();
      objects.clear();
    }
    cachedVersion = current;
    const key = keyOf(reading);
    const known = kept.get(key);
    if (!known) return readAndKeep(key, current, read);
    if (print) return known;
    return objects.get(key) ?? toObject(key, known);
  };
}

const toJson = (body: unknown): Printed => ({ type: 'application/json', pieces: [Buffer.from(JSON.stringify(body))] });

/** Number of imports listed. */
const IMPORTS_SHOWN = 30;

function toReport({ id, format, files, started_at, ended_at, counts }: ImportRun): ImportReport {
  // Imports of earlier programs have neither findings nor days.
  const { read, added, merged, unchanged, rejected, findings = [], days = null } = counts;
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
    days,
    findings,
  };
}

/** Contents of the register, read once until it changes. */
export function cacheContents(store: Pick<RegisterStore, 'version' | 'countContents' | 'listImports'>) {
  let kept: { version: string; contents: Promise<RegisterContents> } | undefined;
  const read = async (): Promise<RegisterContents> => {
    const [contents, imports] = await Promise.all([store.countContents(), store.listImports(IMPORTS_SHOWN)]);
    return { ...contents, imports: imports.map(toReport) };
  };
  return async (): Promise<RegisterContents> => {
    const version = await store.version();
    if (kept?.version === version) return kept.contents;
    const next = { version, contents: read() };
    kept = next;
    next.contents.catch(() => {
      if (kept === next) kept = undefined;
    });
    return next.contents;
  };
}

/** An id that does not exist (ids begin at 1), for a read by primary key. */
const MISSING_ID = 0;

const DAMAGED = 'The register is damaged: npm run check-register says more, and can repair it.';

/** Whether the register can be read, as far as it was. Its layout is checked when it is opened. */
async function healthOf({ store, damage }: Pick<EmbeddedOptions, 'store' | 'damage'>): Promise<Health> {
  const wrong = (detail: string): Health => ({ ready: false, checks: [{ name: 'register', ok: false, detail }] });
  try {
    await Promise.all([store.findOfficer(MISSING_ID), store.version()]);
    return damage?.isFound() ? wrong(DAMAGED) : { ready: true, checks: [{ name: 'register', ok: true }] };
  } catch {
    return wrong(
      damage?.isFound() ? DAMAGED : 'The register does not answer; the log of a request that failed says why.',
    );
  }
}

/** Records for the text, or for the likeliest spelling of one that has none. Its last word may still be incomplete. */
async function suggestRecords(store: RegisterStore, text: string) {
  const found = await store.suggest(text, MAX_SUGGESTIONS);
  if (found.companies.length + found.officers.length > 0) return found;
  const [, complete = '', last = ''] = /^(.*\s)(\S+)$/.exec(text) ?? [];
  const ways = [
    async () => [withoutSecondLetters(text)],
    () => store.listSpellings('companies', text, 1),
    async () => (await store.listSpellings('companies', complete, 1)).map((spelt) => `${spelt} ${last}`),
  ];
  for (const list of ways) {
    const [spelt = text] = await list();
    const spelled = spelt === text ? found : await store.suggest(spelt, MAX_SUGGESTIONS);
    if (spelled.companies.length + spelled.officers.length > 0) return spelled;
  }
  return found;
}

/** Suggestions for the text typed so far; none for an empty text. Throws for a text that is too long. */
async function suggest(store: RegisterStore, q: string): Promise<Suggestions> {
  const text = q.trim();
  if (text.length > MAX_SUGGEST_LENGTH) {
    const said = `The parameter q has ${text.length} characters; it may have ${MAX_SUGGEST_LENGTH}.`;
    throw new RegistryError('invalid_request', said);
  }
  const { companies, officers } = await suggestRecords(store, text);
  return { companies, officers, jurisdictions: suggestJurisdictions(text, MAX_SUGGESTIONS) };
}

/** Other spellings that are tried for a search without results. */
const MOST_SPELLINGS = 3;

const UNLIMITED: Limits = { daily: Number.MAX_SAFE_INTEGER, monthly: Number.MAX_SAFE_INTEGER };

/** Counts and refuses nothing: for a registry in a test or in another program. */
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
  /** For programs: the meaning of a final `*` in a query. */
  wildcard: 'A' | 'B';
  /** For programs: the name of the field that holds `service_url`. */
  urlField: string;
  /** Prints replies to programs: `printed` then stands in place of `body`. */
  print?: (body: unknown) => Printed;
  /** If absent, calls are neither counted nor limited. */
  allowance?: Allowance;
  now?: () => Date;
  /** Of a file, which may be damaged. */
  damage?: DamageNotes;
  /** Called for unexpected errors. Callers receive no details of these. */
  failed?: (error: unknown, id: string | undefined) => void;
}

/** The settings that change replies. They are for programs: our own pages, files and feeds always read the same. */
const replySettings = ({ request, options }: Pick<Call, 'request' | 'options'>) =>
  request.caller.kind === 'program' ? options : PAGE_SETTINGS;

type Cache = ReturnType<typeof cacheReplies>;

/** State of one call, shared by all candidate paths. */
interface Call {
  request: RegistryRequest;
  options: EmbeddedOptions;
  /** Programs have a cache of their own, so that one that reads the whole register leaves that of the pages alone. */
  cache: Cache;
  now: Date;
  /** ISO date. */
  today: string;
  /** Set once the token is checked. */
  account?: Account;
  /** Set once the call is counted. */
  quota?: CallerQuota;
}

/** A path of the interface; `exact` if it is the path as sent. */
interface PathCandidate extends MatchedPath {
  exact: boolean;
}

/** Candidate paths: the path as sent, then without the suffix of old clients. */
function pathCandidates({ path, otherPath }: RegistryRequest): [PathCandidate, ...PathCandidate[]] {
  const known = [path, otherPath].flatMap((candidate, index) => {
    const matched = candidate === undefined ? undefined : matchPath(candidate);
    return matched ? [{ ...matched, exact: index === 0 }] : [];
  });
  const [first, ...others] = known;
  if (!first) throw new RegistryError('not_found', 'There is no such path.');
  return [first, ...others];
}

/** All checks before the register is read; a request that fails here is not counted. */
function prepare({ request, options, account }: Call, { name }: MatchedPath) {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { caller, params, version } = request;
  checkVersion(name, params, version);
  const rights = rightsOf(caller, account, endpoint, options.form);
  checkRestrictedParameters(endpoint, params, rights);
  return { handler: HANDLERS[name], rights, parameters: parseParameters(endpoint.parameters, params) };
}

/** The `results` for one candidate path; throws a `RegistryError`. */
async function resultsOf(call: Call, { name, variables }: MatchedPath, prepared: Prepared): Promise<unknown> {
  const { request, options, account, today, quota } = call;
  const { store } = options;
  const { wildcard, urlField } = replySettings(call);
  const { handler, rights, parameters } = prepared;
  const { params, version } = request;
  const { origin, caller, isFile } = request;
  const print = caller.kind === 'program' || isFile ? { origin, urlField } : undefined;
  const context = { store, variables, parameters, params, rights, account, quota, wildcard, version, today, print };
  // The table of handlers pairs each name with its handler, which TypeScript cannot infer.
  const results = await (handler as Handler<typeof name>)(context as HandlerContext<typeof name>);
  return asInVersion(name, results, version);
}

type Prepared = ReturnType<typeof prepare>;

const isNotFound = (error: unknown): boolean => isRegistryError(error) && error.code === 'not_found';

/** Tries each candidate path until one matches a record. */
async function readFirst(call: Call, [first, ...others]: PathCandidate[], prepared: Prepared): Promise<RegistryReply> {
  const { request } = call;
  const { urlField } = replySettings(call);
  for (let reading = first; reading; reading = others.shift()) {
    try {
      const own = reading === first ? prepared : prepare(call, reading);
      const results = toReplyForm(await resultsOf(call, reading, own), request.origin, urlField);
      return { status: 200, body: envelope(reading.name, results, request.version), exact: reading.exact };
    } catch (error) {
      if (!isNotFound(error) || others.length === 0) throw error;
    }
  }
  throw new RegistryError('not_found', 'There is no such path.');
}

const hasToken = (caller: Caller): boolean => caller.kind === 'program' && caller.token !== null;

/** Checks and counts the call, then reads the register, or the cache. */
async function answer(call: Call): Promise<RegistryReply> {
  const { request, options, now, today, cache } = call;
  const { caller } = request;
  // Most callers send no token.
  const account = hasToken(caller) ? await accountOf(caller, options.store, today) : undefined;
  call.account = account;
  const candidates = pathCandidates(request);
  const [{ name }] = candidates;
  const prepared = prepare(call, candidates[0]);
  const { allowance = UNCOUNTED } = options;
  call.quota = await spendCall(allowance, { caller, account, endpoint: name, now });
  const read = (): Promise<RegistryReply> => readFirst(call, candidates, prepared);
  // The account is stored outside the register.
  if (name === 'get_account_status') return await read();
  return await cache({ request, personal: prepared.rights.personal, today }, read);
}

function toFailure(thrown: unknown, { options, request }: Pick<Call, 'options' | 'request'>): RegistryReply {
  const error = options.damage && isDamage(thrown) ? options.damage.note(thrown) : thrown;
  if (isRegistryError(error)) {
    // Our own pages also receive the reason, which is not part of the interface.
    const details = request.caller.kind === 'explorer' ? error.details : {};
    return { status: error.status, body: errorBody(error.message, details), headers: error.headers };
  }
  const { failed = UNWATCHED.failed } = options;
  failed(error, request.id);
  return { status: 500, body: errorBody('The register failed to answer this request.') };
}

async function reply({ request, options: given, cache, now }: Omit<Call, 'today'>): Promise<RegistryReply> {
  const options = { ...given, store: given.store.forRequest?.(request) ?? given.store };
  const call: Call = { request, options, cache, now, today: now.toISOString().slice(0, 10) };
  let answered: RegistryReply;
  try {
    answered = await answer(call);
  } catch (error) {
    answered = toFailure(error, call);
  }
  if (!call.quota) return answered;
  return { ...answered, headers: { ...rateLimitHeaders(call.quota, now), ...answered.headers } };
}

/** Each method of the registry as the work for one reply. */
function eachAsOneReply(registry: Registry, { asOneReply }: RegisterStore): Registry {
  if (!asOneReply) return registry;
  const members = Object.entries(registry).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    return [name, (...given: unknown[]): unknown => asOneReply(() => member(...given))];
  });
  return Object.fromEntries(members);
}

/** The registry on our own database: path → endpoint → token, version, allowance → handler → store. */
export function createEmbeddedRegistry(options: EmbeddedOptions): Registry {
  const caches = {
    explorer: cacheReplies(options.store.version),
    program: cacheReplies(options.store.version, options.print),
  };
  const registry: Registry = {
    source: 'embedded',
    suggest: (q) => suggest(options.store, q),
    spellings: (named, q) => options.store.listSpellings(named, q, MOST_SPELLINGS),
    neighbours: (name, except) => options.store.listNeighbours(name, NEIGHBOURS_SHOWN, except),
    byLetter: (code, letter, position) => options.store.listByLetter(code, letter, position, LETTER_PAGE_SIZE),
    listCompanyKeys: (after, limit) => options.store.listCompanyKeys(after, limit),
    listCompanyBlocks: (size) => options.store.listCompanyBlocks(size),
    networks(paths, params, most) {
      const asked = parseParameters(ENDPOINTS.get_company_network.parameters, params);
      const today = (options.now?.() ?? new Date()).toISOString().slice(0, 10);
      const inclusions = inclusionsOf(params, NETWORK_INCLUSIONS);
      return networksOf(options.store, paths, { filter: networkFilter(asked, today), inclusions, most });
    },
    entityFacts: createEntityFacts(options.store),
    possibleDuplicates: async (company) => {
      const similar = await options.store.findSimilarCompanies(company);
      return similar?.others.length ? possibleDuplicates(similar.company, similar.others) : [];
    },
    linkingStatements: (paths) => linkingStatementsOf(options.store, paths),
    contents: cacheContents(options.store),
    holdsToken: async (token) => (await options.store.findAccount(hashToken(token))) !== undefined,
    health: () => healthOf(options),
    get: (request) =>
      reply({ request, options, cache: caches[request.caller.kind], now: options.now?.() ?? new Date() }),
  };
  return eachAsOneReply(registry, options.store);
}
