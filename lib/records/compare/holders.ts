import type { compareWords } from '@/lib/words/company';

/** What something is in a record. */
export type Role = keyof typeof compareWords.en.roles;

/** What of a company something was found in. */
export interface Holder {
  /** Its place in the comparison. */
  company: number;
  as: Role;
  /** Whose, where that has a name: untrusted. */
  of?: string;
}

export interface Found<Thing> {
  thing: Thing;
  holder: Holder;
}

/** The same thing in several companies. */
export interface Shared<Thing> {
  thing: Thing;
  holders: Holder[];
}

/** Groups by key what stands in more than one company; a thing without a key is shared with nobody. */
export function sharedBy<Thing>(found: readonly Found<Thing>[], keyOf: (thing: Thing) => string | undefined) {
  const groups = new Map<string, Shared<Thing>>();
  for (const { thing, holder } of found) {
    const key = keyOf(thing);
    if (key === undefined) continue;
    const group = groups.get(key) ?? { thing, holders: [] };
    groups.set(key, { ...group, holders: [...group.holders, holder] });
  }
  return [...groups.values()].filter(({ holders }) => new Set(holders.map(({ company }) => company)).size > 1);
}
