import type { Forms } from '@/lib/language/forms/forms';
import type { Direction } from '../../walk/terms';
import type { FileProblem } from '../file/problem';

const WAYS: Readonly<Record<Direction, string>> = {
  up: 'up to the owners',
  down: 'down to what is owned',
  both: 'both ways',
};

/** What is done to a view of a network, and what a file of one cannot do. `who`: a name, or "3 entities". */
export const en = {
  entities: { one: 'entity', other: 'entities' },
  nobody: 'nothing',
  said: {
    add_roots: (who: string) => `Began from ${who} as well`,
    remove_root: (who: string) => `No longer began from ${who}`,
    expand: (who: string) => `Expanded ${who}`,
    expandPart: (who: string, side: 'owners' | 'owned', type: string) =>
      side === 'owners' ? `Added the owners of ${who} (${type})` : `Added what ${who} owns (${type})`,
    walk: ({ counted }: Forms, who: string, direction: Direction, depth: number) =>
      `Walked from ${who} ${WAYS[direction]}, ${counted(depth, { one: 'step', other: 'steps' })}`,
    hide: (who: string) => `Hid ${who}`,
    show: (who: string) => `Showed ${who} again`,
    pin: (who: string) => `Pinned ${who}`,
    unpin: (who: string) => `Unpinned ${who}`,
    group: (name: string) => `Grouped as ${name}`,
    ungroup: (name: string) => `Dissolved the group ${name}`,
    closeGroup: (name: string) => `Closed the group ${name}`,
    openGroup: (name: string) => `Opened the group ${name}`,
    collapse: (who: string) => `Collapsed ${who}`,
    uncollapse: (who: string) => `Opened ${who} again`,
    stack: (who: string) => `Stacked the leaves of ${who}`,
    unstack: (who: string) => `Unstacked the leaves of ${who}`,
    select: (who: string) => `Selected ${who}`,
    filter: (parts: string) => `Filtered: ${parts}`,
    note: (who: string) => `Wrote a note on ${who}`,
    noteGone: (who: string) => `Removed the note on ${who}`,
    layout: (name: string) => `Layout: ${name}`,
    labels: (name: string) => `Labels: ${name}`,
    days: (before: string, after: string) => `Compared ${before} with ${after}`,
    daysGone: 'Ended the comparison of two days',
  },
  filter: {
    confidence: (least: number) => `confidence above ${least}`,
    anyConfidence: 'any confidence',
    ownership: (least: number) => `ownership from ${least}\u00a0%`,
    unknown: 'with unknown shares',
    notUnknown: 'without unknown shares',
    date: (day: string) => `on ${day}`,
    anyDate: 'on any day',
    types: (values: string) => `relationships ${values}`,
    kinds: (values: string) => `kinds ${values}`,
    jurisdictions: (values: string) => `jurisdictions ${values}`,
    statuses: (values: string) => `statuses ${values}`,
    all: 'all',
  },
  layouts: { pyramid: 'ownership pyramid', force: 'force', radial: 'radial', grid: 'grid' },
  labelModes: { all: 'all', focus: 'around the focus', hover: 'under the pointer' },
  trail: {
    steps: 'Steps',
    noSteps: 'Nothing was done yet.',
    relationships: 'Relationships shown',
    notes: 'Notes',
    noRelationships: 'None.',
    /** `parent` and `child` as links. */
    owns: (parent: string, child: string) => `${parent} → ${child}`,
    share: (share: string) => `share ${share}`,
    confidence: (value: number) => `confidence ${value} of 100`,
    confidenceUnknown: 'confidence not stated',
    from: (day: string) => `from ${day}`,
    endedOn: (day: string) => `ended ${day}`,
    ended: 'ended on an unknown day',
    statements: 'sources:',
    seenOn: (day: string) => `seen ${day}`,
    seenUndated: 'seen on an unknown day',
    noStatements: 'the register names no statement',
  },
  file: {
    problem: (problem: FileProblem): string => {
      switch (problem.kind) {
        case 'too_large':
          return `This file is too large: it has ${problem.size} bytes, and at most ${problem.limit} are read.`;
        case 'not_json':
          return 'This file cannot be read: it is not JSON, or it is cut off.';
        case 'not_a_case':
          return 'This is not a case file: choose one whose name ends in .firmament.json.';
        case 'other_version':
          return `This case file is of version ${problem.version}, and this explorer reads up to version ${problem.newest}: open it with a newer one.`;
        case 'unreadable':
          return `This case file is damaged, so none of it was opened. The fault is at “${problem.at}”.`;
      }
    },
  },
};
