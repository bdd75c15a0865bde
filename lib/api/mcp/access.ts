import { RegistryError } from '@/lib/contract/errors';
import { applyEvents, beginWalk, NO_RESULTS, type WalkResults } from '@/lib/network/walk/state';
import type { WalkTerms } from '@/lib/network/walk/terms';
import { priceWalk, type WalkPort, type WalkPrice, walk } from '@/lib/network/walk/walk';
import { hashToken } from '@/lib/register/handler';
import {
  type Caller,
  callerOfToken,
  type Registry,
  type RegistryReply,
  type RegistryRequest,
  type Visitor,
} from '@/lib/registry/request';
import { callerOfAddress } from '@/lib/shared/caller.mjs';
import { createClient } from '../registry';
import { walkerOf } from '../walk/walker';

/** A program that is counted as at the API, or the user of this machine, who runs the command. */
export type McpCaller = Extract<Caller, { kind: 'program' }> | 'operator';

interface AccessOptions {
  registry: Registry;
  caller: McpCaller;
  /** Origin of our pages, written into addresses. */
  origin: string;
  /** Called for unexpected errors. */
  failed: (error: unknown) => void;
  /** Aborted once the caller has gone. */
  signal?: AbortSignal;
  now?: () => Date;
}

/** What one use of a tool has cost. */
export interface Cost {
  /** Calls counted as those of the API; 0 for the user of this machine. */
  calls: number;
  calls_left?: number;
  /** Only in front of a remote service. */
  service_calls?: number;
  service_calls_left?: number;
}

/** The limits of a walk; `calls` counts in front of a remote service only. */
export interface Reach {
  depth: number;
  nodes: number;
  calls: number;
}

/** A network as a walk found it. */
export interface Walked {
  results: WalkResults;
  /** The known ids of the beginnings, by requested id, if they differ. */
  knownAs: ReadonlyMap<string, string>;
}

/** The longest wait for a walk; its reply then has what arrived, and says so. */
const MOST_MILLISECONDS = 20_000;

function visitorOf(caller: McpCaller): Visitor {
  if (caller === 'operator') return { name: callerOfAddress(undefined), operator: true };
  const { token, address } = caller;
  return { name: token === null ? callerOfAddress(address) : callerOfToken(hashToken(token)), operator: false };
}

const costOf = ({ facts, spent = 0 }: RegistryReply): number => facts?.cost ?? spent;

/**
 * Reads the registry for one use of a tool, on behalf of its caller. Each record, list or search is a call of the API:
 * checked and counted as any other, and once however often it is needed. A walk is one call; in front of a remote service
 * each further network that has to be requested there is one more.
 */
