import { useId } from 'react';
import type { NetworkState } from '@/lib/network/state';
import { Term } from '../glossary/term';
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
  const confidence = state.confidence === 'all' ? 0 : state.confidence;
  return (
    <form
      method="get"
      aria-label="Filter the network"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-start gap-x-8 gap-y-4 text-sm"
    >
      <ThresholdSlider
        label="Minimum confidence"
        name="confidence"
        value={confidence}
        words={confidence === 0 ? 'all' : `above ${confidence}`}
        hint="How sure the register is, from 0 to 100."
        explanation={<Term id="confidence">What confidence is</Term>}
        onChange={(value) => onChange({ confidence: value })}
      />
      <ThresholdSlider
        label="Minimum ownership"
        name="ownership_percentage"
        value={state.ownership_percentage}
        words={`${state.ownership_percentage} %`}
        hint="Of a band the upper end counts."
        explanation={<Term id="band">What a band is</Term>}
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
        Show unknown ownership
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
  return (
    <button
      type="submit"
      hidden={useHydrated()}
      className="rounded border border-line-strong bg-raised px-3 py-1.5 font-medium hover:bg-accent-soft sm:mt-3"
    >
      Apply
    </button>
  );
}
