import { methodOf } from './call-code';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints';
import { buildOpenApi, type DescribedApi, resourceName } from './openapi';
import type { JsonSchema } from './openapi-parameters';

/** The parts of the OpenAPI description that the client is made from. */
interface Description {
  paths: Record<string, { get: { operationId: EndpointName; summary: string; parameters: DescribedParameter[] } }>;
  components: { schemas: Record<string, JsonSchema> };
}

interface DescribedParameter {
  /** Absent for `format`, which is described once for all endpoints. */
  name?: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  schema: JsonSchema;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const keyOf = (key: string): string => (isName(key) ? key : JSON.stringify(key));

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** A doc comment, whose text cannot end it. */
const commentOf = (text: string): string => `/** ${text.replaceAll('*/', '* /')} */`;

const PRIMITIVES: Record<string, string> = { integer: 'number', array: 'unknown[]', object: 'Record<string, unknown>' };

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** JSON Schema, as far as the description uses it → a TypeScript type. */
function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, type, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  if ('const' in schema) return JSON.stringify(schema.const);
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return union(choices.map(typeOf));
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one })));
  if (type === 'array' && items) return `Array<${typeOf(items as JsonSchema)}>`;
  if (type === 'object' && properties) return objectOf(schema);
  if (type === 'object' && additionalProperties && typeof additionalProperties === 'object') {
    return `Record<string, ${typeOf(additionalProperties as JsonSchema)}>`;
  }
  return typeof type === 'string' ? (PRIMITIVES[type] ?? type) : 'unknown';
}

function objectOf({ properties, required = [] }: JsonSchema): string {
  const isRequired = (key: string): boolean => (required as string[]).includes(key);
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([key, value]) => `  ${keyOf(key)}${isRequired(key) ? '' : '?'}: ${indented(typeOf(value), '  ')};`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

const interfaceOf = (name: string, body: string): string =>
  body.startsWith('{') ? `export interface ${name} ${body}` : `export type ${name} = ${body};`;

/** A list of terms is sent as one that matches any of them; texts follow the grammar of the interface. */
function parameterType(schema: JsonSchema): string {
  const { type, items } = schema;
  if (type === 'array' && items) return `ReadonlyArray<${typeOf(items as JsonSchema)}>`;
  return typeof schema.description === 'string' && schema.description.includes('a|b')
    ? 'string | readonly string[]'
    : typeOf(schema);
}

function parametersOf(name: EndpointName, given: readonly DescribedParameter[]): string | undefined {
  const fields = given
    .filter(({ deprecated }) => !deprecated)
    .map(({ name: key, description, required, schema }) => {
      const comment = description ? `  ${commentOf(description)}\n` : '';
      return `${comment}  ${keyOf(key ?? '')}${required ? '' : '?'}: ${parameterType(schema)};`;
    });
  return fields.length === 0
    ? undefined
    : `export interface ${capitalised(methodOf(name))}Parameters {\n${fields.join('\n')}\n}`;
}

function methodsOf(path: string, described: Description['paths'][string]): { parameters: string; method: string } {
  const { operationId: name, summary, parameters: all } = described.get;
  const endpoint: Endpoint = ENDPOINTS[name];
  const { reply, paginated } = endpoint;
  const variables = all.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name ?? '');
  // A filter by what the path says already is left out.
  const named = all.filter(
    ({ name: key, in: place }) => key !== undefined && (place === 'path' || !variables.includes(key)),
  );
  const parameters = parametersOf(name, named);
  const type = `${capitalised(methodOf(name))}Parameters`;
  const resource = resourceName(reply.schema);
  const address = `\`${path.slice(1).replaceAll(/\{(\w+)\}/g, (_, variable: string) => `\${encodeURIComponent(${variable})}`)}\``;
  const query = parameters ? 'query' : '{}';
  const taken = variables.length > 0 ? `{ ${variables.join(', ')}, ...query }: ${type}` : `query: ${type} = {}`;
  const signature = parameters ? `(${taken}, options?: CallOptions)` : '(options?: CallOptions)';
  const call = {
    record: () => [resource, `one(${address}, ${query}, ${JSON.stringify('key' in reply ? reply.key : '')}, options)`],
    array: () => [`${resource}[]`, `ask(${address}, ${query}, options)`],
    list: () => {
      const keys = 'item' in reply ? `${JSON.stringify(reply.key)}, ${JSON.stringify(reply.item)}` : '';
      return paginated
        ? [`Page<${resource}>`, `list(${address}, ${query}, ${keys}, options)`]
        : [`${resource}[]`, `list<${resource}>(${address}, ${query}, ${keys}, options).then(({ items }) => items)`];
    },
  }[reply.shape]();
  const comment = commentOf(`${summary}. GET ${path.slice(1)}${endpoint.token === 'always' ? ' (needs a token)' : ''}`);
  const method = `    ${comment}\n    ${methodOf(name)}: ${signature}: Promise<${call[0]}> =>\n      ${call[1]},`;
  return { parameters: parameters ?? '', method };
}