export function createAccess(options: AccessOptions) {
  const { registry, caller, origin, failed, signal, now = () => new Date() } = options;
  const visitor = visitorOf(caller);
  const known = new Map<string, Promise<RegistryReply>>();
  const counts = { calls: 0, service: 0, left: undefined as number | undefined };

  async function read(request: Pick<RegistryRequest, 'path' | 'params' | 'calls'>, prefetch = false) {
    const reply = await registry.get({ ...request, caller: { kind: 'explorer', visitor, prefetch }, origin });
    counts.service += costOf(reply);
    return reply;
  }

  /** As a call of the program, which is checked and counted. Undefined if it may go on. */
  async function refusalOf(path: string, params: URLSearchParams): Promise<RegistryReply | undefined> {
    if (caller === 'operator') return undefined;
    const reply = await registry.get({ path, params, caller, origin });
    const left = reply.headers?.['X-RateLimit-Remaining'];
    if (reply.status === 200 || left !== undefined) counts.calls += 1;
    if (left !== undefined) counts.left = Number(left);
    counts.service += costOf(reply);
    return reply.status === 200 ? undefined : reply;
  }

  async function getCounted(path: string, params: URLSearchParams): Promise<RegistryReply> {
    return (await refusalOf(path, params)) ?? read({ path, params });
  }

  const client = createClient((path, params) => {
    const address = `${path}?${params}`;
    const reply = known.get(address) ?? getCounted(path, params);
    known.set(address, reply);
    return reply;
  });

  /** What is known without a call of anybody: for what stands beside an answer. Fails if there is nothing. */
  const free = createClient((path, params) => read({ path, params }, true));

  /** A call that reads nothing: for what is read without the interface. */
  const count = () => refusalOf('versions', new URLSearchParams());

  async function countOrThrow(): Promise<void> {
    const refused = await count();
    // The client throws the failure of a reply.
    if (refused) await createClient(async () => refused).record('versions', {});
  }

  /** Counts the calls of a walk that a remote service has to answer, besides the first, which the walk itself is. */
  function createPaidGet(): Registry['get'] {
    let isFirst = true;
    return async (request) => {
      if (request.calls === undefined) return read(request, true);
      if (!isFirst) {
        const refused = await count();
        if (refused) return { ...refused, body: withAllowance(refused.body) };
      }
      isFirst = false;
      return read(request);
    };
  }

  async function openPort(dates: string | undefined): Promise<{ port: WalkPort; yours?: number }> {
    await countOrThrow();
    const metered = { ...registry, get: createPaidGet() };
    return walkerOf({ registry: metered, visitor, origin, dates, failed });
  }

  const timeLimit = () => AbortSignal.any([AbortSignal.timeout(MOST_MILLISECONDS), ...(signal ? [signal] : [])]);

  const limitsFor = ({ calls, ...limits }: Reach, metered: boolean, yours = 0) =>
    metered ? { ...limits, calls: Math.min(calls, yours) } : limits;

  return {
    origin,
    client,
    free,
    isRemote: registry.source === 'upstream',
    spellings: registry.spellings,
    today: () => now().toISOString().slice(0, 10),

    /** Throws why nothing is known of a beginning. */
    async walk(terms: WalkTerms, reach: Reach): Promise<Walked> {
      const walker = await openPort(terms.dates);
      const limits = limitsFor(reach, walker.port.metered, walker.yours);
      const events = [];
      for await (const event of walk(beginWalk(terms), limits, walker.port, timeLimit())) events.push(event);
      const renamed = events.flatMap((event) =>
        event.event === 'found' && event.as ? [[event.of, event.as] as const] : [],
      );
      return { results: applyEvents(NO_RESULTS, events, terms.direction), knownAs: new Map(renamed) };
    },

    /** An estimate. It spends nothing of a remote service. */
    async price(terms: WalkTerms, reach: Reach): Promise<WalkPrice> {
      const walker = await openPort(terms.dates);
      return priceWalk(beginWalk(terms), limitsFor(reach, walker.port.metered, walker.yours), walker.port);
    },

    /** Access to the networks of many entities, for searches that walk by themselves. Counts one call. */
    openPort,
    timeLimit,
    limitsFor,

    async cost(): Promise<Cost> {
      const { left, calls } = counts;
      const own = { calls, ...(left !== undefined && left < UNLIMITED && { calls_left: left }) };
      if (!registry.meter) return own;
      const { yours } = await registry.meter.standing(visitor);
      return { ...own, service_calls: counts.service, service_calls_left: yours };
    },
  };
}

export type Access = ReturnType<typeof createAccess>;

/** Nobody counts down from here. */
const UNLIMITED = 100_000_000;

/** So that a walk ends, rather than tries the next entity. */
const withAllowance = (body: unknown): unknown => {
  const { error } = body as { error?: { message?: string } };
  return { error: { ...error, reason: 'allowance' } };
};

/** Why a beginning of a walk could not be read, if so. */
export function beginningFailure({ results }: Walked, id: string): RegistryError | undefined {
  const failure = results.notLoaded.find((one) => one.id === id)?.failure;
  if (!failure) return undefined;
  const { message, ...details } = failure;
  return new RegistryError(details.reason === 'not_found' ? 'not_found' : 'unavailable', `${id}: ${message}`, details);
}
