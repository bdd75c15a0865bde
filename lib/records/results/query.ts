import type { SearchPage } from '@/lib/search/filters';
import type { KnownValues } from '@/lib/search/query/draft';
import { type ParsedQuery, parseQuery } from '@/lib/search/query/parse';
import type { Problem } from '@/lib/search/query/part';
import { type NumberMeant, numberOf, printQuery } from '@/lib/search/query/print';
import { type AddressParameters, parseSearch, type SearchState } from '@/lib/search/state';
import { links } from '@/lib/shared/links';

/** The name of the parameter in which the query box is sent. It is of our page: the interface never sees it. */
export const QUERY_PARAMETER = 'query';

/** Nobody types more, and an address has its limits. */
export const LONGEST_QUERY = 1000;

/** What the address of a search page asks for, and what its query box shows. */
export interface QueryAddress {
  state: SearchState;
  /** As it was typed; the canonical text of the state where the page was reached in another way. */
  text: string;
  problems: Problem[];
  number?: NumberMeant;
  /** Whether the same search has an address of the interface's own parameters, to which a reader is sent. */
  moves: boolean;
}

interface Reading {
  /** Whether the source can leave values out. */
  canExclude: boolean;
  /** Values that the source counted, to doubt mistyped ones by; given where a search found nothing. */
  known?: KnownValues;
}

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

const parse = (page: SearchPage, text: string, { known, canExclude }: Reading): ParsedQuery =>
  parseQuery(page, text, known, { canExclude });

/** A number alone is looked for among the numbers first. A query that names it so has said it already. */
const asNumber = (parsed: ParsedQuery): SearchState =>
  parsed.number && parsed.problems.length === 0 ? parsed.number.state : parsed.state;

/** Whoever types a name wants the company of that name first, and not the first in the alphabet that has its words. */
const orderOf = ({ typed_order }: SearchPage, { q, by_number }: SearchState): string =>
  q === '' || by_number ? '' : (typed_order ?? '');

/** Order and number of records are no part of a query: they stay as the address has them. */
const keep = (page: SearchPage, found: SearchState, { order, per_page }: SearchState): SearchState => ({
  ...found,
  order: order || orderOf(page, found),
  ...(per_page && { per_page }),
});

/** Filters beside a text, as a lock of this device adds them: each stands where the text says nothing of its name. */
const withLocks = (found: SearchState, { terms, flags, dates }: SearchState): SearchState => ({
  ...found,
  terms: { ...terms, ...found.terms },
  flags: { ...flags, ...found.flags },
  dates: { ...dates, ...found.dates },
});

/**
 * Reads the address of a search page: `query`, as the box sends it, before the interface's own parameters. A query
 * with a problem has no other address, as the parameters could not say what was wrong; what is right is searched.
 */
export function readQueryAddress(page: SearchPage, given: AddressParameters, reading: Reading): QueryAddress {
  const typed = firstOf(given, QUERY_PARAMETER).slice(0, LONGEST_QUERY);
  const asked = parseSearch(page, given);
  if (given[QUERY_PARAMETER] !== undefined) {
    const parsed = parse(page, typed, reading);
    const moves = parsed.problems.length === 0;
    const state = withLocks(keep(page, moves ? asNumber(parsed) : parsed.state, asked), asked);
    return { state: { ...state, page: moves ? 1 : asked.page }, text: typed, problems: parsed.problems, moves };
  }
  const text = printQuery(page, asked);
  const number = numberOf(page, asked);
  return { state: asked, text, problems: parse(page, text, reading).problems, ...(number && { number }), moves: false };
}

type Pairs = readonly [name: string, value: string][];

/** What of the search stays when another query is sent; `kept` are the page's own parameters that stay too. */
export function keptParameters({ order, per_page }: Pick<SearchState, 'order' | 'per_page'>, kept: Pairs): Pairs {
  return [
    ...(order === '' ? [] : [['order', order] satisfies [string, string]]),
    ...(per_page === undefined ? [] : [['per_page', String(per_page)] satisfies [string, string]]),
    ...kept,
  ];
}

/** The address that the box leads to with another text in it. */
export function queryHref(page: SearchPage, text: string, kept: Pairs): string {
  const params = new URLSearchParams([[QUERY_PARAMETER, text], ...kept]);
  return links.search(page.path, params);
}

/** A part of a query as it was typed; `problem` is the number, from 1, of what is wrong with it. */
export interface QueryPart {
  text: string;
  /** Its place in the query (UTF-16). */
  start: number;
  problem?: number;
  kind?: Problem['kind'];
}

/** The query in parts, in order; joined they are the query. Of two problems of one place the first marks it. */
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
