import { orAbsent, parseTermFilter, printTermFilter, type TermFilter } from '@/lib/contract/parameters';
import { withoutMarks } from '@/lib/shared/text';
import type { Choice } from './facet-view';

/** Parameters with one value: if two changes conflict, the later one wins. */
const SINGLE = ['q', 'fields', 'order', 'page', 'per_page', 'view', 'facet', 'facet_query', 'facet_sort'];
const SINGLE_VALUE = /^(?:true|false|[\d-]*:[\d-]*|\d{4}-\d\d-\d\d)$/;
/** Escaped characters are left as they are: the filter grammar has no escapes. */
const ESCAPED = /\\/;

const NONE: TermFilter = { match: 'any', terms: [] };
const listOf = (text: string): TermFilter => orAbsent(parseTermFilter, text) ?? NONE;

function mergeLists(base: TermFilter, target: TermFilter, pending: TermFilter): string {
  const removed = base.terms.filter((term) => !target.terms.includes(term));
  const added = target.terms.filter((term) => !base.terms.includes(term) && !pending.terms.includes(term));
  const terms = [...pending.terms.filter((term) => !removed.includes(term)), ...added];
  const { match } = target.terms.length > 1 ? target : pending;
  return terms.length === 0 ? '' : printTermFilter({ match, terms });
}

function mergeValue(name: string, base: string, target: string, pending: string): string {
  if (target === base) return pending;
  if (pending === base) return target;
  const isSingle = [base, target, pending].some((text) => SINGLE_VALUE.test(text) || ESCAPED.test(text));
  return isSingle || SINGLE.includes(name) ? target : mergeLists(listOf(base), listOf(target), listOf(pending));
}

/** A form repeats a parameter to add a value to a list. */
function parameterOf(params: URLSearchParams, name: string): string {
  const [first = '', ...more] = params.getAll(name);
  if (more.length === 0) return first;
  const lists = [first, ...more].map(listOf);
  const match = lists.some((list) => list.match === 'all') ? 'all' : 'any';
  return printTermFilter({ match, terms: [...new Set(lists.flatMap(({ terms }) => terms))] });
}

/**
 * Merges a second choice made before the first one has loaded. Its link (`target`) was built for the address before
 * both (`base`); its changes are applied to the pending address (`pending`), so that no choice is lost.
 */
export function mergeChange(base: URLSearchParams, target: URLSearchParams, pending: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams();
  for (const name of new Set([...pending.keys(), ...target.keys(), ...base.keys()])) {
    const value = mergeValue(name, parameterOf(base, name), parameterOf(target, name), parameterOf(pending, name));
    if (value !== '') merged.set(name, value);
  }
  return merged;
}

/** True if the label contains all typed words, or parts of words. */
export const holdsTyped = (words: string, typed: string): boolean =>
  withoutMarks(typed)
    .split(/\s+/)
    .every((part) => withoutMarks(words).includes(part));

/** The two links of a value; without the second one if it cannot be excluded. */
export interface ChoiceAddresses {
  href: string;
  leaveOutHref?: string;
}

export type LinkedChoice = Choice & ChoiceAddresses;

/** A value as sent to the browser, without what can be derived from its name and the address template. */
export type PackedChoice = Pick<Choice, 'value' | 'count'> & Partial<LinkedChoice>;

/** Whether the value is chosen or excluded. */
export const isTicked = ({ state = 'neither' }: PackedChoice): boolean => state !== 'neither';

/** A placeholder for the value in address templates: a private-use character. */
export const ANY_VALUE = '\u{F0000}';

const inAddress = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1);

function fillIn({ href, leaveOutHref }: ChoiceAddresses, value: string): ChoiceAddresses {
  const filled = (address: string) => address.replaceAll(inAddress(ANY_VALUE), () => inAddress(value));
  return { href: filled(href), ...(leaveOutHref === undefined ? {} : { leaveOutHref: filled(leaveOutHref) }) };
}

/** Characters with a meaning in filters, which may escape them, and blanks at an end, which it removes. */
const SPECIAL = /[,|:\\]|^\s|\s$/;

/**
 * Packs a value into a third of the size: most addresses equal the template `any` with the value in place of
 * `ANY_VALUE`. Either all values of a filter can be excluded, or none. Addresses are made only where they may differ.
 */
export function packChoice(choice: Choice, any: ChoiceAddresses, addressesOf: () => ChoiceAddresses): PackedChoice {
  const { value, words, count, state } = choice;
  const mayDiffer = state !== 'neither' || SPECIAL.test(value);
  return {
    value,
    ...(count === undefined ? {} : { count }),
    ...(words === value ? {} : { words }),
    ...(state === 'neither' ? {} : { state }),
    ...(mayDiffer ? differing(addressesOf(), fillIn(any, value)) : {}),
  };
}

const differing = (given: ChoiceAddresses, derived: ChoiceAddresses): Partial<ChoiceAddresses> => ({
  ...(given.href === derived.href ? {} : { href: given.href }),
  ...(given.leaveOutHref === derived.leaveOutHref ? {} : { leaveOutHref: given.leaveOutHref }),
});

/** Reverses `packChoice` for the same `any`. */
export const unpackChoice = (packed: PackedChoice, any: ChoiceAddresses): LinkedChoice => ({
  words: packed.value,
  state: 'neither',
  ...fillIn(any, packed.value),
  ...packed,
});

/** The address that a form without scripts would open: each non-empty field, in form order. */
export function formHref(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value);
  }
  return params.size === 0 ? action : `${action}?${params}`;
}
