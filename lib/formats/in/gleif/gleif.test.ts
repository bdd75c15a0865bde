import { describe, expect, test } from 'vitest';
import { isLater, isSkip } from '../format';
import { collectItems, sourceOf } from '../read/byte-streams';
import { lei } from './fixtures';
import { gleif } from './gleif';
import { LEVEL_1_API, LEVEL_1_JSON, LEVEL_1_PLAIN_JSON } from './json-spellings.fixture';
import {
  EXCEPTIONS,
  LEVEL_2_API,
  LEVEL_2_CSV,
  LEVEL_2_JSON,
  LEVEL_2_PLAIN_JSON,
  LEVEL_2_XML,
} from './relations.fixture';
import { LEVEL_1_CSV, LEVEL_1_XML } from './spellings.fixture';

const NAME = '20240505-0000-gleif-goldencopy';
const DATE = '2024-05-05T00:00:00+00:00';

/** The register's inputs from a file; a reason if a record is left out. */
async function mapFile(content: string | Buffer, date = DATE): Promise<unknown[]> {
  const file = sourceOf(NAME, content, date);
  const map = gleif.createMapper();
  const items = await collectItems(gleif.read(file));
  return items.flatMap((item): unknown[] => {
    if ('problem' in item) return [item.problem];
    const mapped = map(item.raw, { name: NAME, date }, true);
    if (isLater(mapped)) return ['later'];
    return isSkip(mapped) ? [mapped.skip] : mapped;
  });
}

const SPELLINGS: [string, string][] = [
  ['JSON of the golden copy', LEVEL_1_JSON],
  ['plain JSON', LEVEL_1_PLAIN_JSON],
  ['a table', LEVEL_1_CSV],
  ...Object.entries(LEVEL_1_API).map(([how, content]): [string, string] => [`a reply of the API ${how}`, content]),
];

const RELATIONS: [string, string][] = [
  ['JSON of the golden copy', LEVEL_2_JSON],
  ['plain JSON', LEVEL_2_PLAIN_JSON],
  ['a table', LEVEL_2_CSV],
];

describe('an entity', () => {
  test('is a company with its names, dates, addresses and numbers', async () => {
    const [first] = await mapFile(LEVEL_1_XML);
    expect(first).toEqual({
      kind: 'company',
      jurisdiction_code: 'gb',
      company_number: '01234500',
      number_is_stand_in: false,
      native_company_number: '1234500',
      keys: [`lei:${lei(1)}`],
      record_key: `gleif:${lei(1)}`,
      name: 'Tarn & Fell Limited',
      company_type: 'Private Limited Company',
      current_status: 'Dissolved',
      incorporation_date: '2000-01-01',
      dissolution_date: '2023-11-30',
      inactive: true,
      branch: null,
      branch_status: null,
      home_company: null,
      registered_address: {
        street_address: 'c/o Beck Agents, 1 Mill Lane, Upper Floor, Back Door',
        locality: 'Kendal',
        region: 'GB-CMA',
        postal_code: 'LA9 0AA',
        country: 'United Kingdom',
      },
      registered_address_in_full:
        'c/o Beck Agents, 1 Mill Lane, Upper Floor, Back Door, Kendal, GB-CMA, LA9 0AA, United Kingdom',
      previous_names: [{ company_name: 'Fell Limited', type: 'legal', language: 'en' }],
      alternative_names: [{ company_name: 'The Tarn', type: 'trading', language: 'en' }],
      identifiers: [
        {
          uid: lei(1),
          identifier_system_code: 'lei',
          identifier_system_name: 'Global Legal Entity Identifier',
        },
        {
          uid: '987654',
          identifier_system_code: 'ra000589',
          identifier_system_name: 'Registration authority RA000589',
        },
      ],
      confidence: 95,
      source: {
        publisher: 'GLEIF',
        url: `https://search.gleif.org/#/record/${lei(1)}`,
        source_type: 'external',
        retrieved_at: '2024-03-01T10:00:00+00:00',
        terms: 'CC0 1.0',
      },
    });
  });

  test('comes with its successor, its events and its entry', async () => {
    const [, successor, created, dissolved, entry, ...others] = await mapFile(LEVEL_1_XML);
    expect(successor).toMatchObject({
      data_type: 'subsequent_registration',
      subjects: [{ key: 'company:gb/01234500' }],
      objects: [{ key: `lei:${lei(2)}` }],
      provenances: [{ confidence: 95, publisher: 'GLEIF' }],
    });
    expect(created).toMatchObject({ type: 'Event::Company::Incorporation', starts_at: '2000-01-01T00:00:00+00:00' });
    expect(dissolved).toMatchObject({
      type: 'Event::Company::BecameInactive',
      company: { key: 'company:gb/01234500' },
      starts_at: '2023-11-30T00:00:00+00:00',
      ends_at: '2023-11-30T23:59:59+00:00',
    });
    expect(entry).toMatchObject({
      kind: 'datum',
      attributes: {
        headquarters: { locality: 'Boston', region: 'Massachusetts' },
        legal_form: { code: 'H0PO' },
        registration: { status: 'retired', initial_registration_date: '2014-02-01T00:00:00+00:00' },
      },
    });
    expect(others).toEqual([]);
  });

  test.each(SPELLINGS)('is the same in %s as in XML', async (_, content) => {
    expect(await mapFile(content)).toEqual(await mapFile(LEVEL_1_XML));
  });
});

