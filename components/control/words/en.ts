import type { Forms } from '@/lib/language/forms/forms';

/** Who controls a company, and what it controls. */
export const en = {
  title: 'Ownership and control',
  controlledBy: 'Controlled by',
  controlledByUltimately: 'Controlled by, also ultimately',
  ultimatelyBy: 'Ultimately by',
  beneficialOwners: 'Beneficial owners',
  none: 'No statement is held on this company.',
  lookedAt: ({ count }: Forms, some: number, total: number) =>
    `The newest ${count(some)} of ${count(total)} statements were looked at.`,
  allStatements: 'All statements',
  statementsBehind: 'The statements behind this',
  statements: {
    heading: ({ counted }: Forms, total: number) =>
      `What ${counted(total, { one: 'statement says', other: 'statements say' })}`,
    caption: 'Statements on control',
    folded: 'statements',
    who: 'Who',
    holds: 'Holds',
    when: 'When',
    confidence: 'Confidence',
    statement: 'Statement',
    nobody: 'Nobody named',
    nobodyBecause: (reasons: string) => `Nobody named: ${reasons}`,
    ultimateOwner: 'ultimate beneficial owner',
  },
  network: {
    ownsNothing: 'It is not known to own or control a company.',
    owns: ({ counted }: Forms, total: number) =>
      `Owns or controls ${counted(total, { one: 'company', other: 'companies' })}`,
    more: ({ count }: Forms, rest: number) => `and ${count(rest)} more in the network`,
    none: 'No relationship with another company is known.',
    /** `age`: "3 hours ago". */
    age: (age: string) => `As of a copy of ${age}.`,
    count: ({ counted }: Forms, total: number) => `${counted(total, { one: 'neighbour', other: 'neighbours' })}.`,
    some: ({ count, counted }: Forms, shown: number, total: number) =>
      `${count(shown)} of ${counted(total, { one: 'neighbour', other: 'neighbours' })} shown, the largest shares first.`,
    /** `count`: one of the two sentences above. */
    description: (name: string, count: string) => `The network around ${name}: owners above, owned below. ${count}`,
    legend: 'Owners above, owned below; dashed where unsure or the share is unknown.',
    explore: 'Explore the network',
  },
};
