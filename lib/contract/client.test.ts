import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiRoute } from '@/lib/api/route';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { hashToken } from '@/lib/register/handler';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { Account } from '@/lib/register/store/store';
import { askRoute } from '@/lib/testing/ask-route';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { startHandler } from '@/lib/testing/serve-handler';
import { methodOf } from './call-code';
import { buildClient } from './client';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints';
import { type DescribedApi, exampleAddress, exampleOf } from './openapi';

const TOKEN = 'a-token-of-the-test';
const api = (origin: string, urlField = 'service_url'): DescribedApi => ({
  ...{ origin, token: 'optional', source: 'embedded', wildcard: 'B', urlField },
  limits: { daily: 50, monthly: 200 },
});

/** What a program writes, and what its compiler must refuse. */
const PROGRAM = `
import { type Client, createClient, eachItem, type CompanyItem, type RegistryError } from './client.js';
const client: Client = createClient({ token: 'x' });
export async function read(): Promise<[string, number, string | null | undefined]> {
  const { items, total_count } = await client.searchCompanies({ q: 'marine', inactive: false, page: 2, jurisdiction_code: ['gb', 'de'] });
  const company = await client.getCompany({ jurisdiction_code: 'gb', company_number: '01234500', sparse: true });
  for await (const item of eachItem((page) => client.searchCompanies({ page }))) { const one: CompanyItem = item; void one; }
  return [items[0]?.name ?? '', total_count, company.registered_address?.country];
}
// @ts-expect-error: a company has a number
client.getCompany({ jurisdiction_code: 'gb' });
// @ts-expect-error: there is no such order
client.searchCompanies({ order: 'colour' });
// @ts-expect-error: there is no such parameter
client.searchCompanies({ colour: 'red' });
// @ts-expect-error: companies have no such field
client.searchCompanies({}).then(({ items }) => items[0]?.colour);
export const statusOf = (error: RegistryError): number => error.status;
`;

type Method = (parameters?: object, options?: object) => Promise<unknown>;
interface ClientModule {
  createClient(options: object): Record<string, Method>;
  eachItem(ask: (page: number) => Promise<unknown>): AsyncIterable<unknown>;
}

const account: Account = { id: 1, plan: 'unlimited', status: 'approved', expiry_date: null };
const store = {
  ...createSqliteStore(sampleDatabase()),
  findAccount: async (hash: string) => (hash === hashToken(TOKEN) ? account : undefined),
};
const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
const route = createApiRoute({
  registry: () => registry,
  originOf: () => 'https://firmament.example',
  trustProxy: () => 0,
});

let folder: string;
let server: Awaited<ReturnType<typeof startHandler>>;
let compiled: ClientModule;
/** Replies that the server gives before it answers. */
let before: Response[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-client-'));
  server = await startHandler(async (request) => before.shift() ?? askRoute(route, request));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'client.ts'), buildClient(api(server.url)));
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noUnusedLocals', '--noUnusedParameters'];
  const modules = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--types', ''];
  const args = ['node_modules/typescript/bin/tsc', '--ignoreConfig', ...strict, ...modules, join(folder, 'program.ts')];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
  compiled = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.js')).href);
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const client = (options: object = {}) => compiled.createClient({ token: TOKEN, ...options });
const call = (name: EndpointName, parameters: object, options?: object) =>
  client(options)[methodOf(name)]?.(parameters) ?? Promise.reject(new Error(`no method for ${name}`));

/** What the interface itself replies, without its wrappers. */
async function plainReply(name: EndpointName): Promise<unknown> {
  const headers = { 'X-API-TOKEN': TOKEN };
  const response = await fetch(`${server.url}/v0.4/${exampleAddress(name)}`, { headers });
  expect(response.status).toBe(200);
  const { results } = await response.json();
  const { reply, paginated }: Endpoint = ENDPOINTS[name];
  if (reply.shape === 'array') return results;
  if (reply.shape === 'record') return results[reply.key];
  const { [reply.key]: list, ...paging } = results;
  const items = list.map((wrapped: Record<string, unknown>) => wrapped[reply.item]);
  return paginated ? { ...paging, items } : items;
}

describe('the client in TypeScript', () => {
  it.each(Object.keys(ENDPOINTS) as EndpointName[])('gets what %s replies', async (name) => {
    const { variables, parameters, shown = [] } = exampleOf(name);
    const given = { ...variables, ...Object.fromEntries(shown.map((key) => [key, parameters[key]])) };
    const received = Object.keys(given).length > 0 ? await call(name, given) : await client()[methodOf(name)]?.();
    expect(received).toEqual(await plainReply(name));
  });

  it('goes through all pages of a list', async () => {
    const query = { q: 'marine', per_page: 3 };
    const seen: unknown[] = [];
    for await (const item of compiled.eachItem((page) => call('search_companies', { ...query, page }))) seen.push(item);
    const whole = (await call('search_companies', { q: 'marine', per_page: 100 })) as { items: unknown[] };
    expect(seen.length).toBeGreaterThan(6);
    expect(seen).toEqual(whole.items);
  });

  it.each([
    [['gb', 'de'], 'gb|de'],
    [['Private, limited by guarantee'], 'Private, limited by guarantee|'],
    ['a,b', 'a,b'],
  ])('sends the terms %j as %s', async (terms, sent) => {
    const asked: string[] = [];
    const fetch = async (url: URL) => {
      asked.push(url.searchParams.get('company_type') ?? '');
      return Response.json({ results: { companies: [] } });
    };
    await call('search_companies', { company_type: terms, q: undefined }, { fetch });
    expect(asked).toEqual([sent]);
  });

  it('finds a company whose number has a slash', async () => {
    const asked: string[] = [];
    const fetch = async (url: URL) => {
      asked.push(url.pathname);
      return Response.json({ results: { company: {} } });
    };
    await call('get_company', { jurisdiction_code: 'za', company_number: '2019/820122/07' }, { fetch });
    expect(asked).toEqual(['/v0.4/companies/za/2019%2F820122%2F07']);
  });

  it('throws what the interface says', async () => {
    const company = { jurisdiction_code: 'gb', company_number: 'none' };
    await expect(call('get_company', company)).rejects.toMatchObject({ name: 'RegistryError', status: 404 });
    await expect(call('list_events', {}, { token: undefined })).rejects.toMatchObject({ status: 401 });
  });

  const busy = (seconds: string) =>
    Response.json({ error: { message: 'busy' } }, { status: 503, headers: { 'Retry-After': seconds } });

  it('asks a busy server again after the time it names, and gives up at a longer one', async () => {
    before = [busy('0'), busy('0')];
    expect(await call('versions', {})).toEqual(await plainReply('versions'));
    before = [busy('0'), busy('0'), busy('0')];
    await expect(call('versions', {})).rejects.toMatchObject({ status: 503, message: 'busy', retryAfter: 0 });
    before = [busy('3600')];
    await expect(call('versions', {})).rejects.toMatchObject({ retryAfter: 3600 });
    expect(before).toEqual([]);
  });

  it('ends a request that takes too long', async () => {
    const fetch = (_: URL, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    await expect(call('versions', {}, { fetch, timeout: 20 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('names address fields as the server does', () => {
    const text = buildClient(api('https://firmament.example', 'opencorporates_url'));
    expect(text).toContain('  opencorporates_url: string;');
    expect(text).not.toContain('service_url');
  });
});
