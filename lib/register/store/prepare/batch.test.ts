import { describe, expect, test } from 'vitest';
import type { CompanyInput, DatumInput, EventInput, RegisterInput } from '../records';
import { BatchPacker, type BatchRecord, unpackRecords } from './batch';
import { prepare } from './prepare';

const BARE: CompanyInput = {
  kind: 'company',
  jurisdiction_code: 'us_de',
  company_number: '1',
  record_key: 'invented:1',
  name: 'Harrowgate Ltd',
  source: {},
};

const PLAIN: CompanyInput = {
  ...BARE,
  registered_address: { street_address: '1 QUAY', locality: 'ASHBY' },
  registered_address_in_full: '1 QUAY, ASHBY',
};

const FULL: CompanyInput = {
  ...BARE,
  number_is_stand_in: true,
  keys: ['lei:1', 'invented:x'],
  name: 'Harrow\u0007gate  Ltd',
  native_company_number: 'HRB 1',
  company_type: 'Private  Company',
  current_status: 'Åctive',
  incorporation_date: '2001',
  inactive: false,
  branch: 'F',
  nonprofit: true,
  redacted: true,
  registered_address: { street_address: '1 Quay', locality: 'Öster', postal_code: 'AB1 2CD' },
  registered_address_in_full: '1 Quay, Öster',
  previous_names: [{ company_name: 'Once\tLtd', type: 'legal', con_date: '2000-01-01' }],
  alternative_names: [{ company_name: '𝔾ate', type: 'trading', language: 'en' }],
  identifiers: [{ identifier_system_code: 'lei', uid: '1' }],
  industry_codes: [
    { code_scheme_id: 'uk_sic_2007', code: '62012' },
    { code_scheme_id: 'nace', code: '62.01' },
  ],
  home_company: { key: 'home:1', name: 'Home' },
  source: { publisher: 'Invented Register', url: 'https://register.example', terms: 'CC0', retrieved_at: '2024-01-01' },
  created_at: '2020-01-01T00:00:00Z',
  is_restored: true,
};

const PLACEHOLDER: RegisterInput = {
  kind: 'placeholder',
  entity_type: 'person',
  keys: ['x'],
  record_key: 'x',
  name: 'A. N. Other',
  details: { date_of_birth: { year: 1970, month: null } },
  source: {},
};

const EVENT: EventInput = {
  kind: 'event',
  key: 'invented:1:name',
  company: { key: 'company:us_de/1', name: 'Harrowgate Ltd' },
  type: 'Event::Company::NameChange',
  categories: ['corporate', 'kyc'],
  ends_at: '2024-05-05',
  description: "Change of name from 'Once' to 'Harrowgate Ltd'",
  provenance: { type: 'company', earlier_snapshot: null, later_snapshot: { sample_date: '2024-06-01' } },
};

const FULL_EVENT: EventInput = {
  ...EVENT,
  company: { ...EVENT.company, entity_type: 'company', jurisdiction_code: 'us_de', identifier: '1' },
  starts_at: '2024-05-05T10:00:00Z',
  provenance: { type: 'statement', statement_key: 'invented:statement' },
  derived_from: { before: null, after: { name: '𝔾ate' } },
  payload: { rows: [1, { two: null }] },
  created_at: '2024-06-01T00:00:00Z',
  found_by_register: true,
};

const DATUM: DatumInput = {
  kind: 'datum',
  key: 'invented:entry:1',
  companies: [EVENT.company, FULL_EVENT.company],
  data_type: 'OfficialRegisterEntry',
  title: 'An entry',
  description: 'of the register',
  attributes: { accounts: { next: '2024-01-01', kinds: ['a', 'b'] }, empty: {} },
  source: FULL.source,
  created_at: '2024-06-01T00:00:00Z',
};

function throughBytes(records: BatchRecord[]): BatchRecord[] {
  const packer = new BatchPacker();
  for (const record of records) packer.add(record);
  return [...unpackRecords(packer.close().chunks)];
}

describe('a batch as bytes', () => {
  test.each<[string, RegisterInput[]]>([
    ['a company with nothing but a name', [BARE]],
    ['a company whose words are those of its name and address', [PLAIN]],
    ['a company with all there is', [FULL]],
    ['a record of which nothing is to be held', []],
    ['another kind', [PLACEHOLDER]],
    ['an event', [EVENT]],
    ['an event with all there is', [FULL_EVENT]],
    ['a datum', [DATUM]],
    ['a datum of nobody with nothing', [{ ...DATUM, companies: [], attributes: {}, description: null, source: {} }]],
    ['several at once', [FULL, PLACEHOLDER, EVENT, BARE, DATUM, FULL, DATUM, FULL_EVENT]],
  ])('holds %s', (_, inputs) => {
    const record = { file: 'a.csv', line: 7, inputs: inputs.map(prepare) };
    expect(throughBytes([record])).toEqual([record]);
  });

  test('holds once what records share', () => {
    const inputs = [EVENT, { ...EVENT, key: 'invented:1:other' }].map(prepare);
    const [record] = throughBytes([{ file: 'a.csv', line: 7, inputs }]);
    const [one, other] = record && 'inputs' in record ? record.inputs : [];
    if (one?.kind !== 'event' || other?.kind !== 'event') throw new Error('no events');
    expect(one.row.kind).toBe(other.row.kind);
  });

  test('holds thousands of records in order, from several files, and the errors of some', () => {
    const records = Array.from({ length: 1_234 }, (_, index): BatchRecord => {
      const place = { file: index < 700 ? 'a' : 'b', line: index };
      return index % 5 === 0 ? { ...place, problem: `no use ${index}` } : { ...place, inputs: [prepare(FULL)] };
    });
    expect(throughBytes(records)).toEqual(records);
  });

  test('of a record that nests without end holds that it cannot be written', () => {
    let details: Record<string, unknown> = {};
    for (let depth = 0; depth < 50_000; depth++) details = { details };
    const [deep, other] = throughBytes([
      { file: 'a', line: 1, inputs: [prepare({ ...PLACEHOLDER, details })] },
      { file: 'a', line: 2, inputs: [prepare(PLACEHOLDER)] },
    ]);
    expect(deep).toEqual({ file: 'a', line: 1, inputs: [{ kind: 'unwritable', reason: 'it is nested too deep' }] });
    expect(other).toMatchObject({ inputs: [PLACEHOLDER] });
  });
});
