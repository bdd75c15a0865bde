import { z } from 'zod';
import { ENDPOINTS, type Endpoint, type EndpointName, printPath } from './endpoints';
import type { ERROR_STATUS, ErrorCode } from './errors';
import { EXAMPLES } from './examples';
import { LONGEST_ADDRESS, MAX_PAGE, MAX_PER_PAGE } from './limits';
import { networkRelationshipSchema } from './network';
import { EXTENSIONS_OF, examplesOf, type JsonSchema, MAY_BE_EMPTY, toParameter } from './openapi-parameters';
import { ENDPOINT_WORDS, GROUPS, type Group } from './openapi-words';
import { CURRENT_VERSION, DEFAULT_VERSION_PREFIX, renameUrlField } from './parameters';
import { addressSchema, provenanceSchema, sourceSchema } from './provenance';
import { accountStatusSchema } from './quota';
import {
  companyItemSchema,
  companySchema,
  controlStatementSchema,
  corporateGroupingRecordSchema,
  corporateGroupingSchema,
  datumRecordSchema,
  datumSchema,
  eventSchema,
  filingRecordSchema,
  filingSchema,
  industryCodeRecordSchema,
  industryCodeSchemeRecordSchema,
  industryCodeSchemeSchema,
  jurisdictionMatchSchema,
  jurisdictionSchema,
  officerRecordSchema,
  officerSchema,
  placeholderSchema,
  statementSchema,
  versionsSchema,
} from './records';

/** The resources of the specification by name. */
const RESOURCES: Record<string, z.ZodType> = {
  AccountStatus: accountStatusSchema,
  Address: addressSchema,
  Company: companySchema,
  CompanyItem: companyItemSchema,
  ControlStatement: controlStatementSchema,
  CorporateGrouping: corporateGroupingSchema,
  CorporateGroupingRecord: corporateGroupingRecordSchema,
  Datum: datumSchema,
  DatumRecord: datumRecordSchema,
  Event: eventSchema,
  Filing: filingSchema,
  FilingRecord: filingRecordSchema,
  IndustryCodeRecord: industryCodeRecordSchema,
  IndustryCodeScheme: industryCodeSchemeSchema,
  IndustryCodeSchemeRecord: industryCodeSchemeRecordSchema,
  Jurisdiction: jurisdictionSchema,
  JurisdictionMatch: jurisdictionMatchSchema,
  NetworkRelationship: networkRelationshipSchema,
  Officer: officerSchema,
  OfficerRecord: officerRecordSchema,
  Placeholder: placeholderSchema,
  Provenance: provenanceSchema,
  Source: sourceSchema,
  Statement: statementSchema,
  Versions: versionsSchema,
};

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** The resources as JSON Schema 2020-12. "io: input" leaves objects open, since clients should expect further keys. */
function resourceSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(RESOURCES)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: refTo });
  const plain = Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]);
  return Object.fromEntries(plain);
}

/** The name of a resource in the description. */
export function resourceName(schema: z.ZodType): string {
  const found = Object.entries(RESOURCES).find(([, candidate]) => candidate === schema);
  if (!found) throw new Error('An endpoint replies with a resource that has no name in the description.');
  return found[0];
}

const resourceRef = (schema: z.ZodType): JsonSchema => ({ $ref: refTo(resourceName(schema)) });

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const PAGING = { page: {}, per_page: {}, total_pages: {}, total_count: {} };

/** The schema of `results` (api-shapes, section 1). */
function resultsSchema({ reply, paginated }: Endpoint): JsonSchema {
  const resource = resourceRef(reply.schema);
  if (reply.shape === 'array') return { type: 'array', items: resource };
  if (reply.shape === 'record') return object({ [reply.key]: resource });
  const list = { type: 'array', items: object({ [reply.item]: resource }) };
  const paging = Object.keys(PAGING).map((key) => [key, { type: 'integer' }]);
  return object({ [reply.key]: list, ...(paginated && Object.fromEntries(paging)) });
}

