import { type CSSProperties, memo, type ReactNode, useId, useMemo, useRef } from 'react';
import { NetworkTerm } from '@/components/glossary/term-note';
import type { Case } from '@/lib/network/case/case';
import type { NetworkFilter } from '@/lib/network/filter';
import {
  countShownAt,
  countWithoutNumber,
  nextStops,
  type SliderStop,
  sliderStops,
  type ThresholdName,
} from '@/lib/network/histogram';
import { type NetworkModel, shareWords } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';

interface ThresholdsProps {
  model: NetworkModel;
  /** With the filter before the sliders moved. */
  view: Case;
  filter: NetworkFilter;
  onFilter: (part: Partial<NetworkFilter>) => void;
}

/** Both sliders. What each value would show is counted once for each state of the other filters. */
export function Thresholds({ model, view, filter, onFilter }: ThresholdsProps) {
  const forms = useForms();
  const words = useWords(networkSelectionWords).filters;
  const apart = useWords(networkFilterWords);
  const atConfidence = useCounts('confidence', model, view);
  const atOwnership = useCounts('ownership', model, view);
  const without = useMemo(() => countWithoutNumber(model), [model]);
  const confidence = filter.confidence === 'all' ? 0 : filter.confidence;
  return (
    <>
      <ThresholdSlider
        label={words.confidence}
        name="confidence"
        value={confidence}
        words={confidence === 0 ? words.all : words.above(forms, confidence)}
        wordsAt={forms.count}
        shown={atConfidence}
        total={model.relationships.size}
        apart={without.confidence === 0 ? '' : apart.withoutNumber(forms, without.confidence)}
        hint={words.confidenceHint}
        explanation={<NetworkTerm id="confidence">{words.whatConfidenceIs}</NetworkTerm>}
        onChange={(value) => onFilter({ confidence: value })}
      />
      <ThresholdSlider
        label={words.ownership}
        name="ownership_percentage"
        value={filter.ownership}
        words={shareWords({ kind: 'exact', value: filter.ownership }, forms.language)}
        wordsAt={(value) => shareWords({ kind: 'exact', value }, forms.language)}
        shown={atOwnership}
        total={model.relationships.size}
        apart={without.ownership === 0 ? '' : apart.unknownApart(forms, without.ownership)}
        hint={words.ownershipHint}
        explanation={<NetworkTerm id="band">{words.whatABandIs}</NetworkTerm>}
        onChange={(value) => onFilter({ ownership: value })}
      />
    </>
  );
}

