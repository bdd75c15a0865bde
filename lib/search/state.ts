import { EXCLUDE_PARAMETER, printExclusions, readableExclusions } from '@/lib/contract/extensions';
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import {
  type DateFilter,
  isIsoDate,
  orAbsent,
  parseBoolean,
  parseDateFilter,
  parsePage,
  parseTermFilter,
  printBoolean,
  printDateFilter,
  printTermFilter,
  type TermFilter,
} from '@/lib/contract/parameters';
import { type AnyFilter, filtersOf, type SearchPage } from './filters';

/** The page number of a list in an address, from 1; invalid numbers become 1. */
export const pageOfAddress = ({ page }: AddressParameters): number =>
  orAbsent(parsePage, [page ?? '1'].flat()[0] ?? '1') ?? 1;

/**
 * The parsed address of a search page. Invalid values are ignored. The interface can exclude only by boolean filters
 * (`inactive=false`): its term filters support "all of" and "any of", but not "none of" (specification, "Filter
 * types"). Excluded terms are an extension of our own register.
 */
export interface SearchState {
  q: string;
  /** Whether `q` is a company number, searched among numbers instead of names (`fields`). */
  by_number: boolean;
  order: string;
  page: number;
  terms: Partial<Record<string, TermFilter>>;
  flags: Partial<Record<string, boolean>>;
  dates: Partial<Record<string, DateFilter>>;
  /** Excluded values by filter name; never an empty list. */
  excluded: Partial<Record<string, string[]>>;
  /** Records per page, if not the default. */
  per_page?: number;
  /** Set in place of all else if a page cannot repeat the search in each of its links. */
  isTooLong?: true;
  /** Of the address (`unusedParameters`). */
  unused?: readonly string[];
}

/** A page repeats a search in each of its links, and has some for each value. */
export const MOST_VALUES = 100;
export const LONGEST_SEARCH = 2_000;

/** The page sizes to choose from; the first is the interface's default (specification, "Limits"). */
export const PAGE_SIZES: readonly number[] = [DEFAULT_PER_PAGE, 50, MAX_PER_PAGE];

/** The parameters of an address in the form of Next.js. */
export type AddressParameters = Record<string, string | string[] | undefined>;

export function toUrlSearchParams(given: AddressParameters): URLSearchParams {
  const pairs = Object.keys(given).flatMap((name) =>
    [given[name] ?? []].flat().map((value): [string, string] => [name, value]),
  );
  return new URLSearchParams(pairs);
}

/** How results are shown, not which ones. */
const PAGING = new Set(['page', 'per_page', 'order']);
/** Of a value that was not used. */
const LONGEST_UNUSED = 100;

/**
 * What of an address narrows nothing, as `name=value`: known parameters whose values cannot be read, or that a page does
 * not have.
 *
 * @param used What the page asks for.
 */
export function unusedParameters(known: readonly string[], given: AddressParameters, used: URLSearchParams): string[] {
  return [...toUrlSearchParams(given)].flatMap(([name, value]) => {
    // A form sends both ends of a range apart.
    const filter = name.replace(/\.(?:from|to)$/, '');
    if (!known.includes(filter) || PAGING.has(filter) || used.has(filter) || value.trim() === '') return [];
    const letters = [...value];
    const isLong = letters.length > LONGEST_UNUSED;
    return [`${name}=${isLong ? `${letters.slice(0, LONGEST_UNUSED).join('')}…` : value}`];
  });
}

const valuesOf = (given: AddressParameters, name: string): string[] =>
  [given[name] ?? []].flat().filter((value) => value.trim() !== '');

/** "All of" is written as a comma list, so no term may contain a comma; for a single term, all and any are the same. */
export const canMatchAll = (terms: readonly string[]): boolean =>
  terms.length > 1 && !terms.some((term) => term.includes(','));

/** The filter of these terms: "any of" if the interface cannot express "all of"; undefined for no terms. */
export function termFilter(terms: string[], match: TermFilter['match']): TermFilter | undefined {
  if (terms.length === 0) return undefined;
  return { match: match === 'all' && canMatchAll(terms) ? 'all' : 'any', terms };
}

/**
 * A form without scripts repeats the parameter for each ticked box; the interface uses `a|b`. A term that a form adds
 * to "all of" becomes part of it.
 */
function parseTerms(values: string[]): TermFilter | undefined {
  const lists = values.flatMap((value) => orAbsent(parseTermFilter, value) ?? []);
  const everyIsAll = lists.every(({ match, terms }) => match === 'all' || terms.length === 1);
  const match = everyIsAll && lists.some((list) => list.match === 'all') ? 'all' : 'any';
  return termFilter([...new Set(lists.flatMap(({ terms }) => terms))], match);
}

