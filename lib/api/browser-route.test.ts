import { expect, it } from 'vitest';
import type { RegistryRequest } from '@/lib/registry/request';
import { createBrowserRoute } from './browser-route';

it.each([
  ['cross-site', true],
  ['same-origin', false],
  ['none', false],
])(
  'asked from where browsers call it %s, the browser route answers with what is at hand only: %s',
  async (site, prefetch) => {
    const asked: RegistryRequest[] = [];
    const get = async (request: RegistryRequest) => {
      asked.push(request);
      return { status: 200, body: {} };
    };
    const door = createBrowserRoute({
      registry: () => ({ source: 'upstream', get, health: async () => ({ ready: true, checks: [] }) }),
      originOf: () => 'https://firmament.example',
      visitorOf: () => ({ name: 'address:192.0.2.7', operator: false }),
    });
    const headers = new Headers({ 'sec-fetch-site': site });
    const url = new URL('http://localhost:3000/api/registry/versions');
    await door.read({ method: 'GET', headers, url }).ask('id');
    expect(asked[0]?.caller).toMatchObject({ kind: 'explorer', prefetch });
  },
);
