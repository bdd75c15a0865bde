import { useLanguage } from '#language';
import { createOwnerCache, StaticHtml } from '@/components/ui/static-html';
import type { FacetValue } from '@/lib/contract/extensions';
import { filterLabel, isPlace, termsWords, toggleLeftOut, toggleWanted } from '@/lib/search/chips';
import { type FacetView, mayHaveMore, NOTHING_OPENED, toChoices } from '@/lib/search/facet-view';
import { type AnyFilter, facetNameOf, type SearchPage } from '@/lib/search/filters';
import { ANY_VALUE, type ChoiceAddresses, isTicked, type PackedChoice, packChoice } from '@/lib/search/form-address';
import { canMatchAll, type SearchState, withMatch } from '@/lib/search/state';
import { JURISDICTIONS, placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language, oncePerLanguage } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { FacetList } from './facet-list';
import { ChoiceLink, FacetValues, SearchLink } from './search-link';
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
  /** What the links depend on besides the counts: cached parts of the filter depend on it. */
  dependsOn: readonly unknown[];
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
          <ChoiceLink
            href={hrefOf(withMatch(state, filter.name, match))}
            focusKey={`match-${match}`}
            chosen={terms.match === match}
            exclusive
          >
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

/** The sort orders of an opened filter, and the link back to the most frequent values. */
function FacetOrders({ state, view, filter, hrefOf }: FilterProps<'terms'>) {
  const said = useWords(searchWords).panel;
  const label = filterLabel(filter, useLanguage());
  return (
    <ul aria-label={said.orderOf(label)} className="flex flex-wrap gap-x-3 px-1 text-xs">
      {ORDERS.map(({ sort, words }) => (
        <li key={words}>
          {view.sort === sort ? (
            <span aria-current="true" className="inline-block py-1.5 font-semibold">
              {said[words]}
            </span>
          ) : (
            <SearchLink href={hrefOf(state, { ...view, sort })} className="inline-block py-1.5 underline">
              {said[words]}
            </SearchLink>
          )}
        </li>
      ))}
      <li className="ml-auto">
        <SearchLink
          href={hrefOf(state, NOTHING_OPENED)}
          aria-label={said.closeValuesOf(label)}
          className="inline-block py-1.5 underline"
        >
          {said.close}
        </SearchLink>
      </li>
    </ul>
  );
}

/** More values are folded. */
const SHOWN_AT_ONCE = 8;

/** The values of a filter, packed for links and for scripts. */
interface PackedValues {
  all: PackedChoice[];
  atOnce: PackedChoice[];
  anyValue: ChoiceAddresses;
  /** All values as JSON, which scripts read when the values are unfolded. */
  json: string;
}

function packValues(props: FilterProps<'terms'>, language: Language): PackedValues {
  const { state, view, filter, hrefOf, facet, canExclude, onPage } = props;
  const addressesOf = (value: string): ChoiceAddresses => ({
    href: hrefOf(toggleWanted(state, filter.name, value)),
    ...(canExclude && facet ? { leaveOutHref: hrefOf(toggleLeftOut(state, filter.name, value)) } : {}),
  });
  const anyValue = addressesOf(ANY_VALUE);
  const all = toChoices(filter, facet ?? onPage.map((value) => ({ value })), state, view, language).map((choice) =>
    packChoice(choice, anyValue, () => addressesOf(choice.value)),
  );
  const atOnce = all.filter((choice, index) => index < SHOWN_AT_ONCE || isTicked(choice));
  return { all, atOnce, anyValue, json: JSON.stringify(all) };
}

const packedValues = createOwnerCache<PackedValues>();

function CountedValues(props: FilterProps<'terms'>) {
  const { page, state, view, filter, hrefOf, fieldsOf, facet, dependsOn } = props;
  const words = useWords(searchWords).panel;
  const language = useLanguage();
  const pack = () => packValues(props, language);
  const { all, atOnce, anyValue, json } = facet ? packedValues(facet, dependsOn, pack) : pack();
  const isOpened = view.facet === filter.name;
  if (all.length === 0 && !isOpened) {
    return facet ? <p className="px-1 text-muted text-sm">{words.noneHere}</p> : null;
  }
  const listId = `values-${filter.name}`;
  return (
    <FacetList
      label={filterLabel(filter, language)}
      listId={listId}
      choices={json}
      hidden={all.length - atOnce.length}
      anyValue={anyValue}
      hasMore={facet !== undefined && mayHaveMore(facet, isOpened)}
      openHref={hrefOf(state, { ...NOTHING_OPENED, facet: filter.name })}
      search={{
        action: page.path,
        kept: fieldsOf({ ...state, page: 1 }),
        name: filter.name,
        query: isOpened ? view.query : '',
      }}
      orders={facet && isOpened && <FacetOrders {...props} />}
    >
      {!(facet && isOpened) && (
        <StaticHtml cacheWith={facet} dependsOn={dependsOn}>
          <FacetValues id={listId} choices={atOnce} anyValue={anyValue} isWhole={false} />
        </StaticHtml>
      )}
    </FacetList>
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
