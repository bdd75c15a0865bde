import { useState } from 'react';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import type { Unheard } from '@/lib/network/walk/heard';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkWalkWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../use-case';
import { UnheardList } from './unheard-list';
import type { Walking, WalkRun } from './use-walk';
import { useEnding, WalkEnding } from './walk-ending';
import { WalkForm } from './walk-form';
import { WalkCounts, WalkProgressLine } from './walk-progress';

interface Props {
  model: NetworkModel;
  roots: readonly string[];
  /** What has the focus in the picture. */
  focus: string | undefined;
  dates: string | undefined;
  metered: boolean;
  walking: Walking;
  /** What the page's own first look could not learn. */
  unheard: readonly Unheard[];
  onRetry: (id: string) => void;
}

/** Follows the network beyond what is here, and tells how far it is. */
export function WalkPanel({ model, roots, focus, dates, metered, walking, unheard, onRetry }: Props) {
  const words = useWords(networkWalkWords);
  const { heard, run, begin, goOn, cancel } = walking;
  const { walks: kept } = useNetworkCase().case;
  // What a link or a file walks shall be seen to walk.
  const [isOpen, setOpen] = useState(kept.length > 0);
  const selected = focus !== undefined && model.entities.has(focus) && !roots.includes(focus) ? focus : undefined;
  // Each run ends with another count of what is known.
  const walks = `${run?.state.spent ?? 0} ${run?.state.asked ?? 0}`;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded border border-line bg-raised text-sm print:hidden"
    >
      <summary className="cursor-pointer px-4 py-2 font-medium text-accent">{words.title}</summary>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4">
        <WalkForm
          model={model}
          roots={roots}
          selected={selected}
          dates={dates}
          metered={metered}
          walks={walks}
          running={run?.running ?? false}
          onBegin={begin}
        />
        {run?.running && <WalkProgressLine heard={heard} metered={metered} onStop={cancel} />}
        {run && <Ending walking={walking} run={run} metered={metered} walks={walks} onGoOn={goOn} model={model} />}
        <UnheardList unheard={[...unheard, ...heard.unheard]} model={model} onRetry={onRetry} />
      </div>
    </details>
  );
}

interface EndingProps {
  walking: Walking;
  run: WalkRun;
  metered: boolean;
  walks: string;
  model: NetworkModel;
  onGoOn: Walking['goOn'];
}

/** Said once when a walk begins and once when it ends. */
function Ending({ walking: { heard }, run, metered, walks, model, onGoOn }: EndingProps) {
  const words = useWords(networkWalkWords);
  const forms = useForms();
  const ending = useEnding({ heard, run, metered });
  const from = forms.and(run.terms.from.map((id) => nameOf(model.entities.get(id), id)));
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-2">
        {run.running ? (
          <p>{words.begun(from)}</p>
        ) : (
          <>
            <WalkCounts heard={heard} metered={metered} /> <p>{ending}</p>
          </>
        )}
      </div>
      <WalkEnding heard={heard} run={run} metered={metered} walks={walks} onGoOn={onGoOn} />
    </>
  );
}
