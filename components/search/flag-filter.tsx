import { useLanguage } from '#language';
import { flagWords } from '@/lib/search/filter-in-words';
import { withFlag } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { ChoiceLink } from './choice-link';
import type { FilterProps } from './filter-props';

/** Three states, each with what it would find. What is not known counts as not so, as the interface's filter has it. */
export function FlagFilter({ state, filter, hrefOf, facet }: FilterProps<'flag'>) {
  const { any } = useWords(searchWords).panel;
  const { on, off } = flagWords(filter, useLanguage());
  const current = state.flags[filter.name];
  const countOf = (wanted: boolean): number | undefined =>
    facet && (facet.find(({ value }) => value === String(wanted))?.count ?? 0);
  const choices = [
    { value: undefined, label: any, count: facet?.reduce((sum, { count }) => sum + count, 0) },
    { value: true, label: on, count: countOf(true) },
    { value: false, label: off, count: countOf(false) },
  ];
  return (
    <ul>
      {choices.map(({ value, label, count }) => (
        <li key={label}>
          <ChoiceLink
            href={hrefOf(withFlag(state, filter.name, value))}
            chosen={current === value}
            count={count}
            exclusive
          >
            {label}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}
