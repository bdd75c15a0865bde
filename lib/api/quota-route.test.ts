import { describe, expect, it, vi } from 'vitest';
import { quotaStatusSchema } from '@/lib/contract/quota';
import type { Meter, Registry } from '@/lib/registry/request';
import { askRoute } from '@/lib/testing/ask-route';
import { QUOTA_STATUS } from '@/lib/testing/quota-status';
import { createPriceRoute, createQuotaRoute, requestOf } from './quota-route';

const VISITOR = { name: 'address:192.0.2.7', operator: false };

const registryWith = (meter?: Partial<Meter>): (() => Registry) => {
  const unasked = () => Promise.reject(new Error('not asked'));
  const registry: Registry = { source: 'upstream', get: unasked, health: unasked };
  return () =>
    meter ? { ...registry, meter: { price: unasked, standing: unasked, report: unasked, ...meter } } : registry;
};

const get = (path: string): Request => new Request(`https://firmament.example${path}`);

describe('the quota of a visitor', () => {
  it('is returned to that visitor, and not cached', async () => {
    const standing = vi.fn(async () => QUOTA_STATUS);
    const handler = createQuotaRoute({ registry: registryWith({ standing }), visitorOf: () => VISITOR });
    const reply = await askRoute(handler, get('/api/allowance'));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(quotaStatusSchema.parse(await reply.json())).toEqual(QUOTA_STATUS);
    expect(standing).toHaveBeenCalledWith(VISITOR);
  });

  it.each([
    ['allowance', createQuotaRoute({ registry: registryWith(), visitorOf: () => VISITOR })],
    ['price', createPriceRoute({ registry: registryWith() })],
  ])('is 404 for our own register: %s', async (name, handler) => {
    expect((await askRoute(handler, get(`/api/${name}?path=versions`))).status).toBe(404);
  });
});

describe('the price of requests', () => {
  const price = vi.fn<Meter['price']>(async (requests) =>
    requests.map(({ path }) => (path === 'versions' ? 'kept' : 'call')),
  );
  const handler = createPriceRoute({ registry: registryWith({ price }) });

  it('is returned in the order requested', async () => {
    const paths = ['/companies/gb/SC%2F1/network?confidence=all', 'versions'];
    const query = new URLSearchParams(paths.map((path) => ['path', path]));
    const reply = await askRoute(handler, get(`/api/price?${query}`));
    expect(await reply.json()).toEqual({
      results: [
        { path: paths[0], price: 'call' },
        { path: paths[1], price: 'kept' },
      ],
    });
    const [first] = price.mock.lastCall?.[0] ?? [];
    expect(first?.path).toBe('companies/gb/SC%2F1/network');
    expect(String(first?.params)).toBe('confidence=all');
  });

  it.each([0, 101])('is refused for %i paths', async (count) => {
    const query = Array.from({ length: count }, () => 'path=versions').join('&');
    const reply = await askRoute(handler, get(`/api/price?${query}`));
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(`${count} times`);
  });
});

describe('a request in an address', () => {
  it.each([
    ['versions', 'versions', ''],
    ['/companies/search?q=a?b', 'companies/search', 'q=a%3Fb'],
    ['//companies/gb/1', 'companies/gb/1', ''],
    ['', '', ''],
  ])('%j is the path %j with %j', (address, path, params) => {
    const request = requestOf(address);
    expect([request.path, String(request.params)]).toEqual([path, params]);
  });
});
