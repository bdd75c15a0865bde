import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { Registry } from '@/lib/registry/request';
import { DATA } from '@/lib/testing/real-data';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { createReconcileRoute } from './reconcile-route';
import { startRemote } from './remote-programs.fixture';

const ORIGIN = 'https://firmament.example';
const embedded = createEmbeddedRegistry({
  store: createSqliteStore(sampleDatabase()),
  ...{ form: 'B', wildcard: 'B', urlField: 'service_url' },
});
let charged = 0;
const routeOf = (registry: Registry) =>
  createReconcileRoute({
    registry: () => registry,
    originOf: () => ORIGIN,
    trustProxy: () => 0,
    urlField: () => 'service_url',
    requestId: () => undefined,
    watch: () => UNWATCHED,
  });
const route = routeOf({
  ...embedded,
  async get(request) {
    if (request.caller.kind === 'program') charged++;
    return embedded.get({ ...request, caller: { kind: 'explorer' } });
  },
});

async function get(path: string, params: Record<string, string> = {}) {
  const response = await route(new Request(`http://localhost/reconcile${path}?${new URLSearchParams(params)}`));
  return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) };
}

async function post(form: Record<string, unknown>) {
  const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, JSON.stringify(value)]));
  const response = await route(new Request('http://localhost/reconcile', { method: 'POST', body }));
  return { status: response.status, body: await response.json() };
}

const GROUP = 'gb/01234500';
const QUERIES = {
  q0: { query: 'Harrowgte Marine Group', limit: 2, properties: [{ pid: 'jurisdiction_code', v: 'gb' }] },
  q1: { query: 'Zanzibar Quicksilver Observatory', type: 'company', type_strict: 'any' },
  q2: { query: 'Harrowgate Marine Group', type: ['person'] },
  q3: {
    properties: [
      { pid: 'company_number', v: ['01234500'] },
      { pid: 'jurisdiction_code', v: { id: 'gb' } },
    ],
  },
};
const EXTEND = {
  ids: [GROUP, 'gb/nothing-here'],
  properties: [{ id: 'name' }, { id: 'incorporation_date' }, { id: 'inactive' }, { id: 'unheard_of' }],
};

