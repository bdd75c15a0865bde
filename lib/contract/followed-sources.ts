/** Why a followed source could not be fetched or imported. */
export type FollowProblemKind =
  | 'unreachable'
  | 'certificate'
  | 'slow'
  | 'broken_off'
  | 'wrong_length'
  | 'wrong_digest'
  | 'no_digest'
  | 'too_large'
  | 'disk_full'
  | 'redirects'
  | 'unsafe_redirect'
  | 'refused'
  | 'not_found'
  | 'busy'
  | 'status'
  | 'unreadable'
  | 'incomplete'
  | 'none_listed'
  | 'no_file'
  | 'import'
  | 'unexpected';

/** A problem for display. Apart from its kind it has only numbers, so that no address or password can be in it. */
export interface FollowProblem {
  kind: FollowProblemKind;
  /** Of the publisher's reply. */
  status?: number;
  /** What was received, in bytes or files, and what was announced. */
  given?: number;
  expected?: number;
}

/** A publisher's data that `npm run update` keeps up to date. Moments are ISO timestamps. */
export interface FollowedSource {
  name: string;
  format: string;
  licence: string;
  /** How often it is looked at, in hours. */
  every_hours: number;
  /** The moment for which the publisher's imported data stand; null if nothing was imported. */
  data_at: string | null;
  /** When it was last looked at without a failure: then the register has all that the publisher offers. */
  succeeded_at: string | null;
  /** The last failure, also if it succeeded since. */
  failed_at: string | null;
  problem: FollowProblem | null;
  /** True if nothing succeeded since the last failure. */
  is_failing: boolean;
  /** True if the last success is more than twice as long ago as it should be. */
  is_late: boolean;
}
