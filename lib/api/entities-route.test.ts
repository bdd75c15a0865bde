import { describe, expect, it, vi } from 'vitest';
import { MOST_ENTITIES_ASKED } from '@/lib/contract/entity-facts';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { Registry } from '@/lib/registry/request';
import { createEntitiesRoute } from './entities-route';

const OURS = 'https://firmament.example';
const FACTS = { inactive: true, current_status: null, dissolution_date: null, corporate_groupings: null };

function routeOf(entityFacts?: Registry['entityFacts']) {
  const unasked = () => Promise.reject(new Error('not asked'));
  const registry: Registry = { source: 'embedded', get: unasked, health: unasked, entityFacts };
  const failed = vi.fn();
  const door = createEntitiesRoute({
    registry: () => registry,
    originOf: () => OURS,
    requestId: () => 'id',
    watch: () => ({ ...UNWATCHED, failed }),
  });
  return { door, failed };
}

const told = routeOf(async (paths) => paths.map((path) => ({ path, ...FACTS })));

function post(body: unknown, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }): Request {
  return new Request(`${OURS}/api/entities`, { method: 'POST', body: JSON.stringify(body), headers });
}

describe('the route to what is known of entities', () => {
  it('answers for each path, and is kept by nobody', async () => {
    const reply = await told.door(post({ paths: ['/companies/gb/1', '/placeholders/4'] }));
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toEqual({
      results: [
        { path: '/companies/gb/1', ...FACTS },
        { path: '/placeholders/4', ...FACTS },
      ],
    });
  });

  it('knows nothing where the source tells nothing', async () => {
    expect(await (await routeOf().door(post({ paths: ['/companies/gb/1'] }))).json()).toEqual({ results: [] });
  });

  it.each<[string, Request, number]>([
    ['another method', new Request(`${OURS}/api/entities`), 405],
    ['a page of another site', post({ paths: ['/companies/gb/1'] }, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['no list', post({}), 400],
    ['an empty list', post({ paths: [] }), 400],
    ['a path that is no entity', post({ paths: ['/officers/1'] }), 400],
    ['too many', post({ paths: Array.from({ length: MOST_ENTITIES_ASKED + 1 }, (_, n) => `/companies/gb/${n}`) }), 400],
    ['too much', post({ paths: ['x'.repeat(600_000)] }), 400],
  ])('refuses %s in a sentence', async (_, request, status) => {
    const reply = await told.door(request);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({ error: { message: expect.any(String) } });
  });

  it('tells nobody but the log of a defect of ours', async () => {
    const { door, failed } = routeOf(() => Promise.reject(new Error('secret')));
    const reply = await door(post({ paths: ['/companies/gb/1'] }));
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('secret');
    expect(failed).toHaveBeenCalledWith(expect.any(Error), 'id');
  });
});
