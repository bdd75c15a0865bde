import { type ReactNode, useId } from 'react';
import { barsOf, type Histogram } from '@/lib/network/filter/histogram';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';

const BARS = 25;

interface HistogramBarsProps {
  histogram: Histogram;
  /** Where the slider stands: what lies below is hidden. */
  value: number;
}

/** How much goes at which stretch of a slider. For the eye: how much is hidden stands beside it in words. */
function HistogramBars({ histogram, value }: HistogramBarsProps) {
  const bars = barsOf(histogram, BARS);
  const most = Math.max(1, ...bars);
  return (
    <div aria-hidden="true" className="mt-1 flex h-6 items-end gap-px px-2 print:hidden">
      {bars.map((gone, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          style={{ height: gone === 0 ? 0 : `max(2px, ${(gone / most) * 100}%)` }}
          className={`min-w-0 flex-1 ${(index * 100) / BARS < value ? 'bg-line' : 'bg-line-strong'}`}
        />
      ))}
    </div>
  );
}

interface Props {
  label: string;
  name: string;
  value: number;
  /** The value as it is shown and spoken. */
  words: string;
  /** What each value would hide. */
  histogram: Histogram;
  /** What is told of those without a number; empty where there are none. */
  apart: string;
  hint: string;
  /** What explains the label more fully. */
  explanation?: ReactNode;
  onChange: (value: number) => void;
}

/** A least value, by slider or as a number, with what it hides. */
export function ThresholdSlider({ label, name, value, words, histogram, apart, hint, explanation, onChange }: Props) {
  const id = useId();
  const forms = useForms();
  const { total } = histogram;
  const gone = { hidden: histogram.hides[value] ?? 0, cutOff: histogram.cutOff[value] ?? 0, total };
  const hides = useWords(networkFilterWords).hides(forms, gone);
  return (
    <div className="min-w-0 flex-1 basis-56">
      <div className="flex flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <div className="ml-auto flex items-center gap-3 whitespace-nowrap">
          {/* Screen readers hear the slider itself; a second live region beside it would only repeat it. */}
          <output htmlFor={id} aria-hidden="true" className="text-ink tabular-nums">
            {words}
          </output>
          <ExactNumber label={label} value={value} onChange={onChange} />
        </div>
      </div>
      <HistogramBars histogram={histogram} value={value} />
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={1}
        value={value}
        aria-valuetext={`${words}, ${hides}`}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="block h-6 w-full cursor-pointer accent-accent"
      />
      <p className="text-ink text-xs tabular-nums">{[hides, apart].filter(Boolean).join(' · ')}</p>
      <p id={`${id}-hint`} className="text-muted text-xs">
        {hint}
      </p>
      {explanation && <p className="text-muted text-xs">{explanation}</p>}
    </div>
  );
}

/** It has no name: a form without scripts is sent the slider alone. */
function ExactNumber({ label, value, onChange }: Pick<Props, 'label' | 'value' | 'onChange'>) {
  const words = useWords(networkFilterWords);
  return (
    <input
      type="number"
      min={0}
      max={100}
      step={1}
      aria-label={words.exactly(label)}
      value={value}
      onChange={({ currentTarget: { value: typed, valueAsNumber, validity } }) => {
        if (typed !== '' && validity.valid) onChange(valueAsNumber);
      }}
      className="w-16 rounded border border-line-strong bg-raised px-2 py-0.5 text-right tabular-nums noscript:hidden print:hidden"
    />
  );
}
