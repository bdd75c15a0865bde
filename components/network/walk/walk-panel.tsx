import { useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { Link } from '@/components/ui/parts';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import type { StopReason } from '@/lib/network/walk/events';
import { type NotLoaded, nextLimits, progressInWords, type WalkResults } from '@/lib/network/walk/state';
import type { WalkLimits } from '@/lib/network/walk/terms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/format/failed-reply';
import { networkWalkWords, walkWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import type { Walking, WalkRun } from './use-walk';
import { GoOnPrice, WalkForm } from './walk-form';

interface WalkEndingProps {
  results: WalkResults;
  run: WalkRun;
  metered: boolean;
  walks: string;
  onGoOn: (run: WalkRun, limits: WalkLimits) => void;
}

/** Why a walk ended, as sentences. */
function useEnding({ results, run, metered }: Pick<WalkEndingProps, 'results' | 'run' | 'metered'>): string {
  const words = useWords(networkWalkWords);
  const { stopped } = useWords(walkWords);
  const forms = useForms();
  const failureOf = (failure: Parameters<typeof failureInWords>[0]) =>
    failureInWords(failure, forms.language, Date.now());
  if (run.running) return '';
  if (run.broken) return words.broken(failureOf(run.broken));
  if (!results.stopped) return '';
  const { because, failure } = results.stopped;
  return [
    run.keptOnly && because === 'budget' ? words.keptOnly : stopped[because],
    failure && failureOf({ status: 503, ...failure }),
    because === 'cancelled' && metered && words.mayStillCount,
    results.beyond > 0 && words.leftOut(forms, results.beyond),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Continues a walk from its end, with the price. */
function WalkEnding({ results, run, metered, walks, onGoOn }: WalkEndingProps) {
  const words = useWords(networkWalkWords);
  const because: StopReason = run.broken ? 'failed' : (results.stopped?.because ?? 'done');
  const limits = run.running ? undefined : nextLimits(run.limits, because);
  if (!limits) return null;
  const label = because === 'depth' || because === 'cap' ? words.goOn[because] : words.goOn.again;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        onClick={() => onGoOn(run, limits)}
        className="min-h-8 cursor-pointer rounded border border-accent px-3 font-medium text-accent hover:bg-accent-soft"
      >
        {label}
      </button>
      {metered && <GoOnPrice run={run} limits={limits} walks={walks} />}
    </div>
  );
}

interface FailureListProps {
  notLoaded: readonly NotLoaded[];
  model: NetworkModel;
  onRetry: (id: string) => void;
}

/** Entities whose request failed, each with the reason: they may still have relationships. */
function FailureList({ notLoaded, model, onRetry }: FailureListProps) {
  const words = useWords(networkWalkWords);
  const forms = useForms();
  const hydrated = useHydrated();
  const remaining = notLoaded.filter(({ id }) => !model.expanded.has(id));
  if (remaining.length === 0) return null;
  const name = (id: string) => nameOf(model.entities.get(id), id);
  return (
    <details open={remaining.length < 5} className="border-warn border-l-4 pl-3">
      <summary className="cursor-pointer">{words.notLoaded(forms, remaining.length)}</summary>
      <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {remaining.map(({ id, failure, last_word }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Link href={id} className="underline">
              <bdi>{name(id)}</bdi>
            </Link>
            <span className="text-muted">
              {failureInWords({ status: 503, ...failure }, forms.language, Date.now())}
            </span>
            {hydrated && !last_word && (
              <button
                type="button"
                aria-label={words.retryOf(name(id))}
                onClick={() => onRetry(id)}
                className="cursor-pointer underline print:hidden"
              >
                {words.retry}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WalkProgressProps {
  results: WalkResults;
  metered: boolean;
  onStop: () => void;
}

/** The progress of a running walk; announced at its end, as every line changes it. */
function WalkProgressLine({ results, metered, onStop }: WalkProgressProps) {
  const words = useWords(networkWalkWords);
  const { progress } = results;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        onClick={onStop}
        className="min-h-8 cursor-pointer rounded border border-line-strong bg-raised px-3 hover:bg-accent-soft"
      >
        {words.stop}
      </button>
      <progress
        aria-label={words.underWay}
        max={progress ? progress.asked + progress.waiting : 1}
        value={progress?.asked ?? 0}
        className="h-2 w-40 accent-accent"
      />
      <WalkCounts results={results} metered={metered} />
    </div>
  );
}

/** How many entities were found and followed, and the calls spent. */
function WalkCounts({ results: { progress }, metered }: Pick<WalkProgressProps, 'results' | 'metered'>) {
  const { language } = useForms();
  if (!progress) return null;
  return <p className="tabular-nums">{progressInWords(progress, metered, language)}</p>;
}

interface Props {
  model: NetworkModel;
  roots: readonly string[];
  /** The entity or relationship focused in the picture. */
  focus: string | undefined;
  dates: string | undefined;
  metered: boolean;
  walking: Walking;
  /** Failures of the page's own walk. */
  notLoaded: readonly NotLoaded[];
  onRetry: (id: string) => void;
}

/** Expands the network further, and displays the progress. */
export function WalkPanel({ model, roots, focus, dates, metered, walking, notLoaded, onRetry }: Props) {
  const words = useWords(networkWalkWords);
  const { results, run, begin, goOn, cancel } = walking;
  const { walks: kept } = useNetworkCase().case;
  // Open if a link or a file brought walks, so that their progress is visible.
  const [isOpen, setOpen] = useState(kept.length > 0);
  const selected = focus !== undefined && model.entities.has(focus) && !roots.includes(focus) ? focus : undefined;
  // Changes at the end of each run.
  const walks = `${run?.state.spent ?? 0} ${run?.state.asked ?? 0}`;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-line border-t pt-2 text-sm print:hidden"
    >
      <summary className="cursor-pointer py-1 font-medium text-accent">{words.title}</summary>
      <div className="flex flex-col gap-3 pt-2">
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
        {run?.running && <WalkProgressLine results={results} metered={metered} onStop={cancel} />}
        {run && <Ending walking={walking} run={run} metered={metered} walks={walks} onGoOn={goOn} model={model} />}
        <FailureList notLoaded={[...notLoaded, ...results.notLoaded]} model={model} onRetry={onRetry} />
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

/** Announced once at the start and once at the end of a walk. */
function Ending({ walking: { results }, run, metered, walks, model, onGoOn }: EndingProps) {
  const words = useWords(networkWalkWords);
  const forms = useForms();
  const ending = useEnding({ results, run, metered });
  const from = forms.and(run.terms.from.map((id) => nameOf(model.entities.get(id), id)));
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-2">
        {run.running ? (
          <p>{words.begun(from)}</p>
        ) : (
          <>
            <WalkCounts results={results} metered={metered} /> <p>{ending}</p>
          </>
        )}
      </div>
      <WalkEnding results={results} run={run} metered={metered} walks={walks} onGoOn={onGoOn} />
    </>
  );
}
