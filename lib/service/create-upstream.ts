import { randomBytes, scryptSync } from 'node:crypto';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ENDPOINTS, type Endpoint, type EndpointName } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { ERROR_STATUS, errorBody, isRegistryError, RegistryError } from '@/lib/contract/errors';
import { EXCLUDE_PARAMETER, LIST_FILTERS_BY_NAME } from '@/lib/contract/extensions';
import { parseParameters } from '@/lib/contract/parameters';
import {
  type AccountStatus,
  accountStatusSchema,
  type CacheKind,
  type Price,
  type QuotaStatus,
} from '@/lib/contract/quota';
import { companySchema } from '@/lib/contract/records';
import type { UpstreamWatch } from '@/lib/registry/metrics';
import type { SharedRedis } from '@/lib/registry/redis/connection';
import {
  createSteadyClock,
  type Facts,
  type Health,
  type Meter,
  type Registry,
  type RegistryReply,
  type RegistryRequest,
  type Visitor,
  withoutPersonalFacts,
} from '@/lib/registry/request';
import type { UpstreamSettings } from '@/lib/registry/settings';
import { type Outcome, outcomeName } from './answer';
import {
  type CallResult,
  type Circuit,
  createAsk,
  createCircuit,
  createFetch,
  createQueue,
  createSingleFlight,
  type Fetch,
  JUST_ASKED_MS,
  type ServiceRequest,
} from './ask';
import { type Age, ageOf, type CachedReply, openCache, type ReplyCache } from './cache/open-cache';
import { adapt } from './compatible/adapt';
import { createTokenHold, type ErrorReply, isLastWord, notSent, type TokenHold } from './failure';
import { createProbe, type Probe } from './probe';
import type { QuotaSettings } from './quota/counts';
import { openCalls } from './quota/open-calls';
import { type CallQuota, createCallQuota, type Purpose } from './quota/quota';
import { createRedisCalls } from './quota/redis-calls';
import { refusedWithoutToken } from './redact';
import { createRedisTurns } from './redis-turns';
import {
  type AllowedRequest,
  allowedRequest,
  createSender,
  EXTENDED,
  keyOf,
  type Sender,
  type UpstreamRequest,
} from './send';

/**
 * Throws if the request has a filter of our own (extension `exclude`, filters of lists): a service that does not know
 * it would ignore it, and return what was to be left out. Checked without a call.
 */
function refuseOwnFilters({ endpoint }: AllowedRequest, { params }: Pick<RegistryRequest, 'params'>): void {
  const filters = [
    ...(EXTENDED.includes(endpoint) ? [EXCLUDE_PARAMETER] : []),
    ...(LIST_FILTERS_BY_NAME[endpoint] ?? []),
  ];
  const filter = filters.find((name) => params.get(name)?.trim());
  if (filter === undefined) return;
  throw new RegistryError(
    'invalid_request',
    `The parameter ${filter} needs a register of our own; the remote service cannot be asked to leave records out.`,
  );
}

interface SourceParts {
  cache: ReplyCache;
  fetch: Fetch;
  callQuota: Pick<CallQuota, 'note'>;
  watch: UpstreamWatch;
  /** The last known account status, without a call. */
  accountStatus(): RegistryReply;
  /** Why this request is not for visitors of these pages; undefined if it is. */
  refusalOf(request: AllowedRequest): ErrorReply | undefined;
  now: () => number;
}

/** A question, with its cached copy. */
interface Asking {
  allowed: AllowedRequest;
  key: string;
  request: RegistryRequest;
  kept?: CachedReply;
  age: Age;
}

const NO_PATH = 'There is no such path.';
const NO_REGISTER = 'Here is no register; ask the remote service itself.';

/** True for requests of nothing a user opened: they must not spend a call, not even for a newer copy. */
const isFreeOnly = ({ caller }: RegistryRequest): boolean => caller.kind === 'explorer' && caller.prefetch === true;

const toServiceRequest = (
  { allowed, key, kept, request: { caller, id, calls } }: Asking,
  purpose: Purpose,
): ServiceRequest => ({
  allowed,
  key,
  kept,
  visitor: caller.kind === 'explorer' ? caller.visitor : undefined,
  purpose,
  id,
  calls,
});

