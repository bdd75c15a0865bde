import type { FollowProblem } from '@/lib/contract/followed-sources';
import { isErrorNamed } from '@/lib/shared/errors';

interface Circumstances {
  /** False if the same request would fail again: it is repeated by the next run only. */
  mayPass?: boolean;
  /** How long the publisher asks to be left alone. */
  retryAfterMs?: number;
}

/** Why a source could not be fetched. Its message is a code: sentences are made from `problem`. */
export class FollowFailure extends Error {
  override name = 'FollowFailure';

  constructor(
    readonly problem: FollowProblem,
    readonly circumstances: Circumstances = {},
  ) {
    super(problem.kind);
  }
}

export const isFollowFailure = (error: unknown): error is FollowFailure => isErrorNamed(error, 'FollowFailure');

/** The connection was refused, or could not be made. */
const UNREACHABLE =
  /^(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ENETDOWN|EHOSTDOWN)$/;
const CERTIFICATE = /CERT|^ERR_TLS|^EPROTO$|SSL|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH|^UNABLE_TO_GET_ISSUER/;
const UNREADABLE = /^(?:HPE_|Z_|ERR_HTTP|ERR_INVALID)/;
const NO_SPACE = /^(?:ENOSPC|EDQUOT|EFBIG)$/;

/** The failure behind an error of the network or the disk. Its message is dropped, as it may hold the address. */
export function toFailure(error: unknown): FollowFailure {
  if (isFollowFailure(error)) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) throw error;
  if (NO_SPACE.test(code)) return new FollowFailure({ kind: 'disk_full' });
  if (UNREACHABLE.test(code)) return new FollowFailure({ kind: 'unreachable' }, { mayPass: true });
  if (code === 'ETIMEDOUT') return new FollowFailure({ kind: 'slow' }, { mayPass: true });
  if (CERTIFICATE.test(code)) return new FollowFailure({ kind: 'certificate' });
  if (UNREADABLE.test(code)) return new FollowFailure({ kind: 'unreadable' }, { mayPass: true });
  if (/^(?:ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE)$/.test(code))
    return new FollowFailure({ kind: 'broken_off' }, { mayPass: true });
  throw error;
}
