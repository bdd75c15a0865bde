import { expect, test } from '@playwright/test';
import { type Ask, type Asking, bodyOf, findSampleIds } from '../lib/testing/conformance/ask';
import { matrix, SENTENCES, xmlAddresses } from '../lib/testing/conformance/cases';
import { checkCase } from '../lib/testing/conformance/check';
import type { SentenceCase } from '../lib/testing/conformance/sentence';
import { readXml } from '../lib/testing/xml-reader';
import { sharedServer } from './support/shared-servers';

// Serial: the account reports its used calls, and must report the same number twice.
test.describe.configure({ mode: 'default' });

function tokenHeader({ token = 'good' }: Asking, good: string): Record<string, string> {
  return token === 'none' ? {} : { 'x-api-token': token === 'good' ? good : 'wrong' };
}

const ask: Ask = async (address, asking = {}) => {
  const { form = 'B', version = 'v0.4', method = 'GET', headers = {} } = asking;
  const { url, token } = sharedServer(form === 'A' ? 'service' : 'embedded');
  const response = await fetch(`${url}/${version}/${address}`, {
    method,
    redirect: 'manual',
    headers: { ...tokenHeader(asking, token), ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** A failed case does not stop the check of the others. */
async function failuresOf(cases: SentenceCase[]): Promise<string[]> {
  const failures: string[] = [];
  for (const asked of cases) {
    await checkCase(ask, asked).catch(({ message, cause }) => failures.push(`${message}\n${cause ?? ''}`));
  }
  return failures;
}

test('the interface over HTTP answers every endpoint in each of its situations', async () => {
  const cases = matrix(await findSampleIds(ask));
  expect(cases.length).toBeGreaterThan(120);
  expect(await failuresOf(cases)).toEqual([]);
});

test('the interface over HTTP says as XML what it says as JSON', async () => {
  for (const address of xmlAddresses(await findSampleIds(ask))) {
    const xml = await ask(address);
    const json = await ask(address.replace(/[?&]format=xml/, ''));
    expect(xml.status, address).toBe(json.status);
    expect(readXml(xml.text), address).toEqual(bodyOf(json));
  }
});

test('the interface over HTTP keeps every sentence of the specification that states a rule', async () => {
  expect(SENTENCES.length).toBeGreaterThan(100);
  expect(await failuresOf(SENTENCES)).toEqual([]);
});
