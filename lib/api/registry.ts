import 'server-only';
import { z } from 'zod';
import {
  arrayResults,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type EndpointOf,
  listResults,
  type MatchedPath,
  matchPath,
  type PathVariables,
  printPath,
  type ResourceOf,
  recordResults,
} from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody, errorCodeOf, isRegistryError, REASONS, RegistryError } from '@/lib/contract/errors';
import type { Facets, StatementGroup } from '@/lib/contract/extensions';
import { pagingSchema } from '@/lib/contract/extensions';
import { CLOSED_API, type DescribedApi } from '@/lib/contract/openapi';
import { isUrlField, parseParameters } from '@/lib/contract/parameters';
import { createEmbeddedRegistry, type EmbeddedOptions } from '@/lib/register/embedded';
import {
  type Allowance,
  accountOf,
  accountResults,
  asInVersion,
  checkVersion,
  envelope,
  hashToken,
  spendCall,
  toReplyForm,
  versionsResults,
} from '@/lib/register/handler';
import { openOpenSearchStore } from '@/lib/register/store/opensearch/opensearch-store';
import { type AccountReader, createAccountReader } from '@/lib/register/store/sqlite/accounts';
import { createUsageCounter } from '@/lib/register/store/sqlite/usage-counter';
import { openThreadedStore } from '@/lib/register/store/threads/threaded-store';
import { createLogger, type Logger, type LogLevel, plainLine, takeConsole } from '@/lib/registry/logger';
import {
  createMetrics,
  createRequestWatch,
  createUpstreamWatch,
  type Metrics,
  type RequestWatch,
  type UpstreamWatch,
} from '@/lib/registry/metrics';
import { openRedis, type RedisPlace, type SharedRedis } from '@/lib/registry/redis/connection';
import { createSharedUsageCounter } from '@/lib/registry/redis/usage-counter';
import {
  type Caller,
  type CallerQuota,
  callerOfToken,
  type Registry,
  type RegistryReply,
  type RegistryRequest,
  rateLimitHeaders,
  type UsageCounter,
  type Visitor,
} from '@/lib/registry/request';
import { type Settings, settings } from '@/lib/registry/settings';
import { createUpstream } from '@/lib/service/create-upstream';
import { redactorOf } from '@/lib/service/redact';
import { upstreamToken } from '@/lib/service/token';
import { callerOfAddress } from '@/lib/shared/caller.mjs';
import { isJsonObject } from '@/lib/shared/json';
import { pathOf } from '@/lib/shared/links';
import { originFor } from './known-hosts';
import { factsHeaders, type HeaderReader, printJson, retryAfterHeader } from './reply';
import { currentRequestId, DIRECT_HEADER, PEER_HEADER, PREFETCH_HEADER } from './request-connection.mjs';

interface Watching {
  log: Logger;
  metrics: Metrics;
  requests: RequestWatch;
  upstream: UpstreamWatch;
}

/** Removes the token from log lines; without a service or a token there is nothing to remove. */
function redactor(): (line: string) => string {
  try {
    return settings().upstream ? redactorOf(upstreamToken()) : (line) => line;
  } catch {
    return (line) => line;
  }
}

/** Falls back to a default, because logs matter most if the settings are wrong. */
function logLevel(): LogLevel {
  try {
    return settings().logLevel;
  } catch {
    return 'info';
  }
}

/** At a terminal, requests are logged only if the settings say so. */
const terminalLevel = (level: LogLevel): LogLevel => (level === 'info' ? 'warn' : level);

/** Logs to standard error, because `npm start` prints to standard output: JSON, or plain lines if it is a terminal. */
function createLog(): Logger {
  const { stderr } = process;
  const level = stderr.isTTY ? terminalLevel(logLevel()) : logLevel();
  const write = (line: string): void => {
    stderr.write(stderr.isTTY ? plainLine(line) : line);
  };
  // A closed log stream must not end the server.
  stderr.on('error', () => undefined);
  return createLogger({ level, redact: redactor(), write });
}

function createWatching(): Watching {
  const log = createLog();
  const metrics = createMetrics();
  if (process.env.NODE_ENV === 'production') takeConsole(console, log, currentRequestId);
  const requests = createRequestWatch(log, metrics, () => performance.now());
  return { log, metrics, requests, upstream: createUpstreamWatch(log, metrics) };
}

