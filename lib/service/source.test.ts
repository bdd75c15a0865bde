import { describe, expect, it } from 'vitest';
import type { Visitor } from '@/lib/registry/request';
import { answersError, answersJson, answersWithEtag, byPath, inTurn } from '@/lib/testing/faults/answers';
import { createUpstream } from './create-upstream';
import { answersCompany, COMPANY, COMPANY_PATH, errorOf, HOUR, startSource } from './source.fixture';

const operator: Visitor = { name: 'address:127.0.0.1', operator: true };
const asOperator = { caller: { kind: 'explorer', visitor: operator } } as const;
const asVisitor = (name: string) => ({ caller: { kind: 'explorer', visitor: { name, operator: false } } }) as const;

describe('a cached copy', () => {
  it('that is fresh is returned without a call, also after a restart', async () => {
    const { get, calls, options, source } = await startSource(answersCompany);
    expect((await get(COMPANY_PATH)).facts).toMatchObject({ from: 'call', cost: 1 });
    expect((await get(COMPANY_PATH)).facts).toMatchObject({ from: 'kept', cost: 0 });
    await source.close();
    const again = createUpstream(options);
    const request = { path: COMPANY_PATH, params: new URLSearchParams(), ...asOperator, origin: '' };
    expect(await again.get(request)).toMatchObject({ status: 200, facts: { from: 'kept' } });
    await again.close();
    expect(calls()).toHaveLength(1);
  });

  it('that is stale is returned at once, and renewed in the background', async () => {
    const { get, use, pass, calls } = await startSource(answersCompany);
    await get(COMPANY_PATH);
    await use(answersJson({ results: { company: { ...COMPANY, name: 'Zephyr Harbour Limited' } } }));
    pass(30 * HOUR);
    expect(await get(COMPANY_PATH)).toMatchObject({
      facts: { from: 'stale' },
      body: { results: { company: COMPANY } },
    });
    await expect.poll(calls).toHaveLength(2);
    const name = async () =>
      ((await get(COMPANY_PATH)).body as { results: { company: typeof COMPANY } }).results.company.name;
    await expect.poll(name).toBe('Zephyr Harbour Limited');
    expect(calls()).toHaveLength(2);
  });

  it('is not renewed in the background if few calls are left', async () => {
    const limits = { daily: 4, monthly: 100 };
    const { get, pass, calls } = await startSource(answersCompany, { limits, reservePercent: 0 });
    await get(COMPANY_PATH);
    pass(30 * HOUR);
    for (const number of [1, 2]) await get(`companies/gb/${number}`);
    const before = calls().length;
    expect((await get(COMPANY_PATH)).facts).toMatchObject({ from: 'stale', cost: 0 });
    expect(calls()).toHaveLength(before);
  });

  it('is confirmed by its ETag, and fresh again', async () => {
    const body = { results: { company: COMPANY } };
    const { get, pass, service, calls } = await startSource(answersWithEtag('"v1"', body));
    const first = await get(COMPANY_PATH);
    pass(10 * 24 * HOUR);
    const reply = await get(COMPANY_PATH);
    expect(reply.body).toEqual(first.body);
    expect(reply.facts).toMatchObject({ from: 'call', cost: 1 });
    expect(service.headers.map((headers) => headers['if-none-match'])).toContain('"v1"');
    expect((await get(COMPANY_PATH)).facts).toMatchObject({ from: 'kept' });
    expect(calls()).toHaveLength(2);
  });

  it('is replaced when a visitor refreshes it, but not twice within half a minute', async () => {
    const { get, calls, pass } = await startSource(answersCompany);
    await get(COMPANY_PATH);
    expect((await get(COMPANY_PATH, '', { refresh: true })).facts).toMatchObject({ from: 'kept', cost: 0 });
    pass(31_000);
    expect((await get(COMPANY_PATH, '', { refresh: true })).facts).toMatchObject({ from: 'call', cost: 1 });
    expect(calls()).toHaveLength(2);
  });

  it('serves all spellings of a request', async () => {
    const { get, calls } = await startSource(answersJson({ results: { companies: [], page: 1, total_count: 0 } }));
    await get('companies/search', 'q=zephyr&jurisdiction_code=gb|ie');
    await get('companies/search', 'jurisdiction_code=ie|gb&q=zephyr&page=1&unknown=1');
    expect(calls()).toHaveLength(1);
  });
});

