import type { Forms } from '@/lib/language/forms/forms';

const CALL = { one: 'call', other: 'calls' };

/** What the meter of the header says, and each price. It is sent in every language: keep it small. */
export const en = {
  calls: ({ counted }: Forms, count: number) => counted(count, CALL),
  countlessCalls: 'over a million calls',
  left: ({ count }: Forms, calls: number) => `${count(calls)} left`,
  countlessLeft: 'over a million left',
  leftToday: ({ counted }: Forms, calls: number) => `${counted(calls, CALL)} left today`,
  countlessLeftToday: 'over a million calls left today',
  /** `from`: a moment, "00:00 UTC". */
  noneUntil: (from: string) => `0 left until ${from}`,
  noneLeft: (from: string) => `No calls left, more from ${from}`,
  explained: 'Calls of the remote service that you can still spend',
  counts: 'The records come from a remote service that counts calls. What is kept here costs nothing.',
  cost: ({ count }: Forms, cost: number, kept: number) => `cost ${count(cost)} · kept ${count(kept)}`,
  costAndLeft: ({ count }: Forms, cost: number, kept: number, left: number) =>
    `cost ${count(cost)} · kept ${count(kept)} · left ${count(left)}`,
  /** `cost` and `left`: "3 calls". */
  pageCost: ({ count }: Forms, cost: string, kept: number, left: string) =>
    `This page cost ${cost}; ${count(kept)} of its replies were kept copies. Left for you today: ${left}.`,
  of: ({ count }: Forms, part: number, whole: number) => `${count(part)} of ${count(whole)}`,
  forYou: 'For you, today',
  forAll: 'For all, today',
  thisMonth: 'This month',
  reserve: 'Kept in reserve',
  beginsAnew: 'Begins anew',
  token: 'Token',
  noToken: 'none',
  accountStatus: 'Account status',
  price: 'Price:',
  prices: {
    call: { short: '1 call', full: 'Asks the remote service: 1 call of the allowance' },
    kept: { short: 'kept', full: 'A copy is kept here: no call is spent' },
  },
};
