import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkWalkWords } from '@/lib/words/network-filters';
import { Field } from './walk-fields';

/** The value that stands for all roots together. */
export const ALL_ROOTS = '';

interface Props {
  model: NetworkModel;
  roots: readonly string[];
  /** The entity in focus, if it is no root. */
  selected: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** From whom a walk begins. Without scripts it begins from all roots, which the form carries hidden. */
export function FromField({ model, roots, selected, value, onChange }: Props) {
  const words = useWords(networkWalkWords);
  const forms = useForms();
  const single = [...(roots.length > 1 ? roots : []), ...(selected === undefined ? [] : [selected])];
  const name = (id: string) => nameOf(model.entities.get(id), id);
  const [first = ''] = roots;
  return (
    <Field label={words.from}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="min-h-8 max-w-64 rounded border border-line-strong bg-raised px-2"
        >
          <option value={ALL_ROOTS}>{roots.length > 1 ? words.allRoots(forms, roots.length) : name(first)}</option>
          {single.map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
