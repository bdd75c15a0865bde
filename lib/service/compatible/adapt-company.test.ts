import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/shared/json';
import { adapt } from './adapt';

const OPTIONS = { urlField: 'registry_page' };
const KEYS = { name: 'EXAMPLE WIDGETS LTD', jurisdiction_code: 'gb', company_number: '00000001' };
const ADDRESS = 'https://registry.example/companies/gb/00000001';
const MADE = '/companies/gb/00000001';

/** The adapted company, given these facts. */
function companyFrom(facts: Json): unknown {
  const results = adapt(
    'get_company',
    { results: { company: { ...KEYS, service_url: ADDRESS, ...facts } } },
    OPTIONS,
  )?.results;
  return (results as Json | undefined)?.company;
}

describe('a company’s address', () => {
  it.each([
    ['opencorporates_url', { service_url: undefined, opencorporates_url: ADDRESS }, ADDRESS],
    ['the name of the setting', { service_url: undefined, registry_page: ADDRESS }, ADDRESS],
    ['its own name before any other', { opencorporates_url: 'https://registry.example/other' }, ADDRESS],
    ['nothing: made of its two keys', { service_url: undefined }, MADE],
    ['null', { service_url: null }, MADE],
    ['a blank text', { service_url: ' ' }, MADE],
    ['keys with signs', { service_url: null, company_number: 'HRB 1/2' }, '/companies/gb/HRB%201%2F2'],
  ])('is read from %s', (_, facts, service_url) => {
    expect(companyFrom(facts)).toMatchObject({ ...JSON.parse(JSON.stringify(facts)), service_url });
  });

  it('gives the two keys where they are missing', () => {
    expect(companyFrom({ jurisdiction_code: null, company_number: undefined })).toMatchObject(KEYS);
  });

  it('is found at any depth, also in free-form fields', () => {
    const deep = {
      officers: [{ officer: { name: 'A', opencorporates_url: '/officers/7' } }],
      extra: [{ registry_page: '/x' }],
    };
    expect(companyFrom(deep)).toMatchObject({
      officers: [{ officer: { id: 7, service_url: '/officers/7', opencorporates_url: '/officers/7' } }],
      extra: [{ registry_page: '/x', service_url: '/x' }],
    });
  });
});

