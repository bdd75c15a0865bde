import type { Forms } from '@/lib/language/forms/forms';
import type { StopReason, WalkProgress } from '../events';

const CALLS = { one: 'call', other: 'calls' };

const STOPPED: Record<StopReason, string> = {
  done: 'Everything there is was followed.',
  depth: 'It went as many steps as it was allowed; more lies behind.',
  cap: 'It found as many as it was allowed; more lies behind.',
  budget: 'The calls for it are used up; more lies behind.',
  cancelled: 'It was stopped; what had come stays.',
  failed: 'Some could not be asked about.',
};

/** What a walk costs, how far it is and why it ended. */
export const en = {
  costsNothing: 'costs nothing',
  noCall: 'no call',
  calls: ({ counted }: Forms, calls: number, about: boolean) => `${about ? 'about ' : ''}${counted(calls, CALLS)}`,
  cached: ({ count }: Forms, cached: number) => `${count(cached)} cached`,
  leftToday: ({ count }: Forms, left: number) => `${count(left)} left today`,
  stopped: STOPPED,
  found: ({ count }: Forms, { found, asked, waiting }: WalkProgress) =>
    `${count(found)} found · ${count(asked)} followed · ${count(waiting)} waiting`,
  spent: ({ counted }: Forms, calls: number) => `${counted(calls, CALLS)} spent`,
  spentOf: ({ count, counted }: Forms, calls: number, left: number) =>
    `${counted(calls, CALLS)} spent · ${count(left)} left of what it may spend`,
};