/** The whole body; `api_version` is not on every reply (specification, "What the service does", 4). */
function bodySchema(endpoint: Endpoint): JsonSchema {
  const { properties, ...rest } = object({ results: resultsSchema(endpoint) });
  return { ...rest, properties: { api_version: { type: 'string' }, ...(properties as object) } };
}

/** The endpoints of a group, in the order of the table of words. */
export function endpointsOf(group: Group): EndpointName[] {
  // The table's type names every endpoint, and no other key.
  const names = Object.keys(ENDPOINT_WORDS) as EndpointName[];
  return names.filter((name) => ENDPOINT_WORDS[name].group === group);
}

/** Path and query of an endpoint's example, below the base address. */
export function exampleAddress(name: EndpointName): string {
  const { variables, parameters, shown = [] } = exampleOf(name);
  const path = printPath(name, variables as Parameters<typeof printPath>[1]);
  const pairs = shown.map((parameter): [string, string] => [parameter, parameters[parameter] ?? '']);
  const query = new URLSearchParams(pairs).toString().replaceAll('%7C', '|').replaceAll('%3A', ':');
  return query === '' ? path : `${path}?${query}`;
}

interface PlainExample {
  variables: Record<string, string>;
  parameters: Record<string, string | undefined>;
  shown?: readonly string[];
}

/** An example with the endpoint's type erased. */
export const exampleOf = (name: EndpointName): PlainExample => EXAMPLES[name];

function endpointText(name: EndpointName, base: string): string {
  const { path, parameters, token }: Endpoint = ENDPOINTS[name];
  const { summary } = ENDPOINT_WORDS[name];
  const lines = [`- GET ${path}: ${summary}${token === 'always' ? ' (token needed)' : ''}`];
  const names = Object.entries(parameters).filter(([, { deprecated }]) => !deprecated);
  if (names.length > 0) lines.push(`  Parameters: ${names.map(([parameter]) => parameter).join(', ')}`);
  lines.push(`  Example: ${base}/${exampleAddress(name)}`);
  return lines.join('\n');
}

/** Statuses of the interface, and those of HTTP: 405, 414, 431. */
const STATUS_WORDS: Record<(typeof ERROR_STATUS)[ErrorCode] | 405 | 414 | 431, string> = {
  400: 'Invalid request; the message names the parameter, the value and what is allowed',
  401: 'The token is wrong, or is needed and was not sent',
  403: 'The allowance is used up, or the parameter needs a token',
  404: 'The path is invalid, or there is no such record',
  405: 'Another method than GET, HEAD and OPTIONS',
  414: `The path and the query have more than ${LONGEST_ADDRESS} characters`,
  431: 'The address and the headers together are too long; the reply has no body',
  500: 'Internal error',
  502: 'The service is down or being upgraded',
  503: 'Overloaded, temporarily redacted, or without a token in Form A',
};

/** The server itself answers 431, before a route is called. */
const STATUSES_WITH_BODY = Object.keys(STATUS_WORDS).filter((status) => status !== '431');

/** The API of one server: the settings that change its replies. */
export interface DescribedApi {
  /** Of our pages. */
  origin: string;
  /** `closed`: in front of a remote service while no token was made. */
  token: 'optional' | 'required' | 'closed';
  source: 'embedded' | 'upstream';
  /** Of our own register; a remote service has its own. */
  wildcard: 'A' | 'B';
  /** The name of the address fields. */
  urlField: string;
  /** Calls without a plan. */
  limits: { daily: number; monthly: number };
}

const WILDCARDS = {
  A: 'A final * in q finds names that begin with the text before it.',
  B: 'A final * in q finds names in which the words before it stand together, the last perhaps unfinished.',
};

/** Of the API in front of a remote service. */
const REMOTE =
  'Replies come from a remote service and its cached copies; what is asked of it counts for its allowance too. Personal facts of officers are left out. A final * in q means what the service says.';

