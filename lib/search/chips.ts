import { ENDPOINTS, matchPath } from '@/lib/contract/endpoints';
import { EXCLUDE_PARAMETER, type FacetName, type Facets } from '@/lib/contract/extensions';
import type { DateFilter, Parameters } from '@/lib/contract/parameters';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { codedTermInWords } from '@/lib/words/format/code-words';
import { filterWords, stateWords } from '@/lib/words/search';
import type { FacetView } from './facet-view';
import { type AnyFilter, type FilterOf, facetNameOf, filtersOf, monthFacetOf, type SearchPage } from './filters';
import { type SearchState, withDates, withFlag, withTerms, withToggledTerm } from './state';
import { DECADE, isShortSpan, type Period, padded } from './years';

/** The open side of a range excludes the given day (specification, "Date filter"); the label says so. */
export function openDaysInWords({ from, to }: DateFilter, language: Language): string {
  const [words, forms] = [stateWords[language], formsOf(language)];
  return from !== null ? words.after(forms, from) : words.before(forms, to ?? '');
}

/** "on 1 May 2010", "1 May 2010 to 3 May 2010", "after 1 May 2010": shown beside the filter name. */
export function datesInWords(dates: DateFilter, language: Language): string {
  const { from, to } = dates;
  if (from === null || to === null) return openDaysInWords(dates, language);
  const forms = formsOf(language);
  return from === to ? forms.onDate(from) : stateWords[language].range(forms, from, to);
}

/** Labels of a term filter. */
export const termsWords = ({ said_as, name }: FilterOf<'terms'>, language: Language) =>
  filterWords[language].terms[said_as ?? name];

/** Labels of a yes/no filter. */
export const flagWords = ({ said_as, name }: FilterOf<'flag'>, language: Language) =>
  filterWords[language].flags[said_as ?? name];

/** Labels of a date filter. */
export const daysWords = ({ said_as, name }: FilterOf<'dates'>, language: Language) =>
  filterWords[language].dates[said_as ?? name];

/** The name of a filter: "Status". */
export function filterLabel(filter: AnyFilter, language: Language): string {
  if (filter.kind === 'terms') return termsWords(filter, language).label;
  return (filter.kind === 'flag' ? flagWords(filter, language) : daysWords(filter, language)).label;
}

/** "1990s", "1994", "1990 to 2009" */
export function periodInWords({ from, to }: Pick<Period, 'from' | 'to'>, language: Language): string {
  if (from === to) return padded(from);
  const words = stateWords[language];
  const isDecade = from % DECADE === 0 && to === from + DECADE - 1;
  return isDecade ? words.decade(padded(from)) : words.years(padded(from), padded(to));
}

/** True if the interface answers this filter for token holders only, because it concerns personal facts. */
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
  /** The filters to draw: the page's own, active ones, and the opened one. */
  shown: AnyFilter[];
  /** Filters offered as a link. */
  others: AnyFilter[];
  /** Filters that visitors may not use. */
  refused: AnyFilter[];
}

/** Selects the filters that the panel draws. Only their values are counted, because each count costs time. */
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

/** The facets to request for this state. */
export const facetsFor = (page: SearchPage, state: SearchState, view: FacetView): FacetName[] =>
  chooseFilters(page, state, view).shown.flatMap((filter) => {
    const months = isShortSpan(state.dates[filter.name]) ? monthFacetOf(page, filter) : undefined;
    return [facetNameOf(page, filter) ?? [], months ?? []].flat();
  });

/** A value that this share of the results has narrows them hardly. */
const NEARLY_ALL = 0.95;

/** 0: its values split the results; 1: nearly all have one value; 2: all have it, or none has any. */
function narrowingOf(counts: readonly { count: number }[], total: number): number {
  const most = Math.max(0, ...counts.map(({ count }) => count));
  if (most === 0 || most >= total) return 2;
  return most >= NEARLY_ALL * total ? 1 : 0;
}

