import { useWords } from '@/lib/shared/language/use-words';
import { copyWords } from '@/lib/words/controls';
import { COPIES } from '../ui/copies';

interface CopyLineProps {
  text: string;
  /** What is copied, for the button's name. */
  what: 'curl' | 'frame';
}

/** A text to be copied: marked by hand, or with scripts by a button. */
export function CopyLine({ text, what }: CopyLineProps) {
  const words = useWords(copyWords);
  return (
    <div className="flex items-start gap-2">
      <code className="min-w-0 flex-1 select-all rounded bg-sunken px-3 py-2 text-xs">{text}</code>
      <button
        type="button"
        {...{ [COPIES]: words.copied }}
        className="rounded border border-line-strong px-3 py-1.5 hover:bg-sunken noscript:hidden"
      >
        <span aria-live="polite">{words.copy}</span>
        <span className="sr-only"> {words.what[what]}</span>
      </button>
    </div>
  );
}
