import type { ErrorCode } from '@/lib/contract/errors';
import { Notice } from '../ui/notice';

/** What a person is told for each failure, decided once. Failure is never shown as "nothing found". */
const WORDS: Record<ErrorCode, { title: string; advice: string }> = {
  invalid_request: {
    title: 'The registry did not understand this request',
    advice: 'Change the search and try again.',
  },
  credentials_incorrect: {
    title: 'This explorer’s own access to the registry was refused',
    advice: 'Nothing you can do helps; whoever runs this explorer must check its token.',
  },
  refused: {
    title: 'The allowance of calls is used up',
    advice: 'Daily allowances begin anew at midnight UTC.',
  },
  not_found: { title: 'There is no such record', advice: 'Check the jurisdiction and the number.' },
  internal_error: { title: 'The registry failed to answer', advice: 'Try again in a little while.' },
  upstream_down: { title: 'The registry cannot be reached', advice: 'Try again in a little while.' },
  unavailable: { title: 'Not available just now', advice: 'Try again later.' },
};

export function FailureNotice({ code, message }: { code: ErrorCode; message: string }) {
  const { title, advice } = WORDS[code];
  return (
    <div role="alert">
      <Notice tone={code === 'unavailable' || code === 'refused' ? 'warn' : 'bad'} title={title}>
        <p>{message}</p>
        <p className="mt-1 text-muted">{advice}</p>
      </Notice>
    </div>
  );
}

/** The same as a page of its own: where a record cannot be shown, its name is not known either. */
export function FailurePage({ code, message }: { code: ErrorCode; message: string }) {
  return (
    <div className="max-w-2xl">
      <h1 className="mb-4 text-3xl">This record cannot be shown</h1>
      <FailureNotice code={code} message={message} />
    </div>
  );
}
