import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import type { Language } from '@/lib/shared/language/language';
import { type AnyFilter, filtersOf, type SearchPage } from './filters';
import type { Lock } from './locks';
import { explainFilter } from './query/explain';
import { printSearch, type SearchState } from './state';

/** All exclusions share one parameter, so they are locked together. */
function exclusionsInWords(page: SearchPage, state: SearchState, language: Language): string {
  const wordsOf = (filter: AnyFilter) => explainFilter({ ...state, terms: {}, flags: {}, dates: {} }, filter, language);
  return filtersOf(page).map(wordsOf).filter(Boolean).join(', ');
}

/** The lock of each active filter, by parameter. */
export function lockable(page: SearchPage, state: SearchState, language: Language): Map<string, Lock> {
  const params = printSearch(page, state);
  const lockOf = (name: string, words: () => string): [string, Lock][] => {
    const value = params.get(name);
    return value === null ? [] : [[name, { name, value, words: words() }]];
  };
  return new Map([
    ...filtersOf(page).flatMap((filter) =>
      lockOf(filter.name, () => explainFilter({ ...state, excluded: {} }, filter, language)),
    ),
    ...lockOf(EXCLUDE_PARAMETER, () => exclusionsInWords(page, state, language)),
  ]);
}
