import { join } from 'node:path';
import { createAccount } from '../lib/registry/embedded/store/sqlite/accounts';
import { type Ask, type Asking, bodyOf, findSampleIds } from '../lib/testing/conformance/ask';
import { matrix, SENTENCES, xmlAddresses } from '../lib/testing/conformance/cases';
import { checkCase } from '../lib/testing/conformance/check';
import { readXml } from '../lib/testing/xml-reader';
import { temporaryDataFolder } from './support/sample';
import { type FirmamentServer, startServer } from './support/servers';
import { expect, test } from './support/test';

const PLENTY = { API_DAILY_LIMIT: '1000000', API_MONTHLY_LIMIT: '1000000' };

interface Running {
  server: FirmamentServer;
  token: string;
}

async function start(form: 'A' | 'B'): Promise<Running> {
  const folder = temporaryDataFolder(true);
  const { token } = createAccount(join(folder, 'register.sqlite'), { plan: 'conformance' });
  const server = await startServer({ sample: false, env: { FIRMAMENT_DATA: folder, API_FORM: form, ...PLENTY } });
  return { server, token };
}

function tokenHeader({ token = 'good' }: Asking, good: string): Record<string, string> {
  return token === 'none' ? {} : { 'x-api-token': token === 'good' ? good : 'wrong' };
}

test.describe('the interface over HTTP', () => {
  test.describe.configure({ mode: 'serial' });
  const running: Partial<Record<'A' | 'B', Running>> = {};
  test.beforeAll(async () => {
    running.A = await start('A');
    running.B = await start('B');
  });
  test.afterAll(async () => {
    await running.A?.server.stop();
    await running.B?.server.stop();
  });

  const ask: Ask = async (address, asking = {}) => {
    const { form = 'B', version = 'v0.4', method = 'GET', headers = {} } = asking;
    const at = running[form];
    if (!at) throw new Error('The server did not start.');
    const response = await fetch(`${at.server.url}/${version}/${address}`, {
      method,
      redirect: 'manual',
      headers: { ...tokenHeader(asking, at.token), ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('answers every endpoint in each of its situations', async () => {
    const cases = matrix(await findSampleIds(ask));
    expect(cases.length).toBeGreaterThan(120);
    for (const asked of cases) await test.step(asked.cites, () => checkCase(ask, asked));
  });

  test('says as XML what it says as JSON', async () => {
    for (const address of xmlAddresses(await findSampleIds(ask))) {
      const xml = await ask(address);
      const json = await ask(address.replace(/[?&]format=xml/, ''));
      expect(xml.status, address).toBe(json.status);
      expect(readXml(xml.text), address).toEqual(bodyOf(json));
    }
  });

  for (const [index, asked] of SENTENCES.entries()) {
    test(`${index + 1}. ${asked.cites}`, () => checkCase(ask, asked));
  }
});
