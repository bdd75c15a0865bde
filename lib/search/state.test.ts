import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { Language } from '@/lib/shared/language/language';
import { datesInWords, toChips } from './chips';
import { COMPANY_SEARCH } from './filters';
import {
  LONGEST_SEARCH,
  MOST_VALUES,
  parseSearch,
  printSearch,
  unusedParameters,
  withFlag,
  withMatch,
  withToggledTerm,
} from './state';

const parse = (query: string) => {
  const params = new URLSearchParams(query);
  return parseSearch(COMPANY_SEARCH, Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])));
};
const print = (query: string) => printSearch(COMPANY_SEARCH, parse(query)).toString();

describe('address of a search', () => {
  it.each([
    ['q=acme&jurisdiction_code=gb%7Cie&page=2'],
    ['q=acme&company_type=Private%2C+limited%7C&inactive=false&order=score'],
    ['branch=true&incorporation_date=2001-01-01%3A2002-02-02'],
    ['jurisdiction_code=gb%2Cie'],
    ['q=0123&fields=company_number%2Cnative_company_number%2Cheavily_normalised_number&jurisdiction_code=gb'],
    ['dissolution_date=2001-01-01%3A2002-02-02&country_code=us&nonprofit=true&created_at=2020-01-01%3A'],
    ['exclude=jurisdiction_code%3Ade%2Ccurrent_status%3AIn+%5C%7C+liquidation%2Ccurrent_status%3Aa%5C%2Cb'],
    [''],
  ])('%j survives parsing and printing', (query) => {
    expect(print(query)).toBe(query);
  });

  it.each([
    ['a wrong page', 'q=a&page=x', 'q=a'],
    ['a wrong date', 'incorporation_date=2001-13-40', ''],
    ['a wrong boolean', 'inactive=perhaps', ''],
    ['an unknown order', 'order=colour', ''],
    ['an unknown parameter', 'colour=red', ''],
    ['fields that the page does not search', 'q=a&fields=name', 'q=a'],
    ['fields without a query', 'fields=company_number%2Cnative_company_number%2Cheavily_normalised_number', ''],
    ['a value added to a list of all', 'types_of_data_held=a&types_of_data_held=b%2Cc', 'types_of_data_held=a%2Cb%2Cc'],
    [
      'repeated exclusions, and unsupported ones',
      'exclude=current_status:Active&exclude=colour:red,jurisdiction_code:gb,x',
      'exclude=jurisdiction_code%3Agb%2Ccurrent_status%3AActive',
    ],
    ['the boxes of a form', 'jurisdiction_code=gb&jurisdiction_code=ie', 'jurisdiction_code=gb%7Cie'],
    [
      'the two date fields of a form',
      'incorporation_date.from=2001-01-01&incorporation_date.to=',
      'incorporation_date=2001-01-01%3A',
    ],
  ])('survives %s', (_, query, expected) => {
    expect(print(query)).toBe(expected);
  });

  it.each([
    ['many values', `company_type=${Array.from({ length: MOST_VALUES + 1 }, (_, at) => `a${at}`).join('|')}`],
    [
      'many exclusions',
      `exclude=${Array.from({ length: MOST_VALUES + 1 }, (_, at) => `company_type:a${at}`).join(',')}`,
    ],
    ['a long text', `q=${'a'.repeat(LONGEST_SEARCH + 1)}`],
    ['a long value', `current_status=${'a'.repeat(LONGEST_SEARCH + 1)}`],
  ])('is too long for a page with %s, and has nothing else then', (_, query) => {
    expect(parse(query)).toEqual({ ...parse(''), isTooLong: true });
  });

  it('is not too long with as many values and characters as it may have', () => {
    const values = Array.from({ length: MOST_VALUES }, (_, at) =>
      String(at).padStart(LONGEST_SEARCH / MOST_VALUES, 'a'),
    );
    expect(parse(`company_type=${values.join('|')}`).terms.company_type?.terms).toHaveLength(MOST_VALUES);
  });

  it('never throws for any content', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (given) => {
        const state = parseSearch(COMPANY_SEARCH, given);
        const printed = printSearch(COMPANY_SEARCH, state);
        const again = parseSearch(COMPANY_SEARCH, Object.fromEntries(printed));
        expect(printSearch(COMPANY_SEARCH, again).toString()).toBe(printed.toString());
      }),
    );
  });

  it('returns to the first page when a filter changes', () => {
    const state = parse('q=acme&page=7');
    expect(withToggledTerm(state, 'jurisdiction_code', 'gb').page).toBe(1);
    expect(withFlag(state, 'inactive', true).page).toBe(1);
  });

  it('keeps "all" or "any" when a value is added, and changes it on request', () => {
    const all = parse('types_of_data_held=a%2Cb');
    expect(withToggledTerm(all, 'types_of_data_held', 'c').terms.types_of_data_held?.match).toBe('all');
    expect(withToggledTerm(all, 'types_of_data_held', 'b').terms.types_of_data_held?.match).toBe('any');
    expect(withMatch(all, 'types_of_data_held', 'any').terms.types_of_data_held?.match).toBe('any');
  });

  it('cannot require all of several values if one holds a comma', () => {
    const any = parse('company_type=Private%2C+limited%7CPublic');
    expect(withMatch(any, 'company_type', 'all').terms.company_type?.match).toBe('any');
  });

  it('removes a ticked value, ignoring case', () => {
    const ticked = parse('jurisdiction_code=GB%7Cie');
    expect(withToggledTerm(ticked, 'jurisdiction_code', 'gb').terms.jurisdiction_code?.terms).toEqual(['ie']);
  });
});

