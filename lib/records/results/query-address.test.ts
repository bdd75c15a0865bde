import { describe, expect, it } from 'vitest';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { searchHref } from '@/lib/search/request';
import type { AddressParameters } from '@/lib/search/state';
import { readQueryAddress } from './query';

const read = (given: AddressParameters, known?: Parameters<typeof readQueryAddress>[2]['known']) =>
  readQueryAddress(COMPANY_SEARCH, given, { canExclude: true, ...(known && { known }) });
const addressOf = (given: AddressParameters) => searchHref(COMPANY_SEARCH, read(given).state);

describe('address of a search page', () => {
  it.each([
    [{ query: 'marine group' }, '/companies/search?q=marine+group&order=score'],
    [{ query: 'marine jurisdiction:gb|de' }, '/companies/search?q=marine&jurisdiction_code=gb|de&order=score'],
    [{ query: 'marine', order: 'updated_at' }, '/companies/search?q=marine&order=updated_at'],
    [{ query: 'jurisdiction:gb' }, '/companies/search?jurisdiction_code=gb'],
    [
      { query: 'marine', order: 'score', per_page: '50', view: 'table', page: '4' },
      '/companies/search?q=marine&order=score&per_page=50',
    ],
    [
      { query: '01234500' },
      '/companies/search?q=01234500&fields=company_number,native_company_number,heavily_normalised_number',
    ],
    [
      { query: 'gb/01234500' },
      '/companies/search?q=01234500&fields=company_number,native_company_number,heavily_normalised_number&jurisdiction_code=gb',
    ],
    [{ query: '' }, '/companies/search'],
    [{ query: 'marine', inactive: 'false' }, '/companies/search?q=marine&inactive=false&order=score'],
    [{ query: 'marine is:inactive', inactive: 'false' }, '/companies/search?q=marine&inactive=true&order=score'],
  ])('%j redirects to %s', (given, expected) => {
    expect(read(given).moves).toBe(true);
    expect(addressOf(given)).toBe(expected);
  });

  it('does not redirect a query with a problem, and searches the rest', () => {
    const found = read({ query: 'marine jursidiction:gb', page: '2' });
    expect(found).toMatchObject({ moves: false, text: 'marine jursidiction:gb', state: { q: 'marine', page: 2 } });
    expect(found.problems).toHaveLength(1);
  });

  it('shows the filters of the facets in the box', () => {
    const { text, moves } = read({ q: 'marine', jurisdiction_code: 'gb|de', inactive: 'false' });
    expect({ text, moves }).toEqual({ text: 'marine jurisdiction:gb|de -is:inactive', moves: false });
  });

  it('distinguishes numbers from names, and keeps a requested name search', () => {
    expect(read({ q: '01234500' })).toMatchObject({ moves: false, state: { by_number: false } });
    expect(read({ q: '01234500' }).number?.state.by_number).toBe(true);
  });

  it('notes a value that the source did not count', () => {
    const known = { current_status: [{ value: 'Active', count: 9 }] };
    expect(read({ current_status: 'Actve' }, known).problems).toMatchObject([{ kind: 'note', suggestion: 'Active' }]);
    expect(read({ current_status: 'Actve' }).problems).toEqual([]);
  });

  it('cuts an excessively long query', () => expect(read({ query: 'a'.repeat(5000) }).text).toHaveLength(1000));
});
