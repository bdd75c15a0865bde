import { useHydrated } from '@/components/ui/use-hydrated';
import type { Trace } from '@/lib/network/findings/trace';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { useFindingTools } from './tools';

/** Sets a chain or a tree off in the picture, and takes that back. */
export function TraceButton({ trace, name }: { trace: Trace; name: string }) {
  const words = useWords(networkFindingWords);
  const { trace: traced, onTrace } = useFindingTools();
  const isTraced = traced?.key === trace.key;
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      aria-label={words.traceOf(name)}
      aria-pressed={isTraced}
      onClick={() => onTrace(isTraced ? undefined : trace)}
      className="min-h-6 shrink-0 cursor-pointer whitespace-nowrap rounded border border-line-strong bg-raised px-2 text-xs hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent print:hidden"
    >
      {words.trace}
    </button>
  );
}
