import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Language } from '@/lib/shared/language/languages';
import { codedTermInWords } from '@/lib/words/code-words';
import { stateWords } from '@/lib/words/search';
import { datesInWords } from './days-in-words';
import { filterLabel, flagWords } from './filter-in-words';
import { type FilterOf, filtersOf, type SearchPage } from './filters';
import { type SearchState, withDates, withFlag, withTerms, withToggledTerm } from './state';

const without = (terms: readonly string[], term: string): string[] =>
  terms.filter((other) => other.toLowerCase() !== term.toLowerCase());

function withLeftOut(state: SearchState, name: string, terms: string[]): SearchState {
  const { [name]: _before, ...others } = state.excluded;
  return { ...state, page: 1, excluded: terms.length === 0 ? others : { ...others, [name]: terms } };
}

/** The value wanted, or no longer wanted; nothing is wanted and left out at once. */
export function toggleWanted(state: SearchState, name: string, term: string): SearchState {
  const before = state.terms[name]?.terms ?? [];
  const rest = without(before, term);
  const next = withTerms(state, name, rest.length < before.length ? rest : [...before, term]);
  return withLeftOut(next, name, without(state.excluded[name] ?? [], term));
}

/** The value left out, or no longer left out. */
export function toggleLeftOut(state: SearchState, name: string, term: string): SearchState {
  const before = state.excluded[name] ?? [];
  const rest = without(before, term);
  const next = withTerms(state, name, without(state.terms[name]?.terms ?? [], term));
  return withLeftOut(next, name, rest.length < before.length ? rest : [...before, term]);
}

/** One active filter in words, and the state without it. */
export interface Chip {
  /** The filter's name. */
  name: string;
  /** The parameter that a lock of it keeps. */
  lock: string;
  label: string;
  value: string;
  without: SearchState;
}

/** Whether the values of a filter are codes of places. */
export const isPlace = (name: string): boolean => name === 'jurisdiction_code' || name === 'country_code';

/** A facet value as a person reads it. */
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
  // One for each value that is left out: "Status: not Dissolved".
  const unwanted = (state.excluded[name] ?? []).map((term) => ({
    name,
    lock: EXCLUDE_PARAMETER,
    label,
    value: stateWords[language].leftOut(termInWords(name, term, language)),
    without: toggleLeftOut(state, name, term),
  }));
  return [...wanted, ...unwanted];
}

/** The active filters in words, in the order of the page's filters. */
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
