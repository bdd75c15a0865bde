import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';
import type { SentencePart } from '../arguments';

/** A company in one sentence, and its status in a word. */
export const formatWords = {
  standings: {
    inactive: 'Inactive',
    not_marked_inactive: 'Active',
    unknown: 'Status unknown',
  },
  branch: 'Branch',
  branches: { F: 'Branch of a company registered elsewhere', L: 'Local branch' },
  unstatedType: 'company',
  branchFromElsewhere: 'branch of a company registered elsewhere',
  branchOfNobody: 'branch of an unnamed company',
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
  inactive: (status: string | undefined) => (status ? `inactive, ${status}` : 'inactive'),
  notMarkedInactive: 'active',
  superseded: ({ and }: Forms, places: string[]) =>
    places.length > 0 ? `superseded by its registration in ${and(places)}` : 'superseded by its registration elsewhere',
  /** Follows the kind of company. */
  rest: (registered: string, state: string | undefined, superseded: string | undefined) =>
    `, ${[registered, state, superseded].filter(Boolean).join('; ')}.`,
};

const DIRECTIONS = { up: 'upwards', down: 'downwards', both: 'both ways' };

/** The network of several entities, and their list. */
export const networkRootWords = {
  title: 'Network of several companies',
  networkOf: (names: string) => `Network of ${names}`,
  more: ({ count }: Forms, rest: number) => `${count(rest)} more`,
  networkOfThese: 'Network of these',
  networkOfTicked: 'Network of the ticked companies',
  networkOfFirst: ({ count }: Forms, first: number) => `Network of the first ${count(first)}`,
  tickForNetwork: ({ count }: Forms, most: number) => `Up to ${count(most)} for their network.`,
  lead: 'Owners, holdings and connections of the companies and placeholders listed here.',
  roots: 'Starting points',
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}`,
  add: 'Add a company or a placeholder',
  addHint: 'The address of its page, or a number with its jurisdiction as in gb/01234500.',
  addButton: 'Add',
  most: ({ count }: Forms, most: number) => `Up to ${count(most)} at once.`,
  none: 'No companies chosen yet. Add one below, select results of a search, or open a case file.',
  missing: (what: ReactNode, why: string) => (
    <>
      {what} is left out. {why}
    </>
  ),
  missingTitle: 'Not all of them can be shown',
  unreadable: 'Part of the address is not a company or a placeholder',
  wasLeftOut: (text: ReactNode) => (
    <>“{text}” was ignored. Write a company as /companies/gb/01234500, a placeholder as /placeholders/42.</>
  ),
  leftOut: ({ count, counted }: Forms, most: number, leftOut: number) =>
    `The first ${count(most)} are used; ${counted(leftOut, { one: 'more was', other: 'more were' })} left out.`,
  wrong: 'Part of the address is not valid',
  wrongDirection: 'The direction must be up, down or both; both is used.',
  wrongNumber: ({ count }: Forms, name: string, least: number, most: number) =>
    `${name} must be a whole number from ${count(least)} to ${count(most)}; the default is used.`,
  walked: ({ counted }: Forms, depth: number, direction: keyof typeof DIRECTIONS) =>
    `Expanded ${counted(depth, { one: 'level', other: 'levels' })} ${DIRECTIONS[direction]} from each.`,
  keptOnly: 'Only cached copies were used.',
  rest: (price: string) => `Expanding everything: ${price}.`,
  askAll: ({ counted }: Forms, calls: number) => `Expand · up to ${counted(calls, { one: 'call', other: 'calls' })}`,
};
