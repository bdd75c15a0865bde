import { FACET_LIMIT_PARAMETER, FACETS_PARAMETER, MAX_FACET_LIMIT } from '@/lib/contract/extensions';
import { links } from '@/lib/shared/links';
import { facetsFor } from './chips';
import { type FacetView, NOTHING_OPENED, printFacetView } from './facet-view';
import type { SearchPage } from './filters';
import { printSearch, type SearchState } from './state';

/**
 * The interface request of a search page: the parameters of its address, and the facets of the displayed filters. For
 * an opened filter all available values are requested; searching in them needs no further call.
 */
export function searchRequest(page: SearchPage, state: SearchState, view: FacetView = NOTHING_OPENED): URLSearchParams {
  const params = printSearch(page, state);
  const facets = facetsFor(page, state, view);
  if (facets.length > 0) params.set(FACETS_PARAMETER, facets.join(','));
  if (view.facet !== undefined) params.set(FACET_LIMIT_PARAMETER, String(MAX_FACET_LIMIT));
  return params;
}

/** The address of a search page in this state, optionally with an opened filter. */
export function searchHref(page: SearchPage, state: SearchState, view: FacetView = NOTHING_OPENED): string {
  const params = printSearch(page, state);
  for (const [name, value] of printFacetView(view)) params.set(name, value);
  return links.search(page.path, params);
}

/** Adds parameters to an address that are not part of the search. */
export function withParameters(href: string, added: readonly [name: string, value: string][]): string {
  if (added.length === 0) return href;
  const query = new URLSearchParams(added.map(([name, value]) => [name, value]));
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}
