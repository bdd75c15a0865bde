import { useLanguage } from '#language';
import { DEFAULT_LANGUAGE } from '@/lib/shared/language/languages';
import { useWords } from '@/lib/shared/language/use-words';
import { failureWords } from '@/lib/words/site';
import { Notice } from '../ui/notice';
import { failureInWords, type ShownFailure } from './failure-in-words';

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
      {useWords(failureWords).tryAgain}
    </a>
  </p>
);

/** The source's own sentence: English, as its interface is, and quoted as such where the page speaks another language. */
function Said({ message }: { message: string }) {
  const language = useLanguage();
  const said = language === DEFAULT_LANGUAGE ? message : <bdi lang={DEFAULT_LANGUAGE}>{message}</bdi>;
  return <p>{failureWords[language].said(said)}</p>;
}

/** What kept the answer away, told apart by its reason. What the register withholds is told in a plain tone: nothing failed. */
export function FailureNotice({ failure, now }: FailureProps) {
  const { tone, title, advice, again } = failureInWords(failure, now, useLanguage());
  return (
    <div role="alert">
      <Notice tone={tone} title={title}>
        <Said message={failure.message} />
        <p className="mt-1 text-muted">{advice}</p>
        {again && <AgainLink />}
      </Notice>
    </div>
  );
}

/** The same as a page of its own: where a record cannot be shown, its name is not known either. */
export function FailurePage({ failure, now }: FailureProps) {
  const { heading } = failureInWords(failure, now, useLanguage());
  return (
    <div className="max-w-2xl">
      <h1 className="mb-4 text-3xl">{heading}</h1>
      <FailureNotice failure={failure} now={now} />
    </div>
  );
}
