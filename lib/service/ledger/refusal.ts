import type { Calls } from '@/lib/registry/allowance';
import { nextDay, nextMonth } from '@/lib/registry/periods';
import type { Purpose } from './ledger';
import type { Position } from './position';
import { type Why, wordsOf } from './words';

export interface Asked {
  purpose: Purpose;
  operator: boolean;
  /** Calls that this visitor has spent today. */
  spent: number;
}

export interface Refusal {
  ok: false;
  /** When more is possible; milliseconds since 1970. */
  retryAt: number;
  /** A sentence for people. */
  message: string;
}

/** Copies are renewed unasked only while more than half of what visitors may spend in a day is left. */
const isPlenty = ({ left, limits, reserve }: Position): boolean => 2 * (left.today - reserve) > limits.today - reserve;

/** The window that is short; the month where both are, as it stays so for longer. */
const shortWindow = (left: Calls, kept: number): 'day' | 'month' => (left.this_month <= kept ? 'month' : 'day');

function whyNot(position: Position, { purpose, operator, spent }: Asked): Why | undefined {
  const { left, reserve, usedUpUntil } = position;
  if (purpose === 'prefetch') return { kind: 'prefetch', window: 'day' };
  if (usedUpUntil !== undefined) return { kind: 'said', until: usedUpUntil };
  if (left.today <= 0) return { kind: 'none', window: shortWindow(left, 0) };
  if (!operator && left.today <= reserve) return { kind: 'reserve', window: shortWindow(left, reserve) };
  if (!operator && spent >= position.share) return { kind: 'share', window: 'day' };
  if (purpose === 'revalidate' && !isPlenty(position)) return { kind: 'revalidate', window: 'day' };
  return undefined;
}

const momentOf = (why: Why, now: Date): Date => {
  if (why.kind === 'said') return new Date(why.until);
  return why.window === 'month' ? nextMonth(now) : nextDay(now);
};

/** Why a call is not made and when one may be, or undefined where it may be made now. */
export function refusalOf(position: Position, asked: Asked, now: Date): Refusal | undefined {
  const why = whyNot(position, asked);
  if (!why) return undefined;
  const moment = momentOf(why, now);
  return { ok: false, retryAt: moment.getTime(), message: wordsOf(why, position, { moment, now }) };
}