const holder = globalThis as typeof globalThis & { firmamentWatching?: Watching; firmamentRegistry?: Registry };

/** One for the process: pages and route handlers are bundled separately, and would each count for themselves. */
export function getWatching(): Watching {
  holder.firmamentWatching ??= createWatching();
  return holder.firmamentWatching;
}

/** The counts of API calls: of all explorers that share a Redis, or of those that share a file. */
function openUsageCounter({ usageFile }: Settings, { log }: Watching, redis: SharedRedis | undefined): UsageCounter {
  if (redis) return createSharedUsageCounter(redis);
  return createUsageCounter(usageFile, {
    failed: (error) =>
      log.error('The counts of calls cannot be written: they are kept in memory until they can', { error }),
    recovered: () => log.info('The counts of calls are written again'),
  });
}

/** The engine of the embedded register, chosen by REGISTER_URL. */
function openRegister(
  { registerFile, cluster }: Settings,
  { log, metrics }: Watching,
): Pick<EmbeddedOptions, 'store' | 'damage'> {
  if (cluster) {
    const store = openOpenSearchStore(cluster, {
      failed: (sentence) => log.error(`${sentence}.`),
      recovered: () => log.info('OpenSearch answers again'),
    });
    return { store };
  }
  const { store, load, damage } = openThreadedStore(registerFile, {
    damaged: (error) => log.error('The register is damaged: some of it cannot be read', { error }),
    died: (error) => log.error('A thread that reads the register has ended', { error }),
    replaced(error) {
      if (error === undefined) log.info('The register was replaced: the new one is read from now on');
      else log.error('The register was replaced by one that cannot be read: the former one is read on', { error });
    },
  });
  metrics.observeLanes(load);
  return { store, damage };
}

function connectToRedis(place: RedisPlace, { log }: Watching): SharedRedis {
  return openRedis(place, {
    failed: (sentence) => log.error(`${sentence}.`),
    recovered: () => log.info('Redis answers again: what was counted meanwhile is in its counts'),
  });
}

/** Who is to decide whether requests come here looks at what is shared, too. */
const withHealthOf = (redis: SharedRedis, registry: Registry): Registry => ({
  ...registry,
  async health() {
    const own = await registry.health();
    const shared = redis.health();
    return { ready: own.ready && shared.ok, checks: [...own.checks, shared] };
  },
});

function createSource(given: Settings, watching: Watching, redis: SharedRedis | undefined): Registry {
  const { upstream, registerFile, apiForm, apiWildcard, apiUrlField: urlField } = given;
  const defaults = { daily: given.apiDailyLimit, monthly: given.apiMonthlyLimit };
  const allowance = { counter: openUsageCounter(given, watching, redis), defaults };
  if (upstream) {
    const token = upstreamToken();
    const remote = createUpstream({ ...upstream, token, urlField, watch: watching.upstream, redis });
    return withPrograms(remote, { accounts: createAccountReader(registerFile), allowance, urlField });
  }
  return createEmbeddedRegistry({
    ...openRegister(given, watching),
    form: apiForm,
    wildcard: apiWildcard,
    urlField,
    allowance,
    print: printJson,
    failed: watching.requests.failed,
  });
}

function createRegistry(): Registry {
  const given = settings();
  const watching = getWatching();
  const redis = given.redis && connectToRedis(given.redis, watching);
  const source = createSource(given, watching, redis);
  return redis ? withHealthOf(redis, source) : source;
}

/**
 * The source, chosen once by REGISTRY_API_URL. It is stored on the process: pages and route handlers are bundled
 * separately, and would each open the register.
 */
export function getRegistry(): Registry {
  holder.firmamentRegistry ??= createRegistry();
  return holder.firmamentRegistry;
}

/** Who is answered by the API: without a register it is not opened, so that the API can be described all the same. */
function tokenNeed(): DescribedApi['token'] {
  const { upstream, apiForm } = settings();
  if (!upstream) return apiForm === 'A' ? 'required' : 'optional';
  return getRegistry().answersPrograms?.() ? 'required' : 'closed';
}