describe('one call', () => {
  it('serves a thousand concurrent requests for the same company', async () => {
    const { get, calls, spent } = await startSource(answersCompany, { timeoutMs: 10_000 });
    const replies = await Promise.all(Array.from({ length: 1000 }, () => get(COMPANY_PATH)));
    expect(calls()).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.reduce((sum, { facts }) => sum + (facts?.cost ?? 0), 0)).toBe(1);
    expect(await spent()).toBe(1);
  });

  it('is not refused to one visitor because of the share of another', async () => {
    const limits = { daily: 10, monthly: 100 };
    const { get, calls } = await startSource(answersCompany, { limits, visitorPercent: 10, timeoutMs: 10_000 });
    await get('companies/gb/1', '', asVisitor('address:192.0.2.1'));
    const replies = await Promise.all([
      get(COMPANY_PATH, '', asVisitor('address:192.0.2.1')),
      get(COMPANY_PATH, '', asVisitor('address:192.0.2.2')),
    ]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(replies[1]?.status).toBe(200);
    expect(calls()).toHaveLength(2);
  });
});

describe('the quota', () => {
  const limits = { daily: 10, monthly: 100 };

  it('is not exceeded, keeps its reserve for the operator, and says when calls are available again', async () => {
    const { get, calls } = await startSource(answersCompany, { limits, reservePercent: 20 });
    for (let number = 1; number <= 12; number++) await get(`companies/gb/${number}`);
    expect(calls()).toHaveLength(8);
    const refused = await get('companies/gb/99');
    expect(refused.status).toBe(403);
    expect(errorOf(refused)).toMatchObject({ reason: 'allowance', retry_at: expect.stringMatching(/T00:00:00/) });
    for (let number = 20; number <= 24; number++) await get(`companies/gb/${number}`, '', asOperator);
    expect(calls()).toHaveLength(10);
  });

  it('that is used up still allows cached replies', async () => {
    const { get, use, pass } = await startSource(answersCompany, { limits });
    await get(COMPANY_PATH);
    await use(answersError(429, 'Too many requests'));
    await get('companies/gb/2');
    pass(1000);
    expect((await get(COMPANY_PATH)).status).toBe(200);
    expect((await get('companies/gb/3')).status).toBe(403);
  });

  it('is read from account_status, to distinguish its 403 from others', async () => {
    const status = { plan: 'open data', status: 'approved', usage: { today: 50, this_month: 60 } };
    const accountReply = (today: number) =>
      answersJson({ results: { account_status: { ...status, calls_remaining: { today, this_month: 140 } } } });
    for (const [left, reason] of [
      [0, 'allowance'],
      [20, undefined],
    ] as const) {
      const { get, service } = await startSource(answersCompany);
      await service.use(byPath([[/account_status/, accountReply(left)]], answersError(403, 'Forbidden')));
      const reply = await get(COMPANY_PATH, '', asOperator);
      expect({ status: reply.status, reason: errorOf(reply).reason }).toEqual({ status: 403, reason });
    }
  });

  it('is never spent on a prefetch', async () => {
    const { get, calls, pass } = await startSource(answersCompany);
    const prefetch = { caller: { kind: 'explorer', prefetch: true } } as const;
    expect(await get(COMPANY_PATH, '', prefetch)).toMatchObject({ status: 503 });
    await get(COMPANY_PATH);
    expect(await get(COMPANY_PATH, '', prefetch)).toMatchObject({ status: 200, facts: { from: 'kept' } });
    pass(30 * HOUR);
    expect(await get(COMPANY_PATH, '', prefetch)).toMatchObject({ status: 200, facts: { from: 'stale' } });
    // A background renewal would have been sent before this request.
    await get('companies/gb/2');
    expect(calls()).toHaveLength(2);
  });

  it.each([
    ['a path that is not of the interface', 'companies/gb/1/owners', '', 404],
    ['a wrong value', 'companies/search', 'page=x', 400],
    ['a search by personal facts', 'officers/search', 'date_of_birth=1970-01-01', 403],
  ])('is not spent on %s', async (_, path, query, status) => {
    const { get, calls } = await startSource(answersCompany);
    expect((await get(path, query)).status).toBe(status);
    expect(calls()).toEqual([]);
  });

  it('is not spent on requests that need a token we lack', async () => {
    const { get, service } = await startSource(answersCompany, { token: null });
    const refused = await get('companies/search', 'q=zephyr&per_page=100');
    expect(refused.status).toBe(403);
    expect(errorOf(refused).reason).toBe('needs_token');
    expect(service.requests).toEqual([]);
    expect((await get(COMPANY_PATH)).status).toBe(200);
    expect(service.requests.join()).not.toContain('api_token');
  });
});

