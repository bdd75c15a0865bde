import 'server-only';
import type { Company } from '@/lib/contract/company';
import { MAX_PAGE } from '@/lib/contract/limits';
import type { OfficerRecord } from '@/lib/contract/officer';
import type { Price } from '@/lib/contract/quota';
import { OFFICER_SEARCH } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import { parseSearch, type SearchState } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import type { Page } from '../client';
import { type Attempt, attempt } from './attempt';
import { free } from './free';
import { pricesOf } from './quota';
import { registry } from './server';

const isFree = (price: Price | undefined): boolean => price !== 'call';

/** The officer's company where its record costs nothing: of our own register, or a kept copy. Undefined otherwise. */
export async function freeCompanyOf({ company }: OfficerRecord): Promise<Company | undefined> {
  const { jurisdiction_code, company_number } = company ?? {};
  if (!jurisdiction_code || !company_number) return undefined;
  const found = await free((registry) => registry.record('get_company', { jurisdiction_code, company_number }));
  return found?.value;
}

/** The search for the name, as the officer search asks it: so that a copy of the one serves the other. */
const namesakesOf = ({ name }: OfficerRecord, page: number): SearchState =>
  // A final star would make it another search: words that begin so.
  parseSearch(OFFICER_SEARCH, { q: name.replace(/\*+\s*$/, ''), page: String(Math.min(page, MAX_PAGE)) });

export interface Namesakes {
  /** The same search on its own page. */
  searchHref: string;
  /** The page of records that was asked for. */
  page: number;
  /** What asking for this page, or the pages beside it, costs, by the page's number. */
  priceOf: (page: number) => Price | undefined;
  /** Undefined where it would have cost a call and nobody said yes to that. */
  found?: Attempt<Page<OfficerRecord>>;
}

/**
 * The records of the same name. `asked` is the page a reader asked for, if any; without that they are looked for only
 * where it costs nothing.
 */
export async function namesakesFor(officer: OfficerRecord, asked: number | undefined): Promise<Namesakes> {
  const page = asked ?? 1;
  const pages = [page - 1, page, page + 1].map((number) => {
    const state = namesakesOf(officer, number);
    return { href: String(number), path: OFFICER_SEARCH.path, params: searchRequest(OFFICER_SEARCH, state) };
  });
  const prices = await pricesOf(pages);
  const priceOf = (number: number) => prices.get(String(number));
  const state = namesakesOf(officer, page);
  const view = { searchHref: searchHref(OFFICER_SEARCH, namesakesOf(officer, 1)), page, priceOf };
  if (asked === undefined && !isFree(priceOf(page))) return view;
  const found = await attempt(registry.list('search_officers', {}, searchRequest(OFFICER_SEARCH, state)));
  return { ...view, found };
}

/** The address of the officer's page with one page of candidates. */
export const candidatesHref = (officer: OfficerRecord, page: number): string =>
  links.officer(officer.id, new URLSearchParams({ candidates: String(page) }));
