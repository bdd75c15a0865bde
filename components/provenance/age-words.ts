import type { Reason } from '@/lib/contract/errors';
import { ageInWords, ageLength, fromWhenInWords } from '@/lib/format/moments';
import type { Facts } from '@/lib/registry/request';

/** Why nothing newer could be had, after "as". */
const BECAUSE: Partial<Record<Reason, string>> = {
  allowance: 'the allowance of calls is used up',
  token: 'the service does not accept this explorer’s token',
  needs_token: 'the service gives it to holders of a token only',
  busy: 'the service is busy',
  down: 'the service cannot be reached',
  nonsense: 'the service sent something that cannot be understood',
};

const because = (reason: Reason | undefined): string => (reason && BECAUSE[reason]) ?? 'the service did not answer';

/** When the oldest facts of a page were given or last confirmed; milliseconds. */
export const oldestOf = (facts: Facts[]): number => Math.min(...facts.map(({ at }) => at));

export const REMOTE = 'From the remote service';

/** The parts of the sentence on the age of a page's facts, of which there is at least one: what stands before, the age, what follows. */
export interface AgeSentence {
  before: string;
  age: string;
  after: string;
  /** Something newer was wanted and could not be had. */
  isOld: boolean;
}

export function ageSentence(facts: Facts[], now: number): AgeSentence {
  const age = now - oldestOf(facts);
  const why = facts.find((one) => one.why)?.why;
  if (why) {
    const from = fromWhenInWords(why.retry_at, now);
    const newer = from ? `; newer facts are possible from ${from}` : '';
    return {
      before: 'An older copy of ',
      age: `${ageLength(age)} ago`,
      after: ` is shown, as ${because(why.reason)}${newer}`,
      isOld: true,
    };
  }
  const isStale = facts.some(({ from }) => from === 'stale');
  const after = isStale ? '; a newer copy may be here the next time' : '';
  return { before: `${REMOTE}, `, age: ageInWords(age), after, isOld: false };
}

/** What is said where a person asked for newer facts and the page could not be renewed. */
export const notRenewed = (reason: Reason | undefined, retryAt: string | undefined, now: number): string => {
  const from = fromWhenInWords(retryAt, now);
  return `Newer facts could not be had, as ${because(reason)}${from ? `; more is possible from ${from}` : ''}.`;
};
