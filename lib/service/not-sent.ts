import { ERROR_STATUS, type ErrorCode, errorBody, type Reason } from '@/lib/contract/errors';
import type { ErrorReply } from './failure';

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
