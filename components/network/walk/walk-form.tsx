import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { NetworkModel } from '@/lib/network/model';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkWalkWords } from '@/lib/words/network-filters';
import { ALL_ROOTS, FromField } from './from-field';
import { planOf, USUAL_CHOICE } from './walk-choice';
import { WalkFields } from './walk-fields';
import { BeginPrice } from './walk-price';
import type { WalkPlan } from './walk-requests';

interface Props {
  model: NetworkModel;
  roots: readonly string[];
  selected: string | undefined;
  dates: string | undefined;
  metered: boolean;
  /** Changes with each walk: what was asked for is kept, and has another price. */
  walks: string;
  running: boolean;
  onBegin: (plan: WalkPlan) => void;
}

/** Asks for a walk, with its price before it runs. Without scripts it leads to the page of such a walk, which tells the price. */
export function WalkForm({ model, roots, selected, dates, metered, walks, running, onBegin }: Props) {
  const words = useWords(networkWalkWords);
  const [choice, setChoice] = useState(USUAL_CHOICE);
  const [chosen, setChosen] = useState(ALL_ROOTS);
  const from = chosen === selected || roots.includes(chosen) ? chosen : ALL_ROOTS;
  const plan = planOf(choice, from === ALL_ROOTS ? roots : [from], dates, metered);
  return (
    <form
      action={links.network()}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (plan && !running) onBegin(plan);
      }}
    >
      {roots.map((id) => (
        <input key={id} type="hidden" name="from" value={id} />
      ))}
      {dates && <input type="hidden" name="dates" value={dates} />}
      {useHydrated() && <FromField model={model} roots={roots} selected={selected} value={from} onChange={setChosen} />}
      <WalkFields choice={choice} metered={metered} onChange={setChoice} />
      <button
        type="submit"
        aria-disabled={running}
        className="min-h-8 cursor-pointer rounded border border-accent px-3 font-medium text-accent hover:bg-accent-soft aria-disabled:opacity-60"
      >
        {words.begin}
      </button>
      {plan ? (
        !running && <BeginPrice plan={plan} metered={metered} walks={walks} />
      ) : (
        <p className="w-full text-bad">{words.needsLimits}</p>
      )}
    </form>
  );
}
