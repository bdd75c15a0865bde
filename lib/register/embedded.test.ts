import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from '@/lib/api/registry';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { companySchema } from '@/lib/contract/records';
import type { Caller, Registry, RegistryReply } from '@/lib/registry/request';
import { companyKey } from '@/lib/shared/links';
import { freezeReplies } from '@/lib/testing/frozen-store';
import { createEmbeddedRegistry, type EmbeddedOptions } from './embedded';
import { hashToken, toReplyForm } from './handler';
import { HANDLERS } from './handlers/handlers';
import type { RegisterInput } from './store/records';
import { openDatabase, type SqliteDatabase } from './store/sqlite/open';
import { createSqliteStore } from './store/sqlite/sqlite-store';
import { createRegisterWriter } from './store/sqlite/writer';
import type { ReadingRequest } from './store/store';

const ORIGIN = 'https://firmament.example';
const source = { publisher: 'Invented Register', retrieved_at: '2026-01-01' };
const zephyr = { key: companyKey('gb', '1/A'), name: '' };

const INPUTS: RegisterInput[] = [
  { kind: 'company', jurisdiction_code: 'gb', company_number: '1/A', record_key: '1', name: 'Zephyr Ltd', source },
  {
    kind: 'company',
    jurisdiction_code: 'gb',
    company_number: '2',
    record_key: '2',
    name: 'Hidden',
    redacted: true,
    source,
  },
  {
    kind: 'officer',
    key: 'o1',
    company: zephyr,
    name: 'Oda Quillfeather',
    address: '1 Sample Street',
    nationality: 'Norwegian',
    date_of_birth: '1970-02-03',
    source,
  },
  {
    kind: 'filing',
    key: 'f1',
    company: zephyr,
    date: '2025-05-05',
    title: 'Accounts',
    filing_type: 'Accounts',
    filing_code: 'AA',
  },
  {
    kind: 'statement',
    key: 's1',
    data_type: 'share_parcel',
    subjects: [{ key: 'x:1', name: 'Probably a Company' }],
    objects: [zephyr],
    properties: { percentage_of_shares: 75 },
    version: '2026-01-01',
    relationship: { relationship_type: 'shareholding', percentage: 75 },
    provenances: [{ key: 'p', confidence: 90, source_type: 'external', actor_type: 'bot', created_at: '2026-01-01' }],
  },
];

let db: SqliteDatabase;

beforeEach(() => {
  db = openDatabase(':memory:');
  createRegisterWriter(db).write(INPUTS);
  db.prepare('INSERT INTO accounts (token_hash, plan, status, expiry_date, created_at) VALUES (?, ?, ?, ?, ?)').run(
    ...[hashToken('good'), 'free', 'approved', null, '2026-01-01'],
  );
  db.prepare('INSERT INTO accounts (token_hash, plan, status, expiry_date, created_at) VALUES (?, ?, ?, ?, ?)').run(
    ...[hashToken('old'), 'free', 'approved', '2020-01-01', '2019-01-01'],
  );
});

afterEach(() => db.close());

const registryOf = (given: Partial<EmbeddedOptions> = {}): Registry =>
  createEmbeddedRegistry({ store: createSqliteStore(db), form: 'B', wildcard: 'B', urlField: 'service_url', ...given });

interface RequestOptions {
  caller?: Caller;
  version?: string;
  options?: Partial<EmbeddedOptions>;
}

function get(
  address: string,
  { caller = { kind: 'explorer' }, version, options }: RequestOptions = {},
): Promise<RegistryReply> {
  const [path = '', query = ''] = address.split('?');
  return registryOf(options).get({ path, params: new URLSearchParams(query), caller, origin: ORIGIN, version });
}

const program = (token: string | null): Caller => ({ kind: 'program', token });

const errorSchema = z.object({ error: z.object({ message: z.string().min(10) }) });

/** Endpoints without a handler. This list may only shrink. */
const WITHOUT_HANDLER: EndpointName[] = [];

describe('the table of handlers', () => {
  it('lacks exactly the endpoints that are known to be missing', () => {
    const missing = Object.keys(ENDPOINTS).filter((name) => !(name in HANDLERS));
    expect(missing.sort()).toEqual([...WITHOUT_HANDLER].sort());
  });
});

