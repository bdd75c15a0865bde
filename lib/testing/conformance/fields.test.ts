import { describe, expect, it } from 'vitest';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import type { SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { sampleDatabase } from '../sample-register';
import { type Ask, findSampleIds } from './ask';
import { ENDPOINT_NAMES, endpointCases } from './endpoint-cases';

const ORIGIN = 'https://firmament.example';

/** Asks a register in process, as a page would; `account_status` alone needs an account and is not asked. */
function askOf(database: SqliteDatabase): Ask {
  const store = createSqliteStore(database);
  const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  return async (address) => {
    const [path = '', query = ''] = address.split('?');
    const params = new URLSearchParams(query);
    const { status, body } = await registry.get({ path, params, caller: { kind: 'explorer' }, origin: ORIGIN });
    return { status, headers: new Headers(), text: JSON.stringify(body) };
  };
}

interface Field {
  path: string;
  value: unknown;
}

/** All fields of a reply whose name matches, with their path: `results.company.source.retrieved_at`. */
function fieldsOf(value: unknown, name: RegExp, path = ''): Field[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = Array.isArray(value) ? path : `${path}.${key}`;
    return name.test(key) && !Array.isArray(value) ? [{ path: at, value: inner }] : fieldsOf(inner, name, at);
  });
}

async function findFields(ask: Ask, address: string, name: RegExp): Promise<Field[]> {
  const { status, text } = await ask(address);
  expect(status, address).toBe(200);
  return fieldsOf(JSON.parse(text), name).filter(({ value }) => value !== null);
}

const sample = askOf(sampleDatabase());
const cases = endpointCases(await findSampleIds(sample));
const ADDRESSES = ENDPOINT_NAMES.filter((name) => name !== 'get_account_status').map((name) => cases[name].normal);

const URL_FIELD = /(?:^|_)url$/;

describe('in every reply', () => {
  it.each(ADDRESSES)('addresses are absolute: %s', async (address) => {
    const fields = await findFields(sample, address, URL_FIELD);
    expect(fields.filter(({ value }) => !/^https?:\/\//.test(String(value)))).toEqual([]);
  });
});

it('the address of a company’s data is that of its list', async () => {
  const [field] = await findFields(sample, cases.get_company.normal, /^url$/).then((fields) =>
    fields.filter(({ path }) => path.endsWith('.data.url')),
  );
  expect(field?.value).toBe(`${ORIGIN}/${cases.list_company_data.normal}`);
});
