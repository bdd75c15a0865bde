'use client';

interface ErrorPageProps {
  /** The framework keeps the message on the server; the digest leads to it in the log. */
  error: { digest?: string };
  reset: () => void;
}

/** What is shown for a defect of ours. Failures of the registry have notices of their own and do not come here. */
export default function ErrorPage({ error: { digest }, reset }: ErrorPageProps) {
  return (
    <div role="alert" className="max-w-prose">
      <h1 className="text-3xl">This page failed</h1>
      <p className="mt-3">The fault is the explorer’s, not yours. It was written to the server’s log.</p>
      {digest && (
        <p className="mt-3">
          Whoever runs this explorer finds it there under <code className="tabular-nums">{digest}</code>.
        </p>
      )}
      <button type="button" onClick={reset} className="mt-4 rounded bg-accent px-4 py-2 font-medium text-on-accent">
        Try again
      </button>
    </div>
  );
}
