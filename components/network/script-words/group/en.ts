import type { Forms } from '@/lib/language/forms/forms';

const COMPANIES = { one: 'company', other: 'companies' };

/** A closed group in the picture. */
export const en = {
  members: ({ counted }: Forms, members: number) => `Group of ${counted(members, COMPANIES)}`,
  open: 'Draw its members',
  noun: 'members',
  together: 'What they hold together',
  rule: 'Effective ownership with the members counted as one holder, of companies in which one of them holds shares itself; as far as it is shown.',
  working: 'Being computed…',
  notComputed: 'This could not be computed: narrow the network by its filters.',
  nothing: 'They hold no shares outside the group, as far as it is shown.',
  beyond: ({ counted }: Forms, beyond: number) => `${counted(beyond, COMPANIES)} more with smaller shares.`,
};
