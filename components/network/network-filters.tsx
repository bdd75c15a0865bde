import { useId } from 'react';
import { useForms, useWords } from '@/lib/language/use-words';
import { shareWords } from '@/lib/network/share';
import type { NetworkState } from '@/lib/network/state';
import { NetworkTerm } from '../glossary/network-term';
import { networkSelectionWords } from './script-words/selection/words';
import { ThresholdSlider } from './threshold-slider';
import { useHydrated } from './use-hydrated';

interface Props {
  state: NetworkState;
  /** Parameters of the address that the form has to carry along. */
  dates?: string;
  onChange: (part: Partial<Omit<NetworkState, 'expanded'>>) => void;
}

/** A plain form without scripts; with them each movement is applied at once and nothing is sent. */
export function NetworkFilters({ state, dates, onChange }: Props) {
  const words = useWords(networkSelectionWords).filters;
  const forms = useForms();
  const confidence = state.confidence === 'all' ? 0 : state.confidence;
  return (
    <form
      method="get"
      aria-label={words.label}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-start gap-x-8 gap-y-4 text-sm"
    >
      <ThresholdSlider
        label={words.confidence}
        name="confidence"
        value={confidence}
        words={confidence === 0 ? words.all : words.above(forms, confidence)}
        hint={words.confidenceHint}
        explanation={<NetworkTerm id="confidence">{words.whatConfidenceIs}</NetworkTerm>}
        onChange={(value) => onChange({ confidence: value })}
      />
      <ThresholdSlider
        label={words.ownership}
        name="ownership_percentage"
        value={state.ownership_percentage}
        words={shareWords({ kind: 'exact', value: state.ownership_percentage }, forms.language)}
        hint={words.ownershipHint}
        explanation={<NetworkTerm id="band">{words.whatABandIs}</NetworkTerm>}
        onChange={(value) => onChange({ ownership_percentage: value })}
      />
      <UnknownSwitch checked={state.unknown} onChange={(unknown) => onChange({ unknown })} />
      <Carried state={state} dates={dates} />
      <ApplyButton />
    </form>
  );
}

function UnknownSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  const words = useWords(networkSelectionWords).filters;
  return (
    <div className="flex items-center gap-2 sm:pt-5">
      {/* An unticked box sends nothing; this says "off" for it, and a ticked box overrules it. */}
      <input type="hidden" name="unknown" value="false" />
      <input
        id={id}
        type="checkbox"
        role="switch"
        name="unknown"
        value="true"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
      />
      <label htmlFor={id} className="cursor-pointer font-medium">
        {words.unknown}
      </label>
    </div>
  );
}

function Carried({ state, dates }: Pick<Props, 'state' | 'dates'>) {
  const expanded = state.expanded.map((path) => path.slice(1)).join(',');
  return (
    <>
      {expanded && <input type="hidden" name="expanded" value={expanded} />}
      {dates && <input type="hidden" name="dates" value={dates} />}
    </>
  );
}

function ApplyButton() {
  const words = useWords(networkSelectionWords).filters;
  return (
    <button
      type="submit"
      hidden={useHydrated()}
      className="rounded border border-line-strong bg-raised px-3 py-1.5 font-medium hover:bg-accent-soft sm:mt-3"
    >
      {words.apply}
    </button>
  );
}
