import type { Changes } from './compare';

/** What became of something between two days. */
export const CHANGE_KINDS = ['added', 'gone', 'changed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** By the id of each entity and relationship that is not the same on both days. */
export function changeKinds({ entities, relationships }: Changes): Map<string, ChangeKind> {
  const kinds = new Map<string, ChangeKind>(entities);
  for (const [id, change] of relationships) {
    kinds.set(id, change.kind);
    // What changed its type is drawn as both: the one that was and the one that is.
    if (change.kind === 'changed') kinds.set(change.before.id, 'changed');
  }
  return kinds;
}
