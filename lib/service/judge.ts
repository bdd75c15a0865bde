import type { EndpointName } from '@/lib/contract/endpoints';
import { ERROR_STATUS } from '@/lib/contract/errors';
import type { KeptReply } from './cache/cache';
import { type ErrorReply, replyOfFailure, replyOfStatus } from './failure';
import type { Ledger } from './ledger/ledger';
import { notSent } from './not-sent';
import type { Advice, Patience } from './retry';
import type { Answer, Outcome } from './send';
import type { TokenHold } from './token-hold';

export interface JudgeParts {
  ledger: Pick<Ledger, 'usedUp'>;
  tokenHold: Pick<TokenHold, 'refused'>;
  hasToken: boolean;
  adapt(endpoint: EndpointName, body: Record<string, unknown>): Record<string, unknown> | undefined;
  callsAreLeft(): Promise<boolean>;
  patience: Pick<Patience, 'now'>;
}

type Verdict =
  | { kind: 'facts'; reply: KeptReply }
  | { kind: 'confirmed'; at: number }
  | { kind: 'failed'; error: ErrorReply };

export interface Judged {
  verdict: Verdict;
  advice: Advice;
}

const FINAL: Advice = { again: false };

/** What an outcome means: for the reply, for the token and the allowance, and for trying again. */
export function createJudge(parts: JudgeParts): (outcome: Outcome, endpoint: EndpointName) => Promise<Judged> {
  const { ledger, tokenHold, hasToken, adapt, patience } = parts;

  /** A 403 without a word of why: refused for itself, or for the allowance. */
  async function onUnclearRefusal(error: ErrorReply): Promise<ErrorReply> {
    if (!hasToken || (await parts.callsAreLeft())) return error;
    ledger.usedUp(undefined);
    return notSent('spent');
  }

  async function onError(error: ErrorReply, answer?: Answer): Promise<Judged> {
    const { reason, retry_at } = error.body.error;
    const verdict = { kind: 'failed', error } as const;
    if (reason === 'busy' || reason === 'down') {
      return { verdict, advice: { again: true, notBeforeMs: answer?.retryAfterMs } };
    }
    if (reason === 'token') tokenHold.refused();
    if (reason === 'allowance') ledger.usedUp(retry_at ? Date.parse(retry_at) : undefined);
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
