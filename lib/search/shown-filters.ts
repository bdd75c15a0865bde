import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { FacetName } from '@/lib/contract/extensions';
import type { Parameters } from '@/lib/contract/parameters';
import { matchPath } from '@/lib/contract/paths';
import { facetNameOf } from './facet-names';
import type { FacetView } from './facet-view';
import type { AnyFilter, SearchPage } from './filters';
import type { SearchState } from './state';

/** Whether the interface answers the filter to token holders only, as it asks about personal facts. */
function isPersonal(page: Pick<SearchPage, 'path'>, { name }: Pick<AnyFilter, 'name'>): boolean {
  const endpoint = matchPath(page.path.slice(1))?.name;
  const parameters: Parameters = endpoint === undefined ? {} : ENDPOINTS[endpoint].parameters;
  return parameters[name]?.personal ?? false;
}

const isSet = (state: SearchState, { name }: AnyFilter): boolean =>
  state.terms[name] !== undefined ||
  state.flags[name] !== undefined ||
  state.dates[name] !== undefined ||
  state.excluded[name] !== undefined;

interface FilterChoice {
  /** The filters that the panel draws: its own, those that are set, and the one that is opened. */
  shown: AnyFilter[];
  /** Those that it offers to open. */
  others: AnyFilter[];
  /** Those that visitors are refused. */
  refused: AnyFilter[];
}

/** Which filters the panel draws; values are counted for these alone, since each count is work. */
export function chooseFilters(page: SearchPage, state: SearchState, view: FacetView): FilterChoice {
  const refused = page.more.filter((filter) => isPersonal(page, filter));
  const open = page.more.filter((filter) => !refused.includes(filter));
  const isShown = (filter: AnyFilter) => isSet(state, filter) || filter.name === view.facet;
  return {
    shown: [...page.filters, ...open.filter(isShown)],
    others: open.filter((filter) => !isShown(filter)),
    refused,
  };
}

/** The facets that a page in this state asks for. */
export const facetsFor = (page: SearchPage, state: SearchState, view: FacetView): FacetName[] =>
  chooseFilters(page, state, view).shown.flatMap((filter) => facetNameOf(page, filter) ?? []);
