import { useLanguage } from '#language';
import { toggleLeftOut, toggleWanted } from '@/lib/search/change-term';
import { isPlace } from '@/lib/search/chips';
import { mayHaveMore, toChoices } from '@/lib/search/choices';
import { facetNameOf } from '@/lib/search/facet-names';
import { NOTHING_OPENED } from '@/lib/search/facet-view';
import { filterLabel } from '@/lib/search/filter-in-words';
import { ANY_VALUE, type ChoiceAddresses, packChoice } from '@/lib/search/packed-choices';
import type { Language } from '@/lib/shared/language/languages';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { AddTerm } from './add-term';
import { FacetList } from './facet-list';
import type { FilterProps } from './filter-props';
import { MatchChoice } from './match-choice';
import { PlaceSelect } from './place-select';

const ORDERS = [
  { sort: 'count', words: 'mostFrequent' },
  { sort: 'name', words: 'byName' },
] as const;

type PanelWords = (typeof searchWords)[Language]['panel'];

/** The orders and the way out of an opened filter; undefined for one that is not opened. */
function ordersOf({ state, view, filter, hrefOf }: FilterProps<'terms'>, said: PanelWords) {
  if (view.facet !== filter.name) return undefined;
  return {
    orders: ORDERS.map(({ sort, words }) => ({
      words: said[words],
      href: hrefOf(state, { ...view, sort }),
      isCurrent: view.sort === sort,
    })),
    closeHref: hrefOf(state, NOTHING_OPENED),
  };
}

function CountedValues(props: FilterProps<'terms'>) {
  const { page, state, view, filter, hrefOf, fieldsOf, facet = [], canExclude, onPage } = props;
  const words = useWords(searchWords).panel;
  const language = useLanguage();
  const isCounted = props.facet !== undefined;
  const values = isCounted ? facet : onPage.map((value) => ({ value }));
  const addressesOf = (value: string): ChoiceAddresses => ({
    href: hrefOf(toggleWanted(state, filter.name, value)),
    ...(canExclude && isCounted ? { leaveOutHref: hrefOf(toggleLeftOut(state, filter.name, value)) } : {}),
  });
  const anyValue = addressesOf(ANY_VALUE);
  const choices = toChoices(filter, values, state, view, language).map((choice) =>
    packChoice({ ...choice, ...addressesOf(choice.value) }, anyValue),
  );
  if (choices.length === 0 && view.facet !== filter.name) {
    return isCounted ? <p className="px-1 text-muted text-sm">{words.noneHere}</p> : null;
  }
  return (
    <FacetList
      label={filterLabel(filter, language)}
      choices={choices}
      anyValue={anyValue}
      hasMore={isCounted && mayHaveMore(facet, view.facet === filter.name)}
      openHref={hrefOf(state, { ...NOTHING_OPENED, facet: filter.name })}
      search={{
        action: page.path,
        kept: fieldsOf({ ...state, page: 1 }),
        name: filter.name,
        query: view.facet === filter.name ? view.query : '',
      }}
      orders={isCounted ? ordersOf(props, words) : undefined}
    />
  );
}

/** Values with exact counts where the source gives them; where it does not, what the page holds, and a box to add one. */
export function TermsFilter(props: FilterProps<'terms'>) {
  const { page, filter, facet, onPage } = props;
  const { onThisPage } = useWords(searchWords).panel;
  const isCountable = facetNameOf(page, filter) !== undefined;
  return (
    <>
      <MatchChoice {...props} />
      <CountedValues {...props} facet={isCountable ? facet : undefined} />
      {!facet && onPage.length > 0 && <p className="px-1 text-muted text-xs">{onThisPage}</p>}
      {!facet && (isPlace(filter.name) ? <PlaceSelect {...props} /> : <AddTerm {...props} />)}
    </>
  );
}
