import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { ENDPOINTS, matchPath } from '@/lib/contract/endpoints';
import { isRegistryError, RegistryError } from '@/lib/contract/errors';
import {
  FACET_LIMIT_PARAMETER,
  FACETS_PARAMETER,
  type FacetName,
  type Facets,
  type FacetValue,
  MAX_FACET_LIMIT,
} from '@/lib/contract/extensions';
import { printTermFilter } from '@/lib/contract/parameters';
import type { Price } from '@/lib/contract/quota';
import { parseLook, printLook, type ResultLook } from '@/lib/records/results/look';
import { type QueryAddress, queryHref, readQueryAddress } from '@/lib/records/results/query';
import { type StatementSearch, type StatementSearchName, statementSearch } from '@/lib/records/statement/searches';
import { fromControlStatement, type ShownStatement } from '@/lib/records/statement/view';
import type { FacetView } from '@/lib/search/facet-view';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { type IndustryMeant, industriesMeant, type Looser, loosen, tradeOf } from '@/lib/search/query/loosen';
import type { Problem } from '@/lib/search/query/part';
import { searchHref, searchRequest, withParameters } from '@/lib/search/request';
import {
  type AddressParameters,
  LONGEST_SEARCH,
  MOST_VALUES,
  printSearch,
  type SearchState,
  unusedParameters,
} from '@/lib/search/state';
import type { Language } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { getRegistry, type Page } from '../registry';
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

/** The address of a search page, before any request. */
interface QueryPage extends QueryAddress {
  look: ResultLook;
  /** Display parameters, which the page's links keep. */
  kept: [name: string, value: string][];
  /** Parses the address again with the counted values, so that mistyped ones can be marked. */
  doubt: (known: Facets | undefined) => Pick<QueryAddress, 'text' | 'problems' | 'number'>;
}

/** Notes what of an address the search does not say: without it, all results would look like those that were asked for. */
function withUnused(page: SearchPage, given: AddressParameters, state: SearchState): SearchState {
  if (state.isTooLong) return state;
  const { name } = matchPath(page.path) ?? {};
  // The fields to search mean nothing without a text.
  const known = Object.keys(name ? ENDPOINTS[name].parameters : {}).filter((one) => one !== 'fields' || state.q !== '');
  const unused = unusedParameters(known, given, printSearch(page, state));
  return unused.length > 0 ? { ...state, unused } : state;
}

const canExclude = (): boolean => registrySource() === 'embedded';

const shown = ({ text, problems, number }: QueryAddress) => ({ text, problems, ...(number && { number }) });

/**
 * Parses the address of a search page. A query from the box that the interface's own parameters can express is
 * redirected to their address, so that each search has one address; the framework redirects by throwing. One that asks
 * for officers is redirected to their search. Parsed once for the page and its title.
 */
export const readQueryPage = cache((page: SearchPage, given: AddressParameters): QueryPage => {
  const address = readQueryAddress(page, given, { canExclude: canExclude() });
  const look = parseLook(given);
  const kept = printLook(look);
  if (address.officers) redirect(queryHref(OFFICER_SEARCH, address.text, []));
  if (address.moves) redirect(withParameters(searchHref(page, address.state), kept));
  const doubt = (known: Facets | undefined) =>
    shown(known ? readQueryAddress(page, given, { canExclude: canExclude(), known }) : address);
  return { ...address, state: withUnused(page, given, address.state), look, kept, doubt };
});

/** Asks for what the address of a search page says, unless that is too long for a page. */
export const attemptSearch = <T>(
  page: SearchPage,
  state: SearchState,
  ask: (params: URLSearchParams) => Promise<T>,
  view?: FacetView,
): Promise<Attempt<T>> => attempt(state.isTooLong ? Promise.reject(tooLong()) : ask(searchRequest(page, state, view)));

const tooLong = (): RegistryError =>
  new RegistryError(
    'invalid_request',
    `This search is too long for a page, which takes ${MOST_VALUES} values and ${LONGEST_SEARCH.toLocaleString('en')} characters. The API takes more.`,
  );

/** Whether the page size can be raised: without a token a remote service refuses larger pages. */
export const canResizePages = async (): Promise<boolean> => (await pageQuotaStatus())?.token !== false;

/** Each attempt is a search. A user without results after this many needs another query. */
const MOST_TRIES = 8;

/** A looser search, and its cost if calls are counted. */
export interface LooserOffer extends Looser {
  href: string;
  price?: Price;
}

