import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { filtersOf } from '@/lib/search/filters';
import { parseSearch, printSearch } from '@/lib/search/state';
import {
  filterValues,
  STATEMENT_SEARCH_NAMES,
  STATEMENT_SEARCHES,
  statementSearch,
  statementSearchTitle,
} from './searches';
import { statement } from './statement.fixture';

const KINDS = { term_filter: 'terms', boolean: 'flag', date_filter: 'dates' } as const;

describe.each(STATEMENT_SEARCH_NAMES)('%s', (name) => {
  const search = statementSearch(name);
  const { path, parameters } = ENDPOINTS[name];

  it('has the path, filters and orders of the interface', () => {
    const declared = Object.entries(parameters).flatMap(([parameter, { kind }]) =>
      kind in KINDS ? [[parameter, KINDS[kind as keyof typeof KINDS]]] : [],
    );
    expect(search.path).toBe(`/${path}`);
    expect(
      filtersOf(search)
        .map(({ name: filter, kind }) => [filter, kind])
        .sort(),
    ).toEqual(declared.sort());
    const orders = 'order' in parameters ? parameters.order.values : [];
    for (const { value } of search.orders) expect(['', ...orders]).toContain(value);
  });

  it('survives parsing and printing', () => {
    const given = {
      q: 'mar',
      page: '2',
      ...Object.fromEntries(filtersOf(search).map((filter) => [filter.name, SAMPLES[filter.kind]])),
    };
    expect(Object.fromEntries(printSearch(search, parseSearch(search, given)))).toEqual(given);
    expect(statementSearchTitle(name, given, 'en')).toBe(`${statementSearchTitle(name, {}, 'en')} with “mar”`);
  });
});

it('is in the list of searches', () => {
  expect([...STATEMENT_SEARCH_NAMES].sort()).toEqual(Object.keys(STATEMENT_SEARCHES).sort());
});

it.each([
  ['en', 'Gazette notices with “Zephyr”'],
  ['de', 'Bekanntmachungen mit „Zephyr“'],
  ['fr', 'Avis officiels avec «\u202fZephyr\u202f»'],
] as const)('is named in %s: %s', (language, title) => {
  expect(statementSearchTitle('search_gazette_notices', { q: 'Zephyr' }, language)).toBe(title);
});

const SAMPLES = { terms: 'a|b', flag: 'true', dates: '2020-01-01:2021-01-01' };

it('offers the filter values found in the statements of a page', () => {
  const notice = {
    about: { type: 'filing' },
    issue: { publication: { title: 'Gazette', jurisdiction_code: 'gb' } },
  };
  expect(Object.assign({}, ...filterValues(statement({ properties: notice })))).toEqual({
    publication_title: 'Gazette',
    jurisdiction_code: 'gb',
    normalised_classification_level_1: 'filing',
    controlling_entities_entity_type: 'person',
  });
});
