import { describe, expect, it } from 'vitest';
import { createApiRoute } from '@/lib/api/route';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { hashToken } from '@/lib/register/handler';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { Account } from '@/lib/register/store/store';
import { askRoute } from '../ask-route';
import { freezeReplies } from '../frozen-store';
import { sampleDatabase } from '../sample-register';
import { readXml } from '../xml-reader';
import { type Ask, type Asking, bodyOf, findSampleIds } from './ask';
import { matrix, SENTENCES, xmlAddresses } from './cases';
import { checkCase } from './check';

const GOOD = 'a-good-token';
const account: Account = {
  id: 1,
  plan: 'conformance',
  status: 'approved',
  expiry_date: null,
  daily_limit: null,
  monthly_limit: null,
};

/** The sample register with a fake account, as the register is shared and read only. No request may change a reply. */
const store = {
  ...freezeReplies(createSqliteStore(sampleDatabase())),
  findAccount: async (tokenHash: string) => (tokenHash === hashToken(GOOD) ? account : undefined),
};

const routeOf = (form: 'A' | 'B') => {
  const registry = createEmbeddedRegistry({ store, form, wildcard: form, urlField: 'service_url' });
  return createApiRoute({
    registry: () => registry,
    originOf: () => 'https://firmament.example',
    trustProxy: () => 0,
  });
};
const doors = { A: routeOf('A'), B: routeOf('B') };

function headersOf({ token = 'good', headers }: Asking): Record<string, string> {
  return { ...headers, ...(token !== 'none' && { 'x-api-token': token === 'good' ? GOOD : 'wrong' }) };
}

const ask: Ask = async (address, asking = {}) => {
  const { form = 'B', version = 'v0.4', method = 'GET' } = asking;
  const url = `https://firmament.example/${version}/${address}`;
  const response = await askRoute(doors[form], new Request(url, { method, headers: headersOf(asking) }));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const ids = await findSampleIds(ask);

describe('every endpoint in each of its situations', () => {
  it.each(matrix(ids))('$cites', (asked) => checkCase(ask, asked));

  it.each(xmlAddresses(ids))('says as XML what it says as JSON: %s', async (address) => {
    const xml = await ask(address);
    const json = await ask(address.replace(/[?&]format=xml/, ''));
    expect(xml.status).toBe(json.status);
    expect(xml.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(readXml(xml.text)).toEqual(bodyOf(json));
  });
});

describe('every sentence of the specification that states a rule', () => {
  it.each(SENTENCES)('$cites', (asked) => checkCase(ask, asked));
});
