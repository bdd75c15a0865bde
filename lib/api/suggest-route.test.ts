import { describe, expect, it } from 'vitest';
import { RegistryError } from '@/lib/contract/errors';
import type { Suggestions } from '@/lib/contract/extensions';
import type { Registry } from '@/lib/registry/request';
import { askRoute } from '@/lib/testing/ask-route';
import { createSuggestRoute } from './suggest-route';

const NONE: Suggestions = { companies: [], officers: [], jurisdictions: [] };

function ask(suggest: Registry['suggest'], query = '?q=zeph'): Promise<Response> {
  const health = async () => ({ ready: true, checks: [] });
  const get = () => Promise.reject(new Error('not asked'));
  const registry: Registry = { source: 'embedded', get, suggest, health };
  const handler = createSuggestRoute({ registry: () => registry, originOf: () => 'https://firmament.example' });
  return askRoute(handler, new Request(`https://firmament.example/api/suggest${query}`));
}

describe('the suggest route', () => {
  it('passes the typed text on, and makes addresses absolute', async () => {
    const officer = { id: 1, name: 'Oda', position: null, company_name: null, service_url: '/officers/1' };
    const reply = await ask(async (q) => ({ ...NONE, officers: [{ ...officer, name: q }] }));
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      results: {
        ...NONE,
        officers: [{ ...officer, name: 'zeph', service_url: 'https://firmament.example/officers/1' }],
      },
    });
  });

  it('sends no query for an empty text', async () => {
    expect((await ask(async (q) => (q === '' ? NONE : Promise.reject(new Error(q))), '')).status).toBe(200);
  });

  it('responds 404 if the source makes no suggestions', async () => {
    const reply = await ask(undefined);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ error: { message: expect.any(String) } });
  });

  it('reports what is wrong with a text', async () => {
    const reply = await ask(() => Promise.reject(new RegistryError('invalid_request', 'Too long.')));
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ error: { message: 'Too long.' } });
  });
});
