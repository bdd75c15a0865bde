import { describe, expect, it } from 'vitest';
import type { EndpointOf, ParametersOf } from '@/lib/contract/endpoints';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchDeclaration, searchPage } from './filters';

type Officers = SearchDeclaration<ParametersOf<'search_officers'>, EndpointOf<'search_officers'>['path']>;
type Companies = SearchDeclaration<ParametersOf<'search_companies'>>;

const OFFICERS: Officers = {
  path: '/officers/search',
  orders: { '': 'name', score: 'relevance' },
  filters: {
    address: { kind: 'terms', holds: 'several', more: true },
    position: { kind: 'terms', holds: 'one' },
    jurisdiction_code: { kind: 'terms', holds: 'one' },
    inactive: { kind: 'flag', said_as: 'former' },
    date_of_birth: { kind: 'dates', more: true },
  },
};

describe('search page', () => {
  it('has the declared filters, split into panel and others', () => {
    const { filters, more, orders } = searchPage<'search_officers'>(OFFICERS);
    expect(filters.map(({ name }) => name)).toEqual(['position', 'jurisdiction_code', 'inactive']);
    expect(filters[2]).toEqual({ kind: 'flag', name: 'inactive', said_as: 'former' });
    expect(more.map(({ name }) => name)).toEqual(['address', 'date_of_birth']);
    expect(orders).toEqual([
      { value: '', words: 'name' },
      { value: 'score', words: 'relevance' },
    ]);
  });

  it.each([
    [COMPANY_SEARCH, ['', 'score', 'incorporation_date', 'dissolution_date', 'updated_at']],
    [OFFICER_SEARCH, ['', 'score']],
  ])('offers the orders of %j, without omitted ones', (page, values) => {
    expect(page.orders.map(({ value }) => value)).toEqual(values);
  });

  it('does not compile with a missing or unknown filter', () => {
    const { position: _, ...others } = OFFICERS.filters;
    // @ts-expect-error `position` is declared.
    const without: Officers['filters'] = others;
    // @ts-expect-error `branch` is not declared of officers.
    const withAnother: Officers['filters'] = { ...OFFICERS.filters, branch: { kind: 'flag' } };
    // @ts-expect-error `position` has terms.
    const ofAnotherKind: Officers['filters'] = { ...OFFICERS.filters, position: { kind: 'flag' } };
    expect([without, withAnother, ofAnotherKind].map((filters) => Object.keys(filters).length)).toEqual([4, 6, 5]);
  });

  it('does not compile with a missing order', () => {
    const given = { '': 'name', score: 'relevance', incorporation_date: 'newest_incorporated' } as const;
    const rest = { dissolution_date: null, updated_at: null };
    // @ts-expect-error `created_at` is declared.
    const without: Companies['orders'] = { ...given, ...rest };
    const whole: Companies['orders'] = { ...given, ...rest, created_at: null };
    expect(Object.keys(whole)).toEqual([...Object.keys(without), 'created_at']);
  });
});
