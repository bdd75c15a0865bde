import type { Heard } from '@/lib/network/walk/heard';
import { progressInWords } from '@/lib/network/walk/in-words';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkWalkWords } from '@/lib/words/network-filters';

interface Props {
  heard: Heard;
  metered: boolean;
  onStop: () => void;
}

/** How far a walk is that runs; the ear is told when it ends, as every line changes it. */
export function WalkProgressLine({ heard, metered, onStop }: Props) {
  const words = useWords(networkWalkWords);
  const { progress } = heard;
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
      <WalkCounts heard={heard} metered={metered} />
    </div>
  );
}

/** How many were found and followed, and what was spent. */
export function WalkCounts({ heard: { progress }, metered }: Pick<Props, 'heard' | 'metered'>) {
  const { language } = useForms();
  if (!progress) return null;
  return <p className="tabular-nums">{progressInWords(progress, metered, language)}</p>;
}
