import { ENDPOINTS, type Endpoint, type EndpointName } from '@/lib/contract/endpoints';
import { errorBody, RegistryError } from '@/lib/contract/errors';
import { NEIGHBOURS_SHOWN } from '@/lib/contract/neighbours';
import { parseParameters } from '@/lib/contract/parameters';
import { type MatchedPath, matchPath } from '@/lib/contract/paths';
import { CURRENT_VERSION, eventVersion } from '@/lib/contract/versions';
import {
  AllowanceUsedUpError,
  allowanceHeaders,
  callerOfAddress,
  callerOfToken,
  type Limits,
  limitsOf,
  type Standing,
  type UsageCounter,
} from '@/lib/registry/allowance';
import { UNWATCHED } from '@/lib/registry/monitoring/request-watch';
import type { Caller, Registry, RegistryReply, RegistryRequest } from '@/lib/registry/request';
import { accountOf, checkRestrictedParameters, type Form, rightsOf } from './access';
import { keepContents } from './contents';
import { entityFactsOf } from './entity-facts';
import type { Handler, HandlerContext } from './handler';
import { networkFilter } from './handlers/companies';
import { inclusionsOf } from './handlers/extension-queries';
import { HANDLERS } from './handlers/handlers';
import { suggest } from './handlers/suggest';
import { healthOf } from './health';
import { keepReplies } from './kept-replies';
import { networksOf } from './networks';
import { asInVersion, checkVersion } from './older-versions';
import { withServiceUrls } from './service-urls';
import type { Account, RegisterStore } from './store/store';
import { hashToken } from './token-hash';

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
  throw new AllowanceUsedUpError({ limits, usage: await counter.usageOf(name, now) }, now);
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
  const headers = error instanceof AllowanceUsedUpError ? error.headers : undefined;
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
    return call.standing ? { ...answered, headers: allowanceHeaders(call.standing, now) } : answered;
  } catch (error) {
    return failure(error);
  }
}

/** The registry answered from our own database: path → endpoint → token, version, allowance → handler → store. */
export function createEmbeddedRegistry(options: EmbeddedOptions): Registry {
  const ask = keepReplies(options.store.version, (request, now) => reply(options, request, now));
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
    contents: keepContents(options.store),
    health: () => healthOf(options.store),
    get: (request) => ask(request, options.now?.() ?? new Date()),
  };
}
