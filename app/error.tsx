'use client';

import { useWords } from '@/lib/shared/language/use-words';
import { defectWords } from '@/lib/words/controls';

interface ErrorPageProps {
  /** The framework keeps the message on the server; the digest identifies it in the log. */
  error: { digest?: string };
  reset: () => void;
}

/** Shown for an unexpected error. Registry failures have their own notices. */
export default function ErrorPage({ error: { digest }, reset }: ErrorPageProps) {
  const words = useWords(defectWords);
  return (
    <div role="alert" className="max-w-prose">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-3">{words.fault}</p>
      {digest && <p className="mt-3">{words.inLog(<code className="tabular-nums">{digest}</code>)}</p>}
      <button type="button" onClick={reset} className="mt-4 rounded bg-accent px-4 py-2 font-medium text-on-accent">
        {words.tryAgain}
      </button>
    </div>
  );
}
