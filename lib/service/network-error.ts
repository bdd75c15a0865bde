import { BodyTooLargeError } from './body';
import type { Failure } from './failure';

/** It answers, but not in HTTP, or packed so that it cannot be unpacked. */
const UNREADABLE =
  /^(?:HTTPParserError|HPE_|Z_|UND_ERR_HEADERS_OVERFLOW|ERR_.*BROTLI|ERR_.*_DECOMPRESSION|ERR__ERROR_FORMAT)/;

/** The request had gone out when the connection ended: whether the service counted it, nobody knows. */
const HUNG_UP = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

/** The name of an error whose code depends on the version of Node. */
const NAMED = 'HTTPParserError';

/** The code of the innermost error that has one; fetch wraps the network's own error once or twice. */
function codeOf(error: unknown, levels = 4): string {
  if (!(error instanceof Error) || levels === 0) return '';
  if (error.name === NAMED) return NAMED;
  const inner = codeOf(error.cause, levels - 1);
  return inner || ('code' in error && typeof error.code === 'string' ? error.code : '');
}

/**
 * The kind of a network's error. Nothing else of it is kept: its words name the address, token and all. `answered`: the
 * head of a response had come; `isOver`: the time for the exchange had run out.
 */
export function failureOf(error: unknown, { answered, isOver }: { answered: boolean; isOver: boolean }): Failure {
  if (error instanceof BodyTooLargeError) return 'too_large';
  if (isOver) return 'slow';
  const code = codeOf(error);
  if (UNREADABLE.test(code)) return 'nonsense';
  if (answered) return 'broken_off';
  return HUNG_UP.test(code) ? 'hung_up' : 'down';
}
