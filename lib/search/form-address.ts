import { orAbsent, parseTermFilter, printTermFilter, type TermFilter } from '@/lib/contract/filters';
import { withoutMarks } from '@/lib/shared/text';
import type { Choice } from './facet-view';

/** Parameters that have one value: of two choices the later one counts. */
const SINGLE = ['q', 'fields', 'order', 'page', 'per_page', 'view', 'facet', 'facet_query', 'facet_sort'];
const SINGLE_VALUE = /^(?:true|false|[\d-]*:[\d-]*|\d{4}-\d\d-\d\d)$/;
/** What is escaped is left as it is: the grammar of filters knows no escapes. */
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

/** A form repeats a parameter where a value is added to a list. */
function parameterOf(params: URLSearchParams, name: string): string {
  const [first = '', ...more] = params.getAll(name);
  if (more.length === 0) return first;
  const lists = [first, ...more].map(listOf);
  const match = lists.some((list) => list.match === 'all') ? 'all' : 'any';
  return printTermFilter({ match, terms: [...new Set(lists.flatMap(({ terms }) => terms))] });
}

/**
 * A second choice before the answer to the first has come: its link was made for the address before both (`base`). What
 * it changes there is changed in the address that is on its way (`pending`), so that no choice is lost.
 */
export function mergeChange(base: URLSearchParams, target: URLSearchParams, pending: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams();
  for (const name of new Set([...pending.keys(), ...target.keys(), ...base.keys()])) {
    const value = mergeValue(name, parameterOf(base, name), parameterOf(target, name), parameterOf(pending, name));
    if (value !== '') merged.set(name, value);
  }
  return merged;
}

/** Whether a value's words hold all that was typed, as whole words or parts of words. */
export const holdsTyped = (words: string, typed: string): boolean =>
  withoutMarks(typed)
    .split(/\s+/)
    .every((part) => withoutMarks(words).includes(part));

/** Where the two links of a value lead; without the second where nothing can be left out. */
export interface ChoiceAddresses {
  href: string;
  leaveOutHref?: string;
}

/** A value with its addresses. */
export type LinkedChoice = Choice & ChoiceAddresses;

/** A value as it is sent to a browser: without what its name and the addresses of any value tell. */
export type PackedChoice = Pick<Choice, 'value' | 'count'> & Partial<LinkedChoice>;

/** Stands for a value in the addresses that differ in nothing else. A sign that means nothing to anybody. */
export const ANY_VALUE = '\u{F0000}';

const inAddress = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1);

function addressesOf({ href, leaveOutHref }: ChoiceAddresses, value: string): ChoiceAddresses {
  const filled = (address: string) => address.replaceAll(inAddress(ANY_VALUE), () => inAddress(value));
  return { href: filled(href), ...(leaveOutHref === undefined ? {} : { leaveOutHref: filled(leaveOutHref) }) };
}

/**
 * A value of a filter in a third of the room: most addresses are those of `ANY_VALUE`, given as `any`, with the value in its
 * place. Of the values of one filter all can be left out, or none.
 */
export function packChoice(choice: LinkedChoice, any: ChoiceAddresses): PackedChoice {
  const { value, words, count, state, href, leaveOutHref } = choice;
  const told = addressesOf(any, value);
  return {
    value,
    ...(count === undefined ? {} : { count }),
    ...(words === value ? {} : { words }),
    ...(state === 'neither' ? {} : { state }),
    ...(href === told.href ? {} : { href }),
    ...(leaveOutHref === told.leaveOutHref ? {} : { leaveOutHref }),
  };
}

/** The value as it was before `packChoice`, for the same `any`. */
export const unpackChoice = (packed: PackedChoice, any: ChoiceAddresses): LinkedChoice => ({
  words: packed.value,
  state: 'neither',
  ...addressesOf(any, packed.value),
  ...packed,
});

/** Where a form without scripts would lead: each field that holds something, in the order of the form. */
export function formHref(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value);
  }
  return params.size === 0 ? action : `${action}?${params}`;
}
