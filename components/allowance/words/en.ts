import type { Forms } from '@/lib/language/forms/forms';

const CALL = { one: 'call', other: 'calls' };
const DAY = { one: 'day', other: 'days' };

/** The page on the calls of a remote service, or on there being none. */
export const en = {
  title: 'Account status',
  description: 'What is left of the calls of the remote service, and what they were spent on.',
  /** `day`: "38 of 50 calls"; `month`: "150 of 200"; `from`: "00:00 UTC (in 5 hours)", where it is to come. */
  verdict: (day: string, month: string, from: string | undefined) =>
    `${day} are left today, ${month} this month${from ? `; the day begins anew at ${from}` : ''}.`,
  /** `of`: "50 calls". */
  ofCalls: ({ count }: Forms, left: number, of: string) => `${count(left)} of ${of}`,
  of: ({ count }: Forms, left: number, of: number) => `${count(left)} of ${count(of)}`,
  countedBy: {
    service: 'The service’s own count, carried on by this explorer’s.',
    own: 'This explorer’s own count; what others spend with the same token is not in it.',
  },
  forms: {
    A: 'A: it answers holders of a token only',
    B: 'B: it answers without a token too, with 30 results a page and no events',
    unknown: 'Not known yet',
  },
  copies: {
    replies: ({ counted }: Forms, count: number) => counted(count, { one: 'reply', other: 'replies' }),
    megabytes: ({ count }: Forms, size: number) => `${count(size)} MB`,
    /** `replies`: "9 replies"; `size`, `most`: "2 MB". */
    room: (replies: string, size: string, most: string | undefined) =>
      most ? `${replies}, ${size} of at most ${most}` : `${replies}, ${size}`,
    inMemory: (room: string) => `${room}, in memory only: gone with the next start`,
  },
  service: {
    answers: 'It answers',
    tried: 'It failed several times; one call is tried to see whether it answers again',
    leftAlone: (from: string | undefined) =>
      `It failed several times and is left alone${from ? ` until ${from}` : ' for a moment'}`,
  },
  warning: {
    tried: 'The remote service failed several times; one call is tried to see whether it answers again.',
    leftAlone: (from: string | undefined) =>
      `The remote service failed several times and is left alone${from ? ` until ${from}` : ' for a moment'}.`,
    keptIsShown: 'What is kept here is still shown.',
  },
  account: 'The account',
  plan: 'Plan',
  status: 'Status',
  expires: 'Expires',
  token: 'Token',
  tokenSent: 'sent by this server, never shown',
  noToken: 'none',
  form: 'Form',
  whoseCount: 'Whose count',
  share: 'What can be spent',
  forYou: 'For you, today',
  inReserve: 'In reserve',
  /** `calls`: "5 calls". */
  reserved: (calls: string) => `${calls} a day that visitors cannot spend`,
  dayBegins: 'Day begins anew',
  monthBegins: 'Month begins anew',
  keptCopies: 'Kept copies',
  theService: 'The service',
  days: {
    title: 'Calls of each day',
    last: ({ counted }: Forms, days: number) => `the last ${counted(days, DAY)}`,
    caption: 'Calls and kept answers of each day',
    asTable: 'The same as a table',
    picture: ({ counted, count }: Forms, calls: number, days: number, most: number) =>
      `${counted(calls, CALL)} in ${counted(days, DAY)}, at most ${count(most)} in one of them`,
    bar: ({ date, counted }: Forms, day: string, calls: number, kept: number) =>
      `${date(day)}: ${counted(calls, CALL)}, ${counted(kept, { one: 'kept answer', other: 'kept answers' })}`,
    highest: ({ counted, count }: Forms, most: number, limit: number) =>
      `the highest: ${counted(most, CALL)} of ${count(limit)}`,
    day: 'Day',
    calls: 'Calls',
    kept: 'Kept answers',
  },
  endpoints: {
    title: 'By endpoint',
    thisMonth: 'this month',
    caption: 'This month, by endpoint',
    none: 'Nothing was asked this month.',
    endpoint: 'Endpoint',
    withoutCall: 'Answered without a call',
    /** `percent`: 0 to 100. */
    share: ({ count }: Forms, percent: number) => `${count(percent)}\u00a0%`,
  },
};
