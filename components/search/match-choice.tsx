import { useLanguage } from '#language';
import { filterLabel } from '@/lib/search/filter-in-words';
import { canMatchAll, withMatch } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { ChoiceLink } from './choice-link';
import type { FilterProps } from './filter-props';

const MATCHES = [
  { match: 'any', words: 'anyOfThese' },
  { match: 'all', words: 'allOfThese' },
] as const;

/** Any or all of several values, where a record may have several: of one that it has once, "all" could find nothing. */
export function MatchChoice({ state, filter, hrefOf }: FilterProps<'terms'>) {
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
