import type { Forms } from '@/lib/language/forms/forms';

/** The pages of a placeholder. */
export const en = {
  kind: 'Placeholder',
  person: 'Person',
  thisPlaceholder: 'This placeholder',
  tabs: { overview: 'Overview', statements: 'Statements', network: 'Network' },
  titles: {
    statements: (name: string) => `${name}: statements`,
    network: (name: string) => `${name}: network`,
  },
  probablyThis: 'Probably this company',
  inactive: 'inactive',
  sections: { facts: 'Key facts', source: 'Source', behind: 'Statements behind it' },
  facts: { jurisdiction: 'Jurisdiction', asWritten: 'As it was written', identifier: 'Identifier' },
  some: ({ count, counted }: Forms, shown: number, total: number) =>
    `${count(shown)} of ${counted(total, { one: 'statement', other: 'statements' })} shown`,
  count: ({ counted }: Forms, total: number) => counted(total, { one: 'statement', other: 'statements' }),
  none: 'The registry holds no statements that name it.',
  all: 'All statements that name it',
};
