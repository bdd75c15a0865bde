import { z } from 'zod';
import { errorBody, isRegistryError, RegistryError } from '@/lib/contract/errors';
import { findMatches, type MatchSource } from '@/lib/match/match';
import type { MatchQuery } from '@/lib/match/score';
import type { Caller, Registry } from '@/lib/registry/request';
import { readBody } from './entities-route';
import {
  createCountedClient,
  createProgramRoute,
  LONGEST_BODY,
  mapAtOnce,
  type ProgramRouteOptions,
  programOf,
  programReply,
} from './program-route';
import type { createClient } from './registry';

/** Queries of one request. A thousand take some seconds. */
export const MOST_QUERIES = 1_000;
const MOST_CANDIDATES = 20;
/** Names of officers in one query. */
export const MOST_OFFICERS = 20;
/** Searches for one query: of our own register, and of a remote service, where each costs a call. */
export const MOST_SEARCHES = { embedded: 8, upstream: 1 } as const;

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
  officers: z.array(text).max(MOST_OFFICERS).optional(),
  kind: z.enum(['company', 'person']).optional(),
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

/** Reads the names of a company's officers; none of a record that cannot be read. */
export const officersBy =
  (client: Pick<ReturnType<typeof createClient>, 'record'>): NonNullable<MatchSource['officers']> =>
  async ({ jurisdiction_code, company_number }) => {
    const company = await client
      .record('get_company', { jurisdiction_code, company_number })
      .catch((error: unknown): undefined => {
        if (!isRegistryError(error)) throw error;
      });
    return company?.officers?.map(({ officer }) => officer.name) ?? [];
  };

/** The searches for one query, which count as one call. */
export function createSource(registry: Registry, program: Caller, origin: string): MatchSource {
  const client = createCountedClient(registry, program, origin);
  const { spellings } = registry;
  return {
    search: (params) => client.list('search_companies', {}, params),
    ...(spellings && { spellings: (q: string) => spellings('companies', q) }),
    ...(registry.source === 'embedded' && { officers: officersBy(client) }),
    most: MOST_SEARCHES[registry.source],
  };
}

/**
 * `POST /api/match` for programs: companies that may be meant by names and what else is known of them, with scores and
 * reasons (lib/match). Each query counts as one call. A query that fails has its error in its place; if none is
 * answered, the first error is that of the reply.
 */
export function createMatchRoute(options: ProgramRouteOptions): (request: Request) => Promise<Response> {
  const { registry, originOf, trustProxy, urlField } = options;

  async function answerAll(request: Request): Promise<Response> {
    const { queries, limit } = parseBody(await readBody(request, LONGEST_BODY, 'list of queries'));
    const { headers, signal } = request;
    const program = programOf(request, trustProxy());
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
    return programReply(200, { results: answers });
  }

  return createProgramRoute(
    { path: 'match', methods: ['POST'], refusal: 'Companies are matched by POST.', answer: answerAll },
    options,
  );
}
