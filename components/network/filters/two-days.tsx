import { type RefObject, useId, useRef } from 'react';
import type { TwoDays } from '@/lib/network/case/case';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { PlainButton } from './plain-button';

interface Props {
  days: readonly string[];
  compared?: TwoDays;
  onDays: (days?: TwoDays) => void;
}

/** From which day to which: the first and the last that are known, unless others are given. */
export function TwoDaysFilter({ days, compared, onDays }: Props) {
  const words = useWords(networkFilterWords).compare;
  const [before, after] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || first === last) return null;
  const start = () => {
    const [from, to] = [before.current?.value, after.current?.value];
    if (from && to) onDays({ before: from, after: to });
  };
  return (
    <fieldset key={`${compared?.before} ${compared?.after}`} className="min-w-0 noscript:hidden">
      <legend className="font-medium">{words.label}</legend>
      <div className="flex flex-wrap items-end gap-2">
        <DayInput label={words.before} field={before} value={compared?.before ?? first} />
        <DayInput label={words.after} field={after} value={compared?.after ?? last ?? first} />
        <PlainButton onClick={start}>{words.start}</PlainButton>
      </div>
    </fieldset>
  );
}

interface DayInputProps {
  label: string;
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

function DayInput({ label, field, value }: DayInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-muted text-xs">
        {label}
      </label>
      <input
        id={id}
        ref={field}
        type="date"
        defaultValue={value}
        className="rounded border border-line-strong bg-raised px-2 py-1 tabular-nums"
      />
    </div>
  );
}
