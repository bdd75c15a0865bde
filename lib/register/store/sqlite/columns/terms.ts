import type { TermFilter } from '@/lib/contract/parameters';
import { unite } from './id-set';

export const lower = (text: string): string => text.toLowerCase();

/** For what a record has one of: only equal terms can all match (specification, event types). */
export function matchesOne(filter: TermFilter, toKey: (term: string) => string): (key: string | null) => boolean {
  const keys = new Set(filter.terms.map(toKey));
  if (filter.match === 'all' && keys.size > 1) return () => false;
  return (key) => key !== null && keys.has(key);
}

/** For what a record has several of: lists of ids that a record must all be in. */
export function idsOfTerms({ match, terms }: TermFilter, find: (term: string) => Uint32Array): Uint32Array[] {
  const found = terms.map(find);
  return match === 'all' ? found : [unite(found)];
}

/** The number of a value, which is added to the list if new. */
export function idOf<Value>(
  known: Map<string, number>,
  list: (Value | undefined)[],
  key: string,
  value: Value,
): number {
  const before = known.get(key);
  if (before !== undefined) return before;
  const id = list.push(value) - 1;
  known.set(key, id);
  return id;
}