export const CLOSED_API =
  'This server forwards requests to a remote service and has made no API token yet; use that service directly.';

/** What the settings change, a sentence or two each. */
function settingsSentences({ token, source, wildcard, urlField, limits: { daily, monthly } }: DescribedApi): string[] {
  const isRequired = token !== 'optional';
  const without = source === 'upstream' ? 401 : 503;
  const need = isRequired
    ? `It is required (${without} without one).`
    : 'It is optional, but events and some parameters need one.';
  return [
    ...(token === 'closed' ? [`The API is closed (404). ${CLOSED_API}`] : []),
    `Token: parameter api_token or header X-API-TOKEN. ${need}`,
    `Calls ${isRequired ? 'of a token without a plan' : 'without a token'}: ${daily} a day and ${monthly} a month. What is left stands in X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, and in account_status.`,
    source === 'upstream' ? REMOTE : WILDCARDS[wildcard],
    `The address of a record's page is its ${urlField}.`,
  ];
}

/** The interface as one page of plain text for language models (llmstxt.org). */
export function overviewText(api: DescribedApi): string {
  const { origin, source } = api;
  const base = `${origin}/${DEFAULT_VERSION_PREFIX}`;
  const groups = GROUPS.map((group) => {
    const endpoints = endpointsOf(group).map((name) => endpointText(name, base));
    return `## ${group}\n\n${endpoints.join('\n')}`;
  });
  return `# Firmament

> Companies, officers, filings, statements, ownership networks and events of company registers, each with its source,
> read by HTTP GET as JSON or XML.

- Base address: ${base}; the version may be left out at ${origin}/api and at the host api.<this host>.
- A record's page and its data have the same path: ${origin}/companies/… is the page, ${base}/companies/… the data.
- Success: {"api_version": …, "results": …}. Failure: {"error": {"message": …}} with status ${STATUSES_WITH_BODY.join(', ')}.
- Lists carry page, per_page, total_pages and total_count; per_page is at most ${MAX_PER_PAGE}, page at most ${MAX_PAGE}.
- Term filters: a,b for all of the terms, a|b for any. Date filters: YYYY-MM-DD, or from:to with either end left open.
${settingsSentences(api)
  .map((sentence) => `- ${sentence}`)
  .join('\n')}
- Full description: ${origin}/api/openapi.json (OpenAPI 3.1). Typed client: ${origin}/api/client.ts. For people, with forms to try: ${origin}/docs/api
${source === 'embedded' ? `- All of it as files, with sizes, days, licences and checksums: ${origin}/downloads.json (for people: ${origin}/downloads).\n` : ''}- Tools for language models, whose facts carry addresses that can be verified: ${origin}/mcp (Model Context Protocol over streamable HTTP).

${groups.join('\n\n')}
`;
}

type OpenApi = Record<string, unknown>;

/** Parameters and examples of an endpoint with its type erased. */
function detailsOf(name: EndpointName) {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { variables, parameters }: { variables: object; parameters: object } = EXAMPLES[name];
  const extensions = EXTENSIONS_OF[name] ?? {};
  const examples = new Map<string, string>(Object.entries({ ...parameters, ...examplesOf(extensions) }));
  const parametersAndExtensions = { ...endpoint.parameters, ...extensions };
  return { endpoint, variables: Object.entries(variables), parameters: parametersAndExtensions, examples };
}

function parametersOf(name: EndpointName): JsonSchema[] {
  const { variables, parameters, examples } = detailsOf(name);
  const path = variables.map(([variable, example]) => ({
    name: variable,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example,
  }));
  const query = Object.entries(parameters).map(([key, parameter]) =>
    toParameter(key, parameter, examples.get(key) ?? (parameter.kind === 'boolean' ? 'true' : undefined)),
  );
  return [...path, ...query, { $ref: '#/components/parameters/format' }];
}

