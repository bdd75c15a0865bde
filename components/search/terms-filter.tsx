import { toggleLeftOut, toggleWanted } from '@/lib/search/change-term';
import { isPlace } from '@/lib/search/chips';
import { mayHaveMore, toChoices } from '@/lib/search/choices';
import { facetNameOf } from '@/lib/search/facet-names';
import { NOTHING_OPENED } from '@/lib/search/facet-view';
import { AddTerm } from './add-term';
import { FacetList } from './facet-list';
import type { FilterProps } from './filter-props';
import { MatchChoice } from './match-choice';
import { PlaceSelect } from './place-select';

const ORDERS = [
  { sort: 'count', words: 'Most frequent' },
  { sort: 'name', words: 'By name' },
] as const;

/** The orders and the way out of an opened filter; undefined for one that is not opened. */
function ordersOf({ state, view, filter, hrefOf }: FilterProps<'terms'>) {
  if (view.facet !== filter.name) return undefined;
  return {
    orders: ORDERS.map(({ sort, words }) => ({
      words,
      href: hrefOf(state, { ...view, sort }),
      isCurrent: view.sort === sort,
    })),
    closeHref: hrefOf(state, NOTHING_OPENED),
  };
}

function CountedValues(props: FilterProps<'terms'>) {
  const { page, state, view, filter, hrefOf, fieldsOf, facet = [], canExclude, onPage } = props;
  const isCounted = props.facet !== undefined;
  const values = isCounted ? facet : onPage.map((value) => ({ value }));
  const choices = toChoices(filter, values, state, view).map((choice) => ({
    ...choice,
    href: hrefOf(toggleWanted(state, filter.name, choice.value)),
    ...(canExclude && isCounted ? { leaveOutHref: hrefOf(toggleLeftOut(state, filter.name, choice.value)) } : {}),
  }));
  if (choices.length === 0 && view.facet !== filter.name) {
    return isCounted ? <p className="px-1 text-muted text-sm">None among these results.</p> : null;
  }
  return (
    <FacetList
      label={filter.label}
      choices={choices}
      hasMore={isCounted && mayHaveMore(facet, view.facet === filter.name)}
      openHref={hrefOf(state, { ...NOTHING_OPENED, facet: filter.name })}
      search={{
        action: page.path,
        kept: fieldsOf({ ...state, page: 1 }),
        name: filter.name,
        query: view.facet === filter.name ? view.query : '',
      }}
      orders={isCounted ? ordersOf(props) : undefined}
    />
  );
}

/** Values with exact counts where the source gives them; where it does not, what the page holds, and a box to add one. */
export function TermsFilter(props: FilterProps<'terms'>) {
  const { page, filter, facet, onPage } = props;
  const isCountable = facetNameOf(page, filter) !== undefined;
  return (
    <>
      <MatchChoice {...props} />
      <CountedValues {...props} facet={isCountable ? facet : undefined} />
      {!facet && onPage.length > 0 && <p className="px-1 text-muted text-xs">Values on this page of results.</p>}
      {!facet && (isPlace(filter.name) ? <PlaceSelect {...props} /> : <AddTerm {...props} />)}
    </>
  );
}
