import type { EndpointName } from '@/lib/contract/endpoints';
import { ERROR_STATUS, type ErrorCode, errorBody, type Reason } from '@/lib/contract/errors';
import type { CachedReply } from './cache/open-cache';
import { type ErrorReply, replyOfFailure, replyOfStatus } from './failure';
import type { CallQuota } from './quota/quota';
import type { Answer, Outcome } from './send';

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
