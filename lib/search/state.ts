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
} from '@/lib/contract/filters';
import type { SearchFilter, SearchPage } from './filters';

/** What the address of a search page says. Values that do not follow the grammar are as if they were not there. */
export interface SearchState {
  q: string;
  order: string;
  page: number;
  terms: Partial<Record<string, TermFilter>>;
  flags: Partial<Record<string, boolean>>;
  dates: Partial<Record<string, DateFilter>>;
}

/** The parameters of an address as Next gives them. */
export type AddressParameters = Record<string, string | string[] | undefined>;

export function toUrlSearchParams(given: AddressParameters): URLSearchParams {
  const pairs = Object.keys(given).flatMap((name) =>
    [given[name] ?? []].flat().map((value): [string, string] => [name, value]),
  );
  return new URLSearchParams(pairs);
}

const valuesOf = (given: AddressParameters, name: string): string[] =>
  [given[name] ?? []].flat().filter((value) => value.trim() !== '');

/** A form without scripts repeats the parameter for each ticked box; the interface writes `a|b`. */
function parseTerms(values: string[]): TermFilter | undefined {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return orAbsent(parseTermFilter, only);
  const terms = values.flatMap((value) => orAbsent(parseTermFilter, value)?.terms ?? []);
  return terms.length === 0 ? undefined : { match: 'any', terms: [...new Set(terms)] };
}

/** A form sends the two ends apart. */
function parseDates(given: AddressParameters, name: string): DateFilter | undefined {
  const [whole] = valuesOf(given, name);
  if (whole !== undefined) return orAbsent(parseDateFilter, whole);
  const [from = ''] = valuesOf(given, `${name}.from`).filter(isIsoDate);
  const [to = ''] = valuesOf(given, `${name}.to`).filter(isIsoDate);
  return from || to ? orAbsent(parseDateFilter, `${from}:${to}`) : undefined;
}

function parseInto(state: SearchState, filter: SearchFilter, given: AddressParameters): void {
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
  const state: SearchState = {
    q: q.trim(),
    order: page.orders.some(({ value }) => value === order) ? order : '',
    page: orAbsent(parsePage, pageText) ?? 1,
    terms: {},
    flags: {},
    dates: {},
  };
  for (const filter of page.filters) parseInto(state, filter, given);
  return state;
}

function printFilter(state: SearchState, { kind, name }: SearchFilter): string | undefined {
  const [terms, flag, dates] = [state.terms[name], state.flags[name], state.dates[name]];
  if (kind === 'terms') return terms && printTermFilter(terms);
  if (kind === 'flag') return flag === undefined ? undefined : printBoolean(flag);
  return dates && printDateFilter(dates);
}

/** The address of a state, and at the same time the request of the interface: the same words. */
export function printSearch(page: SearchPage, state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.q) params.set('q', state.q);
  for (const filter of page.filters) {
    const text = printFilter(state, filter);
    if (text !== undefined) params.set(filter.name, text);
  }
  if (state.order) params.set('order', state.order);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** The state with one filter changed; that always leads back to the first page. */
export function withTerms(state: SearchState, name: string, terms: string[]): SearchState {
  const filter: TermFilter | undefined = terms.length > 0 ? { match: 'any', terms } : undefined;
  return { ...state, page: 1, terms: { ...state.terms, [name]: filter } };
}

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