describe('the reconciliation service', () => {
  it('answers a batch by GET and by POST alike, each query as one call', async () => {
    charged = 0;
    const { status, body } = await post({ queries: QUERIES });
    expect([status, charged]).toEqual([200, 3]);
    expect(body.q0.result.length).toBeLessThanOrEqual(2);
    expect(body.q0.result[0]).toMatchObject({ id: GROUP, type: [{ id: 'company' }] });
    expect(body.q1.result.some(({ match }: { match: boolean }) => match)).toBe(false);
    expect(body.q2).toEqual({ result: [] });
    expect(body.q3.result[0]).toMatchObject({ id: GROUP });
    expect((await get('', { queries: JSON.stringify(QUERIES) })).body).toEqual(body);
  });

  it('calls one candidate of a name a certain match, if there is one of that name', async () => {
    const { body } = await post({
      queries: { a: { query: 'Harrowgate Marine Group', properties: QUERIES.q3.properties } },
    });
    expect(body.a.result.map(({ match }: { match: boolean }) => match)).toEqual([
      true,
      ...body.a.result.slice(1).map(() => false),
    ]);
  });

  it.each(['gb', 'United Kingdom', 'GBR', { id: 'x', name: 'Great Britain' }])(
    'knows the jurisdiction %j',
    async (v) => {
      const queries = { a: { query: 'Harrowgate Marine Group', properties: [{ pid: 'jurisdiction_code', v }] } };
      expect((await post({ queries })).body.a.result[0]).toMatchObject({ id: GROUP, match: true });
    },
  );

  it.each([
    ['on that day', (date: string) => date.split('-').reverse().join('.')],
    ['then', (date: string) => date.slice(0, 4)],
    [undefined, () => 'some day'],
  ])('reads days as tables write them, so that the group was incorporated %s', async (says, write) => {
    const extend = { ids: [GROUP], properties: [{ id: 'incorporation_date' }] };
    const { date } = (await post({ extend })).body.rows[GROUP].incorporation_date[0];
    const v = write(date.slice(0, 10));
    const queries = { a: { query: 'Harrowgate Marine Group', properties: [{ pid: 'incorporation_date', v }] } };
    const { description } = (await post({ queries })).body.a.result[0];
    expect(/incorporated ([\w\s-]+)/.exec(description)?.[1]).toBe(says);
  });

  it('takes officers as facts, several in one property, and tells them', async () => {
    const { rows } = (await post({ extend: { ids: [GROUP], properties: [{ id: 'officer' }] } })).body;
    const { str } = rows[GROUP].officer[0];
    const queries = { a: { query: 'Harrowgate Marine Group', properties: [{ pid: 'officer', v: ['Nobody', str] }] } };
    expect((await post({ queries })).body.a.result[0].description).toContain(`${str} is among its officers`);
  });

  it('reads properties of records, with nothing for those that are unknown', async () => {
    const { body } = await post({ extend: EXTEND });
    expect(body.meta.map(({ id }: { id: string }) => id)).toEqual(['name', 'incorporation_date', 'inactive']);
    expect(body.rows[GROUP].name).toEqual([{ str: expect.stringContaining('Harrowgate') }]);
    expect(body.rows[GROUP].incorporation_date).toEqual([
      { date: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/) },
    ]);
    expect(body.rows['gb/nothing-here']).toEqual({ name: [], incorporation_date: [], inactive: [], unheard_of: [] });
  });

  it.each([
    ['entity', 'harrow', { notable: [{ id: 'company' }] }],
    ['type', 'com', { id: 'company' }],
    ['property', 'inc', { id: 'incorporation_date' }],
  ])('suggests each %s that begins with %j, and describes it', async (noun, prefix, expected) => {
    const { body } = await get(`/suggest/${noun}`, { prefix });
    expect(body.result[0]).toMatchObject(expected);
    const { id, name } = body.result[0];
    const described = await get(`/flyout/${noun}`, { id });
    expect(described.body.id).toBe(id);
    expect(described.body.html).toContain(`<strong>${name.replaceAll('&', '&amp;')}</strong>`);
    expect((await get(`/flyout/${noun}`, { id: 'gb/none' })).status).toBe(404);
    expect((await get(`/suggest/${noun}`, { prefix, cursor: '200' })).body.result).toEqual([]);
  });

  it.each([
    ['/view', '/companies/gb/01234500'],
    ['/preview', '/embed/companies/gb/01234500'],
  ])('leads from %s to the page of an id', async (path, page) => {
    const { status, headers } = await get(path, { id: GROUP });
    expect([status, headers.get('location')]).toEqual([302, ORIGIN + page]);
    expect((await get(path, { id: '//other.example' })).status).toBe(404);
  });

  it('proposes properties of its one type', async () => {
    expect((await get('/properties', { type: 'company', limit: '3' })).body).toMatchObject({
      type: 'company',
      limit: 3,
    });
    expect((await get('/properties', { type: 'person' })).body.properties).toEqual([]);
  });

  it('answers pages of other sites, by script too', async () => {
    const { headers } = await get('');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const script = await route(new Request('http://localhost/reconcile?callback=jQuery1.done'));
    expect(await script.text()).toMatch(/^\/\*\*\/jQuery1\.done\(\{"versions":\["0\.2"\]/);
    const harmful = await route(new Request('http://localhost/reconcile?callback=alert(1)'));
    expect(harmful.headers.get('content-type')).toContain('json');
  });

  it.each([
    [{ queries: 'no' }, 'queries: '],
    [{ queries: { q0: {} } }, 'queries.q0: '],
    [{ queries: { q0: { query: 1 } } }, 'queries.q0.query: '],
    [{ extend: { ids: [] } }, 'extend.properties: '],
  ])('refuses %j, and says where it is wrong', async (form, place) => {
    const { status, body } = await post(form);
    expect([status, body.error.message.slice(0, place.length)]).toEqual([400, place]);
  });

  const schemas = join(DATA, '../reference/reconciliation-0.2/schemas');
  const isThere = existsSync(schemas);
  it.skipIf(!isThere)(
    `sends what the published schemas ask for${isThere ? '' : ' (skipped: they are not beside this checkout)'}`,
    async () => {
      const ajv = new Ajv({ strict: false, validateFormats: false });
      const read = (name: string) => {
        const { $schema, ...schema } = JSON.parse(readFileSync(join(schemas, `${name}.json`), 'utf8'));
        return schema;
      };
      ajv.addSchema(read('type'));
      ajv.addSchema(read('openapi'));
      const said: [string, unknown][] = [
        ['manifest', (await get('')).body],
        ['reconciliation-query-batch', QUERIES],
        ['reconciliation-result-batch', (await post({ queries: QUERIES })).body],
        ['data-extension-query', EXTEND],
        ['data-extension-response', (await post({ extend: EXTEND })).body],
        ['data-extension-property-proposal', (await get('/properties')).body],
        ['suggest-entities-response', (await get('/suggest/entity', { prefix: 'harrow' })).body],
        ['suggest-types-response', (await get('/suggest/type', { prefix: '' })).body],
        ['suggest-properties-response', (await get('/suggest/property', { prefix: '' })).body],
      ];
      for (const [name, message] of said) {
        const validate = ajv.compile(read(name));
        expect([name, validate(message), validate.errors]).toEqual([name, true, null]);
      }
    },
  );
});

describe('the reconciliation service in front of a remote service', () => {
  it('asks it once for each query and record, within the plan of the token, and says what is refused', async () => {
    const { registry, create, asked } = await startRemote();
    const remote = routeOf(registry);
    const { token } = create({ plan: 'small', daily_limit: 7, monthly_limit: 10 });
    const ask = async (params: Record<string, unknown>, given?: string) => {
      const own = Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)]);
      const headers: Record<string, string> = given === undefined ? {} : { 'X-API-TOKEN': given };
      const url = `http://localhost/reconcile?${new URLSearchParams(own)}`;
      const response = await remote(new Request(url, { headers }));
      return { status: response.status, body: await response.json() };
    };
    expect(await ask({})).toMatchObject({ status: 200, body: { versions: ['0.2'] } });
    const queries = {
      q0: { ...QUERIES.q0, query: 'Harrowgate Marine Group' },
      q1: { query: 'Zanzibar Quicksilver Observatory' },
    };
    expect((await ask({ queries })).status).toBe(401);
    expect(asked).toEqual([]);

    const { status, body } = await ask({ queries }, token);
    expect([status, asked]).toEqual([200, ['/companies/search', '/companies/search']]);
    expect(body.q0.result[0]).toMatchObject({ id: GROUP, match: true });
    expect(body.q1.result.some(({ match }: { match: boolean }) => match)).toBe(false);
    const extended = await ask({ extend: EXTEND }, token);
    expect(extended.body.rows[GROUP].name).toEqual([{ str: expect.stringContaining('Harrowgate') }]);
    expect(asked.slice(2).sort()).toEqual(['/companies/gb/01234500', '/companies/gb/nothing-here']);

    const { suggest } = await remote(new Request(`http://localhost/reconcile?api_token=${token}`)).then((one) =>
      one.json(),
    );
    const suggestions = new URL(suggest.entity.service_url + suggest.entity.service_path);
    suggestions.searchParams.set('prefix', 'Harrowgate Marine Gr');
    expect((await (await remote(new Request(suggestions))).json()).result[0]).toMatchObject({ id: GROUP });
    const described = suggest.entity.flyout_service_path.replace(/\$\{id\}/, encodeURIComponent(GROUP));
    expect((await remote(new Request(suggest.entity.flyout_service_url + described))).status).toBe(200);
    expect(suggest.type.service_path).not.toContain(token);

    // Two queries, two records, a suggestion and its description are counted: one call is left.
    const refused = await ask({ queries }, token);
    expect([refused.status, refused.body.error.message]).toEqual([403, expect.stringMatching(/7 calls a day/)]);
  });
});
