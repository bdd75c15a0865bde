import type { SearchPage } from '@/lib/search/filters';
import type { SearchState } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { QUERY_PARAMETER } from './query-address';

type Pairs = readonly [name: string, value: string][];

/** What of the search stays when another query is sent; `kept` are the page's own parameters that stay too. */
export function keptParameters({ order, per_page }: Pick<SearchState, 'order' | 'per_page'>, kept: Pairs): Pairs {
  return [
    ...(order === '' ? [] : [['order', order] satisfies [string, string]]),
    ...(per_page === undefined ? [] : [['per_page', String(per_page)] satisfies [string, string]]),
    ...kept,
  ];
}

/** The address that the box leads to with another text in it. */
export function queryHref(page: SearchPage, text: string, kept: Pairs): string {
  const params = new URLSearchParams([[QUERY_PARAMETER, text], ...kept]);
  return links.search(page.path, params);
}
