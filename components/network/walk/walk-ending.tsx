import type { StopReason } from '@/lib/network/walk/events';
import { nextLimits } from '@/lib/network/walk/go-on';
import type { Heard } from '@/lib/network/walk/heard';
import type { WalkLimits } from '@/lib/network/walk/terms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/failed-reply';
import { networkWalkWords, walkWords } from '@/lib/words/network-filters';
import type { WalkRun } from './use-walk';
import { GoOnPrice } from './walk-price';

interface Props {
  heard: Heard;
  run: WalkRun;
  metered: boolean;
  walks: string;
  onGoOn: (run: WalkRun, limits: WalkLimits) => void;
}

/** Why a walk ended, as sentences. */
export function useEnding({ heard, run, metered }: Pick<Props, 'heard' | 'run' | 'metered'>): string {
  const words = useWords(networkWalkWords);
  const { stopped } = useWords(walkWords);
  const forms = useForms();
  const failureOf = (failure: Parameters<typeof failureInWords>[0]) =>
    failureInWords(failure, forms.language, Date.now());
  if (run.running) return '';
  if (run.broken) return words.broken(failureOf(run.broken));
  if (!heard.stopped) return '';
  const { because, failure } = heard.stopped;
  return [
    run.keptOnly && because === 'budget' ? words.keptOnly : stopped[because],
    failure && failureOf({ status: 503, ...failure }),
    because === 'cancelled' && metered && words.mayStillCount,
    heard.beyond > 0 && words.leftOut(forms, heard.beyond),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The way on from where a walk ended, with its price. */
export function WalkEnding({ heard, run, metered, walks, onGoOn }: Props) {
  const words = useWords(networkWalkWords);
  const because: StopReason = run.broken ? 'failed' : (heard.stopped?.because ?? 'done');
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