it.each([
  ['q=a&incorporation_date=soon&inactive=true', ['incorporation_date=soon']],
  ['incorporation_date.from=2001-02-30&inactive=perhaps', ['incorporation_date.from=2001-02-30', 'inactive=perhaps']],
  ['q=a&exclude_inactive=true&page=x&order=odd&utm_source=x&branch=', ['exclude_inactive=true']],
  [`inactive=${'é'.repeat(200)}`, [`inactive=${'é'.repeat(100)}…`]],
  ['q=a&jurisdiction_code=gb&incorporation_date.from=2001-01-01&order=score', []],
])('of the address %s the page does not use %j', (query, unused) => {
  const params = new URLSearchParams(query);
  const known = Object.keys(ENDPOINTS.search_companies.parameters);
  expect(unusedParameters(known, Object.fromEntries(params), printSearch(COMPANY_SEARCH, parse(query)))).toEqual(
    unused,
  );
});

describe('chips', () => {
  it('describe exclusions, and link to the search without them', () => {
    const chips = toChips(COMPANY_SEARCH, parse('exclude=current_status:Dissolved,jurisdiction_code:gb'), 'en');
    expect(chips.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Jurisdiction: not United Kingdom',
      'Status: not Dissolved',
    ]);
    const [first] = chips;
    expect(first && printSearch(COMPANY_SEARCH, first.without).toString()).toBe('exclude=current_status%3ADissolved');
  });

  it('include filters that are not in the panel', () => {
    expect(toChips(COMPANY_SEARCH, parse('country_code=us&nonprofit=true'), 'en').map(({ value }) => value)).toEqual([
      'United States',
      'Only nonprofits',
    ]);
  });

  it('describe each filter and link to the search without it', () => {
    const chips = toChips(
      COMPANY_SEARCH,
      parse('jurisdiction_code=gb%7Cus_de&inactive=false&incorporation_date=%3A2001-01-01'),
      'en',
    );
    expect(chips.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Jurisdiction: United Kingdom',
      'Jurisdiction: Delaware (US)',
      'Inactive: Without inactive',
      'Incorporated: before 1 January 2001',
    ]);
    const [first] = chips;
    expect(first && printSearch(COMPANY_SEARCH, first.without).get('jurisdiction_code')).toBe('us_de');
  });

  it.each<[Language, string[]]>([
    [
      'de',
      [
        'Rechtsraum: Vereinigtes Königreich',
        'Status: nicht Dissolved',
        'Inaktiv: Ohne inaktive',
        'Gegründet: vor dem 1. Januar 2001',
      ],
    ],
    [
      'fr',
      [
        'Juridiction: Royaume-Uni',
        'Statut: sauf Dissolved',
        'Inactive: Sans les inactives',
        'Constituée: avant le 1er janvier 2001',
      ],
    ],
  ])('describe each filter in %s', (language, expected) => {
    const given = 'jurisdiction_code=gb&exclude=current_status:Dissolved&inactive=false&incorporation_date=:2001-01-01';
    const chips = toChips(COMPANY_SEARCH, parse(given), language);
    expect(chips.map(({ label, value }) => `${label}: ${value}`)).toEqual(expected);
  });

  it.each<[Language, string, string, string]>([
    ['en', '2010-01-01', '2010-01-05', '1 January 2010 to 5 January 2010'],
    ['en', '2010-01-01', '2010-01-01', 'on 1 January 2010'],
    ['de', '2010-01-01', '2010-01-05', '1. Januar 2010 bis 5. Januar 2010'],
    ['de', '2010-01-01', '2010-01-01', 'am 1. Januar 2010'],
    ['fr', '2010-01-02', '2010-01-05', 'du 2 janvier 2010 au 5 janvier 2010'],
    ['fr', '2010-01-02', '2010-01-02', 'le 2 janvier 2010'],
  ])('describe in %s the days from %s to %s as %s', (language, from, to, words) => {
    expect(datesInWords({ from, to }, language)).toBe(words);
  });
});
