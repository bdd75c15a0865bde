'use client';

import { useState } from 'react';
import { useWords } from '@/lib/language/use-words';
import { useHydrated } from '../network/use-hydrated';
import { copyWords } from './script-words/words';

interface CopyLineProps {
  text: string;
  /** What is copied, for the button's name. */
  what: 'curl' | 'frame';
}

/** A text to be copied: marked by hand, or with scripts by a button. */
export function CopyLine({ text, what }: CopyLineProps) {
  const words = useWords(copyWords);
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser allows it only at times; the text can be marked by hand.
      setCopied(false);
    }
  }

  return (
    <div className="flex items-start gap-2">
      <code className="min-w-0 flex-1 select-all rounded bg-sunken px-3 py-2 text-xs">{text}</code>
      {canCopy && (
        <button type="button" onClick={copy} className="rounded border border-line-strong px-3 py-1.5 hover:bg-sunken">
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
          <span className="sr-only"> {words.what[what]}</span>
        </button>
      )}
    </div>
  );
}
