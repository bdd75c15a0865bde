import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints';
import { ERROR_STATUS } from './errors';
import { EXAMPLES } from './examples';
import { MAX_PAGE, MAX_PER_PAGE } from './limits';
import { EXTENSIONS_OF, examplesOf } from './openapi-extensions';
import { bodySchema, type JsonSchema, resourceSchemas } from './openapi-schemas';
import { ENDPOINT_WORDS, GROUPS } from './openapi-words';
import type { Parameter, ParameterKind } from './parameters';
import { renameUrlField } from './reference';
import { CURRENT_VERSION, DEFAULT_VERSION_PREFIX } from './versions';

type OpenApi = Record<string, unknown>;

const DAY = '\\d{4}-\\d{2}-\\d{2}';

/** What the text of a parameter may be, by its kind (specification, "Filter types" and "Pagination"). */
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

/** What Form B keeps for callers with a token, in words. */
export function tokenNote({ token, meaning }: Parameter): string {
  if (!token || meaning.includes('token')) return '';
  return token === true ? ' (Form B: with a token)' : ` (Form B: ${token.join(', ')} with a token)`;
}

/** A number or a flag as what it is, so that the example fits its schema. */
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

/** The parameters and examples of an endpoint, without the compiler's knowledge of which endpoint it is. */
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
  const query = Object.entries(parameters).map(([key, parameter]) => toParameter(key, parameter, examples.get(key)));
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

/** The schemas with the fields of addresses under the name the operator chose: as keys, and where they are required. */
function withUrlField(value: unknown, field: string): unknown {
  const rename = (name: string): string => renameUrlField(name, field);
  if (Array.isArray(value)) return value.map((item) => withUrlField(item, field));
  if (typeof value === 'string') return rename(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), withUrlField(inner, field)]));
}

/**
 * The interface as OpenAPI 3.1, made of the same tables that answer it. `origin` is that of our pages, `urlField` the name
 * of the field of addresses (setting API_URL_FIELD).
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
