import type { Forms } from '@/lib/language/forms/forms';
import { type BoundDate, type BoundWords, inBounds } from '../bound-date';
import type { HeadlinePart } from '../headline';

const BOUNDS: BoundWords = {
  before: (date) => `on or before ${date}`,
  after: (date) => `on or after ${date}`,
};

const written = ({ date }: Forms, when: BoundDate): string => inBounds(when, date(when.date), BOUNDS);

const HOLDS = {
  present: { one: 'holds shares in', other: 'hold shares in' },
  past: { one: 'held shares in', other: 'held shares in' },
};

/** What statements say, in sentences without their full stops. */
export const en = {
  /** Of one subject and of several; what is over is told in the past. */
  verbs: {
    controls: {
      present: { one: 'controls', other: 'control' },
      past: { one: 'controlled', other: 'controlled' },
    },
    controls_directly: {
      present: { one: 'directly controls', other: 'directly control' },
      past: { one: 'directly controlled', other: 'directly controlled' },
    },
    controls_ultimately: {
      present: { one: 'controls, as the topmost parent,', other: 'control, as the topmost parents,' },
      past: { one: 'controlled, as the topmost parent,', other: 'controlled, as the topmost parents,' },
    },
    owns: HOLDS,
    holds_shares_in: HOLDS,
    has_branch: {
      present: { one: 'has the branch', other: 'have the branch' },
      past: { one: 'had the branch', other: 'had the branch' },
    },
    also_registered_as: {
      present: { one: 'is also registered as', other: 'are also registered as' },
      past: { one: 'was also registered as', other: 'were also registered as' },
    },
    serves: {
      present: { one: 'serves as an intermediary of', other: 'serve as intermediaries of' },
      past: { one: 'served as an intermediary of', other: 'served as intermediaries of' },
    },
    continued_as: {
      present: { one: 'continues as', other: 'continue as' },
      past: { one: 'continued as', other: 'continued as' },
    },
  },
  /** Between the last two of several names. */
  and: 'and',
  more: (forms: Forms, count: number) => `and ${forms.count(count)} more`,
  ends: (subjects: HeadlinePart[], verb: string, objects: HeadlinePart[]): HeadlinePart[] => [
    ...subjects,
    ` ${verb} `,
    ...objects,
  ],
  /** In place of a verb, where there is none. */
  typeBetween: (type: string) => `– ${type.toLowerCase()} –`,
  typeOf: (type: string, ends: HeadlinePart[]): HeadlinePart[] => [`${type}: `, ...ends],
  nobodyControls: (objects: HeadlinePart[]): HeadlinePart[] => ['Nobody is named who controls ', ...objects],
  notice: 'A notice in a gazette',
  noticeAbout: (about: HeadlinePart[]): HeadlinePart[] => ['A notice about ', ...about],
  wordlessMark: 'A mark without words',
  mark: (text: string): HeadlinePart[] => ['“', { name: text }, '”'],
  markOf: (mark: HeadlinePart[], holders: HeadlinePart[]): HeadlinePart[] => [...mark, ', a mark of ', ...holders],
  dates: { began: 'Began', ended: 'Ended', knownSo: 'Known to be so', recorded: 'Recorded' },
  written,
  from: (forms: Forms, when: BoundDate) => `from ${written(forms, when)}`,
  published: (forms: Forms, when: BoundDate) => `published ${written(forms, when)}`,
  ended: (forms: Forms, when: BoundDate) => `ended ${written(forms, when)}`,
  stillSo: (forms: Forms, date: string) => `still so ${forms.onDate(date)}`,
  knownSo: (forms: Forms, date: string) => `known to be so ${forms.onDate(date)}`,
  /** What the numbers mean that our importers give (README, "How confidence is computed"). */
  confidence: {
    97: 'the mark of a record that was verified',
    95: 'the mark of a register’s own record',
    80: 'the mark of what a company declares of itself',
    70: 'the mark of what a third party says',
    60: 'the mark of research, and of a source that does not say what it is',
    55: 'the mark where the other end is known by its name only',
  },
  sourceTypes: {
    external: 'taken from a source',
    internal: 'worked out inside the service',
    induction: 'inferred from other statements',
  },
  actors: { bot: 'by a program', user: 'by a person' },
  howUnstated: 'how it was taken is not stated',
  told: (how: string, who: string) => `${how} ${who}`,
  share: {
    between: (least: string, most: string) => `${least} to ${most}`,
    moreThan: (share: string) => `more than ${share}`,
    orMore: (share: string) => `${share} or more`,
    lessThan: (share: string) => `less than ${share}`,
    upTo: (share: string) => `up to ${share}`,
  },
};
