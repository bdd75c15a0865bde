import { expect, it } from 'vitest';
import type { RegistryRequest } from '@/lib/registry/request';
import { createBrowserRoute } from './browser-route';

it.each([
  ['cross-site', true],
  ['same-origin', false],
  ['none', false],
])('with the fetch site %s, the browser route spends no call: %s', async (site, prefetch) => {
  const received: RegistryRequest[] = [];
  const get = async (request: RegistryRequest) => {
    received.push(request);
    return { status: 200, body: {} };
  };
  const handler = createBrowserRoute({
    registry: () => ({ source: 'upstream', get, health: async () => ({ ready: true, checks: [] }) }),
    originOf: () => 'https://firmament.example',
    visitorOf: () => ({ name: 'address:192.0.2.7', operator: false }),
  });
  const headers = new Headers({ 'sec-fetch-site': site });
  const url = new URL('http://localhost:3000/api/registry/versions');
  await handler.read({ method: 'GET', headers, url }).ask('id');
  expect(received[0]?.caller).toMatchObject({ kind: 'explorer', prefetch });
});
