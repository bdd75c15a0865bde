import { z } from 'zod';
import { ENDPOINTS, type Endpoint, type EndpointName, printPath } from './endpoints';
import { ERROR_STATUS } from './errors';
import { EXAMPLES } from './examples';
import {
  COMPANY_EXCLUSIONS,
  COMPANY_FACETS,
  DEFAULT_FACET_LIMIT,
  EXCLUDE_PARAMETER,
  FACET_LIMIT_PARAMETER,
  FACET_QUERY_PARAMETER,
  FACETS_PARAMETER,
  MAX_FACET_LIMIT,
  OFFICER_EXCLUSIONS,
  OFFICER_FACETS,
} from './extensions';
import {
  DEFAULT_DAILY_LIMIT,
  DEFAULT_MONTHLY_LIMIT,
  INCLUDE_PARAMETER,
  MAX_PAGE,
  MAX_PER_PAGE,
  NETWORK_INCLUSIONS,
} from './limits';
import { networkRelationshipSchema } from './network';
import { ENDPOINT_WORDS, GROUPS, type Group } from './openapi-words';
import {
  addressSchema,
  CURRENT_VERSION,
  DEFAULT_VERSION_PREFIX,
  type Parameter,
  type ParameterKind,
  renameUrlField,
  versionsSchema,
} from './parameters';
import { provenanceSchema, sourceSchema } from './provenance';
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

type JsonSchema = Record<string, unknown>;

const refTo = (name: string): string => `#/components/schemas/${name}`;

/** The resources as JSON Schema 2020-12. "io: input" leaves objects open, since clients should expect further keys. */
function resourceSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(RESOURCES)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: refTo });
  const plain = Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]);
  return Object.fromEntries(plain);
}

function resourceRef(schema: z.ZodType): JsonSchema {
  const found = Object.entries(RESOURCES).find(([, candidate]) => candidate === schema);
  if (!found) throw new Error('An endpoint replies with a resource that has no name in the description.');
  return { $ref: refTo(found[0]) };
}

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

type ExtensionParameter = Parameter & { example: string };
type ExtensionParameters = Record<string, ExtensionParameter>;

/** Parameters for facet counts: our own extension. */
const facetParameters = (facets: readonly string[], example: string): ExtensionParameters => ({
  [FACETS_PARAMETER]: { kind: 'comma_list', meaning: `extension: count by ${facets.join(', ')}`, example },
  [FACET_LIMIT_PARAMETER]: {
    kind: 'text',
    meaning: `extension: values of each facet, 1 to ${MAX_FACET_LIMIT}; default ${DEFAULT_FACET_LIMIT}`,
    example: '10',
  },
  [FACET_QUERY_PARAMETER]: { kind: 'text', meaning: 'extension: only values that hold these words', example: 'priv' },
});

/** Parameter for values to exclude: our own extension. */
const excludeParameter = (fields: readonly string[], example: string): ExtensionParameters => ({
  [EXCLUDE_PARAMETER]: {
    kind: 'text',
    meaning: `extension of our own register: leave out records that have one of these values, field:value,… with a backslash before a comma, pipe, colon or backslash of a value; fields: ${fields.join(', ')}`,
    example,
  },
});

/** Parameter for network ends that the specification leaves out: our own extension. */
const INCLUDE: ExtensionParameters = {
  [INCLUDE_PARAMETER]: {
    kind: 'comma_list',
    meaning: `extension: ends that are no companies or placeholders too, a comma list of ${NETWORK_INCLUSIONS.join(', ')}`,
    example: 'persons',
  },
};

export const EXTENSIONS_OF: Partial<Record<EndpointName, ExtensionParameters>> = {
  search_companies: {
    ...facetParameters(COMPANY_FACETS, 'company_type,incorporation_year'),
    ...excludeParameter(COMPANY_EXCLUSIONS, 'current_status:Dissolved,jurisdiction_code:gb'),
  },
  search_officers: {
    ...facetParameters(OFFICER_FACETS, 'position,inactive'),
    ...excludeParameter(OFFICER_EXCLUSIONS, 'position:secretary'),
  },
  get_company_network: INCLUDE,
  get_placeholder_network: INCLUDE,
};

export const examplesOf = (extensions: ExtensionParameters): Record<string, string> =>
  Object.fromEntries(Object.entries(extensions).map(([name, { example }]) => [name, example]));

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

