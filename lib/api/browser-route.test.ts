import { expect, it } from 'vitest';
import type { Registry, RegistryRequest } from '@/lib/registry/request';
import { createBrowserRoute } from './browser-route';

const readFrom = (get: Registry['get'], given: Record<string, string>) =>
  createBrowserRoute({
    registry: () => ({ source: 'upstream', get, health: async () => ({ ready: true, checks: [] }) }),
    originOf: () => 'https://firmament.example',
    visitorOf: () => ({ name: 'address:192.0.2.7', operator: false }),
  })
    .read({
      method: 'GET',
      headers: new Headers(given),
      url: new URL('http://localhost:3000/api/registry/versions'),
    })
    .ask('id');

it('scripts get texts as pages show them: cut in the language of the page, and well-formed', async () => {
  const body = { name: 'a'.repeat(100_000), list: ['a\ud800'] };
  const reply = await readFrom(async () => ({ status: 200, body }), { cookie: 'firmament_language=de' });
  const text = JSON.stringify(reply.body);
  expect(text.length).toBeLessThan(1_200);
  expect(text).toContain('von 100.000 Zeichen');
  expect(text).toContain('a\ufffd');
});

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
  await readFrom(get, { 'sec-fetch-site': site });
  expect(received[0]?.caller).toMatchObject({ kind: 'explorer', prefetch });
});
