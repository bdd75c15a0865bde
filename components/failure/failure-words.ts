import type { ErrorCode, Reason, RegistryError } from '@/lib/contract/errors';
import { fromWhenInWords, momentInWords } from '@/lib/format/moments';
import type { Tone } from '../ui/badge';

export type ShownFailure = Pick<RegistryError, 'code' | 'message' | 'details'>;

/** What kept the answer away, as far as it makes a difference to a reader. */
type Kind = Reason | 'invalid_request' | 'refused' | 'failed' | 'unavailable';

export interface FailureWords {
  tone: Tone;
  /** Over a page of its own. */
  heading: string;
  title: string;
  advice: string;
  /** Whether the same request may succeed by and by. */
  again: boolean;
}

/** Of a source that gives no reason, the status says what it can. */
const KIND_OF_CODE: Record<ErrorCode, Kind> = {
  invalid_request: 'invalid_request',
  credentials_incorrect: 'token',
  refused: 'refused',
  not_found: 'not_found',
  internal_error: 'failed',
  upstream_down: 'down',
  unavailable: 'unavailable',
};

const HEADING = 'This cannot be shown now';

/** What a person is told for each failure, decided once. Failure is never shown as "nothing found". */
const WORDS: Record<Kind, Omit<FailureWords, 'heading'> & { heading?: string }> = {
  invalid_request: {
    tone: 'bad',
    title: 'The registry did not understand this request',
    advice: 'Change the search and try again.',
    again: false,
  },
  refused: {
    tone: 'bad',
    title: 'The registry refused this request',
    advice: 'It understood the request, and does not answer it.',
    again: false,
  },
  not_found: {
    tone: 'bad',
    heading: 'There is nothing at this address',
    title: 'There is no such record',
    advice: 'Check the jurisdiction and the number.',
    again: false,
  },
  allowance: {
    tone: 'warn',
    title: 'The allowance of calls is used up',
    advice: 'Pages whose facts are kept here can still be read.',
    again: false,
  },
  token: {
    tone: 'bad',
    title: 'This explorer’s own access to the registry was refused',
    advice: 'Nothing you can do helps; whoever runs this explorer must check its token.',
    again: false,
  },
  needs_token: {
    tone: 'warn',
    title: 'Only holders of a token may ask this',
    advice: 'This explorer asks the registry without one. Leave out what needs it, and the rest is answered.',
    again: false,
  },
  redacted: {
    tone: 'plain',
    heading: 'This record is withheld for now',
    title: 'Withheld by the register for now',
    advice: 'Nothing failed: the register keeps the details back. That says nothing about what they are.',
    again: false,
  },
  busy: {
    tone: 'warn',
    title: 'The registry is busy',
    advice: 'It was asked more than once and had no time. A little later it may have.',
    again: true,
  },
  down: {
    tone: 'bad',
    title: 'The registry cannot be reached',
    advice: 'The fault is not yours. Try again in a little while.',
    again: true,
  },
  nonsense: {
    tone: 'bad',
    title: 'The registry’s answer cannot be understood',
    advice: 'The fault is the registry’s: it sent something else than its interface promises. Nothing of it is shown.',
    again: true,
  },
  failed: {
    tone: 'bad',
    title: 'The registry failed to answer',
    advice: 'The fault is the registry’s. Try again in a little while.',
    again: true,
  },
  unavailable: {
    tone: 'warn',
    title: 'Not available just now',
    advice: 'The registry is overloaded, or keeps the details back for now. Try again later.',
    again: true,
  },
};

/** The words for a failure, by its reason before its code; `now` in milliseconds. */
export function failureWords({ code, message, details }: ShownFailure, now: number): FailureWords {
  const kind = details.reason ?? KIND_OF_CODE[code];
  const words = WORDS[kind];
  const when = whenAgain(details.retry_at, message, now);
  return { heading: HEADING, ...words, advice: [when, words.advice].filter(Boolean).join(' ') };
}

/** "Asking again makes sense from 00:00 UTC (in 5 hours)."; empty where the message says the moment already. */
function whenAgain(retryAt: string | undefined, message: string, now: number): string {
  const from = fromWhenInWords(retryAt, now);
  if (!from || !retryAt || message.includes(momentInWords(retryAt, now))) return '';
  return `Asking again makes sense from ${from}.`;
}
