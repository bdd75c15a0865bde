import { z } from 'zod';
import {
  ENDPOINTS,
  type EndpointName,
  type EndpointOf,
  type PathVariables,
  printPath,
  type ResourceOf,
} from '@/lib/contract/endpoints';
import { errorCodeOf, REASONS, RegistryError } from '@/lib/contract/errors';
import type { Facets, StatementGroup } from '@/lib/contract/extensions';
import { arrayResults, listResults, pagingSchema, recordResults } from '@/lib/contract/results';
import type { Registry, RegistryRequest } from '@/lib/registry/request';
import { PREFETCH_HEADER } from './request-connection.mjs';

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
