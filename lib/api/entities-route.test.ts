import { describe, expect, it, vi } from 'vitest';
import { MOST_ENTITIES_ASKED } from '@/lib/contract/entity-facts';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { Registry } from '@/lib/registry/request';
import { createEntitiesRoute } from './entities-route';

const OURS = 'https://firmament.example';
const FACTS = {
  inactive: true,
  current_status: null,
  incorporation_date: null,
  dissolution_date: null,
  corporate_groupings: null,
};

function routeOf(entityFacts?: Registry['entityFacts']) {
  const unasked = () => Promise.reject(new Error('not asked'));
  const registry: Registry = { source: 'embedded', get: unasked, health: unasked, entityFacts };
  const failed = vi.fn();
  const handler = createEntitiesRoute({
    registry: () => registry,
    originOf: () => OURS,
    requestId: () => 'id',
    watch: () => ({ ...UNWATCHED, failed }),
  });
  return { handler, failed };
}

const known = routeOf(async (paths) => paths.map((path) => ({ path, ...FACTS })));

function post(body: unknown, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }): Request {
  return new Request(`${OURS}/api/entities`, { method: 'POST', body: JSON.stringify(body), headers });
}

describe('the route for known facts of entities', () => {
  it('returns facts for each path, without caching', async () => {
    const reply = await known.handler(post({ paths: ['/companies/gb/1', '/placeholders/4'] }));
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toEqual({
      results: [
        { path: '/companies/gb/1', ...FACTS },
        { path: '/placeholders/4', ...FACTS },
      ],
    });
  });

  it('returns nothing if the source knows nothing', async () => {
    expect(await (await routeOf().handler(post({ paths: ['/companies/gb/1'] }))).json()).toEqual({ results: [] });
  });

  it.each<[string, Request, number]>([
    ['another method', new Request(`${OURS}/api/entities`), 405],
    ['a page of another site', post({ paths: ['/companies/gb/1'] }, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['no list', post({}), 400],
    ['an empty list', post({ paths: [] }), 400],
    ['a path that is no entity', post({ paths: ['/officers/1'] }), 400],
    ['too many', post({ paths: Array.from({ length: MOST_ENTITIES_ASKED + 1 }, (_, n) => `/companies/gb/${n}`) }), 400],
    ['too much', post({ paths: ['x'.repeat(600_000)] }), 400],
  ])('refuses %s with a sentence', async (_, request, status) => {
    const reply = await known.handler(request);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({ error: { message: expect.any(String) } });
  });

  it('reports an unexpected error in the log only', async () => {
    const { handler, failed } = routeOf(() => Promise.reject(new Error('secret')));
    const reply = await handler(post({ paths: ['/companies/gb/1'] }));
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('secret');
    expect(failed).toHaveBeenCalledWith(expect.any(Error), 'id');
  });
});
