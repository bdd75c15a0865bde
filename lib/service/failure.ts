import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  errorBody,
  type FailureDetails,
  type Reason,
} from '@/lib/contract/errors';
import type { Answer, Outcome } from './answer';
import type { CachedReply } from './cache/open-cache';
import type { CallQuota } from './quota/quota';
import { looksSecret } from './redact';

/**
 * The specification does not define error messages, and one status has several meanings: these patterns tell them
 * apart.
 */
const SERVICE_WORDS = {
  allowance: /\b(?:rate|limits?|quotas?|allowance|exceed(?:s|ed)?|used up|usage|too many)\b/i,
  redaction: /\b(?:redact\w*|withheld|restricted)\b/i,
  token: /\b(?:(?:api[ _-]?)?token|api[ _-]?key|credentials|unauthori[sz]ed|authenticat\w*)\b/i,
  need_of_token:
    /\b(?:token|api[ _-]?key)\b.*\b(?:required|needed|missing)\b|\b(?:requires?|needs?|missing|without)\b.*\b(?:token|api[ _-]?key)\b/i,
  absence: /\b(?:not found|no such|does not exist|unknown path)\b/i,
  fault: /\b(?:invalid|must be|not valid|malformed|bad request)\b/i,
  overload: /\b(?:unavailable|overload\w*|busy|try again|maintenance)\b/i,
} as const;

const speaksOf = (topic: keyof typeof SERVICE_WORDS, message: string | undefined): boolean =>
  message !== undefined && SERVICE_WORDS[topic].test(message);

/** The order in which patterns are tried, and the status that the service should have sent. */
const STATUS_OF = [
  ['allowance', ERROR_STATUS.refused],
  ['token', ERROR_STATUS.credentials_incorrect],
  ['absence', ERROR_STATUS.not_found],
  ['redaction', ERROR_STATUS.unavailable],
  ['fault', ERROR_STATUS.invalid_request],
  ['overload', ERROR_STATUS.unavailable],
] as const;

const errorStatus = z.coerce.number().int().min(400).max(599);
const numberedSchema = z.object({
  error: z.object({ status: errorStatus.optional().catch(undefined), code: errorStatus.optional().catch(undefined) }),
});

/**
 * The status that an error sent with 200 should have had: its number, else by its message, else 500. Undefined if the
 * body is not an error, or contains results too.
 */
export function statusOfError(body: Record<string, unknown>, message: string | undefined): number | undefined {
  if (!body.error || (body.results !== undefined && body.results !== null)) return undefined;
  const { error } = numberedSchema.safeParse(body).data ?? {};
  const matched = STATUS_OF.find(([topic]) => speaksOf(topic, message));
  return error?.status ?? error?.code ?? matched?.[1] ?? ERROR_STATUS.internal_error;
}

export interface ErrorReply {
  status: number;
  body: ErrorBody;
}

/** "Not found" and "redacted" are facts from the register, so an older copy must not replace them. */
export const isLastWord = ({ body }: ErrorReply): boolean =>
  body.error.reason === 'not_found' || body.error.reason === 'redacted';

/** The public description of a failure. The message is for people: no address, no token. */
interface FailureDescription {
  code: ErrorCode;
  reason?: Reason;
  message: string;
}

/**
 * Why there is no valid response. `down`: connection refused, unknown host or invalid certificate; the request was
 * never sent · `hung_up`: it was sent, and the connection closed without a response · `slow`: the whole exchange took
 * too long.
 */
export const FAILURES = {
  down: { code: 'upstream_down', reason: 'down', message: 'The register service cannot be reached.' },
  hung_up: {
    code: 'upstream_down',
    reason: 'down',
    message: 'The register service closed the connection without an answer.',
  },
  slow: {
    code: 'unavailable',
    reason: 'busy',
    message: 'The register service took too long to answer. Try again in a moment.',
  },
  broken_off: {
    code: 'upstream_down',
    reason: 'down',
    message: 'The register service broke off in the middle of its answer.',
  },
  nonsense: {
    code: 'upstream_down',
    reason: 'nonsense',
    message: 'The register service sent an answer that cannot be read.',
  },
  too_large: {
    code: 'upstream_down',
    reason: 'nonsense',
    message: 'The register service sent an answer that is too large.',
  },
  redirect: {
    code: 'upstream_down',
    reason: 'nonsense',
    message: 'The register service points to another address, which is not followed.',
  },
} as const satisfies Record<string, FailureDescription>;

export type Failure = keyof typeof FAILURES;

function replyOf({ code, reason, message }: FailureDescription, details: FailureDetails = {}): ErrorReply {
  return { status: ERROR_STATUS[code], body: errorBody(message, reason ? { reason, ...details } : details) };
}

export const replyOfFailure = (failure: Failure): ErrorReply => replyOf(FAILURES[failure]);

/** The wait if a service names a time that is not credible, and the longest for one that is merely busy. */
export const CAPPED_WAIT_MS = 60_000;