/** The interface as one page of plain text for language models (llmstxt.org). `origin` is that of our pages. */
export function overviewText(origin: string): string {
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
- Success: {"api_version": …, "results": …}. Failure: {"error": {"message": …}} with status 400, 401, 403, 404, 500, 502 or 503.
- Lists carry page, per_page, total_pages and total_count; per_page is at most ${MAX_PER_PAGE}, page at most ${MAX_PAGE}.
- Term filters: a,b for all of the terms, a|b for any. Date filters: YYYY-MM-DD, or from:to with either end left open.
- Token: parameter api_token or header X-API-TOKEN. Without one usually ${DEFAULT_DAILY_LIMIT} calls a day and ${DEFAULT_MONTHLY_LIMIT} a month; what
  is left stands in X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, and in account_status.
- Full description: ${origin}/api/openapi.json (OpenAPI 3.1). For people, with forms to try: ${origin}/docs/api

${groups.join('\n\n')}
`;
}

type OpenApi = Record<string, unknown>;

const DAY = '\\d{4}-\\d{2}-\\d{2}';

/** JSON Schema of each kind of parameter (specification, "Filter types" and "Pagination"). */
const KINDS: Record<ParameterKind, JsonSchema> = {
  text: { type: 'string' },
  choice: { type: 'string' },
  comma_list: { type: 'string', description: 'a,b' },
  term_filter: { type: 'string', description: 'a term; a,b for all of them; a|b for any of them' },
  date: { type: 'string', format: 'date' },
  date_filter: { type: 'string', pattern: `^(${DAY}|(${DAY})?:(${DAY})?)$`, description: 'a day, or from:to' },
  boolean: { type: 'boolean' },
  page: { type: 'integer', minimum: 0, maximum: MAX_PAGE, default: 1 },
  per_page: { type: 'integer', minimum: 1, maximum: MAX_PER_PAGE, default: 30 },
  confidence: {
    oneOf: [
      { type: 'number', minimum: 0, maximum: 100 },
      { type: 'string', const: 'all' },
    ],
  },
  percentage: { type: 'number', minimum: 0, maximum: 100 },
};

/** Text on what Form B reserves for token holders. */
export function tokenNote({ token, meaning }: Parameter): string {
  if (!token || meaning.includes('token')) return '';
  return token === true ? ' (Form B: with a token)' : ` (Form B: ${token.join(', ')} with a token)`;
}

/** Converts numbers and flags, so that the example fits its schema. */
const typedExample = ({ type }: JsonSchema, text: string | undefined): unknown =>
  text !== undefined && type !== 'string' && /^(?:true|false|\d+)$/.test(text) ? JSON.parse(text) : text;

function toParameter(name: string, parameter: Parameter, example: string | undefined): JsonSchema {
  const { kind, values, deprecated, meaning } = parameter;
  return {
    name,
    in: 'query',
    description: `${meaning}${deprecated ? `; use ${deprecated} instead` : ''}${tokenNote(parameter)}`,
    ...(deprecated && { deprecated: true }),
    schema: { ...KINDS[kind], ...(values && { enum: values }) },
    example: typedExample(KINDS[kind], example),
  };
}

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

const STATUS_WORDS: Record<number, string> = {
  400: 'Invalid request; the message names the parameter, the value and what is allowed',
  401: 'The token is wrong, or is needed and was not sent',
  403: 'The allowance is used up, or the parameter needs a token',
  404: 'The path is invalid, or there is no such record',
  500: 'Internal error',
  502: 'The service is down or being upgraded',
  503: 'Overloaded, temporarily redacted, or without a token in Form A',
};

const errorResponses = Object.fromEntries(
  Object.values(ERROR_STATUS).map((status) => [String(status), { $ref: `#/components/responses/Error${status}` }]),
);

const content = (schema: JsonSchema): JsonSchema => ({
  'application/json': { schema },
  'application/xml': { schema: { type: 'string', description: 'The same under the root element Response' } },
});

const SECURITY = [{ api_token: [] }, { x_api_token: [] }];

function toOperation(name: EndpointName): JsonSchema {
  const { endpoint } = detailsOf(name);
  const { group, summary } = ENDPOINT_WORDS[name];
  return {
    operationId: name,
    tags: [group],
    summary,
    parameters: parametersOf(name),
    security: endpoint.token === 'always' ? SECURITY : [{}, ...SECURITY],
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

const errorSchema = {
  type: 'object',
  properties: {
    error: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
  },
  required: ['error'],
};

function components(): JsonSchema {
  const responses = Object.values(ERROR_STATUS).map((status) => [
    `Error${status}`,
    { description: STATUS_WORDS[status], content: content({ $ref: '#/components/schemas/Error' }) },
  ]);
  return {
    schemas: { ...resourceSchemas(), Error: errorSchema },
    responses: Object.fromEntries(responses),
    parameters: {
      format: {
        name: 'format',
        in: 'query',
        description: 'xml for XML, from version 0.2',
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

/**
 * The interface as OpenAPI 3.1, generated from the table of endpoints. `origin` is that of our pages, `urlField` the
 * name of the address fields (setting API_URL_FIELD).
 */
export function buildOpenApi(origin: string, urlField: string): OpenApi {
  const paths = endpointNames().map((name) => [templateOf(ENDPOINTS[name].path), { get: toOperation(name) }]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Firmament registry interface',
      version: CURRENT_VERSION,
      summary:
        'Companies, officers, filings, statements, networks and events of company registers, with their sources.',
    },
    servers: [{ url: `${origin}/${DEFAULT_VERSION_PREFIX}` }],
    tags: GROUPS.map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: withUrlField(components(), urlField),
  };
}