/** The API as this request sees it, for its description. */
export function describedApi(headers: HeaderReader): DescribedApi {
  const { upstream, apiWildcard: wildcard, apiUrlField: urlField, apiDailyLimit, apiMonthlyLimit } = settings();
  const source = upstream ? 'upstream' : 'embedded';
  const limits = { daily: apiDailyLimit, monthly: apiMonthlyLimit };
  return { origin: originOf(headers), token: tokenNeed(), source, wildcard, urlField, limits };
}

interface RemoteProgramOptions {
  /** Tokens made by `npm run token`. */
  accounts: AccountReader;
  allowance: Allowance;
  /** Name of the field that holds `service_url`. */
  urlField: string;
  now?: () => Date;
}

type ProgramRequest = RegistryRequest & { caller: Extract<Caller, { kind: 'program' }> };

const isOfProgram = (request: RegistryRequest): request is ProgramRequest => request.caller.kind === 'program';

interface Candidate extends MatchedPath {
  path: string;
  /** It is the path as sent. */
  exact: boolean;
}

/** Each may cost a call, so the usual one is first: without the `.json` or `.xml` of old clients. */
function candidatesOf({ path, otherPath }: RegistryRequest): Candidate[] {
  return [otherPath, path].flatMap((candidate) => {
    const matched = candidate === undefined ? undefined : matchPath(candidate);
    return matched && candidate !== undefined ? [{ ...matched, path: candidate, exact: candidate === path }] : [];
  });
}

/** The path of a record's address at the service, which is that of its page here; other addresses are unchanged. */
function toOwnPath(address: string): string {
  const path = pathOf(address);
  return path !== undefined && matchPath(path.slice(1)) ? path : address;
}

/** The reply with records' addresses as paths. */
function withOwnPaths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnPaths);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      isUrlField(key) && typeof inner === 'string' ? [key, toOwnPath(inner)] : [key, withOwnPaths(inner)],
    ),
  );
}

const bodySchema = z.object({ results: z.unknown(), left_out: z.number().optional() });
const failureSchema = z.object({
  error: z.object({ message: z.string(), reason: z.enum(REASONS).optional(), retry_at: z.string().optional() }),
});

/** A failure of the service without our own details. Our token there is not the program's, so it is not 401. */
function toFailure(reply: RegistryReply, now: Date): RegistryReply {
  const { message, reason, retry_at } = failureSchema.parse(reply.body).error;
  const headers = retryAfterHeader(retry_at, now.getTime());
  if (reason !== 'token') return { ...reply, body: errorBody(message), headers };
  const ours = 'The remote service does not accept the token of this server; its operator must check it.';
  return { ...reply, status: ERROR_STATUS.upstream_down, body: errorBody(ours), headers };
}

/**
 * A remote source that also answers programs: holders of a token made here, from the cache and the service. Each call
 * counts for the plan of the token, and what is asked of the service for its allowance too. Without any token the API
 * is closed (404), since anybody could spend the calls of the service.
 */
