import { useLanguage } from '#language';
import { Notice, type Tone } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import type { ErrorCode, Reason, RegistryError } from '@/lib/contract/errors';
import { DEFAULT_LANGUAGE, formsOf, type Language } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { failureWords } from '@/lib/words/site';

export type ShownFailure = Pick<RegistryError, 'code' | 'message' | 'details'>;

/** The kind of failure, as far as it matters to a reader. */
type Kind = Reason | 'invalid_request' | 'refused' | 'failed' | 'unavailable';

interface FailureInWords {
  tone: Tone;
  /** For a full page. */
  heading: string;
  title: string;
  advice: string;
  /** Whether the same request may succeed later. */
  again: boolean;
}

/** For sources that give no reason, the error code decides. */
const KIND_OF_CODE: Record<ErrorCode, Kind> = {
  invalid_request: 'invalid_request',
  credentials_incorrect: 'token',
  refused: 'refused',
  not_found: 'not_found',
  internal_error: 'failed',
  upstream_down: 'down',
  unavailable: 'unavailable',
};

const LOOKS: Record<Kind, Pick<FailureInWords, 'tone' | 'again'>> = {
  invalid_request: { tone: 'bad', again: false },
  refused: { tone: 'bad', again: false },
  not_found: { tone: 'bad', again: false },
  allowance: { tone: 'warn', again: false },
  token: { tone: 'bad', again: false },
  needs_token: { tone: 'warn', again: false },
  redacted: { tone: 'plain', again: false },
  busy: { tone: 'warn', again: true },
  damaged: { tone: 'bad', again: false },
  down: { tone: 'bad', again: true },
  nonsense: { tone: 'bad', again: true },
  failed: { tone: 'bad', again: true },
  unavailable: { tone: 'warn', again: true },
};

const hasHeading = <Headings extends object>(kind: PropertyKey, headings: Headings): kind is keyof Headings =>
  Object.hasOwn(headings, kind);

/** The texts of a failure, by reason before code; `now` in milliseconds. */
export function failureInWords(failure: ShownFailure, now: number, language: Language): FailureInWords {
  const { heading, headings, kinds } = failureWords[language];
  const kind = failure.details.reason ?? KIND_OF_CODE[failure.code];
  const { title, advice } = kinds[kind];
  return {
    ...LOOKS[kind],
    heading: hasHeading(kind, headings) ? headings[kind] : heading,
    title,
    advice: [retryTime(failure, now, language), advice].filter(Boolean).join(' '),
  };
}

/** "Asking again makes sense from 00:00 UTC (in 5 hours)."; empty if the English message already states the time. */
function retryTime({ message, details: { retry_at } }: ShownFailure, now: number, language: Language): string {
  const { fromWhen, moment } = formsOf(language);
  const from = fromWhen(retry_at, now);
  if (!from || !retry_at) return '';
  const isSaid = language === DEFAULT_LANGUAGE && message.includes(moment(retry_at, now));
  return isSaid ? '' : failureWords[language].again(from);
}

interface FailureProps {
  failure: ShownFailure;
  /** The time of the request; milliseconds since 1970. */
  now: number;
}

/** An empty address reloads the page with its query, without scripts. */
const AgainLink = () => (
  <p className="mt-2">
    {/* biome-ignore lint/a11y/useValidAnchor: it reloads this page */}
    <a href="" className="font-medium underline">
      {useWords(failureWords).tryAgain}
    </a>
  </p>
);

/** The source's own message in English, quoted as such on pages in another language. */
function SourceMessage({ message }: { message: string }) {
  const language = useLanguage();
  const said = language === DEFAULT_LANGUAGE ? message : <bdi lang={DEFAULT_LANGUAGE}>{message}</bdi>;
  return <p>{failureWords[language].said(said)}</p>;
}

/** Says why there is no answer, by reason. If the register withholds something, the tone is neutral: nothing failed. */
export function FailureNotice({ failure, now }: FailureProps) {
  const { tone, title, advice, again } = failureInWords(failure, now, useLanguage());
  return (
    <div role="alert">
      <Notice tone={tone} title={title}>
        <SourceMessage message={failure.message} />
        <p className="mt-1 text-muted">{advice}</p>
        {again && <AgainLink />}
      </Notice>
    </div>
  );
}

/** The same as a full page: if a record cannot be shown, its name is unknown too. */
export function FailurePage({ failure, now }: FailureProps) {
  const { heading } = failureInWords(failure, now, useLanguage());
  return (
    <div className="max-w-2xl">
      <h1 className="mb-4 text-3xl">{heading}</h1>
      <FailureNotice failure={failure} now={now} />
    </div>
  );
}

/** What does not exist, and where to go from here. */
function NotFoundPage({ what }: { what: 'page' | 'company' }) {
  const { missing, search, home } = useWords(failureWords);
  const { title, advice } = missing[what];
  return (
    <div className="max-w-prose">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3">{advice}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link href={links.companySearch()} className="underline">
          {search}
        </Link>
        <Link href={links.home()} className="underline">
          {home}
        </Link>
      </p>
    </div>
  );
}

export const PageNotFound = () => <NotFoundPage what="page" />;

export const CompanyNotFound = () => <NotFoundPage what="company" />;
