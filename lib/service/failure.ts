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

/** The specification leaves the words of errors open, and one status stands for several things: these tell them apart. */
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

/** In which order they are looked for, and the status under which a service should have said so. */
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
 * The status that an error sent under 200 should have had: the number in it, else what its words say, else 500. Undefined
 * where the body is no error, or holds results beside it.
 */
export function statusOfError(body: Record<string, unknown>, message: string | undefined): number | undefined {
  if (!body.error || (body.results !== undefined && body.results !== null)) return undefined;
  const { error } = numberedSchema.safeParse(body).data ?? {};
  const said = STATUS_OF.find(([topic]) => speaksOf(topic, message));
  return error?.status ?? error?.code ?? said?.[1] ?? ERROR_STATUS.internal_error;
}

export interface ErrorReply {
  status: number;
  body: ErrorBody;
}

/** "Not found" and "redacted" are what the register says of a record: an older copy is no answer to it. */
export const isLastWord = ({ body }: ErrorReply): boolean =>
  body.error.reason === 'not_found' || body.error.reason === 'redacted';

/** What may be told of one failure. The words are for people: no address, no token. */
interface Told {
  code: ErrorCode;
  reason?: Reason;
  message: string;
}

/**
 * What kept a service from answering as the interface says. `down`: refused, its name unknown, its certificate bad:
 * the request never went out · `hung_up`: it did, and the connection ended without an answer · `slow`: the whole exchange took too long, silence or body.
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
} as const satisfies Record<string, Told>;

export type Failure = keyof typeof FAILURES;

function replyOf({ code, reason, message }: Told, details: FailureDetails = {}): ErrorReply {
  return { status: ERROR_STATUS[code], body: errorBody(message, reason ? { reason, ...details } : details) };
}

export const replyOfFailure = (failure: Failure): ErrorReply => replyOf(FAILURES[failure]);

/** What our own token has to do with an answer, as far as we know. */
interface Asked {
  endpoint: EndpointName;
  hasToken: boolean;
}

const DOWN: Told = {
  code: 'upstream_down',
  reason: 'down',
  message: 'The register service is down or being upgraded.',
};

