import { z } from 'zod';
import { ENDPOINTS, type EndpointName, type EndpointOf, type ResourceOf } from '@/lib/contract/endpoints';
import { errorCodeOf, RegistryError } from '@/lib/contract/errors';
import { type Facets, facetsSchema } from '@/lib/contract/extensions';
import { type PathVariables, printPath } from '@/lib/contract/paths';

/** How a request reaches the registry: in process on the server, through the browser door in a browser. */
export type Transport = (path: string, params: URLSearchParams) => Promise<{ status: number; body: unknown }>;

type NamesOfShape<Shape extends string> = {
  [N in EndpointName]: EndpointOf<N>['reply']['shape'] extends Shape ? N : never;
}[EndpointName];

export interface Page<T> {
  items: T[];
  page: number;
  per_page: number;
  total_pages: number;
  total_count: number;
  /** Only where they were asked for and the source gives them. */
  facets?: Facets;
}

const pagingSchema = z.object({
  page: z.number().int().optional(),
  per_page: z.number().int().optional(),
  total_pages: z.number().int().optional(),
  total_count: z.number().int().optional(),
  facets: facetsSchema.optional().catch(undefined),
});

const messageSchema = z.object({ error: z.object({ message: z.string() }) });

function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RegistryError(
    'upstream_down',
    `The registry sent something that the interface does not allow (${issue?.path.join('.')}: ${issue?.message}).`,
  );
}

async function resultsOf(transport: Transport, path: string, params: URLSearchParams): Promise<unknown> {
  const { status, body } = await transport(path, params);
  if (status === 200) return parseBody(z.object({ results: z.unknown() }), body).results;
  const said = messageSchema.safeParse(body);
  throw new RegistryError(
    errorCodeOf(status),
    said.data?.error.message ?? `The registry answered with status ${status}.`,
  );
}

/**
 * Typed calls of the interface. A status other than 200 throws a `RegistryError` with its code; a body that is not
 * what the contract says throws one too, of code `upstream_down`. Nothing is ever an empty list for a failure.
 */
export function createClient(transport: Transport) {
  const schemaOf = (name: EndpointName): z.ZodType => ENDPOINTS[name].reply.schema;

  return {
    async record<N extends NamesOfShape<'record'>>(
      name: N,
      variables: PathVariables<N>,
      params = new URLSearchParams(),
    ): Promise<ResourceOf<N>> {
      const { key } = ENDPOINTS[name].reply;
      const results = await resultsOf(transport, printPath(name, variables), params);
      return parseBody(z.object({ [key]: schemaOf(name) }), results)[key] as ResourceOf<N>;
    },

    async list<N extends NamesOfShape<'list'>>(
      name: N,
      variables: PathVariables<N>,
      params = new URLSearchParams(),
    ): Promise<Page<ResourceOf<N>>> {
      const { key, item } = ENDPOINTS[name].reply;
      const results = await resultsOf(transport, printPath(name, variables), params);
      const list = parseBody(z.object({ [key]: z.array(z.object({ [item]: schemaOf(name) })) }), results)[key] ?? [];
      const items = list.map((wrapped) => wrapped[item] as ResourceOf<N>);
      const { facets, ...paging } = parseBody(pagingSchema, results);
      return { items, page: 1, per_page: items.length, total_pages: 1, total_count: items.length, ...paging, facets };
    },

    async array<N extends NamesOfShape<'array'>>(
      name: N,
      variables: PathVariables<N>,
      params = new URLSearchParams(),
    ): Promise<ResourceOf<N>[]> {
      const results = await resultsOf(transport, printPath(name, variables), params);
      return parseBody(z.array(schemaOf(name)), results) as ResourceOf<N>[];
    },
  };
}
