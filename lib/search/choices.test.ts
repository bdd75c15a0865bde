import { describe, expect, it } from 'vitest';
import { chooseFilters, sortByNarrowing, toggleLeftOut, toggleWanted } from './chips';
import { mayHaveMore, NOTHING_OPENED, parseFacetView, printFacetView, toChoices, valuesOnPage } from './facet-view';
import { COMPANY_SEARCH, OFFICER_SEARCH } from './filters';
import { formHref } from './form-address';
import { searchHref, searchRequest, withParameters } from './request';
import { type AddressParameters, parseSearch } from './state';

const parse = (given: AddressParameters) => parseSearch(COMPANY_SEARCH, given);
const [jurisdictions, types] = COMPANY_SEARCH.filters;
if (!jurisdictions || !types) throw new Error('The search has no filters.');

const FACET = [
  { value: 'gb', count: 9, label: 'United Kingdom' },
  { value: 'de', count: 4, label: 'Germany' },
  { value: 'at', count: 2, label: 'Austria' },
];

describe('values of a filter', () => {
  const words = (given: AddressParameters, view = NOTHING_OPENED) =>
    toChoices(jurisdictions, FACET, parse(given), view, 'en').map(({ words: each, state }) => `${each} ${state}`);
  const opened = { facet: 'jurisdiction_code', query: '', sort: 'count' } as const;

  it.each([
    [
      'keep their places when ticked',
      { jurisdiction_code: 'AT' },
      NOTHING_OPENED,
      ['United Kingdom neither', 'Germany neither', 'Austria chosen'],
    ],
    [
      'start with ticked values without a count',
      { jurisdiction_code: 'fr' },
      NOTHING_OPENED,
      ['France chosen', 'United Kingdom neither', 'Germany neither', 'Austria neither'],
    ],
    [
      'mark excluded values',
      { exclude: 'jurisdiction_code:de' },
      NOTHING_OPENED,
      ['United Kingdom neither', 'Germany left_out', 'Austria neither'],
    ],
    [
      'are sorted by name on request',
      {},
      { ...opened, sort: 'name' as const },
      ['Austria neither', 'Germany neither', 'United Kingdom neither'],
    ],
    ['are searched ignoring case and accents', {}, { ...opened, query: 'GERM' }, ['Germany neither']],
    [
      'keep ticked values when searched',
      { jurisdiction_code: 'at' },
      { ...opened, query: 'kingdom' },
      ['United Kingdom neither', 'Austria chosen'],
    ],
  ])('%s', (_, given, view, expected) => {
    expect(words(given, view)).toEqual(expected);
  });

  it('may be incomplete if the source returned as many as requested', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ value: String(index), count: 1 }));
    expect([mayHaveMore(many, false), mayHaveMore(many, true), mayHaveMore(FACET, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are never selected and excluded at once', () => {
    const wanted = parse({ jurisdiction_code: 'gb|de', page: '3' });
    const leftOut = toggleLeftOut(wanted, 'jurisdiction_code', 'gb');
    expect([leftOut.terms.jurisdiction_code?.terms, leftOut.excluded.jurisdiction_code, leftOut.page]).toEqual([
      ['de'],
      ['gb'],
      1,
    ]);
    const again = toggleWanted(leftOut, 'jurisdiction_code', 'GB');
    expect([again.terms.jurisdiction_code?.terms, again.excluded]).toEqual([['de', 'GB'], {}]);
    expect(toggleLeftOut(leftOut, 'jurisdiction_code', 'GB').excluded).toEqual({});
  });

  it('from the records of a page are distinct and sorted by name', () => {
    const items = [{ company_type: 'b' }, { company_type: 'a' }, { company_type: 'b' }, { company_type: null }, {}];
    expect(valuesOnPage(items, types, 'en')).toEqual(['a', 'b']);
    expect(valuesOnPage(items, { kind: 'flag', name: 'inactive' }, 'en')).toEqual([]);
  });
});

describe('values of a place filter', () => {
  it.each([
    ['de', ['Deutschland', 'Österreich', 'Vereinigtes Königreich']],
    ['fr', ['Allemagne', 'Autriche', 'Royaume-Uni']],
  ] as const)('are labelled and sorted in the language of the page: %s', (language, expected) => {
    const view = { facet: 'jurisdiction_code', query: '', sort: 'name' } as const;
    expect(toChoices(jurisdictions, FACET, parse({}), view, language).map(({ words }) => words)).toEqual(expected);
  });
});

