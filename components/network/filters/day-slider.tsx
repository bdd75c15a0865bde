import { useId } from 'react';
import { stepOf } from '@/lib/network/filter/steps';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';

interface Props {
  days: readonly string[];
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** One step for each day on which something changes, however far they lie apart. */
export function DaySlider({ days, day, onDay }: Props) {
  const id = useId();
  const words = useWords(networkFilterWords).day;
  const forms = useForms();
  const last = days.length - 1;
  const said = day === undefined ? words.any : forms.date(day);
  return (
    <div className="noscript:hidden">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id}>{words.slider}</label>
        <output htmlFor={id} aria-hidden="true" className="tabular-nums">
          {said}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={day === undefined ? last : stepOf(days, day)}
        aria-valuetext={said}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onDay(days[event.currentTarget.valueAsNumber])}
        className="block h-6 w-full cursor-pointer accent-accent"
      />
      <p id={`${id}-hint`} className="mb-1 text-muted text-xs">
        {words.hint(forms, days.length)}
      </p>
    </div>
  );
}