const replyOf = ({ status, body, at }: CachedReply, facts: Omit<Facts, 'at'>): RegistryReply => ({
  status,
  body,
  facts: { at, ...facts },
});

/**
 * The registry's remote source. A fresh copy is the answer. An older one is too, while a newer one is fetched if calls
 * are plentiful. Otherwise the service is asked, once for all visitors with the same request. If that fails, an old
 * copy is returned with the reason why it is old.
 */
function createUpstreamSource(parts: SourceParts): Pick<Registry, 'source' | 'get'> {
  const { cache, fetch, callQuota, watch, now } = parts;

  function fallBack({ kept, age }: Asking, error: ErrorReply, cost: number): RegistryReply {
    const isAnswer = kept?.status === 200 && age !== 'gone' && !isLastWord(error);
    if (isAnswer) return replyOf(kept, { from: 'stale', cost, why: error.body.error });
    return isLastWord(error) ? { ...error, facts: { at: now(), from: 'call', cost } } : { ...error, spent: cost };
  }

  /** The way a reply was obtained, for the metrics. */
  function howServed(fetched: CallResult, { facts }: RegistryReply, joined: boolean) {
    if (fetched.kind !== 'failed' || isLastWord(fetched.error)) return joined ? 'joined' : 'call';
    if (facts) return 'stale';
    return fetched.cost === 0 ? 'refused' : 'failed';
  }

  async function askNow(asking: Asking): Promise<RegistryReply> {
    const { allowed, request } = asking;
    const { fetched, joined } = await fetch(toServiceRequest(asking, 'person'));
    const cost = joined ? 0 : fetched.cost;
    const reply =
      fetched.kind === 'failed'
        ? fallBack(asking, fetched.error, cost)
        : replyOf(fetched.reply, { from: 'call', cost });
    const reason = fetched.kind === 'failed' ? fetched.error.body.error.reason : undefined;
    watch.served({ endpoint: allowed.endpoint, how: howServed(fetched, reply, joined), reason, id: request.id });
    return reply;
  }

  function serveKept(asking: Asking & { kept: CachedReply }): RegistryReply {
    const { kept, age, request } = asking;
    const { endpoint } = asking.allowed;
    const isFresh = age === 'fresh';
    if (!isFresh && !isFreeOnly(request)) void fetch(toServiceRequest(asking, 'revalidate'));
    callQuota.note(endpoint, 'kept');
    watch.served({ endpoint, how: isFresh ? 'kept' : 'stale', id: request.id });
    return replyOf(kept, { from: isFresh ? 'kept' : 'stale', cost: 0 });
  }

  function answer(asking: Asking): RegistryReply | Promise<RegistryReply> {
    const { kept, age, request } = asking;
    const isRefreshed = request.refresh === true && (!kept || now() - kept.at > JUST_ASKED_MS);
    if (kept && !isRefreshed && (age === 'fresh' || age === 'stale')) return serveKept({ ...asking, kept });
    return isFreeOnly(request) ? notSent('not_kept') : askNow(asking);
  }

  async function get(request: RegistryRequest): Promise<RegistryReply> {
    const allowed = allowedRequest(request);
    if (!allowed) throw new RegistryError('not_found', NO_PATH, { reason: 'not_found' });
    if (request.caller.kind !== 'explorer') throw new RegistryError('not_found', NO_REGISTER);
    refuseOwnFilters(allowed, request);
    const endpoint: EndpointName = allowed.endpoint;
    // Rejects a wrong value here, without a call.
    parseParameters(ENDPOINTS[endpoint].parameters, allowed.params);
    const refused = parts.refusalOf(allowed);
    if (refused) return refused;
    if (endpoint === 'get_account_status') return parts.accountStatus();
    const key = keyOf(allowed);
    const kept = await cache.get(key);
    return answer({ allowed, key, request, kept, age: kept ? ageOf(endpoint, kept, now()) : 'gone' });
  }

  function toFailure(error: unknown): RegistryReply {
    if (!isRegistryError(error)) throw error;
    return { status: ERROR_STATUS[error.code], body: errorBody(error.message, error.details) };
  }

  return { source: 'upstream', get: (request) => get(request).catch(toFailure) };
}

