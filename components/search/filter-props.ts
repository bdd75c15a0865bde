import type { FacetValue } from '@/lib/contract/extensions';
import type { FacetView } from '@/lib/search/facet-view';
import type { AnyFilter, SearchPage } from '@/lib/search/filters';
import type { SearchState } from '@/lib/search/state';

/** What every filter of the panel is drawn from. */
export interface FilterProps<Kind extends AnyFilter['kind'] = AnyFilter['kind']> {
  page: SearchPage;
  state: SearchState;
  view: FacetView;
  filter: Extract<AnyFilter, { kind: Kind }>;
  /** The address of a state; the view stays what it is unless another is given. */
  hrefOf: (state: SearchState, view?: FacetView) => string;
  /** What a form has to carry along, so that nothing in the address of a state is lost. */
  fieldsOf: (state: SearchState) => [name: string, value: string][];
  /** The counted values; undefined where the source counts none. */
  facet: FacetValue[] | undefined;
  /** Values among the records shown, for a source that counts none. */
  onPage: string[];
  /** Whether values can be left out: our own register knows how, the interface has no word for it. */
  canExclude: boolean;
  /** How many records the search finds; undefined where it failed. */
  total: number | undefined;
}

export const filterTitleId = (name: string): string => `filter-${name}`;
