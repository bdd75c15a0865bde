import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { HANDLERS } from '@/lib/register/handlers/handlers';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { Account } from '@/lib/register/store/store';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { ENDPOINTS, type Endpoint, type EndpointName, printPath } from './endpoints';
import { buildOpenApi, type DescribedApi, exampleAddress, exampleOf, overviewText } from './openapi';
import { EXTENSIONS_OF, examplesOf } from './openapi-parameters';
import { ENDPOINT_WORDS } from './openapi-words';

const names = Object.keys(ENDPOINTS) as EndpointName[];

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  schema: z.looseObject({}),
  example: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
});
const referenceSchema = z.strictObject({ $ref: z.string() });
const responseSchema = z.union([referenceSchema, z.looseObject({ description: z.string().min(1) })]);
const operationSchema = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(5),
  parameters: z.array(z.union([referenceSchema, parameterSchema])),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), responseSchema),
});
const openApiSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.looseObject({ url: z.url() })),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(z.string().startsWith('/'), z.strictObject({ get: operationSchema })),
  components: z.looseObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('apiKey') })),
  }),
});

const API: DescribedApi = {
  origin: 'https://firmament.example',
  token: 'optional',
  source: 'embedded',
  wildcard: 'B',
  urlField: 'service_url',
  limits: { daily: 7, monthly: 77 },
};

const description: unknown = JSON.parse(JSON.stringify(buildOpenApi(API)));
const { paths, tags, components } = openApiSchema.parse(description);
const operations = Object.entries(paths).map(([path, { get }]) => ({ path, ...get }));

function* referencesIn(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') yield inner;
    else yield* referencesIn(inner);
  }
}

const resolve = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (at, key) => (at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined),
      description,
    );

describe('the description of the interface', () => {
  it('has every endpoint, each with its own id and group', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
    const groups = new Set(operations.flatMap((operation) => operation.tags));
    expect([...groups].sort()).toEqual(tags.map(({ name }) => name).sort());
  });

  it('has no broken references', () => {
    const references = [...new Set(referencesIn(description))];
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('declares every variable of a path, once and as needed', () => {
    for (const { path, parameters } of operations) {
      const declared = parameters.flatMap((one) =>
        'in' in one && one.in === 'path' && one.required ? [one.name] : [],
      );
      expect(declared, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, variable]) => variable));
    }
  });

  it('gives each parameter an example and names it once', () => {
    for (const { operationId, path, parameters } of operations) {
      const described = parameters.flatMap((one) => ('in' in one ? [`${one.in} ${one.name}`] : []));
      expect(new Set(described).size, path).toBe(described.length);
      const { parameters: declared }: Endpoint = ENDPOINTS[operationId as EndpointName];
      for (const name of Object.keys(declared)) expect(described, operationId).toContain(`query ${name}`);
    }
  });

  it('uses only declared security schemes', () => {
    for (const { security } of operations) {
      for (const way of security.flatMap(Object.keys)) expect(components.securitySchemes).toHaveProperty(way);
    }
  });
});

describe('the settings', () => {
  const security = (token: DescribedApi['token']) => {
    const described = openApiSchema.parse(JSON.parse(JSON.stringify(buildOpenApi({ ...API, token }))));
    return described.paths['/companies/search']?.get.security ?? [];
  };

  it('say whether a token is needed', () => {
    expect(security('optional')).toContainEqual({});
    expect(security('required').length).toBeGreaterThan(0);
    expect(security('required')).not.toContainEqual({});
  });

  it.each<[string, Partial<DescribedApi>, RegExp]>([
    ['that a token is required', { token: 'required' }, /required \(503 without one\)/],
    ['the same in front of a service', { token: 'required', source: 'upstream' }, /required \(401 without one\)/],
    ['that the API is closed', { token: 'closed', source: 'upstream' }, /closed \(404\)\. .* no API token/],
    ['that it asks a service', { token: 'required', source: 'upstream' }, /counts for its allowance too/],
    ['the limits', {}, /\b7 a day and 77 a month/],
    ['what a wildcard means, in Form A', { wildcard: 'A' }, /A final \* in q finds names that begin/],
    ['what a wildcard means, in Form B', { wildcard: 'B' }, /A final \* in q finds names in which the words/],
    ['the name of the address field', { urlField: 'register_url' }, /is its register_url\./],
  ])('say %s', (_, given, expected) => {
    const api = { ...API, ...given };
    expect(overviewText(api)).toMatch(expected);
    expect(JSON.stringify(buildOpenApi(api))).toMatch(expected);
  });
});

