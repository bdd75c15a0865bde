import 'server-only';
import { RegistryError } from '@/lib/contract/errors';
import { DEFAULT_PER_PAGE, MAX_PAGE } from '@/lib/contract/limits';
import type { Neighbours } from '@/lib/contract/neighbours';
import type { Price } from '@/lib/contract/quota';
import type { Company, Datum, OfficerRecord, RegisterContents } from '@/lib/contract/records';
import { OFFICER_SEARCH } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import { parseSearch, type SearchState } from '@/lib/search/state';
import { type CompanyNumber, links } from '@/lib/shared/links';
import type { Page } from '../client';
import { getRegistry } from '../registry';
import {
  type Attempt,
  attempt,
  decodeSegment,
  free,
  getCompany,
  getPlaceholder,
  pageParams,
  pricesOf,
  registry,
  registrySource,
} from './page';

/** The company's record says itself how many there are, and holds the newest: often that is all of them, and no call. */
function heldBy({ data }: Company): Page<Datum> | undefined {
  if (!data || data.most_recent.length !== data.total_count) return undefined;
  const items = data.most_recent.map(({ datum }) => datum);
  return { items, page: 1, per_page: DEFAULT_PER_PAGE, total_pages: 1, total_count: items.length };
}

/** A page of the company's data items. */
export async function companyData(company: Company, page: number): Promise<Page<Datum>> {
  const { jurisdiction_code, company_number } = company;
  const held = page === 1 ? heldBy(company) : undefined;
  return held ?? registry.list('list_company_data', { jurisdiction_code, company_number }, pageParams(page));
}

/** Our own register need not put a whole record together; of a remote service the whole record is what is kept. */
const asked = (): URLSearchParams => new URLSearchParams(registrySource() === 'embedded' ? { sparse: 'true' } : {});

/** What a list knows of a company. */
async function nameOf({ jurisdiction_code, company_number }: CompanyNumber): Promise<string | undefined> {
  const company = await free((registry) =>
    registry.record('get_company', { jurisdiction_code, company_number }, asked()),
  );
  return company?.value.name;
}

/**
 * The names of companies that a list knows by number alone, by the address of their page: those that are to be had
 * without a call, of our own register or from kept copies.
 */
export async function companyNames(companies: readonly CompanyNumber[]): Promise<Map<string, string>> {
  const byAddress = new Map(companies.map((company) => [links.company(company), company]));
  const named = await Promise.all(
    [...byAddress].map(async ([address, company]) => {
      const name = await nameOf(company);
      return name === undefined ? [] : [[address, name] as const];
    }),
  );
  return new Map(named.flat());
}

/**
 * Companies near a name in the order of names; undefined where the source does not keep that order, or there are none.
 * A remote service has no such question, and paging towards it would cost calls that nobody decided to spend.
 */
export async function neighboursOf(name: string, except: readonly CompanyNumber[]): Promise<Neighbours | undefined> {
  const found = await getRegistry().neighbours?.(name, except);
  return found && found.before.length + found.after.length > 0 ? found : undefined;
}

/** What Next gives a page below /placeholders/:id. */
export interface PlaceholderRoute {
  params: Promise<{ id: string }>;
}

/** For the browser's tab: a title of the name, or a word (`unnamed`) that gives nothing away where the record cannot be shown. */
export async function placeholderTitle(
  params: PlaceholderRoute['params'],
  unnamed: string,
  titleOf = (name: string) => name,
): Promise<string> {
  try {
    return titleOf((await getPlaceholder((await params).id)).name);
  } catch (error) {
    if (error instanceof RegistryError) return unnamed;
    throw error;
  }
}

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

/** What our own register holds; undefined in front of a remote service, which does not tell. */
export const registerContents = async (): Promise<RegisterContents | undefined> => getRegistry().contents?.();

/** What Next gives a page below /companies/:jurisdiction_code/:company_number; both still percent-encoded. */
export interface CompanyRoute {
  params: Promise<{ jurisdiction: string; number: string }>;
}

export async function companyKeyOf(params: CompanyRoute['params']): Promise<CompanyNumber> {
  const { jurisdiction, number } = await params;
  return { jurisdiction_code: decodeSegment(jurisdiction), company_number: decodeSegment(number) };
}

export async function companyOfRoute(params: CompanyRoute['params']): Promise<Company> {
  const { jurisdiction_code, company_number } = await companyKeyOf(params);
  return getCompany(jurisdiction_code, company_number);
}

/** For the browser's tab: a title of the name, or a word (`unnamed`) that gives nothing away where the record cannot be shown. */
export async function companyTitle(
  params: CompanyRoute['params'],
  unnamed: string,
  titleOf = (name: string) => name,
): Promise<string> {
  try {
    return titleOf((await companyOfRoute(params)).name);
  } catch (error) {
    if (error instanceof RegistryError) return unnamed;
    throw error;
  }
}
