import type { Forms } from '@/lib/language/forms/forms';

/** The selection as a list beside the picture. */
export const en = {
  views: 'The same as a list',
  lists: { table: 'Table', tree: 'Tree' },
  find: 'Find in the table',
  apply: 'Find',
  found: ({ count }: Forms, found: number, all: number) =>
    found === all ? `${count(all)} relationships` : `${count(found)} of ${count(all)} relationships`,
  beyond: ({ count }: Forms, shown: number, beyond: number) =>
    `The first ${count(shown)} are listed, ${count(beyond)} more are not.`,
  undrawn: ({ count }: Forms, undrawn: number, all: number) =>
    `Only what the picture does not draw by itself: ${count(undrawn)} of ${count(all)}.`,
  listAll: 'List all',
  none: 'Nothing in the table holds these words.',
  showInPicture: (type: string, owner: string, owned: string) => `Show in the picture: ${type}, ${owner} in ${owned}`,
  sortBy: (column: string) => `Sort by ${column}`,
};
