import { z } from 'zod';
import { ERROR_STATUS, errorBody, isRegistryError, RegistryError } from '@/lib/contract/errors';
import { findMatches, type MatchSource } from '@/lib/match/match';
import type { MatchQuery } from '@/lib/match/score';
import type { RequestWatch } from '@/lib/registry/metrics';
import type { Caller, Registry } from '@/lib/registry/request';
import { readBody } from './entities-route';
import { clientAddress, createClient } from './registry';
import { tokenOf } from './route';

/** Queries of one request. A thousand take some seconds. */
export const MOST_QUERIES = 1_000;
const MOST_CANDIDATES = 20;
const LONGEST_BODY = 1024 * 1024;
/** Queries that are answered at the same time. */
const AT_ONCE = 4;
/** Searches for one query: of our own register, and of a remote service, where each costs a call. */
const MOST_SEARCHES = { embedded: 12, upstream: 1 } as const;

const text = z.string().trim().min(1).max(300);

const querySchema = z.object({
  id: z.union([z.string().max(200), z.number()]).optional(),
  name: text,
  jurisdiction_code: text.optional(),
  company_number: text.optional(),
  address: text.optional(),
  incorporation_date: z
    .string()
    .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)
    .optional(),
});

const bodySchema = z.object({
  queries: z.array(querySchema).min(1).max(MOST_QUERIES),
  limit: z.number().int().min(1).max(MOST_CANDIDATES).default(5),
});

type Body = z.infer<typeof bodySchema>;
type Query = Body['queries'][number];

type Answer = { id?: string | number | undefined } & (
  | { candidates: object[]; is_match: boolean }
  | ReturnType<typeof errorBody>
);

const EXAMPLE = '{"queries":[{"name":"Harrowgate Marine","jurisdiction_code":"gb"}]}';

function parseBody(given: string): Body {
  let json: unknown;
  try {
    json = JSON.parse(given);
  } catch {
    throw new RegistryError('invalid_request', `The body is not JSON. It must be as ${EXAMPLE}`);
  }
  const { data, error } = bodySchema.safeParse(json);
  if (data) return data;
  const [issue] = error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new RegistryError(
    'invalid_request',
    `${place === '' ? 'The body' : place}: ${issue?.message}. The body must be as ${EXAMPLE}`,
  );
}

export interface MatchRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  /** The number of our own proxies in front of us. */
  trustProxy: () => number;
  /** The name of the address fields in replies to programs. */
  urlField: () => string;
  requestId: (headers: Headers) => string | undefined;
  watch: () => RequestWatch;
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

/** The searches for one query, which count as one call. */
export function createSource(registry: Registry, program: Caller, origin: string): MatchSource {
  const client = createCountedClient(registry, program, origin);
  const { spellings } = registry;
  return {
    search: async (params) => (await client.list('search_companies', {}, params)).items,
    ...(spellings && { spellings: (q: string) => spellings('companies', q) }),
    most: MOST_SEARCHES[registry.source],
  };
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

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, X-API-TOKEN',
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...HEADERS, ...headers } });

/**
 * `POST /api/match` for programs: companies that may be meant by names and what else is known of them, with scores and
 * reasons (lib/match). Each query counts as one call. A query that fails has its error in its place; if none is
 * answered, the first error is that of the reply.
 */
export function createMatchRoute(options: MatchRouteOptions): (request: Request) => Promise<Response> {
  const { registry, originOf, trustProxy, urlField, requestId, watch } = options;

  async function answerAll(request: Request): Promise<Response> {
    const { queries, limit } = parseBody(await readBody(request, LONGEST_BODY, 'list of queries'));
    const { headers, signal } = request;
    const token = tokenOf(headers, new URL(request.url).searchParams);
    const program: Caller = { kind: 'program', token, address: clientAddress(headers, trustProxy()) };
    const origin = originOf(headers);
    let refused: RegistryError | undefined;

    async function answerOne({ id, ...query }: Query): Promise<Answer> {
      try {
        const source = createSource(registry(), program, origin);
        const { candidates, is_match } = await findMatches(query satisfies MatchQuery, source, limit);
        const named = candidates.map(({ company: { service_url, ...company }, ...candidate }) => ({
          ...{ company: { ...company, [urlField()]: service_url } },
          ...candidate,
        }));
        return { id, candidates: named, is_match };
      } catch (error) {
        if (!isRegistryError(error)) throw error;
        refused ??= error;
        return { id, ...errorBody(error.message) };
      }
    }

    const answers = await mapAtOnce(queries, signal, answerOne);
    if (refused && answers.every((answer) => 'error' in answer)) throw refused;
    return json(200, { results: answers });
  }

  function failed(error: unknown, id: string | undefined): Response {
    if (isRegistryError(error)) return json(error.status, errorBody(error.message), error.headers);
    watch().failed(error, id);
    return json(ERROR_STATUS.internal_error, errorBody('The register failed to answer this request.'));
  }

  return async (request) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...HEADERS, 'Access-Control-Allow-Methods': 'POST' } });
    }
    if (request.method !== 'POST')
      return json(405, errorBody('Companies are matched by POST.'), { Allow: 'POST, OPTIONS' });
    const id = requestId(request.headers);
    const answered = watch().asked({ door: 'program', path: 'match', params: new URLSearchParams(), id });
    const response = await answerAll(request).catch((error: unknown) => failed(error, id));
    answered({ status: response.status });
    return response;
  };
}
