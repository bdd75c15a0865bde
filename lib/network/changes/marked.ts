import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { relationshipWords } from '@/lib/words/network';
import type { Relationship } from '../relationship';
import { bundleChanges } from './bundles';
import type { Comparison } from './comparison';
import { CHANGE_KINDS, type ChangeKind } from './kinds';

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
