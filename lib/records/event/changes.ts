import type { CompanyEvent } from '@/lib/contract/event';
import type { Language } from '@/lib/shared/language/languages';
import { type Leaf, leavesOf, pathInWords, valueInWords } from './values';

/** One thing that the event changed, in words. */
export interface Change {
  label: string;
  /** Undefined where there was nothing, or nothing is said of it. */
  before: string | undefined;
  after: string | undefined;
}

type Derived = CompanyEvent['derived_from'];

const keyOf = ({ path }: Leaf): string => JSON.stringify(path);

const inWords = (leaf: Leaf | undefined, language: Language): string | undefined =>
  leaf?.value === undefined ? undefined : valueInWords(leaf.value, language);

/**
 * What the event changed, from the data that its description was computed from (specification, Events,
 * `derived_from`): each value before and after. What stayed the same, or is not there on either side, is left out.
 */
export function changesOf(derived: Derived, language: Language): Change[] {
  const before = new Map(leavesOf(derived?.before).map((leaf) => [keyOf(leaf), leaf]));
  const after = new Map(leavesOf(derived?.after).map((leaf) => [keyOf(leaf), leaf]));
  return [...new Map([...before, ...after])].flatMap(([key, { path }]): Change[] => {
    const [old, next] = [inWords(before.get(key), language), inWords(after.get(key), language)];
    return old === next ? [] : [{ label: pathInWords(path), before: old, after: next }];
  });
}
