import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Language } from '@/lib/shared/language/languages';
import { codedTermInWords } from '@/lib/words/code-words';
import { stateWords } from '@/lib/words/search';
import { toggleLeftOut } from './change-term';
import { datesInWords } from './days-in-words';
import { filterLabel, flagWords } from './filter-in-words';
import { type FilterOf, filtersOf, type SearchPage } from './filters';
import { type SearchState, withDates, withFlag, withToggledTerm } from './state';

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
