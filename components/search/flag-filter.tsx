import { withFlag } from '@/lib/search/state';
import { ChoiceLink } from './choice-link';
import type { FilterProps } from './terms-filter';

export function FlagFilter({ state, filter, hrefOf }: Omit<FilterProps<'flag'>, 'page'>) {
  const current = state.flags[filter.name];
  const choices = [
    { value: undefined, label: 'Any' },
    { value: true, label: filter.on },
    { value: false, label: filter.off },
  ];
  return (
    <ul>
      {choices.map(({ value, label }) => (
        <li key={label}>
          <ChoiceLink href={hrefOf(withFlag(state, filter.name, value))} chosen={current === value} exclusive>
            {label}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}