describe('a fact of a company', () => {
  it.each<[string, Json, Json]>([
    ['a number as a number, without guesses at its zeros', { company_number: 123 }, { company_number: '123' }],
    ['no name', { name: null }, { name: '(name not given)' }],
    ['yes as a word', { inactive: 'true' }, { inactive: true }],
    ['no as a capital word', { inactive: 'False' }, { inactive: false }],
    ['yes as a number', { inactive: 1 }, { inactive: true }],
    ['no as a number', { inactive: 0 }, { inactive: false }],
    ['neither yes nor no: unknown', { inactive: 'perhaps' }, { inactive: null }],
    ['an empty date', { incorporation_date: '' }, { incorporation_date: null }],
    ['a moment for a date', { incorporation_date: '2011-08-19T00:00:00+00:00' }, { incorporation_date: '2011-08-19' }],
    ['a date in an unknown format', { dissolution_date: '19/08/2011' }, { dissolution_date: '19/08/2011' }],
    ['a moment for a moment', { retrieved_at: '2011-08-19T00:00:00Z' }, { retrieved_at: '2011-08-19T00:00:00Z' }],
    ['a branch that is none', { branch: false }, { branch: null }],
    ['a branch of an unknown kind', { branch: true }, { branch: 'true' }],
    [
      'no name: that of its company',
      { name: ' ', home_company: { name: 'EXAMPLE SA', service_url: '/companies/fr/1' } },
      { name: 'EXAMPLE SA' },
    ],
    [
      'a name besides that of its company',
      { home_company: { name: 'EXAMPLE SA', service_url: '/companies/fr/1' } },
      { name: KEYS.name },
    ],
    [
      'lists that are null',
      { officers: null, filings: null, previous_names: null },
      { officers: null, filings: null, previous_names: null },
    ],
    [
      'a summary that is null',
      { data: null, source: null, home_company: null },
      { data: null, source: null, home_company: null },
    ],
    ['a summary without a count', { data: { most_recent: [] } }, { data: { most_recent: [], total_count: 0 } }],
    ['a source that is none', { source: 'the register' }, { source: null }],
    [
      'former names of old',
      { previous_names: [{ company_name: 'OLD', con_date: '2001-02-03' }] },
      { previous_names: [{ company_name: 'OLD', con_date: '2001-02-03' }] },
    ],
    [
      'former names of late',
      { previous_names: [{ company_name: 'OLD', start_date: '', end_date: '2001-02-03' }] },
      { previous_names: [{ company_name: 'OLD', start_date: null, end_date: '2001-02-03' }] },
    ],
    ['former names as bare texts', { previous_names: ['OLD'] }, { previous_names: [{ company_name: 'OLD' }] }],
    [
      'bare codes',
      { industry_codes: ['62.09', 'uk_sic_2007-6209', 6209] },
      {
        industry_codes: [
          { industry_code: { code: '62.09', code_scheme_id: 'unknown' } },
          { industry_code: { code: '6209', code_scheme_id: 'uk_sic_2007', uid: 'uk_sic_2007-6209' } },
          { industry_code: { code: '6209', code_scheme_id: 'unknown' } },
        ],
      },
    ],
    [
      'codes in one text',
      { industry_codes: 'isic_4-A|isic_4-B' },
      {
        industry_codes: [
          { industry_code: { code: 'A', code_scheme_id: 'isic_4' } },
          { industry_code: { code: 'B', code_scheme_id: 'isic_4' } },
        ],
      },
    ],
    [
      'codes without wrapper',
      { industry_codes: [{ code: '62.09', code_scheme_id: 'uk_sic_2007' }] },
      { industry_codes: [{ industry_code: { code: '62.09', code_scheme_id: 'uk_sic_2007' } }] },
    ],
    [
      'flat identifiers',
      { identifiers: [{ uid: 'X1', identifier_system_code: 'x' }] },
      { identifiers: [{ identifier: { uid: 'X1', identifier_system_code: 'x' } }] },
    ],
    [
      'officers without wrapper',
      { officers: [{ id: '7', name: 'ALEX EXAMPLE' }] },
      { officers: [{ officer: { id: 7, name: 'ALEX EXAMPLE', service_url: '/officers/7' } }] },
    ],
    [
      'an address as one text',
      { registered_address: '1 Sample Street' },
      { registered_address: null, registered_address_in_full: '1 Sample Street' },
    ],
    [
      'an address in parts alone',
      { registered_address: { street_address: '1 Sample Street', locality: null, country: 'United Kingdom' } },
      { registered_address_in_full: '1 Sample Street, United Kingdom' },
    ],
    [
      'a parent with its keys alone',
      { controlling_entity: { name: 'P', jurisdiction_code: 'us_de', company_number: 1 } },
      { controlling_entity: { name: 'P', service_url: '/companies/us_de/1' } },
    ],
    [
      'a parent with its name alone',
      { controlling_entity: { name: 'P' } },
      { controlling_entity: { name: 'P', service_url: '' } },
    ],
    [
      'a parent of nothing at all',
      { controlling_entity: { name: null, service_url: null } },
      { controlling_entity: null },
    ],
    [
      'owners without wrapper',
      { ultimate_beneficial_owners: [{ name: 'Alex Example' }] },
      { ultimate_beneficial_owners: [{ ultimate_beneficial_owner: { name: 'Alex Example' } }] },
    ],
    [
      'registrations under “name”',
      { subsequent_registration_entities: [{ name: 'LATER LTD', opencorporates_url: '/companies/gb/2' }] },
      {
        subsequent_registration_entities: [
          { company_name: 'LATER LTD', company_number: '2', service_url: '/companies/gb/2' },
        ],
      },
    ],
    [
      'a filing’s later pair',
      {
        filings: [{ filing: { id: 9, title: null, filing_type_name: 'Accounts', filing_type_code: 'AA', date: null } }],
      },
      {
        filings: [
          {
            filing: { id: 9, title: 'Accounts', filing_type: 'Accounts', filing_code: 'AA', service_url: '/filings/9' },
          },
        ],
      },
    ],
    [
      'a filing’s former pair',
      { filings: [{ filing: { id: 9, filing_type: 'Accounts', filing_code: 'AA' } }] },
      { filings: [{ filing: { filing_type_name: 'Accounts', filing_type_code: 'AA' } }] },
    ],
    [
      'a filing without any words',
      { filings: [{ filing: { id: 9 } }] },
      { filings: [{ filing: { title: '(no title)' } }] },
    ],
    [
      'a key of its own',
      { agent_name: 'A', trademark_registrations: [{ a: [1] }] },
      { agent_name: 'A', trademark_registrations: [{ a: [1] }] },
    ],
  ])('%s', (_, given, expected) => expect(companyFrom(given)).toMatchObject(expected));

  it('is left out of a list if it is unreadable, and counted', () => {
    const officers = [{ officer: { name: 'no id' } }, null, { officer: { id: 7, name: 'A' } }];
    const adapted = adapt('get_company', { results: { company: { ...KEYS, officers, filings: ['?'] } } }, OPTIONS);
    expect(adapted?.results).toMatchObject({
      company: { officers: [{ officer: { id: 7 } }], filings: null },
      left_out: 3,
    });
  });
});

describe('a value that is not a company', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Record'],
    ['a list', []],
    ['an empty object', {}],
    ['another record', { officer: { id: 1, name: 'A' } }],
    ['a company that is null', { company: null }],
    ['a company that is a text', { company: 'EXAMPLE WIDGETS LTD' }],
    ['a company without number', { company: { name: 'A', jurisdiction_code: 'gb' } }],
    ['a company whose number is an object', { company: { ...KEYS, company_number: {} } }],
  ])('is rejected: %s', (_, results) => {
    expect(adapt('get_company', { api_version: '0.4', results }, OPTIONS)).toBeUndefined();
  });
});
