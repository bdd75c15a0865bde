import type { Forms } from '@/lib/language/forms/forms';

const COMPANIES = { one: 'company', other: 'companies' };

/** What is told of entities and relationships beside their facts: state, group, change, and how the whole hangs together. */
export const en = {
  state: 'State',
  dissolvedOn: (day: string) => `dissolved on ${day}`,
  stateUnknown: ({ counted }: Forms, companies: number) =>
    `Of ${counted(companies, COMPANIES)} nothing at hand says whether they are active.`,
  notLoaded:
    'What records say of state and groupings could not be loaded. It is asked for again with the next expansion.',
  groupings: 'Groupings',
  inGroup: (name: string) => `in group ${name}`,
  byGrouping: 'Group by corporate grouping',
  noGrouping: 'No two of these are known to belong to one corporate grouping.',
  groupingUnknown: ({ counted, count }: Forms, unknown: number, companies: number) =>
    `Of ${counted(unknown, COMPANIES)} out of ${count(companies)} nothing at hand says to which groupings they belong; the record of each does.`,
  same: 'the same',
  undated: 'dates do not settle it',
  compared: ({ count }: Forms, { added, gone, changed }: Record<'added' | 'gone' | 'changed', number>) =>
    `Between the two days, in this list: ${count(added)} added, ${count(gone)} gone, ${count(changed)} changed.`,
  unlinked: ({ counted }: Forms, relationships: number) =>
    `${counted(relationships, { one: 'more relationship passes', other: 'more relationships pass' })} the filters, but nothing shown links ${relationships === 1 ? 'it' : 'them'}.`,
  parts: ({ count }: Forms, parts: number) => `In ${count(parts)} parts that nothing shown links.`,
  legend: { inactive: 'cut corners: inactive', group: 'band with a name: an open group' },
};