interface Account {
  /** Asks for `account_status`, updates the quota, and returns the status. */
  check(): Promise<AccountStatus | undefined>;
  /** The last known status, without a call. */
  last(): AccountStatus | undefined;
  /** The last known reply to `account_status`, for our own pages. */
  reply(): RegistryReply;
  /** Whether a 403 may have another reason than a used-up quota. */
  callsAreLeft(): Promise<boolean>;
}

const PATH = { path: 'account_status', params: new URLSearchParams() };

/** The page `account_status` shows our own counts instead. */
const STATUS_UNKNOWN: RegistryReply = {
  status: ERROR_STATUS.unavailable,
  body: errorBody('The register service has not reported its account_status yet.', { reason: 'busy' }),
};

const bodySchema = z.object({ results: z.object({ account_status: accountStatusSchema }) });

/** The account at the service, checked so that its calls do not run out (specification, "Recommended practice"). */
function createAccount(parts: {
  send: Sender;
  callQuota: CallQuota;
  watch: UpstreamWatch;
  urlField: string;
  now: () => number;
}): Account {
  const { send, callQuota, watch, urlField, now } = parts;
  const flights = createSingleFlight<AccountStatus | undefined>();
  let known: AccountStatus | undefined;

  async function learn(outcome: Outcome): Promise<void> {
    const body = 'answer' in outcome && outcome.answer.status === 200 ? outcome.answer.body : undefined;
    const { data } = bodySchema.safeParse(body && adapt('get_account_status', body, { urlField }));
    if (data) {
      known = data.results.account_status;
      await callQuota.learn(known);
      return;
    }
    callQuota.missed('answer' in outcome && outcome.answer.status === 404);
    watch.warned(`The service did not tell its account_status (${outcomeName(outcome)}); our own count is used.`);
  }

  async function ask(): Promise<AccountStatus | undefined> {
    const started = now();
    const outcome = await send(PATH);
    const bytes = 'answer' in outcome ? outcome.answer.bytes : 0;
    const ms = now() - started;
    watch.sent({ endpoint: 'get_account_status', outcome: outcomeName(outcome), ms, bytes, attempt: 1 });
    await learn(outcome);
    return known;
  }

  const check = (): Promise<AccountStatus | undefined> => flights.run('account_status', ask).result;
  return {
    check,
    last: () => known,
    reply: () => (known ? { status: 200, body: { results: { account_status: known } } } : STATUS_UNKNOWN),
    async callsAreLeft() {
      const status = await check();
      return status === undefined || Math.min(status.calls_remaining.today, status.calls_remaining.this_month) > 0;
    },
  };
}

/** The current cost of each request, given the cached copies; paths outside the interface cost nothing. */
async function pricesOf(requests: UpstreamRequest[], cache: ReplyCache, now: number): Promise<Price[]> {
  const allowed = requests.map(allowedRequest);
  const keys = allowed.map((request) => (request ? keyOf(request) : undefined));
  const times = await cache.timesOf(keys.filter((key) => key !== undefined));
  return allowed.map((request, index) => {
    if (!request) return 'kept';
    const kept = times.get(keys[index] ?? '');
    const age = kept ? ageOf(request.endpoint, kept, now) : 'gone';
    return age === 'fresh' || age === 'stale' ? 'kept' : 'call';
  });
}

interface MeterParts {
  cache: ReplyCache;
  callQuota: CallQuota;
  circuit: Circuit;
  account: Account;
  probe: Probe;
  now: () => number;
}

/** Quota and prices for the pages: from our own counts and copies, without a call. */
function createMeter({ cache, callQuota, circuit, account, probe, now }: MeterParts): Meter {
  const standing = async (visitor: Visitor | undefined): Promise<QuotaStatus> => ({
    ...(await callQuota.standing(visitor)),
    form: await probe.form(),
  });
  return {
    price: (requests) => pricesOf(requests, cache, now()),
    standing,
    async report(visitor) {
      // At most once a week and without our token, so it spends no call of ours.
      void probe.ask();
      const { state, retryAt } = circuit.state();
      const { plan, status, expiry_date } = account.last() ?? {};
      return {
        plan: plan ?? undefined,
        status: status ?? undefined,
        expiry_date: expiry_date ?? undefined,
        standing: await standing(visitor),
        ...(await callQuota.report()),
        copies: { ...(await cache.size()), in: cache.kind },
        circuit: { state, ...(retryAt !== undefined && { retry_at: new Date(retryAt).toISOString() }) },
      };
    },
  };
}

