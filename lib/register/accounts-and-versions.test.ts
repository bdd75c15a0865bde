import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RegistryReply } from '@/lib/registry/request';
import { createEmbeddedRegistry, type EmbeddedOptions } from './embedded';
import { hashToken } from './handler';
import { openDatabase, type SqliteDatabase } from './store/sqlite/open';
import { createSqliteStore } from './store/sqlite/sqlite-store';
import { createUsageCounter } from './store/sqlite/usage-counter';
import { createRegisterWriter } from './store/sqlite/writer';

const source = { publisher: 'Invented Register', retrieved_at: '2026-01-01' };

let db: SqliteDatabase;
let options: EmbeddedOptions;

beforeEach(() => {
  db = openDatabase(':memory:');
  createRegisterWriter(db).write([
    {
      kind: 'industry_code_scheme',
      id: 'invented',
      name: 'Invented',
      codes: [{ code: '62.09', description: 'Software' }],
    },
    {
      kind: 'company',
      jurisdiction_code: 'gb',
      company_number: '1',
      record_key: '1',
      name: 'Zephyr Ltd',
      registered_address_in_full: '1 Sample Street',
      industry_codes: [{ code_scheme_id: 'invented', code: '62.09' }],
      source,
    },
    { kind: 'company', jurisdiction_code: 'gb', company_number: '7.xml', record_key: '2', name: 'Suffix Ltd', source },
  ]);
  const insert = db.prepare(
    'INSERT INTO accounts (token_hash, plan, daily_limit, monthly_limit, expiry_date, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  insert.run(hashToken('good'), 'research', 3, 4, '2027-01-31', '2026-01-01');
  const counter = createUsageCounter(':memory:');
  const now = () => new Date('2026-11-21T12:00:00Z');
  const allowance = { counter, defaults: { daily: 2, monthly: 9 } };
  const store = createSqliteStore(db);
  options = { store, form: 'B', wildcard: 'B', urlField: 'service_url', allowance, now };
});

afterEach(() => db.close());

interface RequestOptions {
  token?: string | null;
  address?: string;
  version?: string;
}

function get(
  path: string,
  { token = null, address = '192.0.2.1', version }: RequestOptions = {},
): Promise<RegistryReply> {
  const [below = '', query = ''] = path.split('?');
  const otherPath = /\.(?:json|xml)$/.test(below) ? below.replace(/\.\w+$/, '') : undefined;
  const params = new URLSearchParams(query);
  const origin = 'https://firmament.example';
  const caller = { kind: 'program', token, address } as const;
  return createEmbeddedRegistry(options).get({ path: below, otherPath, params, caller, origin, version });
}

const spend = async (calls: number, asked: RequestOptions): Promise<RegistryReply[]> =>
  Promise.all(Array.from({ length: calls }, () => get('jurisdictions', asked)));

const statuses = (replies: RegistryReply[]): number[] => replies.map(({ status }) => status).sort();

describe('the quota', () => {
  it('is counted per account, also for parallel calls', async () => {
    expect(statuses(await spend(5, { token: 'good' }))).toEqual([200, 200, 200, 403, 403]);
    expect((await get('jurisdictions')).status).toBe(200);
  });

  it('is counted by address without a token', async () => {
    expect(statuses(await spend(3, {}))).toEqual([200, 200, 403]);
    expect((await get('jurisdictions', { address: '192.0.2.2' })).status).toBe(200);
  });

  it('answers 403 with a message and Retry-After when it is used up', async () => {
    await spend(2, {});
    expect(await get('jurisdictions')).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringMatching(/2 calls a day.*2026-11-22T00:00:00Z/) } },
      headers: { 'Retry-After': '43200', 'X-RateLimit-Remaining': '0' },
    });
  });

  it('is in the headers of every reply, also of errors', async () => {
    expect((await get('jurisdictions')).headers).toMatchObject({
      'X-RateLimit-Limit': '2',
      'X-RateLimit-Remaining': '1',
    });
    expect(await get('companies/gb/404')).toMatchObject({ status: 404, headers: { 'X-RateLimit-Remaining': '0' } });
  });

  it.each([
    ['jurisdictions', { token: 'wrong' }, 401],
    ['companies/events', {}, 401],
    ['nothing/here', {}, 404],
    ['companies/search?page=101', {}, 400],
    ['companies/search?per_page=100', {}, 403],
    ['jurisdictions', { version: '9.9' }, 400],
  ] as const)('is not spent by what is refused beforehand: %s with %j', async (path, asked, status) => {
    expect((await get(path, asked)).status).toBe(status);
    expect((await get('jurisdictions')).headers).toMatchObject({ 'X-RateLimit-Remaining': '1' });
  });

  it('is not used by our own pages', async () => {
    const caller = { kind: 'explorer' } as const;
    const reply = await createEmbeddedRegistry(options).get({
      path: 'jurisdictions',
      params: new URLSearchParams(),
      caller,
      origin: '',
    });
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.headers).toBeUndefined();
  });

  it('is used once if a path has two candidates', async () => {
    expect((await get('companies/gb/1.xml')).headers).toMatchObject({ 'X-RateLimit-Remaining': '1' });
  });
});

