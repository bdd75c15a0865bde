import type { Forms } from '@/lib/language/forms/forms';

const relationships = { one: 'relationship', other: 'relationships' };
const entities = { one: 'entity', other: 'entities' };

/** What became of a network since a file or a link of it was made. */
export const en = {
  label: 'Since this link was made',
  linkMade: (day: string) => `This link was made on ${day}.`,
  waiting: 'Asking for the facts of now…',
  same: 'Nothing that was asked for again has changed since.',
  relationships: ({ count, counted }: Forms, added: number, gone: number, changed: number) =>
    `Since then: ${counted(added, relationships)} added, ${count(gone)} gone, ${count(changed)} changed.`,
  entities: ({ count, counted }: Forms, added: number, gone: number) =>
    `${counted(added, entities)} new to the network, ${count(gone)} no longer in it.`,
  unchecked: ({ counted }: Forms, count: number) => `Not asked for again: ${counted(count, relationships)}.`,
  kinds: { added: 'added', gone: 'gone', changed: 'changed' },
  newEntities: 'New:',
  goneEntities: 'No longer there:',
  beyond: ({ count }: Forms, more: number) => `and ${count(more)} more`,
  /** Of an entity of which the link kept no name. */
  nobodyNow: 'an entity that is no longer in the network',
  numbers: ({ counted }: Forms, were: number, lines: number) =>
    `Then ${counted(were, entities)} and ${counted(lines, relationships)} were loaded.`,
  numbersNow: ({ counted }: Forms, are: number, lines: number) =>
    `Now there are ${counted(are, entities)} and ${counted(lines, relationships)}. The link has no room to say which of them changed; a case file has.`,
  unread: 'Part of the address could not be read, so the view may differ from the one that was sent:',
};