test.each(['latin1', 'utf16le'] as const)('XML in another encoding means the same: %s', async (encoding) => {
  const given = LEVEL_1_XML.replace('Tarn &amp;', 'Tärn &amp;');
  const declared = given.replace('UTF-8', encoding === 'latin1' ? 'ISO-8859-1' : 'UTF-16');
  const inputs = await mapFile(Buffer.from(declared, encoding));
  expect(inputs).toEqual(await mapFile(given));
  expect(inputs[0]).toMatchObject({ name: 'Tärn & Fell Limited' });
});

describe('a relationship', () => {
  test('is a statement: the parent consolidates the child', async () => {
    expect(await mapFile(LEVEL_2_XML)).toEqual([
      {
        kind: 'statement',
        key: `gleif:relationship:${lei(1)}:IS_DIRECTLY_CONSOLIDATED_BY:${lei(2)}`,
        data_type: 'subsidiary_relationship',
        predicate: 'controls',
        subjects: [{ key: `lei:${lei(2)}`, name: lei(2), entity_type: 'company', identifier: lei(2) }],
        objects: [{ key: `lei:${lei(1)}`, name: lei(1), entity_type: 'company', identifier: lei(1) }],
        properties: {
          relationship_type: 'is directly consolidated by',
          direct: true,
          ultimate: false,
          percentage_controlled: '75.5',
          accounting_standard: 'IFRS',
          periods: [{ type: 'accounting period', start: '2021-01-01', end: '2021-12-31' }],
          registration_status: 'published',
        },
        start_date: '2018-02-06',
        end_date: null,
        sample_date: '2024-03-01',
        version: '2024-03-01T10:00:00+00:00',
        relationship: { relationship_type: 'subsidiary', percentage: 75.5 },
        provenances: [
          {
            key: `gleif:relationship:${lei(1)}:IS_DIRECTLY_CONSOLIDATED_BY:${lei(2)}@2024-03-01T10:00:00+00:00`,
            source_url: 'https://example.org/report.pdf',
            confidence: 95,
            source_type: 'external',
            actor_type: 'bot',
            log_message: `GLEIF level 2, ${NAME}`,
            created_at: '2024-03-01T10:00:00+00:00',
            publisher: 'GLEIF',
          },
        ],
      },
    ]);
  });

  test.each(RELATIONS)('is the same in %s as in XML', async (_, content) => {
    expect(await mapFile(content)).toEqual(await mapFile(LEVEL_2_XML));
  });

  test('has neither a share nor an accounting standard in a reply of the API, and is the same else', async () => {
    const [statement] = await mapFile(LEVEL_2_XML);
    const { accounting_standard: _, percentage_controlled: __, ...properties } = Object(statement).properties;
    const relationshipInput = { relationship_type: 'subsidiary' };
    expect(await mapFile(LEVEL_2_API)).toEqual([{ ...Object(statement), properties, relationship: relationshipInput }]);
  });
});

test.each(Object.entries(EXCEPTIONS))(
  'an exception in %s is a control statement without a named owner',
  async (_, content) => {
    expect(await mapFile(content)).toEqual([
      {
        kind: 'statement',
        key: `gleif:exception:${lei(1)}:ultimate`,
        data_type: 'control_statement',
        predicate: 'controls',
        subjects: [],
        objects: [{ key: `lei:${lei(1)}`, name: lei(1), entity_type: 'company', identifier: lei(1) }],
        properties: {
          controlling_entities: [],
          no_controlling_entities_reasons: ['parent without an LEI'],
          direct: false,
          ultimate: true,
        },
        sample_date: '2024-05-05',
        version: '2024-05-05T00:00:00+00:00',
        relationship: null,
        provenances: [expect.objectContaining({ confidence: 80, created_at: '2024-05-05T00:00:00+00:00' })],
      },
    ]);
  },
);

test.each(['XML', 'a reply of the API'] as const)('%s says itself when it was published', async (how) => {
  const [statement] = await mapFile(EXCEPTIONS[how], '2020-01-01T00:00:00+00:00');
  expect(statement).toMatchObject({ sample_date: '2024-05-05' });
});

describe('a record that GLEIF did not write', () => {
  test.each([
    ['a code list', '{"data":[{"type":"countries","id":"GB","attributes":{"code":"GB"}}]}', []],
    ['an empty reply', '{"meta":{"goldenCopy":{"publishDate":"2024-05-05T00:00:00Z"}},"data":[]}', []],
    ['an unknown type', '{"data":[{"type":"poems","attributes":{}}]}', ['a record of a type GLEIF does not have']],
    ['another object', '[{"name":"A"}]', ['neither an entity, nor a relationship, nor an exception']],
    ['no object', '["A",7,null]', ['not an object', 'not an object', 'not an object']],
    ['an entity without an LEI', '[{"LEI":"1","Entity":{}}]', ['an entity without an LEI']],
    [
      'an entity without a name',
      `[{"LEI":"${lei(1)}","Entity":{"LegalJurisdiction":"GB"}}]`,
      ['an entity with no name'],
    ],
    ['a list in place of a name', `[{"LEI":"${lei(1)}","Entity":{"LegalName":[[]]}}]`, ['an entity with no name']],
    ['a relationship without entities', '[{"Relationship":{}}]', ['a relationship between entities without an LEI']],
    ['an exception without an entity', '[{"ExceptionCategory":"A"}]', ['a reporting exception without an LEI']],
    [
      'an exception of no category',
      `[{"LEI":"${lei(1)}","ExceptionCategory":"A"}]`,
      ['a reporting exception of a category GLEIF does not have'],
    ],
  ])('%s', async (_, content, mapped) => {
    expect(await mapFile(content)).toEqual(mapped);
  });
});
