import type { Position } from './position';

type Window = 'day' | 'month';

/** What stands in the way of a call. `said`: the service refused one and means to do so until then. */
export type Why =
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
export function wordsOf(why: Why, position: Position, { moment, now }: { moment: Date; now: Date }): string {
  return `${reasonOf(why, position)} ${whenOf(moment, now)}`;
}