/** The service's words, if they can be shown: a service may repeat what it was sent, and what it should have kept. */
const quotable = (message: string | undefined): string | undefined =>
  message === undefined || looksSecret(message) ? undefined : message;

/** How our own token affects a response, as far as known. */
interface RequestContext {
  endpoint: EndpointName;
  hasToken: boolean;
}

const DOWN: FailureDescription = {
  code: 'upstream_down',
  reason: 'down',
  message: 'The register service is down or being upgraded.',
};

/** Visitors cannot correct our token, so the service's message would only confuse them. */
function describeTokenFailure({ hasToken }: RequestContext): FailureDescription {
  if (hasToken) {
    return {
      code: 'credentials_incorrect',
      reason: 'token',
      message: 'The register service did not accept our token.',
    };
  }
  return {
    code: 'refused',
    reason: 'needs_token',
    message: 'The register service answers this only to holders of a token.',
  };
}

/** A refusal is reported as a used-up quota only if that is certain. */
function describeRefusal({ status, message, retryAfterMs }: Answer, context: RequestContext): FailureDescription {
  if (!context.hasToken && speaksOf('need_of_token', message)) return describeTokenFailure(context);
  if (status === 429 || retryAfterMs !== undefined || speaksOf('allowance', message)) {
    return {
      code: 'refused',
      reason: 'allowance',
      message: 'The allowance of calls at the register service is used up.',
    };
  }
  const quote = quotable(message);
  const words = quote
    ? `The register service refused the request: ${quote}`
    : 'The register service refused the request.';
  return { code: 'refused', message: words };
}

/** 503 has three meanings (specification, "Errors"): redacted, no token in Form A, or overloaded. */
function describeUnavailable({ message }: Answer, context: RequestContext): FailureDescription {
  const isOfRecord = ENDPOINTS[context.endpoint].path.includes(':');
  if (isOfRecord && speaksOf('redaction', message))
    return {
      code: 'unavailable',
      reason: 'redacted',
      message: quotable(message) ?? 'The register withholds this record.',
    };
  if (speaksOf('need_of_token', message)) return describeTokenFailure(context);
  return { code: 'unavailable', reason: 'busy', message: 'The register service is overloaded. Try again in a moment.' };
}

function describeServerError({ message }: Answer): FailureDescription {
  const quote = quotable(message);
  const words = quote ? `The register service failed: ${quote}` : 'The register service failed.';
  return { code: 'upstream_down', reason: 'down', message: words };
}

const BY_STATUS: Readonly<Record<number, (answer: Answer, context: RequestContext) => FailureDescription>> = {
  400: ({ message }) => ({
    code: 'invalid_request',
    message: quotable(message) ?? 'The register service did not accept the request.',
  }),
  401: (_, context) => describeTokenFailure(context),
  402: describeRefusal,
  403: describeRefusal,
  404: ({ message }) => ({ code: 'not_found', reason: 'not_found', message: quotable(message) ?? 'Record not found' }),
  429: describeRefusal,
  500: describeServerError,
  502: () => DOWN,
  503: describeUnavailable,
  504: () => DOWN,
};

/**
 * The reply for an error status of the service (specification, "Errors"; api-shapes, section 17); undefined for 200.
 * `now` is in milliseconds, for `retry_at`; `hasToken`: whether our token was sent.
 */
export function replyOfStatus(
  answer: Answer,
  endpoint: EndpointName,
  now: number,
  hasToken = true,
): ErrorReply | undefined {
  if (answer.status === 200) return undefined;
  const description = BY_STATUS[answer.status]?.(answer, { endpoint, hasToken }) ?? FAILURES.nonsense;
  if (answer.retryAfterMs === undefined) return replyOf(description);
  // Only an allowance lasts longer: a service that is busy is asked again as soon as somebody wants something of it.
  const longest = description.reason === 'allowance' ? Number.POSITIVE_INFINITY : CAPPED_WAIT_MS;
  const retryAt = now + Math.min(answer.retryAfterMs, longest);
  return replyOf(description, { retry_at: new Date(retryAt).toISOString() });
}

/** Why a request was not sent to the service; it then costs no call. */
const WORDS = {
  paused: {
    code: 'upstream_down',
    reason: 'down',
    message: 'The register service failed several times in a row; it is left alone for a moment.',
  },
  token: { code: 'credentials_incorrect', reason: 'token', message: 'The register service did not accept our token.' },
  crowd: {
    code: 'unavailable',
    reason: 'busy',
    message: 'Too many requests wait for the register service. Try again in a moment.',
  },
  not_kept: {
    code: 'unavailable',
    reason: 'busy',
    message: 'There is no copy of this, and a call is spent only once somebody asks for it.',
  },
  spent: {
    code: 'refused',
    reason: 'allowance',
    message: 'The allowance of calls at the register service is used up.',
  },
} as const satisfies Record<string, { code: ErrorCode; reason: Reason; message: string }>;

