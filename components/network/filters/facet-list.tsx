import type { FacetName, FacetValue } from '@/lib/network/filter/facets';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { FoldedRows } from '../../ui/folded-rows';
import { type JurisdictionNames, valueWords } from './value-words';

/** So many values of a facet stand open. */
const FIRST = 6;

interface Props {
  name: FacetName;
  values: readonly FacetValue[];
  /** As it stands at this moment; counts may come a moment later. */
  chosen: readonly string[];
  jurisdictionNames: JurisdictionNames;
  onToggle: (value: string) => void;
  /** Instead of what was chosen; nothing chosen means all. */
  onChoose: (values: readonly string[]) => void;
}

/** The values of one facet: none ticked means that all of them stay. */
export function FacetList({ name, values, chosen, onChoose, ...rows }: Props) {
  const words = useWords(networkFilterWords);
  const label = words.facets[name];
  return (
    <fieldset className="min-w-0 flex-1 basis-52 sm:max-w-72">
      <legend className="w-full font-medium">
        {label}
        {chosen.length > 0 && (
          <button
            type="button"
            aria-label={words.allOf(label)}
            onClick={() => onChoose([])}
            className="ml-3 min-h-6 cursor-pointer px-1 font-normal text-accent underline underline-offset-4"
          >
            {words.all}
          </button>
        )}
      </legend>
      <FoldedRows rows={[...values]} first={FIRST} noun={words.values}>
        {(some) => (
          <ul>
            {some.map((one) => (
              <Value
                key={one.value}
                name={name}
                one={one}
                isChosen={chosen.includes(one.value)}
                onChoose={onChoose}
                {...rows}
              />
            ))}
          </ul>
        )}
      </FoldedRows>
    </fieldset>
  );
}

type ValueProps = Omit<Props, 'values' | 'chosen'> & { one: FacetValue; isChosen: boolean };

function Value({ name, one, isChosen, jurisdictionNames, onToggle, onChoose }: ValueProps) {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  const { count, language } = forms;
  const said = valueWords(name, one.value, language, jurisdictionNames);
  const isCutOff = one.chosen && one.seen < one.count;
  return (
    <li className="group flex min-h-7 items-baseline gap-2">
      <label className="flex min-w-0 cursor-pointer items-baseline gap-2">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onToggle(one.value)}
          className="size-4 shrink-0 cursor-pointer self-center accent-accent"
        />
        <bdi className="min-w-0 break-words">{said}</bdi>
        <span className="shrink-0 text-muted tabular-nums">
          {isCutOff ? words.seenOf(forms, one.seen, one.count) : count(one.count)}
        </span>
      </label>
      <button
        type="button"
        aria-label={words.onlyValue(said)}
        onClick={() => onChoose([one.value])}
        className="min-h-6 min-w-6 cursor-pointer px-1 text-accent text-xs underline underline-offset-4"
      >
        {words.only}
      </button>
    </li>
  );
}