describe('a valid request', () => {
  it.each([
    ['companies/search?q=zephyr', ['companies', 'page', 'per_page', 'total_count', 'total_pages']],
    ['companies/gb/1%2FA', ['company']],
    ['companies/gb/1%2FA/filings', ['filings', 'page', 'per_page', 'total_count', 'total_pages']],
    ['companies/gb/1%2FA/statements', ['page', 'per_page', 'statements', 'total_count', 'total_pages']],
    ['officers/search', ['officers', 'page', 'per_page', 'total_count', 'total_pages']],
    ['officers/1', ['officer']],
    ['filings/1', ['filing']],
    ['statements/1', ['statement']],
    ['jurisdictions', ['jurisdictions']],
  ])('%s is answered in the envelope, and by what the contract promises', async (address, keys) => {
    const { status, body } = await get(address);
    expect(status).toBe(200);
    const envelope = z
      .strictObject({ api_version: z.string(), results: z.record(z.string(), z.unknown()) })
      .parse(body);
    expect(Object.keys(envelope.results).sort()).toEqual(keys);
  });

  it.each(['', '/filings', '/statements', '/data', '/network'])(
    'companies/gb/1/A%s is answered like the same with an encoded slash',
    async (list) => {
      const encoded = await get(`companies/gb/1%2FA${list}`);
      expect(encoded.status).toBe(200);
      expect(await get(`companies/gb/1/A${list}`)).toEqual(encoded);
    },
  );

  it('is parsed by the typed client without loss', async () => {
    const client = createClient((path, params) =>
      registryOf().get({ path, params, caller: { kind: 'explorer' }, origin: ORIGIN }),
    );
    const zephyrKey = { jurisdiction_code: 'gb', company_number: '1/A' };
    expect((await client.list('search_companies', {}, new URLSearchParams('q=zephyr'))).total_count).toBe(1);
    expect((await client.record('get_company', zephyrKey)).name).toBe('Zephyr Ltd');
    expect((await client.list('list_company_filings', zephyrKey)).items[0]?.filing_type_code).toBe('AA');
    expect((await client.array('get_company_network', zephyrKey))[0]?.child_name).toBe('Zephyr Ltd');
    expect((await client.list('list_jurisdictions', {})).items.length).toBeGreaterThan(250);
  });

  it('returns a network as a bare array', async () => {
    const { body } = await get('companies/gb/1%2FA/network');
    expect(body).toMatchObject({ results: [{ parent_name: 'Probably a Company', parent_type: 'Placeholder' }] });
  });

  it('returns the address of each record’s page', async () => {
    const { body } = await get('companies/gb/1%2FA');
    expect(body).toMatchObject({ results: { company: { service_url: `${ORIGIN}/companies/gb/1%2FA` } } });
  });

  it('follows the settings of the API only if a program asked', async () => {
    const options = { form: 'A', wildcard: 'A', urlField: 'register_url' } as const;
    for (const address of ['companies/gb/1%2FA', 'companies/gb/1%2FA/network', 'companies/search?q=ltd*']) {
      expect(await get(address, { options }), address).toEqual(await get(address));
    }
    const caller = program('good');
    expect(await get('companies/gb/1%2FA/network', { options, caller })).toMatchObject({
      body: { results: [{ child_register_url: `${ORIGIN}/companies/gb/1%2FA` }] },
    });
    const found = (form: 'A' | 'B') => get('companies/search?q=ltd*', { options: { wildcard: form }, caller });
    expect(await found('A')).toMatchObject({ body: { results: { total_count: 0 } } });
    expect(await found('B')).toMatchObject({ body: { results: { total_count: expect.any(Number) } } });
    expect(await found('B')).not.toMatchObject({ body: { results: { total_count: 0 } } });
  });

  it('returns fewer fields for a sparse record', async () => {
    const { body } = await get('companies/gb/1%2FA?sparse=true');
    const company = z.object({ results: z.object({ company: z.looseObject({}) }) }).parse(body).results.company;
    expect(company).not.toHaveProperty('filings');
    expect(company).not.toHaveProperty('officers');
    expect(company).toHaveProperty('source');
  });

  it('adds what each record of a company says if it is asked for, and nothing otherwise', async () => {
    createRegisterWriter(db).write([
      {
        ...{ kind: 'company', jurisdiction_code: 'gb', company_number: '1/A', record_key: 'lei:1', name: 'ZEPHYR LTD' },
        ...{ confidence: 80, source: { publisher: 'Identifiers', retrieved_at: '2026-03-01T09:08:07+00:00~' } },
        home_company: { key: companyKey('gb', '3'), name: 'Home' },
      },
    ]);
    const company = async (address: string) =>
      z.object({ results: z.object({ company: companySchema }) }).parse((await get(address)).body).results.company;
    const plain = await company('companies/gb/1%2FA');
    const { claims, ...rest } = await company('companies/gb/1%2FA?include=claims');
    expect(rest).toEqual(plain);
    // The day of the second is that of its file, so the first is newer.
    expect(claims).toMatchObject([
      { claim: { record: '1', confidence: 95, source: { publisher: 'Invented Register' }, shown: ['name'] } },
      {
        claim: {
          ...{ record: 'lei:1', assumed_day: true, confidence: 80 },
          ...{ shown: ['home_company'], facts: { name: 'ZEPHYR LTD' } },
          source: { publisher: 'Identifiers', retrieved_at: '2026-03-01T09:08:07+00:00' },
        },
      },
    ]);
    expect(claims?.[1]?.claim.facts.home_company?.service_url).toMatch(
      /^https:\/\/firmament.example\/placeholders\/\d+$/,
    );
    expect(await company('companies/gb/1%2FA?include=claims&sparse=true')).toMatchObject({ claims });
  });

  it('returns the requested version, or the current one', async () => {
    expect((await get('jurisdictions', { version: '0.4' })).body).toMatchObject({ api_version: '0.4' });
    expect((await get('versions', { version: '0.4' })).body).toEqual({
      results: { versions: expect.objectContaining({ requested_version: '0.4', current_version: '0.4.8' }) },
    });
    expect((await get('jurisdictions')).body).toMatchObject({ api_version: '0.4.8' });
  });
});

