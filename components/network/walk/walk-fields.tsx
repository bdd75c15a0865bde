import { type ReactNode, useId } from 'react';
import { DIRECTIONS } from '@/lib/network/walk/terms';
import { useWords } from '@/lib/shared/language/use-words';
import { networkWalkWords } from '@/lib/words/network-filters';
import { RANGES, type WalkChoice } from './walk-choice';

const BOX = 'min-h-8 rounded border border-line-strong bg-raised px-2';

export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface Props {
  choice: WalkChoice;
  metered: boolean;
  onChange: (choice: WalkChoice) => void;
}

/** How a walk is to go: its direction and its limits. */
export function WalkFields({ choice, metered, onChange }: Props) {
  const words = useWords(networkWalkWords);
  return (
    <>
      <Field label={words.direction}>
        {(id) => (
          <select
            id={id}
            name="direction"
            value={choice.direction}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...choice, direction: DIRECTIONS.find((one) => one === value) ?? 'both' });
            }}
            className={BOX}
          >
            {DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {words.directions[direction]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField name="depth" label={words.depth} choice={choice} onChange={onChange} />
      <NumberField name="nodes" label={words.nodes} choice={choice} onChange={onChange} />
      {metered && <NumberField name="calls" label={words.calls} choice={choice} onChange={onChange} />}
    </>
  );
}

interface NumberProps extends Pick<Props, 'choice' | 'onChange'> {
  name: keyof typeof RANGES;
  label: string;
}

const NumberField = ({ name, label, choice, onChange }: NumberProps) => (
  <Field label={label}>
    {(id) => (
      <input
        id={id}
        type="number"
        name={name}
        required
        min={RANGES[name][0]}
        max={RANGES[name][1]}
        value={choice[name]}
        onChange={(event) => onChange({ ...choice, [name]: event.currentTarget.value })}
        className={`${BOX} w-24 tabular-nums`}
      />
    )}
  </Field>
);
