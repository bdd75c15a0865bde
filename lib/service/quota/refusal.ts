import { type Calls, nextDay, nextMonth } from '@/lib/registry/quota';
import type { Position } from './open-calls';
import type { Purpose } from './quota';

type Window = 'day' | 'month';

/** What stands in the way of a call. `said`: the service refused one and means to do so until then. */
type Why =
  | { kind: 'none' | 'reserve' | 'share' | 'revalidate' | 'prefetch'; window: Window }
  | { kind: 'said'; until: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const many = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** `in 5 hours`: in the largest unit of which there is more than one, so that it is never far off. */
function waitOf(ms: number): string {
  if (ms < MINUTE_MS) return 'in less than a minute';
  if (Math.round(ms / MINUTE_MS) <= 90) return `in ${many(Math.round(ms / MINUTE_MS), 'minute')}`;
  if (Math.round(ms / HOUR_MS) < 48) return `in ${many(Math.round(ms / HOUR_MS), 'hour')}`;
  return `in ${many(Math.round(ms / DAY_MS), 'day')}`;
}

const timeOf = (moment: Date): string => `${moment.toISOString().slice(11, 16)} UTC`;

const dateOf = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The date stands there only where the hour alone could be taken for an earlier one. */
function whenOf(moment: Date, now: Date): string {
  const ms = moment.getTime() - now.getTime();
  const time = ms <= DAY_MS ? timeOf(moment) : `${dateOf(moment)}, ${timeOf(moment)}`;
  return `More are possible from ${time} (${waitOf(ms)}).`;
}

const allowed = ({ limits }: Position, window: Window): string =>
  `The remote service allows ${many(window === 'day' ? limits.today : limits.this_month, 'call')} a ${window}`;

/** "all are used", of none at all and of a single one too. */
const usedOf = ({ limits }: Position, window: Window): string => {
  const limit = window === 'day' ? limits.today : limits.this_month;
  return limit === 1 ? 'it is used' : 'all are used';
};

const lastOf = ({ reserve }: Position): string => (reserve === 1 ? 'the last one is' : `the last ${reserve} are`);

function reasonOf(why: Why, position: Position): string {
  if (why.kind === 'said') return 'The remote service says that our calls are used up.';
  switch (why.kind) {
    case 'none':
      return `${allowed(position, why.window)}; ${usedOf(position, why.window)}.`;
    case 'reserve':
      return `${allowed(position, why.window)}; ${lastOf(position)} kept for whoever runs this explorer.`;
    case 'share':
      return `${allowed(position, 'day')}; your share of ${position.share} a day is used. What is kept here can still be read.`;
    case 'revalidate':
      return `${allowed(position, 'day')}; those that are left are kept for people who wait.`;
    case 'prefetch':
      return 'No call is spent on what nobody has asked for.';
  }
}

/** Two short sentences: what is used up, and from when more is possible. */
function wordsOf(why: Why, position: Position, { moment, now }: { moment: Date; now: Date }): string {
  return `${reasonOf(why, position)} ${whenOf(moment, now)}`;
}

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