/** The counts of one slider: its own value does not change them. */
function useCounts(name: ThresholdName, model: NetworkModel, view: Case): readonly number[] {
  const { roots, hidden, days, filter } = view;
  const others = JSON.stringify({ ...filter, [name]: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the filter only the other parts count
  return useMemo(
    () => countShownAt(name, model, filter, { roots, hidden, days }),
    [name, model, roots, hidden, days, others],
  );
}

interface SliderProps {
  label: string;
  name: string;
  value: number;
  /** The value as displayed and spoken. */
  words: string;
  wordsAt: (value: number) => string;
  /** How many relationships each value shows. */
  shown: readonly number[];
  /** How many relationships there are. */
  total: number;
  /** A note on relationships without a number; empty if there are none. */
  apart: string;
  hint: string;
  /** A longer explanation of the label. */
  explanation: ReactNode;
  onChange: (value: number) => void;
}

/** A minimum, by slider or as a number, with what it leaves and what the next steps would change. */
function ThresholdSlider(props: SliderProps) {
  const { label, name, value, words, shown, total, apart, hint, explanation, onChange } = props;
  const id = useId();
  const forms = useForms();
  const slider = useRef<HTMLInputElement>(null);
  const left = shown[value] ?? 0;
  const counts = useWords(networkFilterWords).shownAndHidden(forms, left, total - left);
  const stops = useMemo(() => sliderStops(shown), [shown]);
  const onStop = (to: number, isLast: boolean) => {
    // The pressed button disappears with the last stop.
    if (isLast) slider.current?.focus();
    onChange(to);
  };
  return (
    <div className="min-w-0 flex-1 basis-52">
      <div className="flex items-center justify-between gap-x-2">
        <label htmlFor={id} className="hyphens-auto font-medium">
          {label}
        </label>
        <ExactNumber label={label} value={value} onChange={onChange} />
      </div>
      <p className="text-ink text-xs tabular-nums">
        {/* Screen readers announce the slider itself; a second live region would repeat it. */}
        <output htmlFor={id} aria-hidden="true">
          <span className="font-medium">{words}</span>
          {` · ${counts}`}
        </output>
      </p>
      <div style={scaleAt(value)} className="threshold">
        <Bars stops={stops} />
        <input
          ref={slider}
          id={id}
          type="range"
          name={name}
          min={0}
          max={100}
          step={1}
          value={value}
          aria-valuetext={`${words}, ${counts}`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <NextStops label={label} stops={stops} value={value} wordsAt={props.wordsAt} onStop={onStop} />
      {apart && <p className="text-ink text-xs">{apart}</p>}
      <p id={`${id}-hint`} className="text-muted text-xs">
        {hint}
      </p>
      <p className="text-muted text-xs">{explanation}</p>
    </div>
  );
}

/** The position of the handle, for the part of the scale that is hidden. */
const scaleAt = (value: number): CSSProperties & Record<'--at', string> => ({ '--at': `${value}%` });

/**
 * A bar at each value that hides something, as high as it hides, with a tick on the scale below. Visual only: the
 * numbers are beside it in words.
 */
const Bars = memo(function Bars({ stops }: { stops: readonly SliderStop[] }) {
  const most = Math.max(...stops.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="threshold-bars print:hidden">
      {stops.map(({ value, count }) => (
        <span
          key={value}
          data-stop={value}
          style={{ left: `${value}%`, height: `max(3px, ${Math.sqrt(count / most) * 100}%)` }}
        />
      ))}
    </div>
  );
});

interface NextStopsProps extends Pick<SliderProps, 'label' | 'value' | 'wordsAt'> {
  stops: readonly SliderStop[];
  /** `isLast`: nothing changes beyond it. */
  onStop: (value: number, isLast: boolean) => void;
}

/** What the next steps in both directions would change; a press goes there. */
function NextStops({ label, stops, value, wordsAt, onStop }: NextStopsProps) {
  const { more, fewer } = useWords(networkFilterWords).nextStop;
  const forms = useForms();
  const { back, on } = nextStops(stops, value);
  const backWords = back && more(forms, wordsAt(back.value), back.count);
  const onWords = on && fewer(forms, wordsAt(on.value), on.count);
  return (
    <div className="flex min-h-6 justify-between gap-x-2 text-muted text-xs tabular-nums noscript:hidden print:hidden">
      {back ? (
        <StopButton
          name={`${label}: ${backWords}`}
          onPress={() => onStop(back.value, !nextStops(stops, back.value).back)}
        >
          ‹ {backWords}
        </StopButton>
      ) : (
        <span />
      )}
      {on && (
        <StopButton name={`${label}: ${onWords}`} onPress={() => onStop(on.value, !nextStops(stops, on.value).on)}>
          {onWords} ›
        </StopButton>
      )}
    </div>
  );
}

const StopButton = ({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={name}
    onClick={onPress}
    className="min-h-6 cursor-pointer whitespace-nowrap hover:text-accent hover:underline pointer-coarse:min-h-9"
  >
    {children}
  </button>
);

/** Has no name, so that a form without scripts sends the slider only. */
function ExactNumber({ label, value, onChange }: Pick<SliderProps, 'label' | 'value' | 'onChange'>) {
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
      className="w-14 shrink-0 rounded border border-line-strong bg-raised px-1 py-0.5 text-right tabular-nums noscript:hidden print:hidden"
    />
  );
}
