'use client';

import { useState } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { curlLine } from '@/lib/shared/links';
import { copyWords } from '@/lib/words/try-form';
import { useHydrated } from './hooks';

/** The request as a command line. The token is a placeholder, never the real one. */
export function CurlLine({ url, hasToken }: { url: string; hasToken: boolean }) {
  const words = useWords(copyWords);
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated();
  const command = curlLine(url, hasToken);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(command);
      setCopied(true);
    } catch {
      // The browser may refuse; the line can be selected by hand.
      setCopied(false);
    }
  }

  return (
    <div className="flex min-w-0 flex-1 basis-72 items-start gap-2">
      <code className="min-w-0 flex-1 rounded bg-sunken px-3 py-2 text-xs">{command}</code>
      {canCopy && (
        <button type="button" onClick={copy} className="rounded border border-line-strong px-3 py-1.5 text-sm">
          {isCopied ? words.copied : words.copy}
          <span className="sr-only"> {words.what.curl}</span>
        </button>
      )}
    </div>
  );
}