describe('the configured name of address fields', () => {
  const named = JSON.stringify(buildOpenApi({ ...API, urlField: 'register_url' }));

  it('replaces the default name, also in the list of required fields', () => {
    expect(named).not.toMatch(/"(?:(?:parent|child)_)?service_url"/);
    const { components: renamed } = openApiSchema.parse(JSON.parse(named));
    expect(renamed.schemas).toMatchObject({
      Company: { properties: { register_url: {} }, required: expect.arrayContaining(['register_url']) },
      NetworkRelationship: { properties: { parent_register_url: {}, child_register_url: {} } },
    });
  });
});

const account: Account = { id: 1, plan: 'unlimited', status: 'approved', expiry_date: null };
const store = { ...createSqliteStore(sampleDatabase()), findAccount: async () => account };
const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });

const statusOf = async (path: string, params: URLSearchParams): Promise<string> => {
  const caller = { kind: 'program', token: 'any' } as const;
  const { status, body } = await registry.get({ path, params, caller, origin: '' });
  return status === 200 ? '200' : `${status} ${JSON.stringify(body)}`;
};

describe('each example runs on the sample register:', () => {
  it.each(names.filter((name) => name in HANDLERS))('%s', async (name) => {
    const { variables, parameters } = exampleOf(name);
    const path = printPath(name, variables as Parameters<typeof printPath>[1]);
    expect(await statusOf(path, new URLSearchParams())).toBe('200');
    const extensions = examplesOf(EXTENSIONS_OF[name] ?? {});
    for (const [parameter, value = ''] of Object.entries({ ...parameters, ...extensions })) {
      expect(await statusOf(path, new URLSearchParams({ [parameter]: value })), `${parameter}=${value}`).toBe('200');
    }
  });
});

const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

interface DescribedParameter {
  schema: Parameters<typeof z.fromJSONSchema>[0];
  allowEmptyValue?: boolean;
}

/** Whether the description allows this value in an address: as text, number, flag or list. */
function allows({ schema, allowEmptyValue }: DescribedParameter, text: string): boolean {
  if (text === '') return allowEmptyValue === true;
  const type = typeof schema === 'object' ? schema.type : undefined;
  const typed = /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(text) ? [JSON.parse(text)] : [];
  const readings = type === 'array' ? [text.split(',')] : [text, ...typed];
  return readings.some((value) => z.fromJSONSchema(schema).safeParse(value).success);
}

const REAL_DAYS = ['2001-12-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'];
const NO_DAYS = ['2001-00-00', '2001-01-00', '2023-02-29', '1900-02-29', '2023-04-31', '2023-13-01', '0000-01-01', 'x'];
const TERM_LISTS = ['a', 'a,b', 'a|b', 'a, b|', '|,'];

