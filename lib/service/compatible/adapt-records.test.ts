import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@/lib/contract/endpoints';
import { adapt } from './adapt';

const OPTIONS = { urlField: 'service_url' };
const from = (endpoint: EndpointName, results: unknown): unknown => adapt(endpoint, { results }, OPTIONS)?.results;

const entity = { entity_type: 'company', id: 1, name: 'P', company_number: '2', jurisdiction_code: 'gb' };
const seen = { source_url: 'https://register.example/', confidence: 90 };

describe('a record', () => {
  it.each<[string, EndpointName, unknown, unknown]>([
    [
      'without wrapper',
      'get_officer',
      { id: '77', name: 'A', start_date: '' },
      { officer: { id: 77, name: 'A', start_date: null, service_url: '/officers/77' } },
    ],
    [
      'an officer whose company is null',
      'get_officer',
      { officer: { id: 77, name: 'A', company: null } },
      { officer: { company: null } },
    ],
    [
      'an officer without a name',
      'get_officer',
      { officer: { id: 77, name: ' ' } },
      { officer: { name: '(name not given)' } },
    ],
    [
      'an officer whose id is in the address alone',
      'get_officer',
      { officer: { name: 'A', service_url: 'https://registry.example/officers/77' } },
      { officer: { id: 77 } },
    ],
    [
      'a placeholder without id',
      'get_placeholder',
      {
        placeholder: {
          name: 'P',
          service_url: '/placeholders/42',
          company: { name: 'C', service_url: '/companies/gb/1' },
        },
      },
      { placeholder: { id: 42, company: { jurisdiction_code: 'gb', company_number: '1' } } },
    ],
    [
      'a datum whose companies wrap themselves',
      'get_datum',
      {
        datum: {
          id: 1,
          data_type: 'Website',
          companies: [{ company: { name: 'C', jurisdiction_code: 'gb', company_number: '1' } }],
        },
      },
      { datum: { companies: [{ name: 'C', service_url: '/companies/gb/1', company: { name: 'C' } }] } },
    ],
    [
      'a datum whose companies do not',
      'get_datum',
      { datum: { id: 1, data_type: 'Website', companies: [{ name: 'C', service_url: '/companies/gb/1' }] } },
      { datum: { companies: [{ name: 'C', company: { name: 'C', service_url: '/companies/gb/1' } }] } },
    ],
    [
      'a statement with sources',
      'get_statement',
      { statement: { id: 5, data_type: 'share_parcel', properties: null, sources: [seen] } },
      { statement: { properties: {}, provenances: [seen], sources: [seen] } },
    ],
    [
      'a statement with provenances',
      'get_statement',
      { statement: { id: 5, data_type: 'share_parcel', properties: [], provenances: [seen] } },
      { statement: { properties: {}, provenances: [seen], sources: [seen] } },
    ],
    [
      'a statement with one provenance',
      'get_statement',
      { statement: { id: 5, data_type: 'x', properties: {}, provenance: { ...seen, confidence: 'HIGH' } } },
      { statement: { provenances: [{ confidence: null }] } },
    ],
    [
      'a statement whose ends have no address',
      'get_statement',
      { statement: { id: 5, properties: {}, subject_entities: [{ ...entity, entity_type: null }] } },
      {
        statement: {
          data_type: 'unknown',
          subject_entities: [{ entity_type: 'company', service_url: '/companies/gb/2' }],
        },
      },
    ],
    [
      'a statement whose end is a placeholder',
      'get_statement',
      { statement: { id: 5, properties: {}, object_entities: [{ entity_type: 'placeholder', id: 42, name: null }] } },
      { statement: { object_entities: [{ name: '(name not given)', service_url: '/placeholders/42' }] } },
    ],
    [
      'a grouping with its name alone',
      'get_corporate_grouping',
      { corporate_grouping: { name: 'example group', memberships: null, curators: null, companies_count: '2' } },
      {
        corporate_grouping: {
          service_url: '/corporate_groupings/example%20group',
          memberships: [],
          curators: [],
          companies_count: 2,
        },
      },
    ],
    [
      'a grouping without a count',
      'get_corporate_grouping',
      {
        corporate_grouping: {
          service_url: 'https://registry.example/corporate_groupings/example+group',
          memberships: [{ company: { name: 'C', service_url: '/companies/gb/1' } }],
          curators: [{ name: 'c' }],
        },
      },
      {
        corporate_grouping: {
          name: 'example group',
          companies_count: 1,
          memberships: [{ membership: { company: { name: 'C' } } }],
          curators: [{ user: { name: 'c' } }],
        },
      },
    ],
    [
      'a match by code alone',
      'match_jurisdiction',
      { jurisdiction: { code: 'gb' } },
      { jurisdiction: { code: 'gb', jurisdiction_code: 'gb' } },
    ],
    ['no match', 'match_jurisdiction', { jurisdiction: {} }, { jurisdiction: {} }],
    ['no match, as null', 'match_jurisdiction', { jurisdiction: null }, { jurisdiction: {} }],
    [
      'an event with its lists null',
      'get_event',
      {
        event: {
          id: '3',
          created_at: '2024-01-01T00:00:00Z',
          type: 'Event::Company::Incorporation',
          categories: null,
          time_range: null,
          description: 'Incorporated',
          company: { jurisdiction_code: 'gb', company_number: 1 },
        },
      },
      {
        event: {
          id: 3,
          categories: [],
          time_range: {},
          jurisdiction_code: 'gb',
          company_number: '1',
          service_url: '/events/3',
        },
      },
    ],
    [
      'an account in texts',
      'get_account_status',
      {
        account_status: {
          plan: null,
          usage: { today: '1', this_month: '2' },
          calls_remaining: { today: '49', this_month: 198 },
        },
      },
      { account_status: { usage: { today: 1, this_month: 2 }, calls_remaining: { today: 49, this_month: 198 } } },
    ],
    [
      'versions as numbers',
      'versions',
      { versions: { current_version: 0.4, supported_versions: [0.3, '0.4'] } },
      { versions: { current_version: '0.4', supported_versions: ['0.3', '0.4'] } },
    ],
    [
      'a scheme',
      'get_industry_code_scheme',
      { industry_code_scheme: { id: 'isic_4', name: null, industry_codes: [{ code: 1 }] } },
      { industry_code_scheme: { name: '(name not given)', industry_codes: [{ industry_code: { code: '1' } }] } },
    ],
    [
      'jurisdictions by either key',
      'list_jurisdictions',
      {
        jurisdictions: [
          { jurisdiction: { code: 'gb', name: 'A' } },
          { jurisdiction: { jurisdiction_code: 'us_de', name: 'B' } },
        ],
      },
      { jurisdictions: [{ jurisdiction: { jurisdiction_code: 'gb' } }, { jurisdiction: { code: 'us_de' } }] },
    ],
  ])('%s', (_, endpoint, results, expected) => expect(from(endpoint, results)).toMatchObject(expected as object));

  it.each<[EndpointName, unknown]>([
    ['get_account_status', { account_status: { plan: 'free' } }],
    ['get_officer', { officer: { name: 'A' } }],
    ['get_officer', { officer: { id: '77a', name: 'A' } }],
    ['get_officer', { officer: { id: 1e300, name: 'A' } }],
    ['match_jurisdiction', { message: 'try again' }],
    ['versions', { versions: [] }],
  ])('%s: %j is rejected', (endpoint, results) => expect(from(endpoint, results)).toBeUndefined());
});

