import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';

/** Words of generic components. */
export const uiWords = {
  notKnown: 'Not known',
  find: 'Find',
  above: 'Breadcrumb',
  /** `noun`: what they are, in the plural. */
  others: (forms: Forms, others: number, all: number, noun: string) =>
    `The other ${forms.count(others)} of ${forms.count(all)} ${noun}`,
  pages: 'Pages of results',
  previous: '← Previous',
  next: 'Next →',
  page: (forms: Forms, page: number, pages: number) => `Page ${forms.count(page)} of ${forms.count(pages)}`,
  reachable: (forms: Forms, pages: number) =>
    `Only the first ${forms.count(pages)} pages of a search can be opened. Add a filter to reach the rest.`,
};

/** The error page. It is sent with every page in every language: keep it small. */
export const defectWords = {
  title: 'Something went wrong',
  fault: 'The problem is on our side and has been logged.',
  /** `digest`: identifies the error in the log. */
  inLog: (digest: ReactNode): ReactNode => (
    <>If it happens again, report this code to the operator of this site: {digest}</>
  ),
  tryAgain: 'Try again',
};

/** Why a request of our script failed. */
export const failedReplyWords = {
  noConnection: 'The connection failed.',
  /** `message`: the message of the reply, in English; `reason`: the interface's code for it. */
  failed: (status: number, message: string | undefined, _reason: string | undefined) =>
    message ?? `The register answered with status ${status}.`,
  again: (why: string, from: string) => `${why} Try again from ${from}.`,
};

const CALL = { one: 'call', other: 'calls' };

/** The quota in the header, and prices. It is sent in every language: keep it small. */
export const quotaScriptWords = {
  calls: ({ counted }: Forms, count: number) => counted(count, CALL),
  countlessCalls: 'over a million calls',
  left: ({ count }: Forms, calls: number) => `${count(calls)} left`,
  countlessLeft: 'over 1M left',
  leftToday: ({ counted }: Forms, calls: number) => `${counted(calls, CALL)} left today`,
  countlessLeftToday: 'over a million calls left today',
  /** `from`: a time, "00:00 UTC". */
  until: (from: string) => ` until ${from}`,
  noneLeft: (from: string) => `No calls left, more from ${from}`,
  explained: 'Calls to the remote service that you have left',
  counts: 'The records come from a remote service that counts calls. What is cached here costs nothing.',
  cost: ({ count }: Forms, cost: number, kept: number) => `cost ${count(cost)} · cached ${count(kept)}`,
  costAndLeft: ({ count }: Forms, cost: number, kept: number, left: number) =>
    `cost ${count(cost)} · cached ${count(kept)} · left ${count(left)}`,
  /** `cost` and `left`: "3 calls". */
  pageCost: ({ count }: Forms, cost: string, kept: number, left: string) =>
    `This page cost ${cost}; ${count(kept)} of its replies came from the cache. Left for you today: ${left}.`,
  of: ({ count }: Forms, part: number, whole: number) => `${count(part)} of ${count(whole)}`,
  forYou: 'For you, today',
  forAll: 'For all, today',
  thisMonth: 'This month',
  reserve: 'Reserved',
  beginsAnew: 'Resets',
  token: 'Token',
  noToken: 'none',
  accountStatus: 'Account status',
  price: 'Price:',
  prices: {
    call: { short: '1 call', full: 'Loads from the remote service: uses 1 call' },
    kept: { short: 'cached', full: 'Already cached: uses no call' },
  },
};
