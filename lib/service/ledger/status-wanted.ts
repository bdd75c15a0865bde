import type { Calls } from '@/lib/registry/allowance';
import { periodsOf } from '@/lib/registry/periods';
import type { Position } from './position';
import type { ServiceWord } from './service-word';

const MINUTE_MS = 60_000;
/** The question may cost a call itself: at most one a minute, and where it failed less and less often. */
const PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;
/** So many own calls, or so long with some, and others who use our token may have changed the picture. */
const MANY_CALLS = 25;
const LONG_MS = 30 * MINUTE_MS;

/** How asking `account_status` went, in this process. */
export interface StatusQuestions {
  /** When the last answer or failure came; milliseconds since 1970. */
  heardAt?: number;
  /** Failures in a row. */
  failures: number;
  /** The day on which the service said that it has no such path. */
  unknownOn?: string;
  /** It has refused a call since. */
  refused: boolean;
}

/** Whether it is time to ask the service where we stand. */
export function isStatusWanted(
  asked: StatusQuestions,
  known: { word: ServiceWord; sent: Calls; position: Position },
  now: Date,
): boolean {
  const { day } = periodsOf(now);
  const { account } = known.word;
  if (asked.unknownOn === day) return false;
  const heardAt = Math.max(asked.heardAt ?? Number.NEGATIVE_INFINITY, account?.at ?? Number.NEGATIVE_INFINITY);
  const pause = asked.refused ? PAUSE_MS : Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** Math.max(0, asked.failures - 1));
  if (now.getTime() - heardAt < pause) return false;
  if (asked.refused || account?.day !== day) return true;
  const since = known.sent.today - account.sent.today;
  if (since >= MANY_CALLS) return true;
  // Where none is left none will be sent, and only the service can say that there are some again.
  return now.getTime() - account.at >= LONG_MS && (since > 0 || known.position.left.today === 0);
}
