import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { RegistryError } from '@/lib/contract/errors';
import {
  FACET_LIMIT_PARAMETER,
  FACETS_PARAMETER,
  type FacetName,
  type Facets,
  type FacetValue,
  MAX_FACET_LIMIT,
} from '@/lib/contract/extensions';
import { printTermFilter } from '@/lib/contract/filters';
import type { Price } from '@/lib/contract/quota';
import { parseLook, printLook, type ResultLook } from '@/lib/records/results/look';
import { type QueryAddress, readQueryAddress } from '@/lib/records/results/query';
import { type StatementSearch, type StatementSearchName, statementSearch } from '@/lib/records/statement/searches';
import { fromControlStatement, type ShownStatement } from '@/lib/records/statement/view';
import type { SearchPage } from '@/lib/search/filters';
import { type Looser, loosen } from '@/lib/search/query/loosen';
import type { Problem } from '@/lib/search/query/part';
import { searchHref, searchRequest, withParameters } from '@/lib/search/request';
import { type AddressParameters, printSearch, type SearchState } from '@/lib/search/state';
import type { Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import type { Page } from '../client';
import {
  type Attempt,
  attempt,
  isMetered,
  type Prices,
  pageQuotaStatus,
  pricesOf,
  registry,
  registrySource,
  resultPricesOf,
} from './page';

/** What a search page knows before it asks anybody. */
interface QueryPage extends QueryAddress {
  look: ResultLook;
  /** The parameters of the look, which the page carries along. */
  kept: [name: string, value: string][];
  /** The same address read again, with values that the source counted to doubt mistyped ones by. */
  doubt: (known: Facets | undefined) => Pick<QueryAddress, 'text' | 'problems' | 'number'>;
}

const canExclude = (): boolean => registrySource() === 'embedded';

const shown = ({ text, problems, number }: QueryAddress) => ({ text, problems, ...(number && { number }) });

/**
 * Reads the address of a search page. A query from the box that can be said in the interface's own parameters is
 * redirected to the address that they make, so that each search has one; a redirect throws, as the framework has it.
 */
export function readQueryPage(page: SearchPage, given: AddressParameters): QueryPage {
  const address = readQueryAddress(page, given, { canExclude: canExclude() });
  const look = parseLook(given);
  const kept = printLook(look);
  if (address.moves) redirect(withParameters(searchHref(page, address.state), kept));
  const doubt = (known: Facets | undefined) =>
    shown(known ? readQueryAddress(page, given, { canExclude: canExclude(), known }) : address);
  return { ...address, look, kept, doubt };
}

/** Whether pages of more than the usual number can be had: without a token a remote service refuses them. */
export const canResizePages = async (): Promise<boolean> => (await pageQuotaStatus())?.token !== false;

/** Each try is a search of its own; who found nothing in so many is helped more by another question. */
const MOST_TRIES = 8;

/** A looser search to go to, and what that would cost where calls are counted. */
export interface LooserOffer extends Looser {
  href: string;
  price?: Price;
}

/** What is done for a search that found nothing. */
export interface LooserSearches<T> {
  /** The first looser search that finds something, and what it finds. */
  found?: LooserOffer & { results: Page<T> };
  /** Those that were tried in vain before it, by what they gave up. */
  tried: string[];
  /** Those that were not tried. */
  offers: LooserOffer[];
}

async function tryInTurn<T>(
  offers: LooserOffer[],
  ask: (state: SearchState) => Promise<Page<T>>,
): Promise<LooserSearches<T>> {
  const tried: string[] = [];
  for (const [index, offer] of offers.entries()) {
    const results = await ask(offer.state);
    if (results.items.length > 0) return { found: { ...offer, results }, tried, offers: offers.slice(index + 1) };
    tried.push(offer.words);
  }
  return { tried, offers: [] };
}

/**
 * Looser searches for one that found nothing. Our own register is asked at once; a remote service never unasked, as
 * each is a call: there they are offered with their prices. A register that fails meanwhile leaves offers, too.
 */
export async function looserSearches<T>(
  page: SearchPage,
  state: SearchState,
  search: (params: URLSearchParams) => Promise<Page<T>>,
  language: Language,
): Promise<LooserSearches<T>> {
  const looser = loosen(page, state, language).slice(0, MOST_TRIES);
  const offers = looser.map((each): LooserOffer => ({ ...each, href: searchHref(page, each.state) }));
  if (isMetered()) {
    const asked = offers.map(({ href, state: next }) => ({ href, path: page.path, params: searchRequest(page, next) }));
    const prices = await pricesOf(asked);
    return { tried: [], offers: offers.map((offer) => ({ ...offer, price: prices.get(offer.href) })) };
  }
  try {
    return await tryInTurn(offers, (next) => search(printSearch(page, next)));
  } catch (error) {
    if (error instanceof RegistryError) return { tried: [], offers };
    throw error;
  }
}

/** What a page of a statement search shows. */
export interface StatementSearchResults {
  search: StatementSearch;
  state: SearchState;
  /** What the query box shows, and what is wrong with it. */
  text: string;
  problems: Problem[];
  found: Attempt<Page<ShownStatement>>;
  looser?: LooserSearches<ShownStatement>;
  /** Present where calls are counted. */
  prices?: Prices;
}

async function listStatements(name: StatementSearchName, params: URLSearchParams): Promise<Page<ShownStatement>> {
  if (name !== 'search_control_statements') return registry.list(name, {}, params);
  const { items, ...page } = await registry.list(name, {}, params);
  return { ...page, items: items.map(fromControlStatement) };
}

/**
 * Asks for what the address of a statement search says. What the query box sent is sent on to the address that the
 * interface's own parameters make.
 */
export async function searchStatements(
  name: StatementSearchName,
  given: AddressParameters,
  language: Language,
): Promise<StatementSearchResults> {
  const search = statementSearch(name);
  const { state, text, problems, moves } = readQueryAddress(search, given, { canExclude: false });
  if (moves) redirect(searchHref(search, state));
  const ask = (params: URLSearchParams) => listStatements(name, params);
  const found = await attempt(ask(searchRequest(search, state)));
  const isEmpty = found.value?.items.length === 0 && state.page === 1;
  const records = found.value?.items.map(({ id }) => (id === null ? undefined : links.statement(id))) ?? [];
  return {
    ...{ search, state, text, problems, found },
    ...(isEmpty ? { looser: await looserSearches(search, state, ask, language) } : {}),
    ...(isMetered() ? { prices: await resultPricesOf(search, state, records) } : {}),
  };
}

/** All values of one facet, as many as the extension gives, and no company. */
export const facetRequest = (facet: FacetName): URLSearchParams =>
  new URLSearchParams({
    per_page: '1',
    [FACETS_PARAMETER]: facet,
    [FACET_LIMIT_PARAMETER]: String(MAX_FACET_LIMIT),
  });

interface FacetCounts {
  /** Undefined where the source does not count. */
  values?: FacetValue[];
  /** All companies, those among them that the values do not count. */
  total: number;
}

async function countFacet(facet: 'jurisdiction_code' | 'industry_section'): Promise<FacetCounts> {
  const { facets, total_count } = await registry.list('search_companies', {}, facetRequest(facet));
  return { values: facets?.[facet], total: total_count };
}

/** Companies by jurisdiction; on a remote service this costs a call, so somebody must have asked for it. */
export async function countJurisdictions(asked: boolean): Promise<Attempt<FacetCounts> | undefined> {
  if (registrySource() === 'upstream' && !asked) return undefined;
  return attempt(countFacet('jurisdiction_code'));
}

/** Companies by section of industry; never at the price of a call, and without them the page is whole. */
export async function countSections(): Promise<FacetValue[]> {
  if (registrySource() === 'upstream') return [];
  return (await attempt(countFacet('industry_section'))).value?.values ?? [];
}

/** How many companies a filter by this industry code finds; undefined where asking would cost a call, or fails. */
export async function countIndustry(uid: string): Promise<number | undefined> {
  if (registrySource() === 'upstream') return undefined;
  const industry_codes = printTermFilter({ match: 'any', terms: [uid] });
  const params = new URLSearchParams({ industry_codes, per_page: '1' });
  return (await attempt(registry.list('search_companies', {}, params))).value?.total_count;
}

export const getIndustryCodeScheme = cache((code_scheme_id: string) =>
  registry.record('get_industry_code_scheme', { code_scheme_id }),
);

export const getIndustryCode = cache((code_scheme_id: string, code: string) =>
  registry.record('get_industry_code', { code_scheme_id, code }),
);

export const getCorporateGrouping = cache((name: string) => registry.record('get_corporate_grouping', { name }));