describe('filter panel', () => {
  it.each([
    [
      'opens a filter of the page',
      { facet: 'company_type', facet_query: ' lim ', facet_sort: 'name' },
      { facet: 'company_type', query: 'lim', sort: 'name' },
    ],
    ['ignores an unknown filter', { facet: 'colour', facet_query: 'x' }, NOTHING_OPENED],
    [
      'always has an order',
      { facet: 'company_type', facet_sort: 'colour' },
      { facet: 'company_type', query: '', sort: 'count' },
    ],
  ])('%s, and says the same in its address', (_, given, view) => {
    expect(parseFacetView(COMPANY_SEARCH, given)).toEqual(view);
    expect(
      parseFacetView(COMPANY_SEARCH, Object.fromEntries(printFacetView(parseFacetView(COMPANY_SEARCH, given)))),
    ).toEqual(view);
  });

  it('shows active and opened filters besides its own, and counts only those', () => {
    const names = (given: AddressParameters) =>
      chooseFilters(COMPANY_SEARCH, parse(given), parseFacetView(COMPANY_SEARCH, given))
        .shown.slice(COMPANY_SEARCH.filters.length)
        .map(({ name }) => name);
    expect(names({})).toEqual([]);
    expect(names({ nonprofit: 'true', facet: 'dissolution_date' })).toEqual(['dissolution_date', 'nonprofit']);
    expect(searchRequest(COMPANY_SEARCH, parse({})).get('facets')).toBe(
      'jurisdiction_code,company_type,current_status,inactive,branch,incorporation_year',
    );
  });

  it.each<[string, Record<string, number[]>, AddressParameters, string[]]>([
    [
      'those with one value last',
      { jurisdiction_code: [10], current_status: [5, 5] },
      {},
      ['current_status', 'jurisdiction_code'],
    ],
    [
      'those with nearly one value before them',
      { jurisdiction_code: [100], company_type: [97, 3], current_status: [50] },
      {},
      ['current_status', 'company_type', 'jurisdiction_code'],
    ],
    [
      'those without any value last',
      { jurisdiction_code: [], current_status: [5] },
      {},
      ['current_status', 'jurisdiction_code'],
    ],
    [
      'active ones at their place',
      { jurisdiction_code: [10], current_status: [5, 5] },
      { jurisdiction_code: 'gb' },
      ['jurisdiction_code', 'current_status'],
    ],
  ])('offers first what narrows, and %s', (_, counts, given, expected) => {
    const total = Math.max(...Object.values(counts).flat(), 10);
    const facets = Object.fromEntries(
      Object.entries(counts).map(([name, all]) => [name, all.map((count, at) => ({ value: String(at), count }))]),
    );
    const filters = COMPANY_SEARCH.filters.filter(({ name }) => name in counts);
    const sorted = sortByNarrowing(filters, { page: COMPANY_SEARCH, state: parse(given), facets, total });
    expect(sorted.map(({ name }) => name)).toEqual(expected);
    expect(sortByNarrowing(filters, { page: COMPANY_SEARCH, state: parse(given), total })).toEqual(filters);
  });

  it('requests all values of an opened filter, without its page parameters', () => {
    const view = parseFacetView(COMPANY_SEARCH, { facet: 'industry_codes', facet_query: 'water' });
    const request = searchRequest(COMPANY_SEARCH, parse({ q: 'a' }), view);
    expect([request.get('facet_limit'), request.get('facets')?.endsWith('industry_section')]).toEqual(['1000', true]);
    expect([...request.keys()]).toEqual(['q', 'facets', 'facet_limit']);
    expect(searchHref(COMPANY_SEARCH, parse({ q: 'a' }), view)).toBe(
      '/companies/search?q=a&facet=industry_codes&facet_query=water',
    );
  });

  it('does not offer filters that are refused to visitors', () => {
    const { shown, others, refused } = chooseFilters(
      OFFICER_SEARCH,
      parseSearch(OFFICER_SEARCH, { address: 'x' }),
      NOTHING_OPENED,
    );
    expect(refused.map(({ name }) => name)).toEqual(['date_of_birth', 'address']);
    expect([...shown, ...others].map(({ name }) => name)).toEqual(['jurisdiction_code', 'position', 'inactive']);
  });

  it('links to the same addresses as its forms without scripts', () => {
    expect(
      formHref('/s', [
        ['a', 'x'],
        ['b', ' '],
        ['a', 'y'],
      ]),
    ).toBe('/s?a=x&a=y');
    expect(formHref('/s', [])).toBe('/s');
    expect(withParameters('/s?q=a', [['view', 'table']])).toBe('/s?q=a&view=table');
    expect(withParameters('/s', [])).toBe('/s');
  });
});
