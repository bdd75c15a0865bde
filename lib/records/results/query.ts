import type { SearchPage } from '@/lib/search/filters';
import type { KnownValues } from '@/lib/search/query/draft';
import { type ParsedQuery, parseQuery } from '@/lib/search/query/parse';
import type { Problem } from '@/lib/search/query/part';
import { type NumberMeant, numberOf, printQuery } from '@/lib/search/query/print';
import { type AddressParameters, parseSearch, type SearchState } from '@/lib/search/state';
import { links } from '@/lib/shared/links';

/** The parameter of the query box. The interface never receives it. */
export const QUERY_PARAMETER = 'query';

/** Longer than anything typed, and within the limits of an address. */
export const LONGEST_QUERY = 1000;

/** What the address of a search page requests, and what its query box shows. */
export interface QueryAddress {
  state: SearchState;
  /** The typed text, or the canonical text of the state if nothing was typed. */
  text: string;
  problems: Problem[];
  number?: NumberMeant;
  /** Whether to redirect to the same search with the interface's own parameters. */
  moves: boolean;
  /** Whether it asks for officers, by `officer:` or `director:`. */
  officers?: true;
}

interface Reading {
  /** Whether the source supports exclusions. */
  canExclude: boolean;
  /** Values that the source counted, used to detect typos; given if a search found nothing. */
  known?: KnownValues;
}

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

const parse = (page: SearchPage, text: string, { known, canExclude }: Reading): ParsedQuery =>
  parseQuery(page, text, known, { canExclude });

/** A bare number is searched as a number first, unless the query says so already. */
const asNumber = (parsed: ParsedQuery): SearchState =>
  parsed.number && parsed.problems.length === 0 ? parsed.number.state : parsed.state;

/** A typed name is searched by relevance, so that the exact name comes first. */
const orderOf = ({ typed_order }: SearchPage, { q, by_number }: SearchState): string =>
  q === '' || by_number ? '' : (typed_order ?? '');

/** Order and page size are not part of a query, so they are kept from the address. */
const keep = (page: SearchPage, found: SearchState, { order, per_page }: SearchState): SearchState => ({
  ...found,
  order: order || orderOf(page, found),
  ...(per_page && { per_page }),
});

/** Adds the filters locked on this device, unless the text sets the same filter. */
const withLocks = (found: SearchState, { terms, flags, dates }: SearchState): SearchState => ({
  ...found,
  terms: { ...terms, ...found.terms },
  flags: { ...flags, ...found.flags },
  dates: { ...dates, ...found.dates },
});

/**
 * Reads the address of a search page: `query`, as sent by the box, takes precedence over the interface's own
 * parameters. A query with a problem is not redirected, because the parameters cannot express the problem; its valid
 * parts are searched.
 */
export function readQueryAddress(page: SearchPage, given: AddressParameters, reading: Reading): QueryAddress {
  const typed = firstOf(given, QUERY_PARAMETER).slice(0, LONGEST_QUERY);
  const requested = parseSearch(page, given);
  if (given[QUERY_PARAMETER] !== undefined) {
    const parsed = parse(page, typed, reading);
    const moves = parsed.problems.length === 0;
    const state = withLocks(keep(page, moves ? asNumber(parsed) : parsed.state, requested), requested);
    return {
      state: { ...state, page: moves ? 1 : requested.page },
      ...{ text: typed, problems: parsed.problems, moves },
      ...(parsed.officers && { officers: true }),
    };
  }
  const text = printQuery(page, requested);
  const number = numberOf(page, requested);
  return {
    state: requested,
    text,
    problems: parse(page, text, reading).problems,
    ...(number && { number }),
    moves: false,
  };
}

type Pairs = readonly [name: string, value: string][];

/** The parameters to keep when another query is sent; `kept` are further page parameters. */
export function keptParameters({ order, per_page }: Pick<SearchState, 'order' | 'per_page'>, kept: Pairs): Pairs {
  return [
    ...(order === '' ? [] : [['order', order] satisfies [string, string]]),
    ...(per_page === undefined ? [] : [['per_page', String(per_page)] satisfies [string, string]]),
    ...kept,
  ];
}

/** The address of the search for another text. */
export function queryHref(page: SearchPage, text: string, kept: Pairs): string {
  const params = new URLSearchParams([[QUERY_PARAMETER, text], ...kept]);
  return links.search(page.path, params);
}

/** A part of a query as typed; `problem` is the number of its problem, from 1. */
export interface QueryPart {
  text: string;
  /** Its offset in the query (UTF-16). */
  start: number;
  problem?: number;
  kind?: Problem['kind'];
}

/** The query in parts, in order; joined, they are the query. If two problems overlap, the first marks the part. */
export function markProblems(text: string, problems: readonly Problem[]): QueryPart[] {
  const parts: QueryPart[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) parts.push({ text: text.slice(at, end), start: at });
    at = Math.max(at, end);
  };
  for (const [index, { start, end, kind }] of problems.entries()) {
    const to = Math.min(end, text.length);
    if (start < at || to <= start) continue;
    plain(start);
    parts.push({ text: text.slice(start, to), start, problem: index + 1, kind });
    at = to;
  }
  plain(text.length);
  return parts;
}
