import { describe, expect, it } from 'vitest';
import { words } from '@/lib/shared/names/fold';
import { firstSearchRow, SEARCH_COLUMNS, type SearchedCompany } from './company';

const COMPANY: SearchedCompany = { name: 'HARROWGATE & SONS LTD', company_number: 'SC001234' };

/** The words of each column as the search table splits them, without empty columns. */
function wordsOf(company: Partial<SearchedCompany>): Record<string, string[]> {
  const row = firstSearchRow({ ...COMPANY, ...company });
  const columns = SEARCH_COLUMNS.map((column, at) => [column, words(row[at] ?? '')] as const);
  return Object.fromEntries(columns.filter(([, found]) => found.length > 0));
}

describe('the search words of a company', () => {
  it('are its name and its number, both also normalised', () => {
    expect(wordsOf({})).toEqual({
      name: ['harrowgate', 'sons', 'ltd'],
      normalised_name: ['harrowgate', 'sons', 'limited'],
      company_number: ['sc001234'],
      heavily_normalised_number: ['sc1234'],
    });
  });

  it.each<[string, Partial<SearchedCompany>, Record<string, string[]>]>([
    ['in other letters than ASCII', { name: 'Öl-Ångström' }, { name: ['ol', 'angstrom'] }],
    [
      'two numbers',
      { native_company_number: 'HRB 12/A' },
      {
        native_company_number: ['hrb', '12', 'a', 'hrb12a'],
        heavily_normalised_number: ['sc1234', 'hrb12a'],
      },
    ],
    ['two numbers that are one', { native_company_number: 'sc 1234' }, { heavily_normalised_number: ['sc1234'] }],
    ['no number', { company_number: '', native_company_number: '007' }, { heavily_normalised_number: ['7'] }],
    [
      'a postal code, whole and in parts',
      { registered_address: { postal_code: 'TN38 9LH' } },
      { postal_codes: ['tn38', '9lh', 'tn389lh'], address: ['tn38', '9lh'] },
    ],
    [
      'an address whose parts are in its one line',
      {
        registered_address: { street_address: '1 Mill Lane', locality: 'Ashby' },
        registered_address_in_full: '1 Mill Lane, Ashby',
      },
      { address: ['1', 'mill', 'lane', 'ashby'] },
    ],
    [
      'an address of which the line says something else',
      { registered_address: { locality: 'Ash', region: 'Östra' }, registered_address_in_full: '1 Mill Lane, Ashby' },
      { address: ['1', 'mill', 'lane', 'ashby', 'ash', 'ostra'] },
    ],
  ])('are there for %s', (_, company, expected) => {
    expect(wordsOf(company)).toMatchObject(expected);
  });
});
