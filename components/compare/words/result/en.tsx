import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** Companies side by side, and what they share. */
export const en = {
  facts: 'Facts',
  sideBySide: 'Facts side by side',
  fact: 'Fact',
  notKnown: 'Not known',
  noneRecorded: 'None recorded',
  showAll: 'Show all facts',
  showDifferences: 'Show only what differs',
  /** `labels`: names of facts. */
  noneTells: (labels: readonly string[]) =>
    `No record here tells: ${labels.map((label) => label.toLowerCase()).join(', ')}.`,
  names: 'Names over time',
  otherNamesUnknown: 'Whether it had other names is not told.',
  matches: ({ counted }: Forms, matches: number) => counted(matches, { one: 'match', other: 'matches' }),
  manyMatches: 'matches',
  ties: {
    title: 'Shared owners and ties',
    none: 'The records name no owner, controller, grouping or registration in common. Statements and networks may know more.',
    sameName: 'the same name, which does not prove the same owner',
  },
  addresses: {
    title: 'Shared addresses',
    none: 'No address stands in more than one of the records, the companies’ own or an officer’s.',
  },
  identifiers: {
    title: 'Shared identifiers',
    none: 'No identifier stands in more than one of the records.',
  },
  /** Where something stands: in which record, as what, and whose. */
  holder: (company: ReactNode, as: string, of: ReactNode | undefined) => (
    <>
      {company}: {as}
      {of !== undefined && <>, {of}</>}
    </>
  ),
  officers: {
    title: 'Shared officers',
    candidates: ({ counted }: Forms, candidates: number) =>
      counted(candidates, { one: 'candidate', other: 'candidates' }),
    manyCandidates: 'candidates',
    none: 'No two of the companies’ officers have names that agree.',
    officer: 'Officer',
    perhapsSame: 'Perhaps the same as',
    likelihood: 'How likely',
    reasons: 'Why',
    speaksAgainst: '(speaks against)',
    positionUnknown: 'position not known',
    countUnknown: 'not known',
    extent: (counts: ReactNode) => <>Compared are the officers that each record holds: {counts}.</>,
    untold: 'Of a record that tells no officers nothing can be said.',
  },
};
