import type { z } from 'zod';
import { ENDPOINTS, type EndpointName, matchPath } from '@/lib/contract/endpoints';
import { FACET_PARAMETERS } from '@/lib/contract/extensions';
import { orAbsent, parsePage } from '@/lib/contract/filters';
import type { Kind, Records } from '@/lib/contract/kinds';
import { MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import { spoken } from '@/lib/formats/out/document';
import { originOfRow } from '@/lib/formats/out/origin';
import { kindInWords, titleOf } from '@/lib/formats/out/titles';
import { everythingOn, WITH_PERSONS } from '@/lib/network/expansions';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { searchRequest } from '@/lib/search/request';
import { type AddressParameters, parseSearch, printSearch, type SearchState } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { oneLine } from '@/lib/shared/text';
import { allowedParameters } from '../browser-route';
import { curlOf } from './curl';
import { type FormatName, formatsFor } from './formats';
import { SUFFIXES } from './suffixes.mjs';

/** One citation in the four forms that people and their reference managers take. */
interface Citation {
  text: string;
  bibtex: string;
  ris: string;
  /** CSL-JSON 1.0, one item. */
  csl: CslItem;
}

interface CslItem {
  id: string;
  type: 'webpage';
  title: string;
  publisher?: string;
  genre: string;
  URL: string;
  accessed: { 'date-parts': [[number, number, number]] };
}

/** `url`: the page, absolute. `accessed`: the day, ISO, in UTC. */
interface Visit {
  url: string;
  accessed: string;
}

interface Facts extends Visit {
  key: string;
  title: string;
  what: string;
  publisher: string | null;
}

/** Letters that BibTeX gives a meaning, as themselves. */
const BIBTEX: Record<string, string> = {
  '\\': '{\\textbackslash}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  '{': '\\{',
  '}': '\\}',
};

const inBibtex = (text: string): string =>
  text.replace(/[\\~^{}]/g, (found) => BIBTEX[found] ?? '').replace(/[#$%&_]/g, '\\$&');

/** The text the other way round would lose its braces: an address is kept whole by its percent signs instead. */
const addressInBibtex = (url: string): string =>
  url.replace(/[{}\\^~]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`).replace(/[#$%&_]/g, '\\$&');

const bibtexOf = ({ key, title, what, publisher, url, accessed }: Facts): string =>
  [
    `@misc{${key},`,
    `  title = {{${inBibtex(title)}}},`,
    ...(publisher ? [`  publisher = {{${inBibtex(publisher)}}},`] : []),
    `  howpublished = {${inBibtex(what)}},`,
    `  url = {${addressInBibtex(url)}},`,
    `  urldate = {${accessed}},`,
    `  note = {Accessed ${accessed}}`,
    '}',
  ].join('\n');

/** Each line a tag (RIS, 2001); a line end in a text would begin another one. */
const risOf = ({ title, what, publisher, url, accessed }: Facts): string =>
  [
    'TY  - ELEC',
    `TI  - ${title}`,
    ...(publisher ? [`PB  - ${publisher}`] : []),
    `M3  - ${what}`,
    `UR  - ${url}`,
    `Y2  - ${accessed.replaceAll('-', '/')}`,
    'ER  - ',
    '',
  ].join('\r\n');

function cslOf({ key, title, what, publisher, url, accessed }: Facts): CslItem {
  const [year = 0, month = 1, day = 1] = accessed.split('-').map(Number);
  return {
    id: key,
    type: 'webpage',
    title,
    ...(publisher ? { publisher } : {}),
    genre: what,
    URL: url,
    accessed: { 'date-parts': [[year, month, day]] },
  };
}

/** The page's path as a key: one record has one key for ever. */
const keyOf = (url: string): string =>
  new URL(url).pathname
    .match(/[A-Za-z0-9]+/g)
    ?.join('_')
    .toLowerCase() ?? 'page';

/** How to name a record in a text that others shall be able to check. Names are taken as text in every form. */
export function citationOf<K extends Kind>(cited: { kind: K; record: Records[K] }, { url, accessed }: Visit): Citation {
  const { kind, record } = cited;
  const { publisher } = originOfRow(record, null);
  const facts: Facts = {
    key: keyOf(url),
    title: oneLine(titleOf(kind, record)),
    what: oneLine(kindInWords(kind, record)),
    publisher: publisher && oneLine(publisher),
    url: new URL(url).href,
    accessed: accessed.slice(0, 10),
  };
  const { title, what } = facts;
  const source = facts.publisher ? ` ${facts.publisher}.` : '';
  const text = `${title} (${what}).${source} ${facts.url}. Accessed ${spoken.date(facts.accessed)}.`;
  return { text, bibtex: bibtexOf(facts), ris: risOf(facts), csl: cslOf(facts) };
}

/** Of which kind the records of each page are; pages that tell of the service or answer a question are not taken away. */
export const TAKEN = {
  search_companies: 'company',
  get_company: 'company',
  list_company_filings: 'filing',
  list_company_statements: 'statement',
  list_company_data: 'datum',
  get_company_network: 'network_relationship',
  list_events: 'event',
  list_jurisdiction_events: 'event',
  list_company_events: 'event',
  search_officers: 'officer',
  get_officer: 'officer',
  get_filing: 'filing',
  get_datum: 'datum',
  get_statement: 'statement',
  search_subsequent_registrations: 'statement',
  search_alternate_registrations: 'statement',
  search_gazette_notices: 'statement',
  search_control_statements: 'control_statement',
  search_trademark_registrations: 'statement',
  get_placeholder: 'placeholder',
  get_placeholder_network: 'network_relationship',
  list_placeholder_statements: 'statement',
  search_corporate_groupings: 'corporate_grouping',
  get_corporate_grouping: 'corporate_grouping',
  list_jurisdictions: 'jurisdiction',
  list_industry_code_schemes: 'industry_code_scheme',
  get_industry_code_scheme: 'industry_code_scheme',
  get_industry_code: 'industry_code',
  get_event: 'event',
} as const satisfies Partial<Record<EndpointName, Kind>>;

export type DownloadEndpoint = keyof typeof TAKEN;

export const isTaken = (name: EndpointName): name is DownloadEndpoint => Object.hasOwn(TAKEN, name);

/** Pages of one record; the others are lists. */
export const isRecordPage = (name: EndpointName): boolean => ENDPOINTS[name].reply.shape === 'record';

/** What an item of the page is, as the contract has it. */
export const schemaOf = (name: DownloadEndpoint): z.ZodType<Records[Kind]> => ENDPOINTS[name].reply.schema;

/** Pages that have a feed: what happened, and what changed. */
const FOLLOWED = new Set<EndpointName>([
  'search_companies',
  'list_events',
  'list_jurisdiction_events',
  'list_company_events',
]);

export const hasFeed = (name: EndpointName): boolean => FOLLOWED.has(name);

export type Suffix = (typeof SUFFIXES)[number];

/** `/companies/gb/01234500.csv` taken apart. */
export interface DownloadAddress {
  /** Of the page, with its slash, percent-encoded as it was sent. */
  path: string;
  suffix: Suffix;
  /** With the suffix: a record may be called so. */
  whole: string;
}

/** Undefined for an address that ends in none of our suffixes, or has nothing before it. */
export function takenAddress(pathname: string): DownloadAddress | undefined {
  const lower = pathname.toLowerCase();
  const suffix = SUFFIXES.find((one) => lower.endsWith(`.${one}`));
  if (suffix === undefined) return undefined;
  const path = pathname.slice(0, -suffix.length - 1);
  return path === '' || path.endsWith('/') ? undefined : { path, suffix, whole: pathname };
}

/** The address of a page as a file: the suffix before the query. */
export function takenHref(path: string, suffix: Suffix, params: URLSearchParams = new URLSearchParams()): string {
  const query = params.toString();
  return `${path}.${suffix}${query === '' ? '' : `?${query}`}`;
}

/**
 * The page of a record whose own name ends like a file: with its last dots encoded, no suffix is read off it. Browsers
 * keep `%2E` inside a segment, and it is decoded to the same name.
 */
export function pageOfDottedName(whole: string): string {
  const at = whole.lastIndexOf('/') + 1;
  return whole.slice(0, at) + whole.slice(at).replaceAll('.', '%2E');
}

export interface MenuFile {
  format: FormatName;
  href: string;
}

interface MenuFeed {
  format: 'atom' | 'json';
  media_type: string;
  href: string;
}

/** All that "Take it with you" offers for a page. */
export interface DownloadOffer {
  kind: Kind;
  isRecord: boolean;
  /** Whether the list may have more than one page. */
  hasPages: boolean;
  files: MenuFile[];
  feeds: MenuFeed[];
  curl: string;
  /** Of a record: its citation as a file. */
  citations: { label: string; href: string }[];
  /** Of a company: the path of its card for other sites' pages. */
  card?: string;
}

interface OfferedPage {
  /** Of the page, percent-encoded, with its slash. */
  path: string;
  /** Filters of the page. */
  params: URLSearchParams;
  source: 'embedded' | 'upstream';
  origin: string;
  /** The interface answers nobody without a token. */
  needsToken: boolean;
}

const filesOf = (name: DownloadEndpoint, { path, params }: OfferedPage): MenuFile[] =>
  formatsFor(TAKEN[name]).map((format) => ({ format, href: takenHref(path, format, params) }));

/** Of a company its events; of a list that can be followed the list itself. */
function feedsOf(name: DownloadEndpoint, { path, params }: OfferedPage): MenuFeed[] {
  const isCompany = name === 'get_company';
  if (!isCompany && !hasFeed(name)) return [];
  const [followed, filters] = isCompany ? [`${path}/events`, undefined] : [path, params];
  return [
    { format: 'atom', media_type: 'application/atom+xml', href: takenHref(followed, 'atom', filters) },
    { format: 'json', media_type: 'application/feed+json', href: takenHref(followed, 'feed.json', filters) },
  ];
}

/** A remote service's interface is not ours to open: there the line asks for the page's own file. */
function curlLineOf({ path, params, source, origin, needsToken }: OfferedPage): string {
  if (source === 'embedded') return curlOf(`/v0.4${path}`, params, origin, needsToken);
  return curlOf(`${path}.json`, params, origin);
}

/** Undefined for a page that cannot be taken away. Filters that only the page knows are left to it. */
export function offerOf(page: OfferedPage): DownloadOffer | undefined {
  const matched = matchPath(page.path);
  if (!matched || !isTaken(matched.name)) return undefined;
  const { name } = matched;
  const isRecord = isRecordPage(name);
  const cited = [
    { label: 'BibTeX', href: takenHref(page.path, 'bib') },
    { label: 'RIS', href: takenHref(page.path, 'ris') },
  ];
  return {
    kind: TAKEN[name],
    isRecord,
    hasPages: ENDPOINTS[name].paginated,
    files: filesOf(name, page),
    feeds: feedsOf(name, page),
    curl: curlLineOf(page),
    citations: isRecord ? cited : [],
    card: name === 'get_company' ? `/embed${page.path}` : undefined,
  };
}

/** What is offered for companies side by side; `params` name them. Each has feeds, a citation and a card of its own. */
export function offerOfComparison(params: URLSearchParams, origin: string): DownloadOffer {
  const path = links.compare();
  return {
    kind: 'company',
    isRecord: false,
    hasPages: false,
    files: formatsFor('company').map((format) => ({ format, href: takenHref(path, format, params) })),
    feeds: [],
    curl: curlOf(`${path}.json`, params, origin),
    citations: [],
  };
}

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

/** The path of a page and, of its query, what the interface filters by: what only the page knows is no part of a file. */
export function filtersOfPage(
  page: string,
  source: 'embedded' | 'upstream',
): { path: string; params: URLSearchParams } {
  const at = page.indexOf('?');
  const path = at < 0 ? page : page.slice(0, at);
  const name = matchPath(path)?.name;
  if (at < 0 || name === undefined || !isTaken(name)) return { path, params: new URLSearchParams() };
  return { path, params: wantedOf(name, path.slice(1), new URLSearchParams(page.slice(at)), source).params };
}
