import { isErrorNamed } from '@/lib/shared/errors';

/**
 * Error codes of the interface and their statuses (specification, "Errors"). Types, replies and pages use this table.
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
 * Why a request failed, in more detail than the status: 503 may be a busy service or a redacted company, 502 an
 * unreachable service or an invalid reply. Our own addition to the error body, for our pages; absent if unknown.
 * `allowance`: no calls are left · `token`: our own token is not accepted · `needs_token`: only token holders may
 * request this · `busy`: overloaded, even after waiting · `damaged`: some of the register cannot be read ·
 * `nonsense`: the reply does not follow the interface.
 */
export const REASONS = [
  'not_found',
  'allowance',
  'token',
  'needs_token',
  'redacted',
  'busy',
  'damaged',
  'down',
  'nonsense',
] as const;
export type Reason = (typeof REASONS)[number];

export interface FailureDetails {
  reason?: Reason;
  /** ISO 8601: when to retry, if known. */
  retry_at?: string;
}

/** Body of every error reply: `{"error":{"message":…}}` (api-shapes: section "Error body"). */
export interface ErrorBody {
  error: { message: string } & FailureDetails;
}

/** An error with a code of the interface. Any other exception is unexpected and answers 500 without details. */
export class RegistryError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: FailureDetails = {},
    /** Headers of the reply, such as `Retry-After`. */
    readonly headers?: Record<string, string>,
  ) {
    super(message);
    this.name = 'RegistryError';
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export const isRegistryError = (error: unknown): error is RegistryError => isErrorNamed(error, 'RegistryError');

/** Statuses that compatible services also use: 402 and 429 mean "refused" (api-shapes, section 17). */
const FOREIGN_STATUS: Record<number, ErrorCode> = { 402: 'refused', 429: 'refused', 504: 'upstream_down' };

/** The code for an error status; an unknown status counts as an invalid reply: `upstream_down`. */
export function errorCodeOf(status: number): ErrorCode {
  for (const [code, known] of Object.entries(ERROR_STATUS)) {
    if (known === status) return code as ErrorCode;
  }
  return FOREIGN_STATUS[status] ?? 'upstream_down';
}

export function errorBody(message: string, details: FailureDetails = {}): ErrorBody {
  return { error: { message, ...details } };
}