/**
 * The filters, first those that narrow the results; otherwise they keep their order. Active ones, and ones without
 * counts, keep their place among the first.
 */
export function sortByNarrowing(
  filters: readonly AnyFilter[],
  { page, state, facets, total }: { page: SearchPage; state: SearchState; facets?: Facets; total?: number },
): AnyFilter[] {
  const rankOf = (filter: AnyFilter): number => {
    const facet = facetNameOf(page, filter);
    const counts = facet && facets?.[facet];
    return !counts || total === undefined || isSet(state, filter) ? 0 : narrowingOf(counts, total);
  };
  const ranked = filters.map((filter) => ({ filter, rank: rankOf(filter) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ filter }) => filter);
}

const without = (terms: readonly string[], term: string): string[] =>
  terms.filter((other) => other.toLowerCase() !== term.toLowerCase());

function withLeftOut(state: SearchState, name: string, terms: string[]): SearchState {
  const { [name]: _before, ...others } = state.excluded;
  return { ...state, page: 1, excluded: terms.length === 0 ? others : { ...others, [name]: terms } };
}

/** Selects or deselects a value. A value cannot be selected and excluded at once. */
export function toggleWanted(state: SearchState, name: string, term: string): SearchState {
  const before = state.terms[name]?.terms ?? [];
  const rest = without(before, term);
  const next = withTerms(state, name, rest.length < before.length ? rest : [...before, term]);
  return withLeftOut(next, name, without(state.excluded[name] ?? [], term));
}

/** Excludes a value, or includes it again. */
export function toggleLeftOut(state: SearchState, name: string, term: string): SearchState {
  const before = state.excluded[name] ?? [];
  const rest = without(before, term);
  const next = withTerms(state, name, without(state.terms[name]?.terms ?? [], term));
  return withLeftOut(next, name, rest.length < before.length ? rest : [...before, term]);
}

/** One active filter as text, and the state without it. */
export interface Chip {
  name: string;
  /** The parameter to store when the filter is locked. */
  lock: string;
  label: string;
  value: string;
  without: SearchState;
}

/** True if the values of a filter are jurisdiction codes. */
export const isPlace = (name: string): boolean => name === 'jurisdiction_code' || name === 'country_code';

/** A facet value for display. */
export function termInWords(name: string, term: string, language: Language): string {
  if (isPlace(name)) return placesIn(language)(term.toLowerCase());
  return codedTermInWords(name, term, language) ?? term;
}

function termChips(filter: FilterOf<'terms'>, state: SearchState, language: Language): Chip[] {
  const { name } = filter;
  const label = filterLabel(filter, language);
  const wanted = (state.terms[name]?.terms ?? []).map((term) => ({
    name,
    lock: name,
    label,
    value: termInWords(name, term, language),
    without: withToggledTerm(state, name, term),
  }));
  // One chip for each excluded value: "Status: not Dissolved".
  const unwanted = (state.excluded[name] ?? []).map((term) => ({
    name,
    lock: EXCLUDE_PARAMETER,
    label,
    value: stateWords[language].leftOut(termInWords(name, term, language)),
    without: toggleLeftOut(state, name, term),
  }));
  return [...wanted, ...unwanted];
}

/** The active filters as text, in the page's filter order. */
export function toChips(page: SearchPage, state: SearchState, language: Language): Chip[] {
  return filtersOf(page).flatMap((filter): Chip[] => {
    if (filter.kind === 'terms') return termChips(filter, state, language);
    const { name } = filter;
    const label = filterLabel(filter, language);
    const [flag, dates] = [state.flags[name], state.dates[name]];
    if (filter.kind === 'flag' && flag !== undefined) {
      const { on, off } = flagWords(filter, language);
      return [{ name, lock: name, label, value: flag ? on : off, without: withFlag(state, name, undefined) }];
    }
    return dates
      ? [{ name, lock: name, label, value: datesInWords(dates, language), without: withDates(state, name, undefined) }]
      : [];
  });
}