const errorResponses = Object.fromEntries(
  Object.keys(STATUS_WORDS).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
);

const content = (schema: JsonSchema): JsonSchema => ({
  'application/json': { schema },
  'application/xml': { schema: { type: 'string', description: 'The same under the root element Response' } },
});

const SECURITY = [{ api_token: [] }, { x_api_token: [] }];

function toOperation(name: EndpointName, { token }: DescribedApi): JsonSchema {
  const { endpoint } = detailsOf(name);
  const { group, summary } = ENDPOINT_WORDS[name];
  return {
    operationId: name,
    tags: [group],
    summary,
    parameters: parametersOf(name),
    security: token !== 'optional' || endpoint.token === 'always' ? SECURITY : [{}, ...SECURITY],
    responses: {
      '200': { description: summary, headers: ALLOWANCE, content: content(bodySchema(endpoint)) },
      '304': { description: 'No new data to return, as If-None-Match names what would be sent' },
      ...errorResponses,
    },
  };
}

const integerHeader = (description: string): JsonSchema => ({ description, schema: { type: 'integer' } });

const ALLOWANCE = {
  'X-RateLimit-Limit': integerHeader('Calls of the day, or of the month where that ends first'),
  'X-RateLimit-Remaining': integerHeader('Calls left of them'),
  'X-RateLimit-Reset': integerHeader('When they begin anew, in seconds since 1970-01-01T00:00:00Z'),
};

const ALLOW = { Allow: { description: 'The methods that are allowed', schema: { type: 'string' } } };

const errorSchema = {
  type: 'object',
  properties: {
    error: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
  },
  required: ['error'],
};

function components(): JsonSchema {
  const error = { content: content({ $ref: '#/components/schemas/Error' }) };
  const responses = Object.entries(STATUS_WORDS).map(([status, description]) => [
    `Error${status}`,
    { description, ...(STATUSES_WITH_BODY.includes(status) && error), ...(status === '405' && { headers: ALLOW }) },
  ]);
  return {
    schemas: { ...resourceSchemas(), Error: errorSchema },
    responses: Object.fromEntries(responses),
    parameters: {
      format: {
        name: 'format',
        in: 'query',
        description: 'xml for XML, from version 0.2',
        ...MAY_BE_EMPTY,
        schema: { type: 'string', enum: ['json', 'xml'], default: 'json' },
        example: 'json',
      },
    },
    securitySchemes: {
      api_token: { type: 'apiKey', in: 'query', name: 'api_token' },
      x_api_token: { type: 'apiKey', in: 'header', name: 'X-API-TOKEN' },
    },
  };
}

const templateOf = (path: string): string => `/${path.replace(/:(\w+)/g, '{$1}')}`;

const endpointNames = (): EndpointName[] => Object.keys(ENDPOINTS) as EndpointName[];

/** Renames the address fields to the configured name: as keys, and in `required`. */
function withUrlField(value: unknown, field: string): unknown {
  const rename = (name: string): string => renameUrlField(name, field);
  if (Array.isArray(value)) return value.map((item) => withUrlField(item, field));
  if (typeof value === 'string') return rename(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), withUrlField(inner, field)]));
}

/** The interface as OpenAPI 3.1, generated from the table of endpoints. */
export function buildOpenApi(api: DescribedApi): OpenApi {
  const { origin, urlField } = api;
  const paths = endpointNames().map((name) => [templateOf(ENDPOINTS[name].path), { get: toOperation(name, api) }]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Firmament registry interface',
      version: CURRENT_VERSION,
      summary:
        'Companies, officers, filings, statements, networks and events of company registers, with their sources.',
      description: [...settingsSentences(api), 'A blank value counts as absent, also within a list.'].join('\n\n'),
    },
    servers: [{ url: `${origin}/${DEFAULT_VERSION_PREFIX}` }],
    tags: GROUPS.map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: withUrlField(components(), urlField),
  };
}
