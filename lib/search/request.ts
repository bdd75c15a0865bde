import { FACET_LIMIT_PARAMETER, FACETS_PARAMETER, MAX_FACET_LIMIT } from '@/lib/contract/extensions';
import { links } from '@/lib/shared/links';
import { facetsFor } from './chips';
import { type FacetView, NOTHING_OPENED, printFacetView } from './facet-view';
import type { SearchPage } from './filters';
import { printSearch, type SearchState } from './state';

/**
 * What a search page asks of the interface: the words of its address, and the counts of the filters that it draws.
 * A filter that is opened has all values that can be had; they are searched on the page, so that it stays one call.
 */
export function searchRequest(page: SearchPage, state: SearchState, view: FacetView = NOTHING_OPENED): URLSearchParams {
  const params = printSearch(page, state);
  const facets = facetsFor(page, state, view);
  if (facets.length > 0) params.set(FACETS_PARAMETER, facets.join(','));
  if (view.facet !== undefined) params.set(FACET_LIMIT_PARAMETER, String(MAX_FACET_LIMIT));
  return params;
}

/** The address of a search page in this state, and with one of its filters opened. */
export function searchHref(page: SearchPage, state: SearchState, view: FacetView = NOTHING_OPENED): string {
  const params = printSearch(page, state);
  for (const [name, value] of printFacetView(view)) params.set(name, value);
  return links.search(page.path, params);
}

/** An address with parameters added that are no part of the search. */
export function withParameters(href: string, added: readonly [name: string, value: string][]): string {
  if (added.length === 0) return href;
  const query = new URLSearchParams(added.map(([name, value]) => [name, value]));
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}
