import { FACET_PARAMETERS } from '@/lib/contract/extensions';
import { orAbsent, parsePage } from '@/lib/contract/filters';
import { MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import { everythingOn, WITH_PERSONS } from '@/lib/network/expansions';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { searchRequest } from '@/lib/search/request';
import { type AddressParameters, parseSearch, printSearch, type SearchState } from '@/lib/search/state';
import { allowedParameters } from '../browser-route';
import { type DownloadEndpoint, TAKEN } from './menu';

/** How many pages of a list to take from a remote service: `?pages=N`. */
export const PAGES_PARAMETER = 'pages';

const SEARCH_PAGES: Partial<Record<DownloadEndpoint, SearchPage>> = {
  search_companies: COMPANY_SEARCH,
  search_officers: OFFICER_SEARCH,
};

/** A search page with what its address says; undefined for every other page. */
interface WantedSearch {
  page: SearchPage;
  state: SearchState;
}

/** What an address asks for, read as the page at the same address reads it. */
export interface Wanted {
  /** Of the interface, and of the page's own address: neither pages nor sizes among them. */
  params: URLSearchParams;
  search?: WantedSearch;
  /** Pages of a list that may be asked for. */
  pages: number;
  isNetwork: boolean;
}

/** Of a network: without them all of it is given, as the page has it before anybody filters. */
const NARROWING = ['confidence', 'ownership_percentage'];

function addMissing(request: URLSearchParams, more: URLSearchParams): void {
  for (const [name, value] of more) if (!request.has(name)) request.set(name, value);
}

const together = (given: URLSearchParams): AddressParameters =>
  Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]));

/** What says which part of a list, and what to count beside it; a file is all of it and counts nothing. */
const APART = ['page', 'per_page', PAGES_PARAMETER, ...FACET_PARAMETERS];

/**
 * A value that the page passes over is sent on as it is, so that the registry refuses it by name: a file that leaves a
 * filter out would be taken for the filtered one.
 */
function searchParameters({ page, state }: WantedSearch, allowed: URLSearchParams): URLSearchParams {
  const printed = printSearch(page, { ...state, page: 1 });
  for (const [name, value] of allowed) if (!printed.has(name) && value.trim() !== '') printed.append(name, value);
  return printed;
}

function filtersIn(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(params);
  for (const name of APART) kept.delete(name);
  return kept;
}

function wantedSearch(name: DownloadEndpoint, given: URLSearchParams): WantedSearch | undefined {
  const page = SEARCH_PAGES[name];
  return page && { page, state: parseSearch(page, together(given)) };
}

/** Reads the address of a file. `path` is of the interface. */
export function wantedOf(
  name: DownloadEndpoint,
  path: string,
  given: URLSearchParams,
  source: 'embedded' | 'upstream',
): Wanted {
  const search = wantedSearch(name, given);
  const allowed = filtersIn(allowedParameters(path, given));
  const params = search ? searchParameters(search, allowed) : allowed;
  const asked = orAbsent(parsePage, given.get(PAGES_PARAMETER) ?? '') ?? 1;
  const isNetwork = TAKEN[name] === 'network_relationship';
  return { params, search, isNetwork, pages: source === 'embedded' ? MAX_PAGE : asked };
}

/**
 * What is asked for a page of the list. Of our own register the largest pages; of a remote service the very request that
 * our page makes, so that the copy it has kept serves, at no call.
 */
export function requestFor(
  { params, search, isNetwork }: Wanted,
  page: number,
  source: 'embedded' | 'upstream',
): URLSearchParams {
  const request = new URLSearchParams(params);
  if (source === 'upstream' && search) {
    addMissing(request, searchRequest(search.page, search.state));
  }
  if (isNetwork) {
    const isNarrowed = NARROWING.some((name) => request.has(name));
    addMissing(request, isNarrowed ? new URLSearchParams(WITH_PERSONS) : everythingOn(undefined));
  }
  request.delete('page');
  if (page > 1) request.set('page', String(page));
  if (source === 'embedded') request.set('per_page', String(MAX_PER_PAGE));
  return request;
}
