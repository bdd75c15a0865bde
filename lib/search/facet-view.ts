import { type AnyFilter, filtersOf, type SearchPage } from './filters';
import type { AddressParameters } from './state';

/**
 * How the panel shows one of its filters: opened, with every value that can be had, searched and in an order. It is in
 * the address, so that it works without scripts, and no part of the search: the interface never sees its parameters.
 */
export interface FacetView {
  /** The name of the filter that is opened. */
  facet?: AnyFilter['name'];
  /** What its values are searched for; empty for all. */
  query: string;
  sort: 'count' | 'name';
}

export const NOTHING_OPENED: FacetView = { query: '', sort: 'count' };

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

/** Reads `facet`, `facet_query` and `facet_sort`; what is no filter of the page is as if it were not there. */
export function parseFacetView(page: SearchPage, given: AddressParameters): FacetView {
  const facet = filtersOf(page).find(({ name }) => name === firstOf(given, 'facet'))?.name;
  if (facet === undefined) return NOTHING_OPENED;
  const sort = firstOf(given, 'facet_sort') === 'name' ? 'name' : 'count';
  return { facet, query: firstOf(given, 'facet_query').trim(), sort };
}

/** The parameters of a view, as `parseFacetView` reads them. */
export function printFacetView({ facet, query, sort }: FacetView): [name: string, value: string][] {
  if (facet === undefined) return [];
  return [
    ['facet', facet],
    ...(query === '' ? [] : [['facet_query', query] satisfies [string, string]]),
    ...(sort === 'count' ? [] : [['facet_sort', sort] satisfies [string, string]]),
  ];
}