/** `retryAt`: milliseconds since 1970; `message` replaces ours. */
export function notSent(why: keyof typeof WORDS, more: { retryAt?: number; message?: string } = {}): ErrorReply {
  const { code, reason, message } = WORDS[why];
  const retry_at = more.retryAt === undefined ? {} : { retry_at: new Date(more.retryAt).toISOString() };
  return { status: ERROR_STATUS[code], body: errorBody(more.message ?? message, { reason, ...retry_at }) };
}

/** A refused token is not sent again at once: services block clients that insist. */
const PAUSE_MS = 60_000;

export interface TokenHold {
  refused(): void;
  /** Until when the token must not be sent; undefined if it may be. */
  until(): number | undefined;
}

export function createTokenHold(now: () => number): TokenHold {
  let end = 0;
  return {
    refused() {
      end = now() + PAUSE_MS;
    },
    until: () => (now() < end ? end : undefined),
  };
}

export interface Patience {
  /** Limit for all attempts and the waits between them. */
  budgetMs: number;
  /** Attempts, including the first. */
  attempts: number;
  now: () => number;
  /** From 0 to 1; spreads the retries of callers that were refused at the same time. */
  random: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** The first wait is random up to this; the limit doubles with each retry. */
const FIRST_WAIT_MS = 400;

/** Whether to retry: no, after a wait of our choice, or not before the service's time. */
export type Advice = { again: false } | { again: true; notBeforeMs?: number };

/**
 * Retries until a result is final, the attempts are used, or waiting would exceed the budget; then returns the last
 * result. `work` receives the number of the attempt, from 1.
 */
export async function withRetries<T>(
  work: (attempt: number) => Promise<T>,
  adviceOn: (result: T) => Advice,
  { budgetMs, attempts, now, random, sleep }: Patience,
): Promise<T> {
  const deadline = now() + budgetMs;
  for (let attempt = 1; ; attempt++) {
    const result = await work(attempt);
    const advice = adviceOn(result);
    if (!advice.again || attempt >= attempts) return result;
    const wait = (advice.notBeforeMs ?? 0) + random() * FIRST_WAIT_MS * 2 ** (attempt - 1);
    if (now() + wait >= deadline) return result;
    await sleep(wait);
  }
}

interface ClassifierParts {
  callQuota: Pick<CallQuota, 'usedUp'>;
  tokenHold: Pick<TokenHold, 'refused'>;
  hasToken: boolean;
  adapt(endpoint: EndpointName, body: Record<string, unknown>): Record<string, unknown> | undefined;
  callsAreLeft(): Promise<boolean>;
  patience: Pick<Patience, 'now'>;
}

type Verdict =
  | { kind: 'facts'; reply: CachedReply }
  | { kind: 'confirmed'; at: number }
  | { kind: 'failed'; error: ErrorReply };

export interface ClassifiedReply {
  verdict: Verdict;
  advice: Advice;
}

const FINAL: Advice = { again: false };

/** Interprets an outcome: for the reply, the token, the quota and retries. */
export function createClassifier(
  parts: ClassifierParts,
): (outcome: Outcome, endpoint: EndpointName) => Promise<ClassifiedReply> {
  const { callQuota, tokenHold, hasToken, adapt, patience } = parts;

  /** A 403 without a reason: the request itself was refused, or the quota is used up. */
  async function onUnclearRefusal(error: ErrorReply): Promise<ErrorReply> {
    if (!hasToken || (await parts.callsAreLeft())) return error;
    await callQuota.usedUp(undefined);
    return notSent('spent');
  }

  async function onError(error: ErrorReply, answer?: Answer): Promise<ClassifiedReply> {
    const { reason, retry_at } = error.body.error;
    const verdict = { kind: 'failed', error } as const;
    if (reason === 'busy' || reason === 'down') {
      return { verdict, advice: { again: true, notBeforeMs: answer?.retryAfterMs } };
    }
    if (reason === 'token') tokenHold.refused();
    if (reason === 'allowance') await callQuota.usedUp(retry_at ? Date.parse(retry_at) : undefined);
    const isUnclear = error.status === ERROR_STATUS.refused && reason === undefined;
    if (isUnclear) return { verdict: { kind: 'failed', error: await onUnclearRefusal(error) }, advice: FINAL };
    return { verdict, advice: FINAL };
  }

  return async (outcome, endpoint) => {
    if ('failure' in outcome) {
      // After a wait of the full time limit the failure is shown; a retry would double the wait.
      const { advice, verdict } = await onError(replyOfFailure(outcome.failure));
      return { verdict, advice: outcome.failure === 'slow' ? FINAL : advice };
    }
    const { answer } = outcome;
    const at = patience.now();
    if (answer.status === 304) return { verdict: { kind: 'confirmed', at }, advice: FINAL };
    const error = replyOfStatus(answer, endpoint, at, hasToken);
    if (error) return onError(error, answer);
    const body = answer.body && adapt(endpoint, answer.body);
    if (!body) return onError(replyOfFailure('nonsense'), answer);
    return { verdict: { kind: 'facts', reply: { status: 200, body, etag: answer.etag, at } }, advice: FINAL };
  };
}
