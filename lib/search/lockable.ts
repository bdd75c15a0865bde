import type { Language } from '@/lib/language/languages';
import { filtersOf, type SearchPage } from './filters';
import type { Lock } from './locks';
import { explainFilter } from './query/explain';
import { printSearch, type SearchState } from './state';

/** What a lock of each filter that is set would keep, by the filter's name. */
export function lockable(page: SearchPage, state: SearchState, language: Language): Map<string, Lock> {
  const params = printSearch(page, state);
  const locks = filtersOf(page).flatMap((filter): [string, Lock][] => {
    const value = params.get(filter.name);
    return value === null
      ? []
      : [
          [
            filter.name,
            { name: filter.name, value, words: explainFilter({ ...state, excluded: {} }, filter, language) },
          ],
        ];
  });
  return new Map(locks);
}
