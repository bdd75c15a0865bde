import type { Relationship } from '../relationship';
import { type Comparison, countChanges } from './comparison';
import { CHANGE_KINDS, type ChangeKind } from './kinds';

/** What became, between two days, of the relationships that are drawn as one line. */
export interface BundleChange {
  /** What became of all of them alike; `changed` where only some differ, or each in its own way. */
  kind: ChangeKind;
  counts: Readonly<Record<ChangeKind, number>>;
}

/** Of each bundle of relationships, by its id, what became of them; nothing of a bundle in which all stayed the same. */
export function bundleChanges(
  bundles: ReadonlyMap<string, readonly Relationship[]>,
  compared: Comparison,
): Map<string, BundleChange> {
  const changes = new Map<string, BundleChange>();
  for (const [id, relationships] of bundles) {
    const counts = countChanges(relationships, compared);
    if (CHANGE_KINDS.every((kind) => counts[kind] === 0)) continue;
    const kind = CHANGE_KINDS.find((one) => counts[one] === relationships.length) ?? 'changed';
    changes.set(id, { kind, counts });
  }
  return changes;
}
