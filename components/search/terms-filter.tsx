import { useLanguage } from '#language';
import type { FacetValue } from '@/lib/contract/extensions';
import { filterLabel, isPlace, termsWords, toggleLeftOut, toggleWanted } from '@/lib/search/chips';
import { type FacetView, mayHaveMore, NOTHING_OPENED, toChoices } from '@/lib/search/facet-view';
import { type AnyFilter, facetNameOf, type SearchPage } from '@/lib/search/filters';
import { ANY_VALUE, type ChoiceAddresses, packChoice } from '@/lib/search/form-address';
import { canMatchAll, type SearchState, withMatch } from '@/lib/search/state';
import { JURISDICTIONS, placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language, oncePerLanguage } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { FacetList } from './facet-list';
import { ChoiceLink } from './search-link';
import { SearchForm } from './search-navigation';

/** Props of every filter in the panel. */
export interface FilterProps<Kind extends AnyFilter['kind'] = AnyFilter['kind']> {
  page: SearchPage;
  state: SearchState;
  view: FacetView;
  filter: Extract<AnyFilter, { kind: Kind }>;
  /** The address of a state; keeps the current view unless another is given. */
  hrefOf: (state: SearchState, view?: FacetView) => string;
  /** The hidden form fields that keep the rest of the state. */
  fieldsOf: (state: SearchState) => [name: string, value: string][];
  /** The counted values; undefined if the source has no counts. */
  facet: FacetValue[] | undefined;
  /** The counted months of a filter of dates, if its span is short. */
  months?: FacetValue[];
  /** Values in the displayed records, for sources without counts. */
  onPage: string[];
  /** Whether values can be excluded, which only our own register supports. */
  canExclude: boolean;
  /** The number of results; undefined if the search failed. */
  total: number | undefined;
}

export const filterTitleId = (name: string): string => `filter-${name}`;

type AddTermProps = Pick<FilterProps<'terms'>, 'page' | 'state' | 'filter' | 'fieldsOf'>;

/** A text field for a value, if there are no counts. */
function AddTerm({ page, state, filter, fieldsOf }: AddTermProps) {
  const id = `add-${filter.name}`;
  const { label, hint } = termsWords(filter, useLanguage());
  return (
    <SearchForm action={page.path} kept={fieldsOf({ ...state, page: 1 })} clearsAfter className="mt-1 px-1">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {hint}
      </label>
      <div className="flex gap-1">
        <input
          id={id}
          name={filter.name}
          className="w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm"
        />
        <AddButton label={label} />
      </div>
    </SearchForm>
  );
}

function AddButton({ label }: { label: string }) {
  const { add, addTo } = useWords(searchWords).panel;
  return (
    <button
      type="submit"
      aria-label={addTo(label)}
      className="shrink-0 whitespace-nowrap rounded border border-line-strong px-2 text-sm hover:bg-sunken"
    >
      {add}
    </button>
  );
}

const placesByName = oncePerLanguage((language: Language) => {
  const { compare } = formsOf(language);
  const places = JURISDICTIONS.map(({ code }) => ({ code, name: placesIn(language)(code) }));
  return places.sort((a, b) => compare(a.name, b.name));
});

/** All places by name: without counts, it is unknown which of them the register holds. */
function PlaceSelect({ page, state, filter, fieldsOf }: FilterProps<'terms'>) {
  const id = `add-${filter.name}`;
  const words = useWords(searchWords).panel;
  const language = useLanguage();
  const isCountry = filter.name === 'country_code';
  const places = placesByName(language).filter(({ code }) => !isCountry || !code.includes('_'));
  return (
    <SearchForm action={page.path} kept={fieldsOf({ ...state, page: 1 })} clearsAfter className="mt-1 px-1">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {words.anyPlace}
      </label>
      <div className="flex gap-1">
        <select
          id={id}
          name={filter.name}
          defaultValue=""
          className="w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm"
        >
          <option value="">{words.choosePlace}</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <AddButton label={filterLabel(filter, language)} />
      </div>
    </SearchForm>
  );
}

const MATCHES = [
  { match: 'any', words: 'anyOfThese' },
  { match: 'all', words: 'allOfThese' },
] as const;

/** Any or all of several values; only for fields that may have several values. */
function MatchChoice({ state, filter, hrefOf }: FilterProps<'terms'>) {
  const said = useWords(searchWords).panel;
  const label = filterLabel(filter, useLanguage());
  const terms = state.terms[filter.name];
  if (filter.holds !== 'several' || !terms || !canMatchAll(terms.terms)) return null;
  return (
    <ul aria-label={said.anyOrAll(label)} className="mb-1 flex flex-wrap gap-x-2">
      {MATCHES.map(({ match, words }) => (
        <li key={match}>
          <ChoiceLink href={hrefOf(withMatch(state, filter.name, match))} chosen={terms.match === match} exclusive>
            {said[words]}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

const ORDERS = [
  { sort: 'count', words: 'mostFrequent' },
  { sort: 'name', words: 'byName' },
] as const;

type PanelWords = (typeof searchWords)[Language]['panel'];

/** The sort orders and the close link of an opened filter; undefined if it is not open. */
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
    packChoice(choice, anyValue, () => addressesOf(choice.value)),
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

/** Values with exact counts if the source has them; else the values on the page, and a field to add one. */
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
