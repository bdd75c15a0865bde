import { useForms, useWords } from '@/lib/language/use-words';
import type { Heard } from '@/lib/network/walk/heard';
import { progressInWords } from '@/lib/network/walk/in-words';
import { networkWalkWords } from '../script-words/walk/words';

interface Props {
  heard: Heard;
  metered: boolean;
  running: boolean;
  onStop: () => void;
}

/** How far a walk is; it is told to the ear only when it ends, as every line changes it. */
export function WalkProgressLine({ heard: { progress }, metered, running, onStop }: Props) {
  const words = useWords(networkWalkWords);
  const { language } = useForms();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {running && (
        <button
          type="button"
          onClick={onStop}
          className="min-h-8 cursor-pointer rounded border border-line-strong bg-raised px-3 hover:bg-accent-soft"
        >
          {words.stop}
        </button>
      )}
      {running && (
        <progress
          aria-label={words.underWay}
          max={progress ? progress.asked + progress.waiting : 1}
          value={progress?.asked ?? 0}
          className="h-2 w-40 accent-accent"
        />
      )}
      {progress && (
        <p data-walk-progress className="tabular-nums">
          {progressInWords(progress, metered, language)}
        </p>
      )}
    </div>
  );
}
