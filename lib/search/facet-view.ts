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
  /** Exact, over all pages; undefined where the source did not count it. */
  count?: number;
  state: 'chosen' | 'left_out' | 'neither';
}

/** A value that was counted, or that is known from elsewhere. */
type Value = Pick<FacetValue, 'value' | 'label'> & Partial<Pick<FacetValue, 'count'>>;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function stateOf(search: SearchState, name: string, value: string): Choice['state'] {
  if (search.terms[name]?.terms.some((term) => same(term, value))) return 'chosen';
  return search.excluded[name]?.some((term) => same(term, value)) ? 'left_out' : 'neither';
}

/** What the source calls a value; of places it does so in English. */
const labelOf = (name: string, { value, label }: Value, language: Language): string | undefined =>
  label !== undefined && isPlace(name) ? namedIn(language, value, label) : label;

/**
 * The values of a filter in a stable order, so that a tick moves nothing: those of the search that the source did not
 * count come first, then what it counted, most frequent first or by name. A search inside keeps what is ticked.
 */
export function toChoices(
  filter: AnyFilter,
  facet: readonly Value[],
  search: SearchState,
  view: FacetView,
  language: Language,
): Choice[] {
  const { name } = filter;
  const asked = [...(search.terms[name]?.terms ?? []), ...(search.excluded[name] ?? [])];
  const unlisted = asked.filter((term) => !facet.some(({ value }) => same(value, term)));
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

/** Whether the source may have more values than it gave: it gave as many as were asked for. */
export const mayHaveMore = (facet: readonly FacetValue[], isOpened: boolean): boolean =>
  facet.length >= (isOpened ? MAX_FACET_LIMIT : DEFAULT_FACET_LIMIT);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const fieldOf = (item: object, name: string): unknown => Object.entries(item).find(([field]) => field === name)?.[1];

/**
 * Values of a filter among the records of one page, for sources that count none: what may be chosen, never how many
 * there are.
 */
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
 * How the panel shows one of its filters: opened, with every value that can be had, searched and in an order. It is in
 * the address, so that it works without scripts, and no part of the search: the interface never sees its parameters.
 */
export interface FacetView {
  /** The name of the filter that is opened. */
  facet?: AnyFilter['name'];
  /** What its values are searched for; empty for all. */
  query: string;
  sort: 'count' | 'name';
}

export const NOTHING_OPENED: FacetView = { query: '', sort: 'count' };

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

/** Reads `facet`, `facet_query` and `facet_sort`; what is no filter of the page is as if it were not there. */
export function parseFacetView(page: SearchPage, given: AddressParameters): FacetView {
  const facet = filtersOf(page).find(({ name }) => name === firstOf(given, 'facet'))?.name;
  if (facet === undefined) return NOTHING_OPENED;
  const sort = firstOf(given, 'facet_sort') === 'name' ? 'name' : 'count';
  return { facet, query: firstOf(given, 'facet_query').trim(), sort };
}

/** The parameters of a view, as `parseFacetView` reads them. */
export function printFacetView({ facet, query, sort }: FacetView): [name: string, value: string][] {
  if (facet === undefined) return [];
  return [
    ['facet', facet],
    ...(query === '' ? [] : [['facet_query', query] satisfies [string, string]]),
    ...(sort === 'count' ? [] : [['facet_sort', sort] satisfies [string, string]]),
  ];
}
