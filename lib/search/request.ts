import { FACETS_PARAMETER } from '@/lib/contract/extensions';
import { links } from '@/lib/links';
import { facetsOf, type SearchPage } from './filters';
import { printSearch, type SearchState } from './state';

/** What a search page asks of the interface: the words of its address, and the counts of its filters. */
export function searchRequest(page: SearchPage, state: SearchState): URLSearchParams {
  const params = printSearch(page, state);
  params.set(FACETS_PARAMETER, facetsOf(page));
  return params;
}

/** The address of a search page in this state. */
export function searchHref(page: SearchPage, state: SearchState): string {
  const params = printSearch(page, state);
  return page.path === links.companySearch() ? links.companySearch(params) : links.officerSearch(params);
}
