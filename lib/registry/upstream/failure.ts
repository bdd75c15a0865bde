import { ERROR_STATUS, type ErrorBody, type ErrorCode, errorBody, errorCodeOf } from '@/lib/contract/errors';

export interface UpstreamReply {
  status: number;
  body: unknown;
}

/** What kept a service from answering as the interface says. The words are for people: no address, no token. */
export const FAILURES = {
  down: { code: 'upstream_down', message: 'The register service cannot be reached.' },
  slow: { code: 'unavailable', message: 'The register service took too long to answer. Try again in a moment.' },
  broken_off: { code: 'upstream_down', message: 'The register service broke off in the middle of its answer.' },
  nonsense: { code: 'upstream_down', message: 'The register service sent an answer that cannot be read.' },
  too_large: { code: 'upstream_down', message: 'The register service sent an answer that is too large.' },
  redirect: {
    code: 'upstream_down',
    message: 'The register service points to another address, which is not followed.',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

export type Failure = keyof typeof FAILURES;

const reply = (code: ErrorCode, message: string): { status: number; body: ErrorBody } => ({
  status: ERROR_STATUS[code],
  body: errorBody(message),
});

export const failureReply = (failure: Failure): UpstreamReply =>
  reply(FAILURES[failure].code, FAILURES[failure].message);

/** Said whatever the service says: the reader cannot mend our token, and must know when it is only a matter of calls. */
const OUR_WORDS: Partial<Record<ErrorCode, string>> = {
  credentials_incorrect: 'The register service did not accept our token.',
  refused: 'The allowance of calls at the register service is used up, or does not cover this request.',
};

const WHEN_IT_SAYS_NOTHING: Record<ErrorCode, string> = {
  invalid_request: 'The register service did not accept the request.',
  credentials_incorrect: 'The register service did not accept our token.',
  refused: 'The register service refused the request.',
  not_found: 'Record not found',
  internal_error: 'The register service failed.',
  upstream_down: 'The register service is down or being upgraded.',
  unavailable: 'The register service is overloaded, or the details are withheld for now.',
};

/** The reply to give for an error status of the service; `theirs` is its own message, already redacted. */
export function errorReply(status: number, theirs: string | undefined): UpstreamReply {
  const code = errorCodeOf(status);
  return reply(code, OUR_WORDS[code] ?? theirs ?? WHEN_IT_SAYS_NOTHING[code]);
}