/** A form sends both ends as separate parameters. */
function parseDates(given: AddressParameters, name: string): DateFilter | undefined {
  const [whole] = valuesOf(given, name);
  if (whole !== undefined) return orAbsent(parseDateFilter, whole);
  const [from = ''] = valuesOf(given, `${name}.from`).filter(isIsoDate);
  const [to = ''] = valuesOf(given, `${name}.to`).filter(isIsoDate);
  return from || to ? orAbsent(parseDateFilter, `${from}:${to}`) : undefined;
}

function parseInto(state: SearchState, filter: AnyFilter, given: AddressParameters): void {
  const { name } = filter;
  const [first] = valuesOf(given, name);
  if (filter.kind === 'terms') state.terms[name] = parseTerms(valuesOf(given, name));
  if (filter.kind === 'flag') state.flags[name] = first === undefined ? undefined : orAbsent(parseBoolean, first);
  if (filter.kind === 'dates') state.dates[name] = parseDates(given, name);
}

export function parseSearch(page: SearchPage, given: AddressParameters): SearchState {
  const [q = ''] = valuesOf(given, 'q');
  const [order = ''] = valuesOf(given, 'order');
  const [pageText = '1'] = valuesOf(given, 'page');
  const [fields = ''] = valuesOf(given, 'fields');
  const per_page = PAGE_SIZES.slice(1).find((size) => String(size) === valuesOf(given, 'per_page')[0]);
  const state: SearchState = {
    q: q.trim(),
    by_number: q.trim() !== '' && fields === page.number_fields,
    order: page.orders.some(({ value }) => value === order) ? order : '',
    page: orAbsent(parsePage, pageText) ?? 1,
    terms: {},
    flags: {},
    dates: {},
    excluded: readableExclusions(page.exclusions ?? [], valuesOf(given, EXCLUDE_PARAMETER).join(',')),
    ...(per_page && { per_page }),
  };
  for (const filter of filtersOf(page)) parseInto(state, filter, given);
  return isTooLong(state) ? { ...parseSearch(page, {}), isTooLong: true } : state;
}

function isTooLong({ q, terms, excluded }: SearchState): boolean {
  const values = [
    ...Object.values(terms).flatMap((list) => list?.terms ?? []),
    ...Object.values(excluded).flatMap((list) => list ?? []),
  ];
  const length = q.length + values.reduce((sum, value) => sum + value.length, 0);
  return values.length > MOST_VALUES || length > LONGEST_SEARCH;
}

function printFilter(state: SearchState, { kind, name }: AnyFilter): string | undefined {
  const [terms, flag, dates] = [state.terms[name], state.flags[name], state.dates[name]];
  if (kind === 'terms') return terms && printTermFilter(terms);
  if (kind === 'flag') return flag === undefined ? undefined : printBoolean(flag);
  return dates && printDateFilter(dates);
}

/** The address of a state, which is also the interface request: both use the same parameters. */
export function printSearch(page: SearchPage, state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.q) params.set('q', state.q);
  if (state.q && state.by_number && page.number_fields) params.set('fields', page.number_fields);
  for (const filter of filtersOf(page)) {
    const text = printFilter(state, filter);
    if (text !== undefined) params.set(filter.name, text);
  }
  const excluded = printExclusions(page.exclusions ?? [], state.excluded);
  if (excluded) params.set(EXCLUDE_PARAMETER, excluded);
  if (state.order) params.set('order', state.order);
  if (state.per_page) params.set('per_page', String(state.per_page));
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** The state with one filter changed, on the first page. "All of" or "any of" is kept. */
export function withTerms(state: SearchState, name: string, terms: string[], match?: TermFilter['match']): SearchState {
  const filter = termFilter(terms, match ?? state.terms[name]?.match ?? 'any');
  return { ...state, page: 1, terms: { ...state.terms, [name]: filter } };
}

/** The same values as "all of" or "any of"; "any of" if the interface cannot express "all of" (`canMatchAll`). */
export const withMatch = (state: SearchState, name: string, match: TermFilter['match']): SearchState =>
  withTerms(state, name, state.terms[name]?.terms ?? [], match);

export function withToggledTerm(state: SearchState, name: string, term: string): SearchState {
  const before = state.terms[name]?.terms ?? [];
  const without = before.filter((other) => other.toLowerCase() !== term.toLowerCase());
  return withTerms(state, name, without.length < before.length ? without : [...before, term]);
}

export function withFlag(state: SearchState, name: string, value: boolean | undefined): SearchState {
  return { ...state, page: 1, flags: { ...state.flags, [name]: value } };
}

export function withDates(state: SearchState, name: string, value: DateFilter | undefined): SearchState {
  return { ...state, page: 1, dates: { ...state.dates, [name]: value } };
}