/** Suggestions for a search without results. */
export interface LooserSearches<T> {
  /** The first looser search with results, and these results. */
  found?: LooserOffer & { results: Page<T> };
  /** The looser searches without results that were tried before it, by the filter that was removed. */
  tried: string[];
  /** Looser searches that were not tried. */
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

/** Other spellings of the name, if the register has some. */
async function spellingsOf({ path }: SearchPage, { q, by_number }: SearchState): Promise<readonly string[]> {
  const { spellings } = getRegistry();
  const named = path === COMPANY_SEARCH.path ? 'companies' : path === OFFICER_SEARCH.path ? 'officers' : undefined;
  if (!spellings || named === undefined || by_number || q === '') return [];
  return (await attempt(spellings(named, q))).value ?? [];
}

/** The industries that the words before a place mean, in our own register: elsewhere their lists cost calls. */
async function industriesOf(page: SearchPage, state: SearchState): Promise<IndustryMeant[]> {
  const trade = tradeOf(page, state);
  if (trade === undefined || registrySource() !== 'embedded') return [];
  const schemes = (await attempt(registry.list('list_industry_code_schemes', {}))).value?.items ?? [];
  const lists = await Promise.all(schemes.map(({ id }) => attempt(getIndustryCodeScheme(id))));
  const codes = lists.flatMap(({ value }) =>
    (value?.industry_codes ?? []).map(({ industry_code: { code, uid, description } }) => ({
      uid: uid ?? `${value?.id}-${code}`,
      description: description ?? '',
    })),
  );
  return industriesMeant(trade, codes);
}

/**
 * Looser searches for one without results. Our own register tries them at once. With a remote service each is a call,
 * so they are only offered, with their prices. If the register fails meanwhile, they are only offered too.
 */
export async function looserSearches<T>(
  page: SearchPage,
  state: SearchState,
  search: (params: URLSearchParams) => Promise<Page<T>>,
  language: Language,
): Promise<LooserSearches<T>> {
  const spellings = await spellingsOf(page, state);
  const looser = loosen(page, state, language, { spellings, industries: await industriesOf(page, state) });
  const offers = looser
    .slice(0, MOST_TRIES)
    .map((each): LooserOffer => ({ ...each, href: searchHref(page, each.state) }));
  if (isMetered()) {
    const requests = offers.map(({ href, state: next }) => ({
      href,
      path: page.path,
      params: searchRequest(page, next),
    }));
    const prices = await pricesOf(requests);
    return { tried: [], offers: offers.map((offer) => ({ ...offer, price: prices.get(offer.href) })) };
  }
  try {
    return await tryInTurn(offers, (next) => search(printSearch(page, next)));
  } catch (error) {
    if (isRegistryError(error)) return { tried: [], offers };
    throw error;
  }
}

/** What a page of a statement search shows. */
export interface StatementSearchResults {
  search: StatementSearch;
  state: SearchState;
  /** The text of the query box, and its problems. */
  text: string;
  problems: Problem[];
  found: Attempt<Page<ShownStatement>>;
  looser?: LooserSearches<ShownStatement>;
  /** Only if calls are counted. */
  prices?: Prices;
}

async function listStatements(name: StatementSearchName, params: URLSearchParams): Promise<Page<ShownStatement>> {
  if (name !== 'search_control_statements') return registry.list(name, {}, params);
  const { items, ...page } = await registry.list(name, {}, params);
  return { ...page, items: items.map(fromControlStatement) };
}

/**
 * Runs the statement search of this address. A query from the box redirects to the address of the interface's own
 * parameters.
 */
export async function searchStatements(
  name: StatementSearchName,
  given: AddressParameters,
  language: Language,
): Promise<StatementSearchResults> {
  const search = statementSearch(name);
  const { state: said, text, problems, moves } = readQueryAddress(search, given, { canExclude: false });
  if (moves) redirect(searchHref(search, said));
  const state = withUnused(search, given, said);
  const ask = (params: URLSearchParams) => listStatements(name, params);
  const found = await attemptSearch(search, state, ask);
  const isEmpty = found.value?.items.length === 0 && state.page === 1;
  const records = found.value?.items.map(({ id }) => (id === null ? undefined : links.statement(id))) ?? [];
  return {
    ...{ search, state, text, problems, found },
    ...(isEmpty ? { looser: await looserSearches(search, state, ask, language) } : {}),
    ...(isMetered() ? { prices: await resultPricesOf(search, state, records) } : {}),
  };
}

/** All values of one facet, as many as the extension returns, and no company. */
export const facetRequest = (facet: FacetName): URLSearchParams =>
  new URLSearchParams({
    per_page: '1',
    [FACETS_PARAMETER]: facet,
    [FACET_LIMIT_PARAMETER]: String(MAX_FACET_LIMIT),
  });

interface FacetCounts {
  /** Undefined if the source does not count. */
  values?: FacetValue[];
  /** All companies, including those without any of the values. */
  total: number;
}

async function countFacet(facet: 'jurisdiction_code' | 'industry_section'): Promise<FacetCounts> {
  const { facets, total_count } = await registry.list('search_companies', {}, facetRequest(facet));
  return { values: facets?.[facet], total: total_count };
}

/** Companies by jurisdiction. On a remote service this costs a call, so `isRequested` must be the user's request. */
export async function countJurisdictions(isRequested: boolean): Promise<Attempt<FacetCounts> | undefined> {
  if (registrySource() === 'upstream' && !isRequested) return undefined;
  return attempt(countFacet('jurisdiction_code'));
}

/** Companies by section of industry. Never spends a call; the page works without them. */
export async function countSections(): Promise<FacetValue[]> {
  if (registrySource() === 'upstream') return [];
  return (await attempt(countFacet('industry_section'))).value?.values ?? [];
}

/** The number of companies with this industry code; undefined if it would cost a call, or fails. */
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
