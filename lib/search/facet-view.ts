import { DEFAULT_FACET_LIMIT, type FacetValue, MAX_FACET_LIMIT } from '@/lib/contract/extensions';
import { namedIn } from '@/lib/shared/jurisdictions/match';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { isPlace, termInWords } from './chips';
import { type AnyFilter, filtersOf, type SearchPage } from './filters';
import { holdsTyped } from './form-address';
import type { AddressParameters, SearchState } from './state';

/** One value of a filter of terms. */
export interface Choice {
  value: string;
  words: string;
  /** Exact, over all pages; undefined if the source did not count it. */
  count?: number;
  state: 'chosen' | 'left_out' | 'neither';
}

/** A counted value, or one known from elsewhere. */
type Value = Pick<FacetValue, 'value' | 'label'> & Partial<Pick<FacetValue, 'count'>>;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function stateOf(search: SearchState, name: string, value: string): Choice['state'] {
  if (search.terms[name]?.terms.some((term) => same(term, value))) return 'chosen';
  return search.excluded[name]?.some((term) => same(term, value)) ? 'left_out' : 'neither';
}

/** The source's label of a value. Labels of places are English, so ours are used. */
const labelOf = (name: string, { value, label }: Value, language: Language): string | undefined =>
  label !== undefined && isPlace(name) ? namedIn(language, value, label) : label;

/**
 * The values of a filter in a stable order, so that ticking one does not move others: first selected values without a
 * count, then counted ones by frequency or name. Searching within the filter keeps ticked values.
 */
export function toChoices(
  filter: AnyFilter,
  facet: readonly Value[],
  search: SearchState,
  view: FacetView,
  language: Language,
): Choice[] {
  const { name } = filter;
  const selected = [...(search.terms[name]?.terms ?? []), ...(search.excluded[name] ?? [])];
  const unlisted = selected.filter((term) => !facet.some(({ value }) => same(value, term)));
  const all = [...unlisted.map((value): Value => ({ value })), ...facet].map(
    ({ value, label, count }): Choice => ({
      value,
      words: labelOf(name, { value, label }, language) ?? termInWords(name, value, language),
      ...(count === undefined ? {} : { count }),
      state: stateOf(search, name, value),
    }),
  );
  if (view.facet !== name) return all;
  const found = all.filter(
    ({ words, value, state }) => state !== 'neither' || holdsTyped(`${words} ${value}`, view.query),
  );
  return view.sort === 'name' ? found.sort((a, b) => formsOf(language).compare(a.words, b.words)) : found;
}

/** True if the source may have more values: it returned as many as requested. */
export const mayHaveMore = (facet: readonly FacetValue[], isOpened: boolean): boolean =>
  facet.length >= (isOpened ? MAX_FACET_LIMIT : DEFAULT_FACET_LIMIT);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const fieldOf = (item: object, name: string): unknown => Object.entries(item).find(([field]) => field === name)?.[1];

/** Filter values found in the records of one page, for sources without counts. They are choices, not totals. */
export function valuesOnPage(
  items: readonly object[],
  { kind, name }: Pick<AnyFilter, 'kind' | 'name'>,
  language: Language,
): string[] {
  if (kind !== 'terms') return [];
  const values = items.map((item) => fieldOf(item, name)).filter(isText);
  return [...new Set(values)].sort(formsOf(language).compare);
}

/**
 * How the panel shows the opened filter: all available values, searched and sorted. It is in the page address, so that
 * it works without scripts. The interface never receives these parameters.
 */
export interface FacetView {
  /** The opened filter. */
  facet?: AnyFilter['name'];
  /** The search text for its values; empty for all. */
  query: string;
  sort: 'count' | 'name';
}

export const NOTHING_OPENED: FacetView = { query: '', sort: 'count' };

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

/** Reads `facet`, `facet_query` and `facet_sort`; unknown filters are ignored. */
export function parseFacetView(page: SearchPage, given: AddressParameters): FacetView {
  const facet = filtersOf(page).find(({ name }) => name === firstOf(given, 'facet'))?.name;
  if (facet === undefined) return NOTHING_OPENED;
  const sort = firstOf(given, 'facet_sort') === 'name' ? 'name' : 'count';
  return { facet, query: firstOf(given, 'facet_query').trim(), sort };
}

/** Prints the parameters for `parseFacetView`. */
export function printFacetView({ facet, query, sort }: FacetView): [name: string, value: string][] {
  if (facet === undefined) return [];
  return [
    ['facet', facet],
    ...(query === '' ? [] : [['facet_query', query] satisfies [string, string]]),
    ...(sort === 'count' ? [] : [['facet_sort', sort] satisfies [string, string]]),
  ];
}