describe('a control statement', () => {
  const flat = {
    controlling_entities: [{ person: { name: 'Alex Example' } }],
    controlled_entity: { company: { name: 'EXAMPLE WIDGETS LTD' } },
    control_mechanisms: [{ source_description: 'ownership-of-shares-75-to-100-percent' }],
  };
  const nested = {
    id: 5,
    properties: {
      controlling_entities: [
        { entity_type: 'person', entity_properties: { name: { given_name: 'Alex', family_name: 'Example' } } },
      ],
      subject_entity: { entity_type: 'company', entity_properties: { name: 'EXAMPLE WIDGETS LTD' } },
      control_mechanisms: flat.control_mechanisms,
    },
  };

  it.each<[string, unknown, unknown]>([
    ['flat, as the search sends it', flat, flat],
    ['in the form of other statements', nested, flat],
    [
      'with its lists null',
      { ...flat, controlling_entities: null, control_mechanisms: null },
      { controlling_entities: [], control_mechanisms: [] },
    ],
    [
      'controlled without wrapper',
      { ...flat, controlled_entity: { name: 'C', company_number: 1 } },
      { controlled_entity: { company: { name: 'C' } } },
    ],
    [
      'controlled by a company without wrapper',
      { ...flat, controlling_entities: [{ name: 'P', company_number: '2' }] },
      { controlling_entities: [{ company: { name: 'P' } }] },
    ],
    [
      'controlled by a person without a name',
      { ...flat, controlling_entities: [{ person: { name: null, nationality: 'X' } }] },
      { controlling_entities: [{ person: { name: '(name not given)' } }] },
    ],
  ])('%s', (_, statement, expected) => {
    expect(from('search_control_statements', { statements: [{ statement }] })).toMatchObject({
      statements: [{ statement: expected }],
    });
  });

  it('is rejected if it is empty', () => {
    expect(from('search_control_statements', { statements: [{ statement: { extra: 1 } }] })).toBeUndefined();
  });
});
