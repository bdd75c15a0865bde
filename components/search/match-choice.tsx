import { canMatchAll, withMatch } from '@/lib/search/state';
import { ChoiceLink } from './choice-link';
import type { FilterProps } from './filter-props';

const MATCHES = [
  { match: 'any', words: 'Any of these' },
  { match: 'all', words: 'All of these' },
] as const;

/** Any or all of several values, where a record may have several: of one that it has once, "all" could find nothing. */
export function MatchChoice({ state, filter, hrefOf }: FilterProps<'terms'>) {
  const terms = state.terms[filter.name];
  if (filter.holds !== 'several' || !terms || !canMatchAll(terms.terms)) return null;
  return (
    <ul aria-label={`${filter.label}: any or all`} className="mb-1 flex flex-wrap gap-x-2">
      {MATCHES.map(({ match, words }) => (
        <li key={match}>
          <ChoiceLink href={hrefOf(withMatch(state, filter.name, match))} chosen={terms.match === match} exclusive>
            {words}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}
