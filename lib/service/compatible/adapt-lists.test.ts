import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { Json } from '@/lib/shared/json';
import { adapt } from './adapt';

const OPTIONS = { urlField: 'service_url' };
const A = { name: 'A', jurisdiction_code: 'gb', company_number: '1', service_url: '/companies/gb/1' };
const B = { ...A, name: 'B' };
const PAGING = { page: 1, per_page: 30, total_pages: 1, total_count: 2 };

const from = (endpoint: EndpointName, results: unknown): unknown => adapt(endpoint, { results }, OPTIONS)?.results;

describe('a list', () => {
  const wrapped = [{ company: A }, { company: B }];

  it.each<[string, unknown]>([
    ['wrapped items', { companies: wrapped, ...PAGING }],
    ['items without wrapper', { companies: [A, B], ...PAGING }],
    ['both at once', { companies: [A, { company: B }], ...PAGING }],
    ['a wrapper of another name', { companies: [{ entity: A }, { entity: B }], ...PAGING }],
    ['a list of another name', { entities: wrapped, ...PAGING }],
    ['a bare array', wrapped],
    ['a bare array without wrappers', [A, B]],
  ])('is accepted as %s', (_, results) => {
    expect(from('search_companies', results)).toMatchObject({ companies: wrapped });
  });

  it('keeps the fields beside its items', () => {
    const results = { companies: [{ company: A, score: 1.5 }], facets: { inactive: [] }, extra: 1 };
    expect(from('search_companies', results)).toEqual(results);
  });

  it.each<[string, Json, Json]>([
    [
      'numbers as texts',
      { page: '1', per_page: '30', total_pages: '2', total_count: '58' },
      { page: 1, per_page: 30, total_pages: 2, total_count: 58 },
    ],
    ['more pages than can be asked for', { total_pages: 3_000_001 }, { total_pages: 3_000_001 }],
    ['no number of pages', { per_page: 30, total_count: 61 }, { per_page: 30, total_count: 61, total_pages: 3 }],
    ['nulls and words', { page: null, per_page: 'many', total_count: null }, {}],
  ])('has paging of %s', (_, given, expected) => {
    expect(from('search_companies', { companies: wrapped, ...given })).toEqual({ companies: wrapped, ...expected });
  });

  it.each<[string, unknown]>([
    ['null', { companies: null }],
    ['null, and counted as none', { companies: null, total_count: 0 }],
  ])('that is %s is empty', (_, results) => expect(from('search_companies', results)).toMatchObject({ companies: [] }));

  it.each<[string, unknown]>([
    ['null where there are some', { companies: null, total_count: 3 }],
    ['missing', { total_count: 0 }],
    ['a text', { companies: 'none' }],
    ['an object', { companies: {} }],
    ['missing among others', { a: [], b: [] }],
    ['results that are null', null],
    ['of items none of which can be read', { companies: [{ company: { name: 'A' } }, 7] }],
  ])('that is %s is rejected, never empty', (_, results) => expect(from('search_companies', results)).toBeUndefined());

  it('leaves out unreadable items, and counts them', () => {
    const results = { companies: [{ company: A }, { company: { name: 'nobody' } }, null], total_count: 3 };
    expect(from('search_companies', results)).toEqual({ companies: [{ company: A }], total_count: 3, left_out: 2 });
  });

  it('adds to the count of another explorer', () => {
    expect(from('search_companies', { companies: [A, 7], left_out: 2 })).toMatchObject({ left_out: 3 });
    expect(from('search_companies', { companies: [A], left_out: 'some' })).not.toHaveProperty('left_out');
  });
});

describe('a network', () => {
  const ends = {
    parent_name: 'P',
    parent_service_url: '/companies/gb/2',
    child_name: 'C',
    child_service_url: '/placeholders/3',
  };
  const plain = {
    ...ends,
    parent_type: 'Company',
    child_type: 'Placeholder',
    relationship_type: 'subsidiary',
    relationship_properties: {},
  };

  it.each<[string, unknown]>([
    ['a bare array', [plain]],
    ['results.network', { network: [plain] }],
    ['results.relationships', { relationships: [plain], note: 'x' }],
    ['wrapped items', [{ relationship: plain }]],
    ['the only list', { edges: [plain] }],
    [
      'no types, which are taken from the addresses',
      [{ ...ends, relationship_type: 'subsidiary', relationship_properties: null }],
    ],
  ])('is accepted as %s', (_, results) => expect(from('get_company_network', results)).toEqual([plain]));

  it.each<[string, Json]>([
    ['inside', { relationship_properties: { confidence: '80' } }],
    ['beside', { relationship_properties: {}, confidence: 80 }],
  ])('has its confidence in both places, if it was sent %s', (_, given) => {
    const [relationship] = from('get_company_network', [{ ...plain, ...given }]) as Json[];
    expect(relationship).toMatchObject({ confidence: 80, relationship_properties: { confidence: 80 } });
  });

  it('reads numbers and flags of its properties', () => {
    const relationship_properties = {
      ownership_percentage: '75.5',
      is_deletion: 'false',
      percent_certainty: '80',
      number_of_shares: '',
    };
    expect(from('get_company_network', [{ ...plain, relationship_properties }])).toMatchObject([
      {
        relationship_properties: {
          ownership_percentage: 75.5,
          is_deletion: false,
          percent_certainty: '80',
          number_of_shares: null,
        },
      },
    ]);
  });

  it('takes the addresses of its ends from other fields and from their keys', () => {
    const given = {
      ...plain,
      parent_service_url: null,
      parent_opencorporates_url: '/companies/gb/9',
      child_service_url: null,
      child_id: 3,
    };
    expect(from('get_company_network', [given])).toMatchObject([
      { parent_service_url: '/companies/gb/9', child_service_url: '/placeholders/3' },
    ]);
  });

  it('leaves out a relationship with an end without an address, and counts it beside the array', () => {
    const body = { api_version: '0.4', results: [plain, { ...plain, child_service_url: null, child_type: 'Company' }] };
    expect(adapt('get_company_network', body, OPTIONS)).toEqual({ api_version: '0.4', results: [plain], left_out: 1 });
  });

  it.each<[string, unknown]>([
    ['an empty object', {}],
    ['null', null],
    ['a text', 'none'],
  ])('that is %s is rejected', (_, results) => {
    expect(from('get_company_network', results)).toBeUndefined();
  });

  it('may be empty', () => expect(from('get_placeholder_network', [])).toEqual([]));
});