describe('a failure', () => {
  it.each([
    ['companies/gb/404', 404],
    ['companies/xx/1', 404],
    ['officers/x', 404],
    ['statements/99', 404],
    ['no/such/path', 404],
    ['companies/gb/2', 503],
    ['companies/gb/2?include=claims', 503],
    ['companies/gb/2/network', 503],
    ['companies/gb/2/filings', 503],
    ['companies/search?page=101', 400],
    ['companies/gb/1%2FA?include=claim', 400],
    ['companies/gb/1%2FA/network?confidence=most', 400],
  ])('%s is answered by the status %i and a sentence', async (address, status) => {
    const reply = await get(address);
    expect(reply.status).toBe(status);
    errorSchema.parse(reply.body);
  });

  it('that is unexpected reveals no details', async () => {
    const store = createSqliteStore(db);
    const broken = { ...store, findOfficer: () => Promise.reject(new Error('secret path /var/db')) };
    const errors: unknown[] = [];
    const failed = (error: unknown) => errors.push(error);
    const reply = await get('officers/1', { options: { store: broken, failed } });
    expect(errors).toEqual([new Error('secret path /var/db')]);
    expect(reply.status).toBe(500);
    expect(JSON.stringify(reply.body)).not.toContain('secret');
  });
});

describe('a request', () => {
  const getSignal = (): AbortSignal => new AbortController().signal;

  it('is read on behalf of its caller', async () => {
    const store = createSqliteStore(db);
    const requests: ReadingRequest[] = [];
    const forRequest = (request: ReadingRequest) => {
      requests.push(request);
      return store;
    };
    const request = { path: 'officers/1', params: new URLSearchParams(), caller: program(null), origin: ORIGIN };
    await registryOf({ store: { ...store, forRequest } }).get({ ...request, getSignal, isFile: true });
    expect(requests).toMatchObject([{ getSignal, isFile: true }]);
  });

  it('that the register has no time for answers 503 and when to ask again', async () => {
    const details = { reason: 'busy', retry_at: '2026-03-01T12:00:02Z' } as const;
    const busy = new RegistryError('unavailable', 'The register is busy.', details, { 'Retry-After': '2' });
    const store = { ...createSqliteStore(db), searchCompanies: () => Promise.reject(busy) };
    const [page, api] = [{ kind: 'explorer' } as const, program(null)];
    const reply = { status: 503, headers: { 'Retry-After': '2' } };
    const message = 'The register is busy.';
    const ask = (caller: Caller) => get('companies/search?q=a', { caller, options: { store } });
    expect(await ask(page)).toEqual({ ...reply, body: { error: { message, ...details } } });
    const { status, body, headers } = await ask(api);
    expect([status, body, headers?.['Retry-After']]).toEqual([503, { error: { message } }, '2']);
  });
});

