import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import type { RegisterInput } from '@/lib/register/store/records';
import { openDatabase, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { companyKey } from '@/lib/shared/links';
import { sampleDatabase } from '../sample-register';
import { type Ask, findSampleIds, itemsOf, type Json, resultsOf } from './ask';
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

async function allPages(ask: Ask, address: string, list: string, item: string): Promise<Json[]> {
  const items: Json[] = [];
  for (let page = 1; ; page++) {
    const reply = await ask(`${address}&page=${page}`);
    items.push(...itemsOf(reply, list, item));
    if (page >= Number(resultsOf(reply).total_pages)) return items;
  }
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
const TIME_FIELD = /_at$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/;

describe('in every reply', () => {
  it.each(ADDRESSES)('addresses are absolute: %s', async (address) => {
    const fields = await findFields(sample, address, URL_FIELD);
    expect(fields.filter(({ value }) => !/^https?:\/\//.test(String(value)))).toEqual([]);
  });

  it.each(ADDRESSES)('times have one form: %s', async (address) => {
    const fields = await findFields(sample, address, TIME_FIELD);
    expect(fields.filter(({ value }) => !TIME.test(String(value)))).toEqual([]);
  });
});

it('the address of a company’s data is that of its list', async () => {
  const [field] = await findFields(sample, cases.get_company.normal, /^url$/).then((fields) =>
    fields.filter(({ path }) => path.endsWith('.data.url')),
  );
  expect(field?.value).toBe(`${ORIGIN}/${cases.list_company_data.normal}`);
});

describe('the type of a controlling entity', () => {
  const SEARCH = 'statements/control_statements/search';
  const memberSchema = z.union([
    z.strictObject({ person: z.looseObject({}) }),
    z.strictObject({ company: z.looseObject({ entity_type: z.string().optional() }) }),
  ]);

  async function findStatements(query: string) {
    const statements = await allPages(sample, `${SEARCH}?per_page=100${query}`, 'statements', 'statement');
    return new Map(
      statements.map(({ id, controlling_entities }) => [id, memberSchema.array().parse(controlling_entities)]),
    );
  }

  /** The types that a reply names: the key of each member, and the type beside its name. */
  const typesOf = (members: z.infer<typeof memberSchema>[]): string[] =>
    members.flatMap((member) =>
      'person' in member ? ['person'] : ['company', member.company.entity_type ?? 'company'],
    );

  it('finds exactly the statements whose reply names it', async () => {
    const all = await findStatements('');
    const types = new Set([...all.values()].flatMap(typesOf));
    expect([...types].sort()).toEqual(['company', 'person', 'unknown']);
    for (const type of [...types, 'organisation']) {
      const expected = [...all].filter(([, members]) => typesOf(members).includes(type)).map(([id]) => id);
      const found = await findStatements(`&controlling_entities_entity_type=${type}`);
      expect([...found.keys()], type).toEqual(expected);
    }
  });
});

/** Publishers write times in all of these forms. */
const FORMS = [
  '2026-01-31',
  '2026-01-31T12:30:00',
  '2026-01-31T12:30:00Z',
  '2026-01-31T12:30:00.123Z',
  '2026-01-31T12:30:00+00:00',
  '2026-01-31T14:30:00+02:00',
  '2026-01-31 12:30:00Z',
];

/** A company with all that has a time. */
function inputsOf(time: string, number: string): RegisterInput[] {
  const source = { publisher: 'Invented Register', retrieved_at: time };
  const company = { key: companyKey('gb', number), name: 'Zephyr Ltd' };
  const key = number;
  return [
    {
      kind: 'company',
      jurisdiction_code: 'gb',
      company_number: number,
      record_key: key,
      name: 'Zephyr Ltd',
      incorporation_date: '2020-01-01',
      source,
      created_at: time,
    },
    { kind: 'officer', key, company, name: 'Oda Quillfeather', start_date: '2021-01-01', source },
    { kind: 'filing', key, company, date: '2025-05-05', title: 'Accounts' },
    {
      kind: 'datum',
      key,
      companies: [company],
      data_type: 'Website',
      title: 'Website',
      attributes: {},
      source,
      created_at: time,
    },
    {
      kind: 'event',
      key,
      company,
      type: 'Event::Company::Other',
      categories: [],
      starts_at: time,
      ends_at: time,
      description: 'Gazette Notice',
      provenance: { type: 'company' },
      created_at: time,
    },
    ...(['share_parcel', 'gazette_notice', 'control_statement'] as const).map(
      (data_type): RegisterInput => ({
        kind: 'statement',
        key: `${data_type}-${key}`,
        data_type,
        subjects: [{ key: `x:${key}`, name: 'Probably a Company' }],
        objects: [company],
        properties: { retrieved_at: time },
        version: time,
        relationship: { relationship_type: 'shareholding', percentage: 75 },
        search: { published_at: '2026-01-20' },
        provenances: [{ key, confidence: 90, source_type: 'external', actor_type: 'bot', created_at: time }],
        created_at: time,
      }),
    ),
    {
      kind: 'corporate_grouping',
      name: `Zephyr ${number}`,
      curators: [{ name: 'Curator' }],
      members: [{ company, source }],
      created_at: time,
    },
  ];
}

describe('a time', () => {
  const database = openDatabase(':memory:');
  const writer = createRegisterWriter(database);
  writer.write(FORMS.flatMap((time, index) => inputsOf(time, String(index))));
  const written = askOf(database);
  const company = (index: number) => `companies/gb/${index}`;

  const OF_COMPANY = ['', '/filings', '/statements', '/data', '/events', '/network?confidence=all'];
  const LISTS = [
    'companies/search',
    'officers/search',
    'companies/events',
    'corporate_groupings/search',
    'statements/gazette_notices/search',
    'statements/control_statements/search',
  ];
  it.each(FORMS.map((form, index) => [form, index] as const))('written as %j is sent in one form', async (_, index) => {
    const addresses = OF_COMPANY.map((list) => company(index) + list);
    const fields = (await Promise.all(addresses.map((address) => findFields(written, address, TIME_FIELD)))).flat();
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(({ value }) => !TIME.test(String(value)))).toEqual([]);
    const [record] = await findFields(written, company(index), /^created_at$/);
    expect(record?.value).toBe(index === 0 ? '2026-01-31T00:00:00+00:00' : '2026-01-31T12:30:00+00:00');
  });

  it.each([...LISTS, 'corporate_groupings/Zephyr%201', 'placeholders/2'])('is sent in one form at %s', async (list) => {
    const fields = await findFields(written, list, TIME_FIELD);
    expect(fields.filter(({ value }) => !TIME.test(String(value)))).toEqual([]);
  });

  // Ids of data and events are odd here, as no company's row implies one.
  it.each(['officers', 'filings', 'data', 'events', 'statements'])('is sent in one form at %s/:id', async (list) => {
    const replies = await Promise.all(FORMS.map((_, index) => written(`${list}/${index * 2 + 1}`)));
    const found = replies.filter(({ status }) => status === 200);
    expect(found.length).toBeGreaterThanOrEqual(4);
    const fields = found.flatMap(({ text }) => fieldsOf(JSON.parse(text), TIME_FIELD));
    expect(fields.filter(({ value }) => value !== null && !TIME.test(String(value)))).toEqual([]);
  });
});
