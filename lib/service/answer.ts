import { etagOf, retryAfterOf } from './answer-headers';
import { type BodyText, readText } from './body';
import type { Failure } from './failure';
import { messageOf, parseObject } from './reply';
import { statusOfError } from './service-words';

/** What the service said, without the token wherever it said it. */
export interface Answer {
  /** Its status; of an error that came under 200, the one it should have had. */
  status: number;
  /** Of status 304, and of an error that is no JSON, there is none. */
  body?: Record<string, unknown>;
  etag?: string;
  retryAfterMs?: number;
  /** Its own words for an error, one line of at most 300 characters. */
  message?: string;
  /** Of the body, once unpacked. */
  bytes: number;
}

export type Outcome = { answer: Answer } | { failure: Failure };

/** For the log and the counts: the status, or what kept it away. */
export const outcomeName = (outcome: Outcome): string =>
  'answer' in outcome ? String(outcome.answer.status) : outcome.failure;

export interface Reading {
  redact: (text: string) => string;
  maxBytes: number;
  now: () => number;
}

/** An error is a sentence: of a longer body nothing but the status is of use. */
const LONGEST_ERROR_BYTES = 64 * 1024;
const NOTHING: BodyText = { text: '', bytes: 0 };

/** The status is known already, so a body that fails takes nothing from it. */
const errorText = (response: Response, maxBytes: number): Promise<BodyText> =>
  readText(response, Math.min(maxBytes, LONGEST_ERROR_BYTES)).catch(() => NOTHING);

async function bodyOf(response: Response, maxBytes: number): Promise<BodyText> {
  if (response.status === 200) return readText(response, maxBytes);
  if (response.status !== 304) return errorText(response, maxBytes);
  await response.body?.cancel();
  return NOTHING;
}

/** Reads a response to its end. Throws as the network does, and `BodyTooLargeError`. */
export async function readAnswer(response: Response, { redact, maxBytes, now }: Reading): Promise<Outcome> {
  const { text, bytes } = await bodyOf(response, maxBytes);
  const body = text === '' ? undefined : parseObject(text, redact);
  if (response.status === 200 && !body) return { failure: 'nonsense' };
  const said = messageOf(body);
  const hidden = body && response.status === 200 ? statusOfError(body, said) : undefined;
  const status = hidden ?? response.status;
  return {
    answer: {
      status,
      body,
      etag: etagOf(response.headers, redact),
      retryAfterMs: retryAfterOf(response.headers, now()),
      message: status === 200 ? undefined : said,
      bytes,
    },
  };
}
