import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/forms/forms';
import type { SentencePart } from '../arguments';

/** What is said of every company in one sentence, and of its state in a word. */
export const formatWords = {
  standings: {
    inactive: 'Inactive',
    not_marked_inactive: 'Not marked inactive',
    unknown: 'Not known whether active',
  },
  branch: 'Branch',
  branches: { F: 'Branch of a company from elsewhere', L: 'Local branch' },
  unstatedType: 'company of unstated type',
  branchFromElsewhere: 'branch of a company from elsewhere',
  branchOfNobody: 'branch of a company that is not named',
  branchOf: (home: SentencePart, place: string | undefined): SentencePart[] => [
    'branch of ',
    home,
    place ? ` (${place})` : '',
  ],
  /** `since`: "since 15 September 1978". */
  registered: (place: string, since: string | undefined) =>
    since ? `registered in ${place} ${since}` : `registered in ${place}`,
  /** `onDate`: "on 2 January 2001". */
  dissolved: (onDate: string) => `dissolved ${onDate}`,
  status: (status: string) => `status “${status}”`,
  inactive: (status: string | undefined) => (status ? `inactive, ${status}` : 'inactive, since when is not known'),
  unknown: (status: string | undefined) => (status ? `${status}, not known whether active` : 'its state is not known'),
  notMarkedInactive: 'not marked inactive',
  superseded: ({ and }: Forms, places: string[]) =>
    places.length > 0 ? `superseded by its registration in ${and(places)}` : 'superseded by its registration elsewhere',
  /** What follows after what it is. */
  rest: (registered: string, state: string, superseded: string | undefined) =>
    superseded ? `, ${registered}; ${state}; ${superseded}.` : `, ${registered}; ${state}.`,
};

const DIRECTIONS = { up: 'upwards', down: 'downwards', both: 'both ways' };

/** The network of several entities, and which they are. */
export const networkRootWords = {
  title: 'Network of several',
  networkOf: (names: string) => `Network of ${names}`,
  networkOfThese: 'Network of these',
  networkOfTicked: 'Network of the ticked companies',
  networkOfFirst: ({ count }: Forms, first: number) => `Network of the first ${count(first)}`,
  tickForNetwork: ({ count }: Forms, most: number) => `Up to ${count(most)} for their network.`,
  lead: 'What lies above, below and between the companies and placeholders that the address names.',
  roots: 'From these',
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}`,
  add: 'Add a company or a placeholder',
  addHint: 'The address of its page, or a number with its jurisdiction as in gb/01234500.',
  addButton: 'Add',
  most: ({ count }: Forms, most: number) => `Up to ${count(most)} are taken at once.`,
  none: 'Nobody is named yet: add the first one, tick results of a search, or open a comparison.',
  missing: (what: ReactNode, why: string) => (
    <>
      {what} is left out. {why}
    </>
  ),
  missingTitle: 'Not all of them can be shown',
  unreadable: 'Something in the address names nobody',
  wasLeftOut: (text: ReactNode) => (
    <>“{text}” was left out: a company stands there as /companies/gb/01234500, a placeholder as /placeholders/42.</>
  ),
  leftOut: ({ count, counted }: Forms, most: number, leftOut: number) =>
    `The first ${count(most)} are taken; ${counted(leftOut, { one: 'more was', other: 'more were' })} left out.`,
  wrong: 'Something in the address is not understood',
  wrongDirection: 'The direction is up, down or both; both is taken.',
  wrongNumber: ({ count }: Forms, name: string, least: number, most: number) =>
    `${name} is a whole number from ${count(least)} to ${count(most)}; the usual is taken.`,
  walked: ({ counted }: Forms, depth: number, direction: keyof typeof DIRECTIONS) =>
    `Followed ${counted(depth, { one: 'step', other: 'steps' })} ${DIRECTIONS[direction]} from each.`,
  keptOnly: 'Only copies that are kept were looked at.',
  rest: (price: string) => `The whole walk: ${price}.`,
  askAll: ({ counted }: Forms, calls: number) => `Walk it · up to ${counted(calls, { one: 'call', other: 'calls' })}`,
};