export function withPrograms(upstream: Registry, options: RemoteProgramOptions): Registry {
  const { accounts, allowance, urlField, now = () => new Date() } = options;

  /** The account of the caller's token. Throws 404 while the API is closed, and 401 without a valid token. */
  async function authenticate(caller: ProgramRequest['caller'], at: Date) {
    if (!accounts.hasAccounts()) throw new RegistryError('not_found', CLOSED_API);
    const account = await accountOf(caller, accounts, at.toISOString().slice(0, 10));
    if (account && caller.token !== null) return { account, name: callerOfToken(hashToken(caller.token)) };
    throw new RegistryError('credentials_incorrect', 'An API token of this server is needed: send it as api_token.');
  }

  async function askService(
    request: ProgramRequest,
    { name, path, exact }: Candidate,
    visitorName: string,
    at: Date,
  ): Promise<RegistryReply> {
    const { origin, version } = request;
    const caller = { kind: 'explorer', visitor: { name: visitorName, operator: false } } as const;
    const reply = await upstream.get({ ...request, path, otherPath: undefined, caller });
    if (reply.status !== 200) return toFailure(reply, at);
    const { results, left_out } = bodySchema.parse(reply.body);
    const own = asInVersion(name, toReplyForm(withOwnPaths(results), origin, urlField), version);
    const body = { ...envelope(name, own, version), ...(left_out !== undefined && { left_out }) };
    return { status: 200, body, exact, facts: reply.facts, headers: factsHeaders(reply.facts, at.getTime()) };
  }

  async function answer(request: ProgramRequest, at: Date): Promise<RegistryReply & { quota?: CallerQuota }> {
    const { caller, params, version } = request;
    const { account, name: visitorName } = await authenticate(caller, at);
    const [first, second] = candidatesOf(request);
    if (!first) throw new RegistryError('not_found', 'There is no such path.');
    const { name, exact } = first;
    const { parameters }: Endpoint = ENDPOINTS[name];
    // A request that is wrong is not counted.
    checkVersion(name, params, version);
    parseParameters(parameters, params);
    const quota = await spendCall(allowance, { caller, account, endpoint: name, now: at });
    // Of this server, and not of the service.
    const own =
      name === 'versions' ? versionsResults(version) : name === 'get_account_status' && accountResults(account, quota);
    if (own) return { status: 200, body: envelope(name, own, version), exact, quota };
    const reply = await askService(request, first, visitorName, at);
    const isLast = reply.status !== ERROR_STATUS.not_found || !second;
    return { ...(isLast ? reply : await askService(request, second, visitorName, at)), quota };
  }

  async function get(request: ProgramRequest): Promise<RegistryReply> {
    const at = now();
    try {
      const { quota, ...reply } = await answer(request, at);
      return { ...reply, headers: { ...reply.headers, ...(quota && rateLimitHeaders(quota, at)) } };
    } catch (error) {
      if (!isRegistryError(error)) throw error;
      return { status: error.status, body: errorBody(error.message), headers: error.headers };
    }
  }

  return {
    ...upstream,
    get: (request) => (isOfProgram(request) ? get(request) : upstream.get(request)),
    answersPrograms: () => accounts.hasAccounts(),
    holdsToken: async (token) => (await accounts.findAccount(hashToken(token))) !== undefined,
  };
}

/** The origin of our pages, written into `service_url` and all other links. */
export const originOf = (headers: HeaderReader): string => originFor(headers, settings());

/**
 * The client's address: the other end of the connection. Each of our own `proxies` adds the address it sees to
 * X-Forwarded-For, so behind them it is the entry of the first; entries further left may be forged.
 */
export function clientAddress(headers: HeaderReader, proxies: number): string | undefined {
  const peer = headers.get(PEER_HEADER) ?? undefined;
  if (proxies === 0) return peer;
  const seen = headers.get('x-forwarded-for')?.split(',') ?? [];
  return (seen.at(-proxies) ?? seen[0] ?? peer)?.trim();
}

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/.test(address);

/** The host must be local: a proxy on this machine may add no header, but it passes the public host name on. */
const isOwnName = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);

/** A referrer or origin with another host is another site, or a public name of ours that a proxy replaced. */
function isLedByOwnPage(headers: HeaderReader): boolean {
  const host = headers.get('host')?.toLowerCase();
  const named = [headers.get('referer'), headers.get('origin')].filter((address) => address !== null);
  return named.every((address) => URL.canParse(address) && new URL(address).host === host);
}

/**
 * Whether the request comes directly from a user at this machine. Another site's page in their browser can also send
 * requests here, and can use a host name that resolves to this machine.
 */
function isOperator(headers: HeaderReader): boolean {
  return (
    isLoopback(headers.get(PEER_HEADER) ?? '') &&
    headers.get(DIRECT_HEADER) === 'yes' &&
    isOwnName(headers.get('host') ?? '') &&
    headers.get('sec-fetch-site') !== 'cross-site' &&
    isLedByOwnPage(headers)
  );
}

/** The visitor of a page, behind `proxies` of our own. Only data from the watched connection is trusted. */
export function visitorOf(headers: HeaderReader, proxies: number): Visitor {
  return { name: callerOfAddress(clientAddress(headers, proxies)), operator: isOperator(headers) };
}

/** Whether the request can be answered without a call of the remote service: by our own register, or from the cache. */
export async function isFree({ meter }: Registry, request: Pick<RegistryRequest, 'path' | 'params'>): Promise<boolean> {
  const [price = 'kept'] = (await meter?.price([request])) ?? [];
  return price === 'kept';
}

/**
 * Whether a page is only prefetched. Browsers say so by `Sec-Purpose` (older ones by `Purpose`). The framework hides
 * its own prefetch header from pages, so request-connection.mjs repeats it under another name.
 */