describe('what the description allows, the register accepts, and nothing else:', () => {
  it.each<[EndpointName, string, accepted: string[], refused: string[]]>([
    ['get_company_network', 'dates', REAL_DAYS, NO_DAYS],
    ['get_company_network', 'include', ['persons', 'persons,persons'], ['people', 'persons,people']],
    ['get_company_network', 'confidence', ['0', '60.5', '100', 'all'], ['101', '-1', 'most']],
    ['get_company_network', 'ownership_percentage', ['0', '2.5', '100'], ['101', '-1', 'all']],
    ['list_events', 'created_at', REAL_DAYS, NO_DAYS],
    ['list_events', 'order', ['created_at'], ['name']],
    [
      'list_events',
      'time_range',
      [...REAL_DAYS, ':2001-12-31', '2001-12-31:', '2001-12-31:2024-02-29'],
      [...NO_DAYS, ':', '2001-00-00:', ':2001-00-00', '2001-12-31:2023-02-29', '2001:2002', '2001-01-01:2002-01-01:'],
    ],
    ['search_officers', 'date_of_birth', [...REAL_DAYS, '2001-12-31:'], [...NO_DAYS, ':']],
    ['search_companies', 'created_since', REAL_DAYS, NO_DAYS],
    ['search_companies', 'jurisdiction_code', TERM_LISTS, [',', '|', ', ,', '||']],
    ['search_companies', 'fields', ['name', 'name,postal_codes'], ['nothing', 'name,nothing']],
    ['search_companies', 'inactive', ['true', 'false'], ['maybe', '2']],
    ['search_companies', 'page', ['0', '1', '100'], ['101', '-1', '1.5', 'x']],
    ['search_companies', 'per_page', ['1', '100'], ['0', '101', 'x']],
    ['search_companies', 'facets', ['inactive', 'inactive,branch'], ['colour', 'inactive,colour']],
    ['search_officers', 'facets', ['position'], ['branch']],
    ['search_companies', 'facet_limit', ['1', '1000'], ['0', '1001', 'x', '1.5']],
    [
      'search_companies',
      'exclude',
      [
        'current_status:Active',
        'current_status:a\\,b,jurisdiction_code:gb',
        'country_code : gb,',
        ',',
        'company_type:\\:',
      ],
      [
        'current_status',
        'current_status:',
        'current_status: ',
        'current_status:\\ ',
        'colour:red',
        'current_status:a|b',
        'current_status:a:b',
      ],
    ],
  ])('%s, %s', async (name, parameter, accepted, refused) => {
    const described = operationOf(name)?.parameters.find((one) => 'name' in one && one.name === parameter);
    const path = printPath(name, exampleOf(name).variables as Parameters<typeof printPath>[1]);
    for (const text of ['', ...accepted, ...refused]) {
      const isAccepted = !refused.includes(text);
      expect(allows(described as unknown as DescribedParameter, text), `description of ${text}`).toBe(isAccepted);
      const status = await statusOf(path, new URLSearchParams({ [parameter]: text }));
      expect(status.slice(0, 3), `reply to ${text}`).toBe(isAccepted ? '200' : '400');
    }
  });

  it('every parameter of the query may be empty', async () => {
    for (const { operationId, path, parameters } of operations) {
      const query = parameters.flatMap((one) => ('name' in one && one.in === 'query' ? [one] : []));
      expect(
        query.filter(({ allowEmptyValue }) => allowEmptyValue !== true),
        path,
      ).toEqual([]);
      const name = operationId as EndpointName;
      const empty = new URLSearchParams(query.map((one) => [one.name, '']));
      const address = printPath(name, exampleOf(name).variables as Parameters<typeof printPath>[1]);
      expect(await statusOf(address, empty), path).toBe('200');
    }
  });

  it('every status of a reply', () => {
    const statuses = ['200', '304', '400', '401', '403', '404', '405', '414', '431', '500', '502', '503'];
    for (const { path, responses } of operations) expect(Object.keys(responses), path).toEqual(statuses);
  });
});

describe('the overview in plain text', () => {
  const text = overviewText(API);

  it('names every endpoint with a request to try', () => {
    for (const name of names) {
      expect(text).toContain(`- GET ${ENDPOINTS[name].path}: ${ENDPOINT_WORDS[name].summary}`);
      expect(text).toContain(`https://firmament.example/v0.4/${exampleAddress(name)}\n`);
    }
  });
});
