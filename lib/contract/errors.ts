/**
 * Error codes of the interface and the status each travels under
 * (interface specification, part "Errors"). Types, replies and pages derive from this one table.
 */
export const ERROR_STATUS = {
  invalid_request: 400,
  credentials_incorrect: 401,
  refused: 403,
  not_found: 404,
  internal_error: 500,
  upstream_down: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * What kept an answer away, finer than its status: 503 is a busy service or a redacted company, 502 one that is down or
 * speaks nonsense. Our own addition to the error body, for our pages; a source that does not tell leaves it out.
 *
 * `allowance`: the calls are used up · `token`: our own token is not accepted · `needs_token`: only holders of one may
 * ask this · `busy`: overloaded, also after waiting · `nonsense`: it answers, but not as the interface says.
 */
export const REASONS = [
  'not_found',
  'allowance',
  'token',
  'needs_token',
  'redacted',
  'busy',
  'down',
  'nonsense',
] as const;
export type Reason = (typeof REASONS)[number];

export interface FailureDetails {
  reason?: Reason;
  /** ISO 8601: when asking again makes sense, where that is known. */
  retry_at?: string;
}

/** Body of every error reply: `{"error":{"message":…}}` (api-shapes: section "Error body"). */
export interface ErrorBody {
  error: { message: string } & FailureDetails;
}

/** A failure with a code of the interface. Anything else that is thrown is a defect and answers 500 without details. */
export class RegistryError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
    this.name = 'RegistryError';
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Statuses a compatible service may also answer with: 402 and 429 stand for "refused" (api-shapes, section 17). */
const FOREIGN_STATUS: Record<number, ErrorCode> = { 402: 'refused', 429: 'refused', 504: 'upstream_down' };

/** The code for a status that is not 200; an unknown one is a service that speaks nonsense: `upstream_down`. */
export function errorCodeOf(status: number): ErrorCode {
  for (const [code, known] of Object.entries(ERROR_STATUS)) {
    if (known === status) return code as ErrorCode;
  }
  return FOREIGN_STATUS[status] ?? 'upstream_down';
}

export function errorBody(message: string, details: FailureDetails = {}): ErrorBody {
  return { error: { message, ...details } };
}
