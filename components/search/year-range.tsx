'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { hrefOfYears, moveEnd, type YearSpan } from '@/lib/search/years';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { useSearchNavigation } from './search-navigation';

interface YearRangeProps {
  name: string;
  label: string;
  /** The ends of the scale. */
  first: number;
  last: number;
  /** The selected years; null if open. */
  from: number | null;
  to: number | null;
  /** The address without this filter. */
  hrefWithout: string;
}

/** Milliseconds; a held arrow key moves many years, so the search waits until it stops. */
const ASK_AFTER = 500;

const ENDS = [
  { end: 'from', words: 'firstYear' },
  { end: 'to', words: 'lastYear' },
] as const;

const clampedSpan = ({ first, last, from, to }: YearRangeProps): YearSpan => ({
  from: Math.min(Math.max(from ?? first, first), last),
  to: Math.max(Math.min(to ?? last, last), first),
});

/** Two native sliders on one line, moved by arrows, Page keys, Home and End, or touch. */
export function YearRange(props: YearRangeProps) {
  const { name, label, first, last, hrefWithout } = props;
  const said = useWords(searchScriptWords);
  const { go } = useSearchNavigation();
  const isHydrated = useHydrated();
  const [span, setSpan] = useState(() => clampedSpan(props));
  const [given, setGiven] = useState(`${props.from} ${props.to}`);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (given !== `${props.from} ${props.to}`) {
    setGiven(`${props.from} ${props.to}`);
    setSpan(clampedSpan(props));
  }
  // Reserves its space, so that the layout does not shift.
  if (!isHydrated) return <div className="h-11" />;
  const scale = { from: first, to: last };
  const move = (end: 'from' | 'to', year: number) => {
    const next = moveEnd(span, end, year, scale);
    setSpan(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(hrefOfYears(hrefWithout, name, next, scale)), ASK_AFTER);
  };
  return (
    <div>
      <div className="year-range relative h-7">
        {ENDS.map(({ end, words }) => (
          <input
            key={end}
            type="range"
            min={first}
            max={last}
            value={span[end]}
            aria-label={said[words](label)}
            onChange={(event) => move(end, event.currentTarget.valueAsNumber)}
            className="absolute inset-0 w-full"
          />
        ))}
      </div>
      <p className="flex justify-between text-muted text-xs tabular-nums">
        <span>{span.from}</span>
        <span>{span.to}</span>
      </p>
    </div>
  );
}
