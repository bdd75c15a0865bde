import type { Forms } from '@/lib/language/forms/forms';

const NEIGHBOURS = { one: 'neighbour', other: 'neighbours' };

/** "What links these?" */
export const en = {
  title: 'What links these?',
  rule: ({ count }: Forms, least: number, most: number) =>
    `Choose ${count(least)} to ${count(most)} companies, persons or placeholders; ownership is followed in either direction.`,
  add: 'Add by name or number',
  addFocused: (name: string) => `Add ${name}`,
  chosen: 'Chosen',
  remove: (name: string) => `Remove ${name}`,
  full: ({ count }: Forms, most: number, chosen: number) =>
    chosen > most
      ? `Only the first ${count(most)} of these ${count(chosen)} are linked.`
      : `${count(most)} are the most that can be linked.`,
  tooFew: 'One more is needed.',
  nothing: 'Nothing that is loaded and shown links them.',
  tree: ({ count }: Forms, entities: number) => `What links ${count(entities)} of them`,
  treeOfAll: ({ count }: Forms, entities: number) =>
    entities === 2 ? 'What links the two' : `What links all ${count(entities)}`,
  notExact: 'A short way to link them, though there may be a shorter one.',
  apart: (names: string) => `Linked with none of the others: ${names}.`,
  paths: ({ counted }: Forms, paths: number) =>
    `${counted(paths, { one: 'way', other: 'ways' })} between the two, the best first`,
  steps: ({ counted }: Forms, steps: number) => counted(steps, { one: 'step', other: 'steps' }),
  path: ({ count }: Forms, place: number) => `Way ${count(place)}`,
  hubs: 'Passed by, as they are linked with so many',
  admitted: 'Let in, though they are linked with so many',
  reasons: {
    owns_many: ({ count }: Forms, hub: { owned: number }) => `owns ${count(hub.owned)}`,
    owned_by_many: ({ count }: Forms, hub: { owners: number }) => `has ${count(hub.owners)} owners`,
    linked_with_many: ({ counted }: Forms, hub: { neighbours: number }) => `has ${counted(hub.neighbours, NEIGHBOURS)}`,
  },
  wouldLink: (names: string) => `would link ${names}`,
  admit: 'Let it link',
  admitName: (name: string) => `Let it link: ${name}`,
  refuse: 'Pass it by',
  refuseName: (name: string) => `Pass it by: ${name}`,
};
