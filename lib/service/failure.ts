import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  errorBody,
  type FailureDetails,
  type Reason,
} from '@/lib/contract/errors';
import type { Answer } from './answer';
import { speaksOf } from './service-words';

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
