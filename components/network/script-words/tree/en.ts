import type { Forms } from '@/lib/language/forms/forms';

/** The network as a tree. */
export const en = {
  label: 'The network as a tree: owners upwards, holdings downwards',
  branches: { root: 'Root', owner: 'Owner', owned: 'Owned' },
  repeated: {
    loop: (name: string) => `again: ${name}, see above; a loop closes here`,
    again: (name: string) => `again: ${name}, see above`,
    root: (name: string) => `again: ${name}, has a tree of its own here`,
  },
  confidence: ({ count }: Forms, confidence: number) => `confidence ${count(confidence)}`,
  noConfidence: 'confidence not stated',
  elsewhere: ({ counted }: Forms, entities: number) =>
    `${counted(entities, { one: 'entity', other: 'entities' })} shown in the picture ${entities === 1 ? 'is' : 'are'} neither above nor below a root, and so only in the table.`,
  keys: 'Arrow keys walk, right unfolds, left folds, letters lead to a name, Enter opens the record.',
  fold: (name: string) => `Fold ${name}`,
  unfold: (name: string) => `Unfold ${name}`,
};