const cachedSchema = z.object({
  results: z.object({
    company: companySchema.pick({
      inactive: true,
      current_status: true,
      incorporation_date: true,
      dissolution_date: true,
      corporate_groupings: true,
    }),
  }),
});

/** The cache key of a company's record; undefined for any other path. */
function keyOfRecord(path: string): string | undefined {
  const allowed = allowedRequest({ path: path.replace(/^\//, ''), params: new URLSearchParams() });
  return allowed?.endpoint === 'get_company' ? keyOf(allowed) : undefined;
}

function factsIn(path: string, body: unknown): EntityFacts[] {
  const { data } = cachedSchema.safeParse(body);
  if (!data) return [];
  const { inactive = null, current_status = null, corporate_groupings, ...dates } = data.results.company;
  const { incorporation_date = null, dissolution_date = null } = dates;
  const names = corporate_groupings?.map(({ corporate_grouping }) => corporate_grouping.name) ?? null;
  return [{ path, inactive, current_status, incorporation_date, dissolution_date, corporate_groupings: names }];
}

/** Facts about companies from cached records, without a call; companies without one are left out. */
async function cachedEntityFacts(paths: readonly string[], cache: ReplyCache, now: number): Promise<EntityFacts[]> {
  const keys = new Map(paths.map((path) => [path, keyOfRecord(path)]));
  const there = await cache.timesOf([...keys.values()].filter((key) => key !== undefined));
  const facts = [...keys].map(async ([path, key]) => {
    const kept = key !== undefined && there.has(key) ? await cache.get(key) : undefined;
    const isFact = kept?.status === 200 && ageOf('get_company', kept, now) !== 'gone';
    return isFact ? factsIn(path, kept.body) : [];
  });
  return (await Promise.all(facts)).flat();
}

interface QuotaPlace extends QuotaSettings {
  file: string;
  /** Used instead of the file. */
  redis?: SharedRedis;
  baseUrl: string;
  /** Null if there is no token. */
  token: string | null;
  now: () => number;
  warn(message: string): void;
}

/**
 * Another token may be another account with a separate quota. Slow to compute, so that the token cannot be found by
 * trying.
 */
const accountMark = (baseUrl: string, token: string | null): string =>
  scryptSync(token ?? '', baseUrl, 16).toString('base64url');

/** The quota of an account at a service, counted in a file, or in Redis. */
export function openCallQuota({ file, redis, baseUrl, token, now, warn, ...settings }: QuotaPlace): CallQuota {
  const newSalt = (): string => randomBytes(16).toString('base64url');
  const account = accountMark(baseUrl, token);
  const calls = redis
    ? createRedisCalls(redis, { account, newSalt, now })
    : openCalls({ file, account, newSalt, warn });
  const { limits, reservePercent, visitorPercent } = settings;
  return createCallQuota({
    calls,
    settings: { limits, reservePercent, visitorPercent },
    token: token !== null,
    now,
  });
}

interface HealthParts {
  circuit: Circuit;
  tokenHold: TokenHold;
  /** Where replies are cached. */
  kind: CacheKind;
}

/** Whether the service can be asked now, as far as known; spends no call. */
function healthOf({ circuit, tokenHold, kind }: HealthParts): Health {
  const { state, retryAt } = circuit.state();
  const isTokenGood = tokenHold.until() === undefined;
  const again = retryAt === undefined ? '' : `; it is tried again at ${new Date(retryAt).toISOString()}`;
  const checks = [
    {
      name: 'service',
      ok: state !== 'open',
      detail: state === 'open' ? `failed several times in a row${again}` : undefined,
    },
    { name: 'token', ok: isTokenGood, detail: isTokenGood ? undefined : 'was not accepted by the service' },
    // Without a file it is slower and costs more calls, but every request is answered.
    { name: 'kept replies', ok: true, detail: kind === 'memory' ? 'in memory only' : undefined },
  ];
  return { ready: checks.every(({ ok }) => ok), checks };
}

/**
 * Visitors may not read the personal facts of officers, so they may not search by them either, although our token would
 * allow it.
 */
function refusedPersonalSearch({ endpoint, params }: AllowedRequest): ErrorReply | undefined {
  const declared: Endpoint['parameters'] = ENDPOINTS[endpoint].parameters;
  const personal = [...params.keys()].find((name) => declared[name]?.personal);
  if (personal === undefined) return undefined;
  const message = `The parameter ${personal} is about personal facts, by which nothing is searched in front of a remote service.`;
  return { status: ERROR_STATUS.refused, body: errorBody(message, { reason: 'needs_token' }) };
}

export interface UpstreamOptions extends UpstreamSettings {
  /** Null if there is no token. */
  token: string | null;
  /** Another field in which the service may write a record's address. */
  urlField: string;
  watch: UpstreamWatch;
  now?: () => number;
  /** Has copies and counts of all explorers, instead of files here. */
  redis?: SharedRedis;
}

/** Attempts per question, including the first. */
const ATTEMPTS = 3;

const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

/**
 * Cached replies, counted calls, and whose turn it is to ask: in files next to the register, or in Redis. If these cannot
 * be used, memory is.
 */
function openStores(
  { baseUrl, version, cacheFile, maxCacheBytes, watch, ...options }: UpstreamOptions,
  now: () => number,
) {
  const warn = (message: string): void => watch.warned(message);
  const source = `${baseUrl}/${version}`;
  const cache = openCache({ file: cacheFile, maxBytes: maxCacheBytes, source, now, warn, redis: options.redis });
  const callQuota = openCallQuota({ ...options, baseUrl, file: join(dirname(cacheFile), 'calls.sqlite'), now, warn });
  return { cache, callQuota, turns: options.redis && createRedisTurns(options.redis, source) };
}

/** The parts that decide what is sent, and when. */
function createGate(options: UpstreamOptions, now: () => number) {
  return {
    send: createSender({ ...options, now }),
    circuit: createCircuit(now),
    queue: createQueue(),
    tokenHold: createTokenHold(now),
  };
}

/** Creates the remote source. */
export function createUpstream(options: UpstreamOptions): Registry & { close(): Promise<void> } {
  const { token, watch, timeoutMs } = options;
  const now = createSteadyClock(options.now);
  const hasToken = token !== null;
  const { cache, callQuota, turns } = openStores(options, now);
  const gate = createGate(options, now);
  const { send, circuit, queue, tokenHold } = gate;
  const account = createAccount({ send, callQuota, watch, urlField: options.urlField, now });
  const probe = createProbe({ send, notes: cache.notes, now });
  const ask = createAsk({
    ...gate,
    callQuota,
    watch,
    hasToken,
    callsAreLeft: account.callsAreLeft,
    adapt(endpoint, body) {
      const adapted = adapt(endpoint, body, options);
      // Facts that visitors may not read are not cached either.
      return adapted && withoutPersonalFacts(adapted);
    },
    patience: { budgetMs: timeoutMs, attempts: ATTEMPTS, now, random: Math.random, sleep },
  });
  const fetch = createFetch({
    cache,
    flights: createSingleFlight(),
    turns,
    now,
    async ask(question) {
      if (await callQuota.wantsStatus(now())) void account.check();
      // With a token the form does not change any page, so it is asked for only when the account page is opened.
      if (!hasToken) void probe.ask();
      return ask(question);
    },
  });
  watch.observe({ callQuota, circuit, queue, cache });
  return {
    ...createUpstreamSource({
      cache,
      fetch,
      callQuota,
      watch,
      now,
      accountStatus: account.reply,
      refusalOf: (request) => refusedPersonalSearch(request) ?? (hasToken ? undefined : refusedWithoutToken(request)),
    }),
    entityFacts: (paths) => cachedEntityFacts(paths, cache, now()),
    meter: createMeter({ cache, callQuota, circuit, account, probe, now }),
    health: async () => healthOf({ circuit, tokenHold, kind: cache.kind }),
    async close() {
      await callQuota.close();
      await cache.close();
    },
  };
}