describe('account_status', () => {
  it('returns plan, usage and remaining calls without using one, also when none is left', async () => {
    await spend(4, { token: 'good' });
    for (let again = 0; again < 2; again += 1) {
      const { status, body } = await get('account_status', { token: 'good' });
      expect(status).toBe(200);
      expect(body).toEqual({
        results: {
          account_status: {
            plan: 'research',
            expiry_date: '2027-01-31',
            status: 'approved',
            usage: { today: 3, this_month: 3 },
            calls_remaining: { today: 0, this_month: 1 },
          },
        },
      });
    }
  });

  it.each([
    ['is accepted on its last day', '2026-11-21', 200],
    ['is refused on the day after', '2026-11-20', 401],
  ])('belongs to a token that %s', async (_, expiry_date, expected) => {
    db.prepare('UPDATE accounts SET expiry_date = ?').run(expiry_date);
    expect((await get('account_status', { token: 'good' })).status).toBe(expected);
  });

  it('works only for valid accounts', async () => {
    expect((await get('account_status')).status).toBe(401);
    expect((await get('account_status', { token: 'wrong' })).status).toBe(401);
  });
});

const companySchema = z.object({ results: z.object({ company: z.looseObject({}) }) });
const searchSchema = z.object({ results: z.object({ companies: z.array(z.object({ company: z.looseObject({}) })) }) });

describe('an older version', () => {
  it.each([
    ['0.3', ['62.09']],
    ['0.4', [{ industry_code: expect.objectContaining({ code: '62.09', code_scheme_id: 'invented' }) }]],
  ])('%s has its own industry codes', async (version, codes) => {
    const { body } = await get('companies/gb/1', { version });
    expect(companySchema.parse(body).results.company.industry_codes).toEqual(codes);
    expect(body).toMatchObject({ api_version: version });
  });

  it.each([
    ['0.3', false],
    ['0.4.1', true],
    [undefined, true],
  ])('%s has the address in search results: %s', async (version, there) => {
    const { body } = await get('companies/search?q=zephyr', { version });
    const company = searchSchema.parse(body).results.companies[0]?.company ?? {};
    expect('registered_address_in_full' in company).toBe(there);
    const record = await get('companies/gb/1', { version });
    expect(companySchema.parse(record.body).results.company.registered_address_in_full).toBe('1 Sample Street');
  });

  it.each([
    ['0.3', 400],
    ['0.4', 200],
  ])('%s orders by date with status %i', async (version, status) => {
    const reply = await get('companies/search?order=created_at', { version, token: 'good' });
    expect(reply.status).toBe(status);
    if (status === 400) expect(JSON.stringify(reply.body)).toMatch(/order is .*created_at.*from version 0.4/);
  });

  it.each(['0.5', '1.0', '0.4.1.1'])('that never was, %s, is refused by name', async (version) => {
    const reply = await get('versions', { version });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining(`version ${version} is not`) } },
    });
  });

  it('is repeated by versions', async () => {
    expect((await get('versions', { version: '0.4.6' })).body).toMatchObject({
      results: { versions: { requested_version: '0.4.6' } },
    });
  });
});

describe('a path with the suffix of old clients', () => {
  it.each([
    ['companies/gb/1.json', '1', false],
    ['companies/gb/7.xml', '7.xml', true],
    ['companies/gb/7.xml.json', '7.xml', false],
  ])('%s is the company %s, as written: %s', async (path, company_number, exact) => {
    expect(await get(path)).toMatchObject({ status: 200, exact, body: { results: { company: { company_number } } } });
  });

  it.each(['jurisdictions.json', 'companies/search.xml'])('%s is the list', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, exact: false });
  });

  it('answers 404 if nothing matches', async () => {
    expect((await get('companies/gb/404.json')).status).toBe(404);
  });
});
