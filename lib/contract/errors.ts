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

/** Body of every error reply: `{"error":{"message":…}}` (api-shapes: section "Error body"). */
export interface ErrorBody {
  error: { message: string };
}

/** A failure with a code of the interface. Anything else that is thrown is a defect and answers 500 without details. */
export class RegistryError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
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

export function errorBody(message: string): ErrorBody {
  return { error: { message } };
}
