import { orAbsent, parseTermFilter, printTermFilter, type TermFilter } from '@/lib/contract/filters';

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
