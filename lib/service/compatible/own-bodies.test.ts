import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName, printPath } from '@/lib/contract/endpoints';
import { EXAMPLES } from '@/lib/contract/examples';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { adapt } from './adapt';

const account = { id: 1, plan: 'unlimited', status: 'approved', expiry_date: null };
const store = { ...createSqliteStore(sampleDatabase()), findAccount: async () => account };
const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS);

async function bodyOf(name: EndpointName, params: URLSearchParams, urlField = 'service_url'): Promise<Json> {
  const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField });
  const { variables } = EXAMPLES[name];
  const path = printPath(name, variables as Parameters<typeof printPath>[1]);
  const caller = { kind: 'program', token: 'any' } as const;
  const { status, body } = await registry.get({ path, params, caller, origin: 'https://firmament.example' });
  expect(status).toBe(200);
  return isJsonObject(body) ? body : {};
}

/** The example alone, and with each of its parameters. */
const questionsOf = (name: EndpointName): URLSearchParams[] => [
  new URLSearchParams(),
  ...Object.entries(EXAMPLES[name].parameters).map(([parameter, value]) => new URLSearchParams([[parameter, value]])),
];

describe('a body of our own register', () => {
  it.each(names)('is unchanged: %s', async (name) => {
    for (const params of questionsOf(name)) {
      const body = await bodyOf(name, params);
      expect(adapt(name, body, { urlField: 'service_url' }), params.toString()).toEqual(body);
    }
  });

  it.each(names)('keeps its addresses under the field of the setting, and has them under ours: %s', async (name) => {
    const plain = await bodyOf(name, new URLSearchParams());
    const renamed = await bodyOf(name, new URLSearchParams(), 'registry_page');
    const adapted = adapt(name, renamed, { urlField: 'registry_page' });
    expect(adapted).toMatchObject(plain);
    expect(adapted).toMatchObject(renamed);
  });
});
