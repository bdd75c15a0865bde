import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { MatchResult } from '@/lib/match/match';
import type { MatchCandidate } from '@/lib/match/score';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { Account } from '@/lib/register/store/store';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { RegistryRequest } from '@/lib/registry/request';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { createMatchRoute, MOST_QUERIES } from './match-route';

const account: Account = { id: 1, plan: 'unlimited', status: 'approved', expiry_date: null };
const embedded = createEmbeddedRegistry({
  store: { ...createSqliteStore(sampleDatabase()), findAccount: async () => account },
  ...{ form: 'B', wildcard: 'B', urlField: 'opencorporates_url' },
});

/** The calls that programs are charged for. */
let charged: RegistryRequest[] = [];
/** How many calls are allowed. */
let allowed = Number.POSITIVE_INFINITY;

const post = createMatchRoute({
  registry: () => ({
    ...embedded,
    async get(request) {
      if (request.caller.kind !== 'program') return embedded.get(request);
      if (charged.length >= allowed) return { status: 403, body: { error: { message: 'No calls are left.' } } };
      charged.push(request);
      return embedded.get(request);
    },
  }),
  originOf: () => 'https://firmament.example',
  trustProxy: () => 0,
  urlField: () => 'opencorporates_url',
  requestId: () => undefined,
  watch: () => UNWATCHED,
});

async function match(body: unknown, init: RequestInit = {}) {
  charged = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await post(new Request('http://localhost/api/match', { method: 'POST', body: text, ...init }));
  return { status: response.status, body: await response.json() };
}

const NAMES = ['Harrowgate Marine Group', 'Harrowgte Marine Group', 'Zanzibar Quicksilver Observatory'];

describe('POST /api/match', () => {
  it('answers each query in its place, with reasons and addresses, and counts one call for each', async () => {
    const queries = NAMES.map((name, id) => ({ id, name, jurisdiction_code: 'gb' }));
    const { status, body } = await match({ queries, limit: 2 }, { headers: { 'X-API-TOKEN': 'a-token' } });
    expect(status).toBe(200);
    expect(body.results.map(({ id, is_match }: { id: number; is_match: boolean }) => [id, is_match])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
    expect(body.results[0].candidates[0]).toMatchObject({
      company: { company_number: '01234500', opencorporates_url: 'https://firmament.example/companies/gb/01234500' },
      reasons: [{ fact: 'name' }, { fact: 'jurisdiction' }],
      against: [],
    });
    expect(charged.map(({ caller }) => caller)).toEqual(NAMES.map(() => expect.objectContaining({ token: 'a-token' })));
  });

  it('compares the officers that a query names with those of the register, for no further call', async () => {
    const company = await embedded.get({
      ...{ path: 'companies/gb/01234500', params: new URLSearchParams() },
      ...{ caller: { kind: 'explorer' }, origin: 'https://firmament.example' },
    });
    const [{ officer }] = z
      .object({
        results: z.object({
          company: z.object({
            officers: z.tuple([z.looseObject({ officer: z.object({ name: z.string() }) })], z.unknown()),
          }),
        }),
      })
      .parse(company.body).results.company.officers;
    const name = 'Harrowgte Marine Group';
    const queries = [{ name }, { name, officers: ['Nobody', officer.name] }, { name, officers: ['Nobody'] }];
    const { body } = await match({ queries: [...queries, { name, kind: 'person' }], limit: 1 });
    const best: MatchCandidate[] = body.results.map(({ candidates }: MatchResult) => candidates[0]);
    const [alone = 0, known, unknown, person] = best.map(({ score }) => score);
    expect([known, unknown, person]).toEqual([alone + 8, alone - 4, alone - 30]);
    expect(best[1]?.reasons.at(-1)?.says).toBe(`${officer.name} is among its officers`);
    expect(charged).toHaveLength(4);
  });

  it('gives as many candidates as are asked for', async () => {
    const { body } = await match({ queries: [{ name: 'Harrowgate' }], limit: 2 });
    expect(body.results[0].candidates).toHaveLength(2);
  });

  it('answers a thousand queries', async () => {
    const queries = Array.from({ length: MOST_QUERIES }, (_, id) => ({ id, name: NAMES[0] }));
    const { body } = await match({ queries, limit: 1 });
    expect(body.results).toHaveLength(MOST_QUERIES);
    expect(charged).toHaveLength(MOST_QUERIES);
  });

  it('says of each query that the allowance ended before it, and refuses if it had ended', async () => {
    allowed = 1;
    const queries = NAMES.map((name) => ({ name }));
    const { status, body } = await match({ queries });
    expect(status).toBe(200);
    expect(body.results.filter((one: object) => 'error' in one)).toHaveLength(2);
    allowed = 0;
    expect(await match({ queries })).toMatchObject({ status: 403 });
    allowed = Number.POSITIVE_INFINITY;
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /not JSON/],
    ['no queries', { queries: [] }, /queries/],
    ['a query without a name', { queries: [{ jurisdiction_code: 'gb' }] }, /queries\.0\.name/],
    ['a blank name', { queries: [{ name: ' ' }] }, /queries\.0\.name/],
    ['a name of ten thousand letters', { queries: [{ name: 'a'.repeat(10_000) }] }, /queries\.0\.name/],
    ['a day that is none', { queries: [{ name: 'a', incorporation_date: 'soon' }] }, /incorporation_date/],
    ['too many queries', { queries: Array.from({ length: MOST_QUERIES + 1 }, () => ({ name: 'a' })) }, /queries/],
    ['too long a body', ' '.repeat(2_000_000), /longer/],
  ])('refuses %s with a sentence', async (_, body, said) => {
    const reply = await match(body);
    expect(reply.status).toBe(400);
    expect(reply.body.error.message).toMatch(said);
    expect(charged).toEqual([]);
  });

  it('refuses other methods', async () => {
    const response = await post(new Request('http://localhost/api/match'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