/** What is the same for every server. It uses what browsers, Node, Deno and Bun have in common. */
const CORE = `export interface CallOptions {
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Another address of the interface. */
  baseUrl?: string;
  /** Sent as a header, so that it stands in no address. */
  token?: string;
  /** Milliseconds for one request; 30,000 if absent. */
  timeout?: number;
  /** How often a request is sent again that the server was too busy for; twice if absent. */
  retries?: number;
  fetch?: typeof globalThis.fetch;
}

/** One page of a list. Facets and groups are there if they were asked for. */
export interface Page<Item> {
  items: Item[];
  page: number;
  per_page: number;
  total_pages: number;
  total_count: number;
  facets?: Record<string, unknown>;
  groups?: unknown[];
}

/** The interface refused or failed. */
export class RegistryError extends Error {
  /** Of HTTP. */
  readonly status: number;
  /** Seconds after which it may be tried again, if the server named them. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, retryAfter: number | undefined) {
    super(message);
    this.name = 'RegistryError';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Every item of a list, page after page: \`for await (const item of eachItem((page) => client.searchCompanies({ q, page })))\`. */
export async function* eachItem<Item>(ask: (page: number) => Promise<Page<Item>>): AsyncGenerator<Item> {
  for (let page = 1; ; page++) {
    const { items, total_pages } = await ask(page);
    yield* items;
    if (page >= total_pages) return;
  }
}

const LONGEST_WAIT = 30;

/** A list is sent as "a|b"; a single term with a comma gets a final pipe, as a comma means "and". */
function toText(value: unknown, name: string): string {
  if (!Array.isArray(value)) return String(value);
  if (COMMA_LISTS.has(name)) return value.join(',');
  return value.length === 1 && String(value[0]).includes(',') ? \`\${value[0]}|\` : value.join('|');
}

export function createClient(given: ClientOptions = {}) {
  const { baseUrl = BASE_URL, token, timeout = 30_000, retries = 2, fetch = globalThis.fetch } = given;

  async function send(url: URL, { signal }: CallOptions): Promise<Response> {
    const signals = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
    return fetch(url, {
      headers: { Accept: 'application/json', ...(token ? { 'X-API-TOKEN': token } : {}) },
      signal: AbortSignal.any(signals),
    });
  }

  async function ask<Results>(path: string, query: object, options: CallOptions = {}): Promise<Results> {
    const url = new URL(\`\${baseUrl.replace(/\\/$/, '')}/\${path}\`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null) url.searchParams.set(name, toText(value, name));
    }
    for (let tries = 0; ; tries++) {
      const response = await send(url, options);
      if (response.ok) return ((await response.json()) as { results: Results }).results;
      const seconds = response.headers.get('Retry-After');
      const retryAfter = seconds === null ? undefined : Number(seconds);
      const body = (await response.json().catch(() => undefined)) as { error?: { message?: string } } | undefined;
      const isBusy = response.status === 429 || response.status === 503;
      if (!isBusy || tries >= retries || retryAfter === undefined || !(retryAfter <= LONGEST_WAIT)) {
        throw new RegistryError(body?.error?.message ?? response.statusText, response.status, retryAfter);
      }
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    }
  }

  const one = async <Item>(path: string, query: object, key: string, options?: CallOptions): Promise<Item> =>
    (await ask<Record<string, Item>>(path, query, options))[key] as Item;

  async function list<Item>(
    path: string,
    query: object,
    key: string,
    item: string,
    options?: CallOptions,
  ): Promise<Page<Item>> {
    const { [key]: items, ...rest } = await ask<Record<string, unknown>>(path, query, options);
    return { ...rest, items: (items as Record<string, Item>[]).map((wrapped) => wrapped[item]) } as Page<Item>;
  }
`;

const isCommaList = ({ schema }: DescribedParameter): boolean => schema?.type === 'array';

/**
 * A client of the API in TypeScript: one file without dependencies, made from the table of endpoints, with a method for
 * each and the types of all parameters and records. Its text is the same as long as the interface is.
 */
export function buildClient(api: DescribedApi): string {
  const description = buildOpenApi(api) as unknown as Description & { servers: [{ url: string }] };
  const { paths, components, servers } = description;
  const methods = Object.entries(paths).map(([path, described]) => methodsOf(path, described));
  const types = Object.entries(components.schemas)
    .filter(([name]) => name !== 'Error')
    .map(([name, schema]) => interfaceOf(name, typeOf(schema)));
  const commaLists = Object.values(paths).flatMap(({ get }) => get.parameters.filter(isCommaList));
  const names = [...new Set(commaLists.map(({ name = '' }) => JSON.stringify(name)))];
  return `// A client of the Firmament API, in one file without dependencies: save it beside your code. ${api.origin}/docs/api
//
//   const client = createClient({ token: '…' });
//   const { items, total_count } = await client.searchCompanies({ q: 'harrowgate', jurisdiction_code: ['gb', 'de'] });

${types.join('\n\n')}

${methods
  .map(({ parameters }) => parameters)
  .filter((text) => text !== '')
  .join('\n\n')}

const BASE_URL = ${JSON.stringify(servers[0].url)};
const COMMA_LISTS: ReadonlySet<string> = new Set([${names.join(', ')}]);

${CORE}
  return {
${methods.map(({ method }) => method).join('\n')}
  };
}

export type Client = ReturnType<typeof createClient>;
`;
}
