import { errorBody } from '@/lib/contract/errors';
import type { RequestWatch } from '@/lib/registry/metrics';
import type { Caller, Registry } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import { answerWatched } from './entities-route';
import { clientAddress, createClient, getRegistry, getWatching, originOf } from './registry';
import { REQUEST_HEADER } from './request-connection.mjs';
import { tokenOf } from './route';

/** What a route for programs beside the interface needs of the server. */
export interface ProgramRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  /** The number of our own proxies in front of us. */
  trustProxy: () => number;
  /** The name of the address fields in replies to programs. */
  urlField: () => string;
  requestId: (headers: Headers) => string | undefined;
  watch: () => RequestWatch;
}

/** Those of the running server. */
export const SERVER_OPTIONS: ProgramRouteOptions = {
  registry: getRegistry,
  originOf,
  trustProxy: () => settings().trustProxy,
  urlField: () => settings().apiUrlField,
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
};

/** The longest body of a request, in bytes. */
export const LONGEST_BODY = 1024 * 1024;

/** Queries or records of one request that are worked on at the same time. */
const AT_ONCE = 4;

export const PROGRAM_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, X-API-TOKEN',
};

export const programReply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...PROGRAM_HEADERS, ...headers } });

/** Whose calls are counted: the holder of the token, or else the address. */
export function programOf({ headers, url }: Request, trustProxy: number): Extract<Caller, { kind: 'program' }> {
  const token = tokenOf(headers, new URL(url).searchParams);
  return { kind: 'program', token, address: clientAddress(headers, trustProxy) };
}

/**
 * Reads the registry for one query of a program. The first call is also made as a call of the program, which is checked
 * and counted as any other; those that follow are free.
 */
export function createCountedClient(registry: Registry, program: Caller, origin: string) {
  let isCounted = false;
  return createClient(async (path, params) => {
    if (!isCounted) {
      isCounted = true;
      const counted = await registry.get({ path, params, caller: program, origin });
      if (counted.status !== 200) return counted;
    }
    // Replies to programs have addresses under the name that is set for them.
    return registry.get({ path, params, caller: { kind: 'explorer' }, origin });
  });
}

/** The results in the order of the items, a few at the same time. It ends early, with fewer, once the caller has gone. */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const run = async (): Promise<void> => {
    for (const [at, item] of left) {
      if (signal.aborted) break;
      results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return results;
}

interface ProgramRoute {
  /** Its name in logs and metrics. */
  path: string;
  methods: readonly string[];
  /** The sentence for another method. */
  refusal: string;
  /** Errors it throws become replies. */
  answer(request: Request): Promise<Response>;
}

/** Answers programs on any site: preflight requests, other methods and errors too. */
export function createProgramRoute(
  { path, methods, refusal, answer }: ProgramRoute,
  { requestId, watch }: ProgramRouteOptions,
): (request: Request) => Promise<Response> {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  return async (request) => {
    if (request.method === 'OPTIONS') {
      const headers = { ...PROGRAM_HEADERS, 'Access-Control-Allow-Methods': allowed };
      return new Response(null, { status: 204, headers });
    }
    if (!methods.includes(request.method)) return programReply(405, errorBody(refusal), { Allow: allowed });
    return answerWatched(request, { door: 'program', path, requestId, watch, json: programReply }, answer);
  };
}