/** Whoever asks cannot mend our token, so the service's own words would only mislead. */
function tokenTold({ hasToken }: Asked): Told {
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

/** A refusal is for a used-up allowance where that is clear; else only that it was refused. */
function refusalTold({ status, message, retryAfterMs }: Answer, asked: Asked): Told {
  if (!asked.hasToken && speaksOf('need_of_token', message)) return tokenTold(asked);
  if (status === 429 || retryAfterMs !== undefined || speaksOf('allowance', message)) {
    return {
      code: 'refused',
      reason: 'allowance',
      message: 'The allowance of calls at the register service is used up.',
    };
  }
  const words = message
    ? `The register service refused the request: ${message}`
    : 'The register service refused the request.';
  return { code: 'refused', message: words };
}

/** 503 means three things (specification, "Errors"): redacted, no token in Form A, or overloaded. */
function unavailableTold({ message }: Answer, asked: Asked): Told {
  const isOfRecord = ENDPOINTS[asked.endpoint].path.includes(':');
  if (message && isOfRecord && speaksOf('redaction', message))
    return { code: 'unavailable', reason: 'redacted', message };
  if (speaksOf('need_of_token', message)) return tokenTold(asked);
  return { code: 'unavailable', reason: 'busy', message: 'The register service is overloaded. Try again in a moment.' };
}

function failedTold({ message }: Answer): Told {
  const words = message ? `The register service failed: ${message}` : 'The register service failed.';
  return { code: 'upstream_down', reason: 'down', message: words };
}

const BY_STATUS: Readonly<Record<number, (answer: Answer, asked: Asked) => Told>> = {
  400: ({ message }) => ({
    code: 'invalid_request',
    message: message ?? 'The register service did not accept the request.',
  }),
  401: (_, asked) => tokenTold(asked),
  402: refusalTold,
  403: refusalTold,
  404: ({ message }) => ({ code: 'not_found', reason: 'not_found', message: message ?? 'Record not found' }),
  429: refusalTold,
  500: failedTold,
  502: () => DOWN,
  503: unavailableTold,
  504: () => DOWN,
};

/**
 * The reply to give for an error status of the service (specification, "Errors"; api-shapes, section 17); undefined for
 * 200. `now` is in milliseconds, for `retry_at`; `hasToken` tells whether our token went along.
 */
export function replyOfStatus(
  answer: Answer,
  endpoint: EndpointName,
  now: number,
  hasToken = true,
): ErrorReply | undefined {
  if (answer.status === 200) return undefined;
  const told = BY_STATUS[answer.status]?.(answer, { endpoint, hasToken }) ?? FAILURES.nonsense;
  const { retryAfterMs } = answer;
  return replyOf(told, retryAfterMs === undefined ? {} : { retry_at: new Date(now + retryAfterMs).toISOString() });
}

/** Why a question was not put to the service: decided here, so it costs no call. */
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

/** `retryAt`: milliseconds since 1970; `message`: in place of ours. */
export function notSent(why: keyof typeof WORDS, more: { retryAt?: number; message?: string } = {}): ErrorReply {
  const { code, reason, message } = WORDS[why];
  const retry_at = more.retryAt === undefined ? {} : { retry_at: new Date(more.retryAt).toISOString() };
  return { status: ERROR_STATUS[code], body: errorBody(more.message ?? message, { reason, ...retry_at }) };
}

/** A token that was refused is not shown again at once: services shut out who insists. */
const PAUSE_MS = 60_000;

export interface TokenHold {
  refused(): void;
  /** Until when the token is not shown; undefined where it may be. */
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
  /** All attempts and the waits between them end within this. */
  budgetMs: number;
  /** Attempts, the first included. */
  attempts: number;
  now: () => number;
  /** From 0 to 1; that not all who were turned away come back at once. */
  random: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** The first wait is somewhere up to this; each further one up to twice as long. */
const FIRST_WAIT_MS = 400;

/** What a result says of trying again: not at all, after as long as we like, or not before the service's own time. */
export type Advice = { again: false } | { again: true; notBeforeMs?: number };

/**
 * Tries until a result is one to keep, the attempts are used, or waiting would pass the budget; the last result is
 * returned then. `work` is told which attempt it is, from 1.
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

/** What an outcome means: for the reply, for the token and the allowance, and for trying again. */
export function createClassifier(
  parts: ClassifierParts,
): (outcome: Outcome, endpoint: EndpointName) => Promise<ClassifiedReply> {
  const { callQuota, tokenHold, hasToken, adapt, patience } = parts;

  /** A 403 without a word of why: refused for itself, or for the allowance. */
  async function onUnclearRefusal(error: ErrorReply): Promise<ErrorReply> {
    if (!hasToken || (await parts.callsAreLeft())) return error;
    callQuota.usedUp(undefined);
    return notSent('spent');
  }

  async function onError(error: ErrorReply, answer?: Answer): Promise<ClassifiedReply> {
    const { reason, retry_at } = error.body.error;
    const verdict = { kind: 'failed', error } as const;
    if (reason === 'busy' || reason === 'down') {
      return { verdict, advice: { again: true, notBeforeMs: answer?.retryAfterMs } };
    }
    if (reason === 'token') tokenHold.refused();
    if (reason === 'allowance') callQuota.usedUp(retry_at ? Date.parse(retry_at) : undefined);
    const isUnclear = error.status === ERROR_STATUS.refused && reason === undefined;
    if (isUnclear) return { verdict: { kind: 'failed', error: await onUnclearRefusal(error) }, advice: FINAL };
    return { verdict, advice: FINAL };
  }

  return async (outcome, endpoint) => {
    if ('failure' in outcome) {
      // Whoever waited for the whole time limit is told; a second wait as long helps nobody.
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
