import { Notice } from '../ui/notice';
import { failureWords, type ShownFailure } from './failure-words';

interface FailureProps {
  failure: ShownFailure;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
}

/** An empty address is the page's own, whatever stands in its query: asking again needs no scripts. */
const AgainLink = () => (
  <p className="mt-2">
    {/* biome-ignore lint/a11y/useValidAnchor: it leads to this very page */}
    <a href="" className="font-medium underline">
      Try again
    </a>
  </p>
);

/** What kept the answer away, told apart by its reason. What the register withholds is told in a plain tone: nothing failed. */
export function FailureNotice({ failure, now }: FailureProps) {
  const { tone, title, advice, again } = failureWords(failure, now);
  return (
    <div role="alert">
      <Notice tone={tone} title={title}>
        <p>{failure.message}</p>
        <p className="mt-1 text-muted">{advice}</p>
        {again && <AgainLink />}
      </Notice>
    </div>
  );
}

/** The same as a page of its own: where a record cannot be shown, its name is not known either. */
export function FailurePage(props: FailureProps) {
  return (
    <div className="max-w-2xl">
      <h1 className="mb-4 text-3xl">{failureWords(props.failure, props.now).heading}</h1>
      <FailureNotice {...props} />
    </div>
  );
}