describe('a failing service', () => {
  it('is called again after a moment if it is busy, within the time limit', async () => {
    const busy = answersError(503, 'Overloaded');
    const { get, calls, spent } = await startSource(inTurn(busy, answersCompany), { timeoutMs: 5000 });
    expect(await get(COMPANY_PATH)).toMatchObject({ status: 200, facts: { cost: 2 } });
    expect(calls()).toHaveLength(2);
    expect(await spent()).toBe(2);
  });

  it('is not called after five failures, and called again later', async () => {
    const { get, calls, use, pass, source } = await startSource(answersError(500, 'Out of order'), { timeoutMs: 50 });
    for (let number = 1; number <= 9; number++) await get(`companies/gb/${number}`);
    expect(calls()).toHaveLength(5);
    expect(await source.health()).toMatchObject({ ready: false });
    expect(errorOf(await get('companies/gb/10'))).toMatchObject({ reason: 'down', retry_at: expect.any(String) });
    await use(answersCompany);
    pass(16_000);
    expect((await get('companies/gb/11')).status).toBe(200);
    expect(await source.health()).toMatchObject({ ready: true });
  });

  it('that refuses our token does not receive it again for a minute', async () => {
    const { get, calls, use, pass } = await startSource(answersError(401, 'Invalid API token'));
    for (const number of [1, 2, 3]) expect(errorOf(await get(`companies/gb/${number}`)).reason).toBe('token');
    expect(calls()).toHaveLength(1);
    await use(answersCompany);
    pass(61_000);
    expect((await get('companies/gb/4')).status).toBe(200);
  });
});

describe('private facts', () => {
  it('are neither returned nor cached, although our token gives access', async () => {
    const officer = { id: 7, name: 'Oda Invented', date_of_birth: '1970-01-02', nationality: 'Norwegian' };
    const company = { ...COMPANY, officers: [{ officer: { ...officer, service_url: '/officers/7' } }] };
    const { get } = await startSource(answersJson({ results: { company } }));
    for (const _ of ['called', 'kept']) {
      const text = JSON.stringify((await get(COMPANY_PATH)).body);
      expect(text).toContain('Oda Invented');
      expect(text).not.toMatch(/1970|Norwegian/);
    }
  });
});

describe('excluded values', () => {
  it.each(['companies/search', 'officers/search'])(
    'are refused on %s without a call, whether or not it was requested before',
    async (path) => {
      const { get, calls, spent } = await startSource(answersJson({ results: {} }));
      const query = 'q=zephyr&facets=jurisdiction_code&exclude=jurisdiction_code:gb';
      for (const more of [{}, { refresh: true }, asOperator]) {
        const reply = await get(path, query, more);
        expect(reply.status).toBe(400);
        expect(JSON.stringify(reply.body)).toContain('needs a register of our own');
      }
      expect(calls()).toEqual([]);
      expect(await spent()).toBe(0);
    },
  );

  it('are ignored if the text is empty, and in other lists', async () => {
    const { get, calls } = await startSource(answersJson({ results: {} }));
    await get('companies/search', 'q=zephyr&exclude=');
    await get('corporate_groupings/search', 'q=zephyr&exclude=x:y');
    expect(calls()).toHaveLength(2);
    for (const call of calls()) expect(call).not.toContain('exclude');
  });
});