describe('health', () => {
  it('is good while the register can be read', async () => {
    expect(await registryOf().health()).toEqual({ ready: true, checks: [{ name: 'register', ok: true }] });
  });

  it('is bad when it cannot be read, without details of the error', async () => {
    const store = createSqliteStore(db);
    const broken = { ...store, findOfficer: () => Promise.reject(new Error('disk /var/db')) };
    const health = await registryOf({ store: broken }).health();
    expect(health).toMatchObject({ ready: false, checks: [{ name: 'register', ok: false }] });
    expect(JSON.stringify(health)).not.toContain('/var/db');
  });
});

describe('tokens', () => {
  it.each(['officers/search?date_of_birth=1970-02-03', 'officers/search?address=sample'])(
    'are needed to search by personal facts, by visitors of the pages too: %s',
    async (address) => {
      expect((await get(address, { caller: { kind: 'explorer' } })).status).toBe(403);
    },
  );

  it.each([
    ['A', null, 'companies/search', 503],
    ['A', 'good', 'companies/search', 200],
    ['A', 'wrong', 'companies/search', 401],
    ['A', 'old', 'companies/search', 401],
    ['B', null, 'companies/search', 200],
    ['B', 'wrong', 'companies/search', 401],
    ['B', null, 'companies/search?per_page=100', 403],
    ['B', null, 'companies/search?per_page=30', 200],
    ['B', 'good', 'companies/search?per_page=100', 200],
    ['B', null, 'companies/search?order=created_at', 403],
    ['B', null, 'companies/search?order=score', 200],
    ['B', null, 'officers/search?address=street', 403],
    ['B', null, 'companies/events', 401],
  ] as const)('Form %s with the token %j: %s gives %i', async (form, token, address, status) => {
    const reply = await get(address, { caller: program(token), options: { form } });
    expect(reply.status).toBe(status);
    if (status !== 200) errorSchema.parse(reply.body);
  });

  it.each([
    ['a program without one', program(null), false],
    ['a program with one', program('good'), true],
    ['a visitor of the pages', { kind: 'explorer' } as const, false],
  ])('open the personal facts of officers: to %s', async (_, caller, open) => {
    for (const address of ['officers/1', 'officers/search', 'companies/gb/1%2FA']) {
      const text = JSON.stringify((await get(address, { caller })).body);
      for (const personal of ['Sample Street', 'Norwegian', '1970-02-03']) {
        expect(text.includes(personal), `${address}: ${personal}`).toBe(open);
      }
    }
  });
});

describe('the networks of several entities', () => {
  it('are complete for each of two who ask at once, whose reads are done once', async () => {
    const store = freezeReplies(createSqliteStore(db));
    const { networks } = registryOf({ store });
    const ask = () => networks?.(['companies/gb/1%2FA', 'companies/gb/none'], new URLSearchParams());
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first?.map((network) => 'relationships' in network && network.relationships.length)).toEqual([1, false]);
    expect(second).toEqual(first);
  });
});

it('gives an assumed time without its mark', () => {
  const reply = { items: [{ source: { retrieved_at: '2031-01-01T10:00:00+00:00~' } }] };
  expect(toReplyForm(reply, ORIGIN, 'service_url')).toEqual({
    items: [{ source: { retrieved_at: '2031-01-01T10:00:00+00:00' } }],
  });
});
