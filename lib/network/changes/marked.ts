import { formsOf, type Language } from '@/lib/shared/language/language';
import { relationshipWords } from '@/lib/words/network';
import type { Relationship } from '../relationship';
import { type Comparison, countChanges } from './comparison';
import { CHANGE_KINDS, type ChangeKind } from './kinds';

/** What became, between two days, of the relationships that are drawn as one line. */
interface BundleChange {
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

/** What is marked in a picture while two days are compared. */
export interface MarkedChanges {
  /** By the id of each entity, relationship and bundle of relationships. */
  kinds?: ReadonlyMap<string, ChangeKind>;
  /** By the id of each bundle: how many of it came, went or changed. */
  words?: ReadonlyMap<string, string>;
}

/** `bundles`: the relationships of each line that stands for several. Nothing where no days are compared. */
export function markedChanges(
  bundles: ReadonlyMap<string, readonly Relationship[]>,
  compared: Comparison | undefined,
  language: Language,
): MarkedChanges {
  if (!compared) return {};
  const changes = bundleChanges(bundles, compared);
  return {
    kinds: new Map([...compared.kinds, ...[...changes].map(([id, { kind }]) => [id, kind] as const)]),
    words: new Map([...changes].map(([id, { counts }]) => [id, countsInWords(counts, language)] as const)),
  };
}

/** "3 added · 1 gone". */
const countsInWords = (counts: Readonly<Record<ChangeKind, number>>, language: Language): string =>
  CHANGE_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => relationshipWords[language].changed[kind](formsOf(language), counts[kind]))
    .join(' · ');
