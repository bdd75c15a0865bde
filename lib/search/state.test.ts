import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toChips } from './chips';
import { COMPANY_SEARCH } from './filters';
import { parseSearch, printSearch, withFlag, withToggledTerm } from './state';

const parse = (query: string) => {
  const params = new URLSearchParams(query);
  return parseSearch(COMPANY_SEARCH, Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])));
};
const print = (query: string) => printSearch(COMPANY_SEARCH, parse(query)).toString();

describe('the address of a search', () => {
  it.each([
    ['q=acme&jurisdiction_code=gb%7Cie&page=2'],
    ['q=acme&company_type=Private%2C+limited%7C&inactive=false&order=score'],
    ['branch=true&incorporation_date=2001-01-01%3A2002-02-02'],
    ['jurisdiction_code=gb%2Cie'],
    [''],
  ])('%j says the same after parsing and printing', (query) => {
    expect(print(query)).toBe(query);
  });

  it.each([
    ['a wrong page', 'q=a&page=x', 'q=a'],
    ['a wrong date', 'incorporation_date=2001-13-40', ''],
    ['a wrong boolean', 'inactive=perhaps', ''],
    ['an unknown order', 'order=colour', ''],
    ['a parameter nobody knows', 'colour=red', ''],
    ['the boxes of a form', 'jurisdiction_code=gb&jurisdiction_code=ie', 'jurisdiction_code=gb%7Cie'],
    [
      'the two date fields of a form',
      'incorporation_date.from=2001-01-01&incorporation_date.to=',
      'incorporation_date=2001-01-01%3A',
    ],
  ])('survives %s', (_, query, expected) => {
    expect(print(query)).toBe(expected);
  });

  it('never throws, whatever is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (given) => {
        const state = parseSearch(COMPANY_SEARCH, given);
        const printed = printSearch(COMPANY_SEARCH, state);
        const again = parseSearch(COMPANY_SEARCH, Object.fromEntries(printed));
        expect(printSearch(COMPANY_SEARCH, again).toString()).toBe(printed.toString());
      }),
    );
  });

  it('goes back to the first page when a filter changes', () => {
    const state = parse('q=acme&page=7');
    expect(withToggledTerm(state, 'jurisdiction_code', 'gb').page).toBe(1);
    expect(withFlag(state, 'inactive', true).page).toBe(1);
  });

  it('takes a ticked value out again, in whatever case it was written', () => {
    const ticked = parse('jurisdiction_code=GB%7Cie');
    expect(withToggledTerm(ticked, 'jurisdiction_code', 'gb').terms.jurisdiction_code?.terms).toEqual(['ie']);
  });
});

describe('chips', () => {
  it('say each filter in words and lead to the search without it', () => {
    const chips = toChips(
      COMPANY_SEARCH,
      parse('jurisdiction_code=gb%7Cus_de&inactive=false&incorporation_date=%3A2001-01-01'),
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
});
