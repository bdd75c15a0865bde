'use client';

import { useState } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { copyWords } from '@/lib/words/try-form';
import { useHydrated } from './hooks';

/** Code with a button that copies it. */
export function CodeToCopy({ code, what }: { code: string; what: 'curl' | 'code' }) {
  const words = useWords(copyWords);
  const [copied, setCopied] = useState<string>();
  const canCopy = useHydrated();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
    } catch {
      // The browser may refuse; the code can be selected by hand.
      setCopied(undefined);
    }
  }

  return (
    <div className="flex min-w-0 flex-1 basis-72 items-start gap-2">
      <code className="min-w-0 flex-1 whitespace-pre-wrap rounded bg-sunken px-3 py-2 text-xs">{code}</code>
      {canCopy && (
        <button type="button" onClick={copy} className="rounded border border-line-strong px-3 py-1.5 text-sm">
          {copied === code ? words.copied : words.copy}
          <span className="sr-only"> {words.what[what]}</span>
        </button>
      )}
    </div>
  );
}
