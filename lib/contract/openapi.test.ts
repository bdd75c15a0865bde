import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { HANDLERS } from '@/lib/register/handlers/handlers';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { Account } from '@/lib/register/store/store';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { ENDPOINTS, type Endpoint, type EndpointName, printPath } from './endpoints';
import { buildOpenApi, EXTENSIONS_OF, exampleAddress, exampleOf, examplesOf, overviewText } from './openapi';
import { ENDPOINT_WORDS } from './openapi-words';

const names = Object.keys(ENDPOINTS) as EndpointName[];

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  schema: z.looseObject({}),
  example: z.union([z.string(), z.number(), z.boolean()]),
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

const description: unknown = JSON.parse(JSON.stringify(buildOpenApi('https://firmament.example', 'service_url')));
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

describe('the configured name of address fields', () => {
  const named = JSON.stringify(buildOpenApi('https://firmament.example', 'register_url'));

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

describe('the overview in plain text', () => {
  const text = overviewText('https://firmament.example');

  it('names every endpoint with a request to try', () => {
    for (const name of names) {
      expect(text).toContain(`- GET ${ENDPOINTS[name].path}: ${ENDPOINT_WORDS[name].summary}`);
      expect(text).toContain(`https://firmament.example/v0.4/${exampleAddress(name)}\n`);
    }
  });
});
