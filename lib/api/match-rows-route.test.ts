import { describe, expect, it } from 'vitest';
import type { RowQuery } from '@/lib/match/table';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { Registry, RegistryRequest } from '@/lib/registry/request';
import { startSource } from '@/lib/service/source.fixture';
import { createMatchRowsRoute } from './match-rows-route';
import { answersFromSample, sampleRegistry, VISITOR } from './walk/walk-route.fixture';

const OURS = 'https://firmament.example';

function routeOf(registry: Registry) {
  const asked: RegistryRequest[] = [];
  const get: Registry['get'] = (request) => {
    asked.push(request);
    return registry.get(request);
  };
  const handler = createMatchRowsRoute({
    registry: () => ({ ...registry, get }),
    originOf: () => OURS,
    visitorOf: () => VISITOR,
    requestId: () => undefined,
    watch: () => UNWATCHED,
  });
  const post = async (body: unknown, headers: Record<string, string> = { origin: OURS }) => {
    const request = new Request(`${OURS}/api/match/rows`, { method: 'POST', body: JSON.stringify(body), headers });
    const reply = await handler(request);
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };
  return { handler, post, asked };
}

const HEAD: RowQuery = { name: 'Harrowgte Marine Group', jurisdiction: 'United Kingdom', number: '01234500' };

describe('rows matched for a page', () => {
  it('have candidates in their places, with reasons that pages put into words, and cost no calls', async () => {
    const { post, asked } = routeOf(sampleRegistry());
    const rows = [
      { ...HEAD, officers: 'Nobody; Else' },
      { name: 'Zanzibar Quicksilver Observatory', jurisdiction: 'Atlantis', date: 'soon', kind: 'GmbH' },
    ];
    const { status, body, headers } = await post({ rows });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.results[0]).toMatchObject({
      is_match: true,
      candidates: [
        {
          company_number: '01234500',
          reasons: [{ fact: 'name', kind: 'spelling' }, {}, {}],
          against: [{ fact: 'officers' }],
        },
        ...[],
      ],
    });
    expect(body.results[0]).not.toHaveProperty('ignored');
    expect(JSON.stringify(body)).not.toContain('"says"');
    expect(body.results[1]).toMatchObject({ is_match: false, ignored: ['jurisdiction', 'date', 'kind'] });
    expect(body.spent).toBe(0);
    expect(new Set(asked.map(({ caller }) => caller.kind))).toEqual(new Set(['explorer']));
    expect((await post({ rows, price: true })).body.results).toEqual({ metered: false, calls: 0 });
  });

  it('cost a call each in front of a remote service, which is told before and counted for the visitor', async () => {
    const { source, calls } = await startSource(answersFromSample(), {
      limits: { daily: 4, monthly: 90 },
      reservePercent: 0,
    });
    const { post } = routeOf(source);
    const rows = ['Harrowgate Marine', 'Oldacre', 'Zephyr'].map((name) => ({ name }));
    expect((await post({ rows, price: true })).body.results).toEqual({ metered: true, calls: 3, left_today: 4 });
    expect(calls()).toHaveLength(0);
    const { body, headers } = await post({ rows: rows.slice(0, 2) });
    expect([body.spent, headers.get('x-calls-spent'), calls().length]).toEqual([2, '2', 2]);
    expect((await post({ rows, price: true })).body.results).toMatchObject({ calls: 1, left_today: 2 });
    const more = await post({ rows: ['Thornwick', 'Umbra', 'Quill', 'Harrowgate Marine'].map((name) => ({ name })) });
    const failures = more.body.results.map(({ failure }: { failure?: { reason: string } }) => failure?.reason);
    expect(failures.filter((reason: string) => reason === 'allowance')).toHaveLength(1);
    expect(failures[3]).toBeUndefined();
    expect(more.body.spent).toBe(2);
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['a page of another site', { rows: [HEAD] }, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['no rows', { rows: [] }, { origin: OURS }, 400],
    ['a row without a name', { rows: [{ name: ' ' }] }, { origin: OURS }, 400],
    ['a cell of 301 letters', { rows: [{ name: 'a'.repeat(301) }] }, { origin: OURS }, 400],
    ['21 rows', { rows: Array.from({ length: 21 }, () => HEAD) }, { origin: OURS }, 400],
    [
      'a thousand and one rows for a price',
      { rows: Array.from({ length: 1_001 }, () => HEAD), price: true },
      { origin: OURS },
      400,
    ],
  ])('are refused from %s with a sentence', async (_, body, headers, status) => {
    const { post, asked } = routeOf(sampleRegistry());
    const reply = await post(body, headers);
    expect(reply.status).toBe(status);
    expect(reply.body.error.message).toMatch(/^[A-Z].*\.$/);
    expect(asked).toEqual([]);
  });

  it('are refused by another method', async () => {
    const reply = await routeOf(sampleRegistry()).handler(new Request(`${OURS}/api/match/rows`));
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