export function isPrefetchOf(headers: { get(name: string): string | null }): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return headers.get(PREFETCH_HEADER) === 'yes' || /\b(?:prefetch|prerender)\b/i.test(purpose);
}

/** How a request reaches the registry: in process on the server, through the browser route in a browser. */
type Transport = (path: string, params: URLSearchParams) => Promise<{ status: number; body: unknown }>;

type NamesOfShape<Shape extends string> = {
  [N in EndpointName]: EndpointOf<N>['reply']['shape'] extends Shape ? N : never;
}[EndpointName];

export interface Page<T> {
  items: T[];
  page: number;
  per_page: number;
  total_pages: number;
  total_count: number;
  /** Only if requested, and if the source gives them. */
  facets?: Facets;
  /** The groups of all pages, in the order of the list; likewise. */
  groups?: StatementGroup[];
  /** The number of entries of a remote service that could not be read and are missing in `items`. */
  left_out?: number;
}

/** The two details are our extension: if another source uses them in another way, they are dropped. */
const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    reason: z.enum(REASONS).optional().catch(undefined),
    retry_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  }),
});

function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RegistryError(
    'upstream_down',
    `The registry sent an invalid response (${issue?.path.join('.')}: ${issue?.message}).`,
    { reason: 'nonsense' },
  );
}

/** Parsed bodies: our own register returns the same object until it changes, so that it is parsed once. */
const read = new WeakMap<object, unknown>();

function readOnce<T>(body: object, parse: () => T): T {
  // One body belongs to one endpoint, so the parsed value can be used again.
  if (read.has(body)) return read.get(body) as T;
  const value = parse();
  read.set(body, value);
  return value;
}

const resultsSchema = z.object({ results: z.unknown() });

/** Requests the path, and parses the results. */
async function ask<T>(
  transport: Transport,
  [path, params]: [path: string, params: URLSearchParams],
  parse: (results: unknown) => T,
): Promise<T> {
  const { status, body } = await transport(path, params);
  const parseAll = () => parse(parseBody(resultsSchema, body).results);
  if (status === 200) return typeof body === 'object' && body ? readOnce(body, parseAll) : parseAll();
  const error = errorSchema.safeParse(body).data?.error;
  const { message = `The registry answered with status ${status}.`, ...details } = error ?? {};
  throw new RegistryError(errorCodeOf(status), message, details);
}

/**
 * Typed calls of the interface. A status other than 200 throws a `RegistryError` with its code; a body that does not
 * match the contract throws one with the code `upstream_down`. A failure is never returned as an empty list.
 */
export function createClient(transport: Transport) {
  return {
    async record<N extends NamesOfShape<'record'>>(
      name: N,
      variables: PathVariables<N>,
      params = new URLSearchParams(),
    ): Promise<ResourceOf<N>> {
      const { reply } = ENDPOINTS[name];
      return ask(
        transport,
        [printPath(name, variables), params],
        (results) => parseBody(recordResults(reply), results)[reply.key] as ResourceOf<N>,
      );
    },

    async list<N extends NamesOfShape<'list'>>(
      name: N,
      variables: PathVariables<N>,
      params = new URLSearchParams(),
    ): Promise<Page<ResourceOf<N>>> {
      const { reply } = ENDPOINTS[name];
      return ask(transport, [printPath(name, variables), params], (results) => {
        const list = parseBody(listResults(reply), results)[reply.key] ?? [];
        const items = list.map((wrapped) => wrapped[reply.item] as ResourceOf<N>);
        const { facets, groups, ...paging } = parseBody(pagingSchema, results);
        const whole = { page: 1, per_page: items.length, total_pages: 1, total_count: items.length };
        return { items, ...whole, ...paging, facets, ...(groups && { groups }) };
      });
    },

    async array<N extends NamesOfShape<'array'>>(
      name: N,
      variables: PathVariables<N>,
      params = new URLSearchParams(),
    ): Promise<ResourceOf<N>[]> {
      const { reply } = ENDPOINTS[name];
      return ask(
        transport,
        [printPath(name, variables), params],
        (results) => parseBody(arrayResults(reply), results) as ResourceOf<N>[],
      );
    },
  };
}
