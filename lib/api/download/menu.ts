import type { z } from 'zod';
import { ENDPOINTS, type EndpointName, matchPath } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { FACET_PARAMETERS } from '@/lib/contract/extensions';
import type { Kind, Records } from '@/lib/contract/kinds';
import { MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import { everythingOn, INCLUDED, orAbsent, parsePage } from '@/lib/contract/parameters';
import { type FormatName, formatsFor, suffixOf } from '@/lib/formats/offered';
import { kindInWords, originOfRow, titleOf } from '@/lib/formats/out/about';
import { spoken } from '@/lib/formats/out/document';
import { type EventScope, parseEventFilter, printEventFilter } from '@/lib/records/event/filter';
import { QUERY_PARAMETER, readQueryAddress } from '@/lib/records/results/query';
import { STATEMENT_SEARCHES } from '@/lib/records/statement/searches';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { problemInWords } from '@/lib/search/query/part';
import { searchRequest } from '@/lib/search/request';
import { type AddressParameters, parseSearch, printSearch, type SearchState } from '@/lib/search/state';
import { curlOf, links } from '@/lib/shared/links';
import { oneLine } from '@/lib/shared/text';
import { allowedParameters } from '../browser-route';
import { SUFFIXES } from './suffixes.mjs';

/** A citation in the four forms that reference managers read. */
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

/** `url`: the page, absolute. `accessed`: ISO date, UTC. */
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

/** Escapes for characters that are special in BibTeX. */
const BIBTEX: Record<string, string> = {
  '\\': '{\\textbackslash}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  '{': '\\{',
  '}': '\\}',
};

const inBibtex = (text: string): string =>
  text.replace(/[\\~^{}]/g, (found) => BIBTEX[found] ?? '').replace(/[#$%&_]/g, '\\$&');

/** Braces must balance in BibTeX, so those of an address are percent-encoded instead. */
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

/** One tag per line (RIS, 2001), so line breaks in texts are removed. */
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

/** The citation key is made from the path, so that it is stable. */
const keyOf = (url: string): string =>
  new URL(url).pathname
    .match(/[A-Za-z0-9]+/g)
    ?.join('_')
    .toLowerCase() ?? 'page';

/** The citation of a record. Names are escaped for each form. */
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

/** The kind of records on each page. */
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

/** What the service says of itself or answers to a question, which is no record. */
export const ANSWERS: ReadonlySet<EndpointName> = new Set(['versions', 'match_jurisdiction', 'get_account_status']);

/** An answer in them is what the interface says, or one row. */
const ANSWER_FORMATS = ['json', 'xml', 'csv'] as const satisfies readonly FormatName[];

/** True for pages of one record; all others are lists. */
export const isRecordPage = (name: EndpointName): boolean => ENDPOINTS[name].reply.shape === 'record';

/** The schema of the page's items. */
export const schemaOf = (name: DownloadEndpoint): z.ZodType<Records[Kind]> => ENDPOINTS[name].reply.schema;

export type FeedSuffix = Extract<Suffix, 'atom' | 'feed.json' | 'ics'>;

interface FollowedPage {
  kind: Kind;
  suffixes: readonly FeedSuffix[];
  /** The interface has no order of time for it, so that a feed is of what one request gives. */
  isUnordered?: true;
}

const DATED = ['atom', 'feed.json', 'ics'] as const;

/** Pages that have a feed of events or changes, or a calendar; that of a company is that of its events. */
export const FEEDS: Partial<Record<DownloadEndpoint, FollowedPage>> = {
  search_companies: { kind: 'company', suffixes: ['atom', 'feed.json'] },
  list_events: { kind: 'event', suffixes: DATED },
  list_jurisdiction_events: { kind: 'event', suffixes: DATED },
  list_company_events: { kind: 'event', suffixes: DATED },
  list_company_filings: { kind: 'filing', suffixes: DATED },
  search_officers: { kind: 'officer', suffixes: DATED, isUnordered: true },
  search_gazette_notices: { kind: 'statement', suffixes: DATED },
};

export type Suffix = (typeof SUFFIXES)[number];

/** The parts of `/companies/gb/01234500.csv`. */
export interface DownloadAddress {
  /** Path of the page, with its leading slash, percent-encoded as received. */
  path: string;
  suffix: Suffix;
  /** With the suffix: it may be part of a record's name. */
  whole: string;
}

/** Undefined if the address ends in none of our suffixes, or has nothing before the suffix. */
export function takenAddress(pathname: string): DownloadAddress | undefined {
  const lower = pathname.toLowerCase();
  const suffix = SUFFIXES.find((one) => lower.endsWith(`.${one}`));
  if (suffix === undefined) return undefined;
  const path = pathname.slice(0, -suffix.length - 1);
  return path === '' || path.endsWith('/') ? undefined : { path, suffix, whole: pathname };
}

/** The download address of a page: the suffix comes before the query. */
export function takenHref(path: string, suffix: Suffix, params: URLSearchParams = new URLSearchParams()): string {
  const query = params.toString();
  return `${path}.${suffix}${query === '' ? '' : `?${query}`}`;
}

/**
 * The page address of a record whose name ends like a file. Its last dot is encoded, so that no suffix is recognised.
 * Browsers keep `%2E` in a segment, and it decodes to the same name.
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
  format: 'atom' | 'json' | 'calendar';
  media_type: string;
  href: string;
}

/** All that the download menu offers for a page. */
export interface DownloadOffer {
  /** Undefined for what is no record. */
  kind?: Kind;
  isRecord: boolean;
  /** Whether the list may have more than one page. */
  hasPages: boolean;
  files: MenuFile[];
  feeds: MenuFeed[];
  curl: string;
  /** For a record: its citations as files. */
  citations: { label: string; href: string }[];
  /** For a company: the path of its card for other sites. */
  card?: string;
}

interface OfferedPage {
  /** Percent-encoded, with its leading slash. */
  path: string;
  /** Filters of the page. */
  params: URLSearchParams;
  source: 'embedded' | 'upstream';
  origin: string;
  /** The interface requires a token. */
  needsToken: boolean;
}

/** Searches of statements that say nothing of owners. */
const WITHOUT_OWNERS = new Set<DownloadEndpoint>([
  'search_subsequent_registrations',
  'search_alternate_registrations',
  'search_gazette_notices',
  'search_trademark_registrations',
]);

/** The formats of a page. */
export const formatsOf = (name: DownloadEndpoint): FormatName[] =>
  formatsFor(TAKEN[name]).filter((format) => !(WITHOUT_OWNERS.has(name) && (format === 'bods' || format === 'ftm')));

const filesOf = (formats: readonly FormatName[], { path, params }: Pick<OfferedPage, 'path' | 'params'>): MenuFile[] =>
  formats.map((format) => ({ format, href: takenHref(path, suffixOf(format), params) }));

const MENU_FEEDS = {
  atom: { format: 'atom', media_type: 'application/atom+xml' },
  'feed.json': { format: 'json', media_type: 'application/feed+json' },
  ics: { format: 'calendar', media_type: 'text/calendar' },
} as const satisfies Record<FeedSuffix, Omit<MenuFeed, 'href'>>;

/** For a company, the feed of its events; for a list that has a feed, the list itself. */
function feedsOf(name: DownloadEndpoint, { path, params }: OfferedPage): MenuFeed[] {
  const isCompany = name === 'get_company';
  const { suffixes = [] } = FEEDS[isCompany ? 'list_company_events' : name] ?? {};
  const [followed, filters] = isCompany ? [`${path}/events`, undefined] : [path, params];
  return suffixes.map((suffix) => ({ ...MENU_FEEDS[suffix], href: takenHref(followed, suffix, filters) }));
}

/** We cannot give access to the interface of a remote service, so the command then downloads our file. */
function curlLineOf({ path, params, source, origin, needsToken }: OfferedPage): string {
  if (source === 'embedded') return curlOf(`/v0.4${path}`, params, origin, needsToken);
  return curlOf(`${path}.json`, params, origin);
}

const offerOfAnswer = (page: OfferedPage): DownloadOffer => ({
  ...{ isRecord: true, hasPages: false, feeds: [], citations: [] },
  files: filesOf(ANSWER_FORMATS, page),
  curl: curlLineOf(page),
});

/** Of our own register the status of an account is for the holder of its token, whom pages do not know. */
const isAnswered = (name: EndpointName, source: OfferedPage['source']): boolean =>
  ANSWERS.has(name) && !(name === 'get_account_status' && source === 'embedded');

/** Undefined if the page cannot be downloaded. Filters that exist on the page alone are not passed on. */
export function offerOf(page: OfferedPage): DownloadOffer | undefined {
  const matched = matchPath(page.path);
  if (matched && isAnswered(matched.name, page.source)) return offerOfAnswer(page);
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
    files: filesOf(formatsOf(name), page),
    feeds: feedsOf(name, page),
    curl: curlLineOf(page),
    citations: isRecord ? cited : [],
    card: name === 'get_company' ? `/embed${page.path}` : undefined,
  };
}

/**
 * The downloads of a comparison; `params` name the companies. Feeds, citations and cards belong to each company's own
 * page.
 */
export function offerOfComparison(params: URLSearchParams, origin: string): DownloadOffer {
  const path = links.compare();
  return {
    kind: 'company',
    isRecord: false,
    hasPages: false,
    files: filesOf(formatsFor('company'), { path, params }),
    feeds: [],
    curl: curlOf(`${path}.json`, params, origin),
    citations: [],
  };
}

/** The number of list pages to download from a remote service: `?pages=N`. */
export const PAGES_PARAMETER = 'pages';

const SEARCH_PAGES: Partial<Record<DownloadEndpoint, SearchPage>> = {
  search_companies: COMPANY_SEARCH,
  search_officers: OFFICER_SEARCH,
};

/** All pages with a query box. */
const QUERY_PAGES: Partial<Record<DownloadEndpoint, SearchPage>> = { ...SEARCH_PAGES, ...STATEMENT_SEARCHES };

/** A search page with its parsed address; undefined for any other page. */
interface WantedSearch {
  page: SearchPage;
  state: SearchState;
}

/** What a download address requests, parsed as the page parses it. */
export interface Wanted {
  /** Parameters of the interface and of the page's address, without page number and size. */
  params: URLSearchParams;
  search?: WantedSearch;
  /** The most list pages that may be requested. */
  pages: number;
  isNetwork: boolean;
}

/** Filters of a network; without them the file has the whole network, as the unfiltered page. */
const NARROWING = ['confidence', 'ownership_percentage'];

function addMissing(request: URLSearchParams, more: URLSearchParams): void {
  for (const [name, value] of more) if (!request.has(name)) request.set(name, value);
}

const together = (given: URLSearchParams): AddressParameters =>
  Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]));

/** Parameters for paging and facets: a file has the whole list, and no counts. */
const APART = ['page', 'per_page', PAGES_PARAMETER, ...FACET_PARAMETERS];

/**
 * An invalid value is passed on, so that the registry reports it: the page would ignore it, but an unfiltered file
 * could be mistaken for the filtered one.
 */
function searchParameters({ page, state }: WantedSearch, allowed: URLSearchParams): URLSearchParams {
  const printed = printSearch(page, { ...state, page: 1 });
  for (const [name, value] of allowed) if (!printed.has(name) && value.trim() !== '') printed.append(name, value);
  return printed;
}

function filtersIn(params: URLSearchParams): URLSearchParams {
  const filters = new URLSearchParams(params);
  for (const name of APART) filters.delete(name);
  return filters;
}

function wantedSearch(name: DownloadEndpoint, given: URLSearchParams): WantedSearch | undefined {
  const page = SEARCH_PAGES[name];
  return page && { page, state: parseSearch(page, together(given)) };
}

/**
 * Replaces the text of the query box, `query`, by the interface's own parameters, as the page does. Throws 400 for a
 * part of it that the page would leave out: the file could be mistaken for the narrower one.
 */
function withQueryRead(name: DownloadEndpoint, given: URLSearchParams, canExclude: boolean): URLSearchParams {
  const page = QUERY_PAGES[name];
  if (!page || !given.has(QUERY_PARAMETER)) return given;
  const { state, problems } = readQueryAddress(page, together(given), { canExclude });
  const unread = problems.find(({ kind }) => kind === 'error');
  if (unread) throw new RegistryError('invalid_request', problemInWords(unread, 'en'));
  const params = printSearch(page, { ...state, page: 1 });
  const pages = given.get(PAGES_PARAMETER);
  if (pages !== null) params.set(PAGES_PARAMETER, pages);
  return params;
}

const EVENT_SCOPES: Partial<Record<DownloadEndpoint, EventScope>> = {
  list_events: 'all',
  list_jurisdiction_events: 'jurisdiction',
  list_company_events: 'company',
};

/** Names of places and the two ends of a range become the interface's own parameters; an invalid value stays. */
function withEventFilterRead(name: DownloadEndpoint, given: URLSearchParams): URLSearchParams {
  const scope = EVENT_SCOPES[name];
  if (!scope) return given;
  const params = printEventFilter({ ...parseEventFilter(together(given), scope), page: 1 });
  addMissing(params, given);
  return params;
}

/** Parses the address of a file. `path` is of the interface. Throws 400 for a `query` with an error. */
export function wantedOf(
  name: DownloadEndpoint,
  path: string,
  address: URLSearchParams,
  source: 'embedded' | 'upstream',
): Wanted {
  const given = withEventFilterRead(name, withQueryRead(name, address, source === 'embedded'));
  const search = wantedSearch(name, given);
  const allowed = filtersIn(allowedParameters(path, given));
  const params = search ? searchParameters(search, allowed) : allowed;
  const requested = orAbsent(parsePage, given.get(PAGES_PARAMETER) ?? '') ?? 1;
  const isNetwork = TAKEN[name] === 'network_relationship';
  return { params, search, isNetwork, pages: source === 'embedded' ? MAX_PAGE : requested };
}

/**
 * The request for a page of the list. For our own register the largest page size; for a remote service exactly the
 * request of our page, so that its cached reply costs no call.
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
    addMissing(request, isNarrowed ? new URLSearchParams(INCLUDED) : everythingOn(undefined));
  }
  request.delete('page');
  if (page > 1) request.set('page', String(page));
  if (source === 'embedded') request.set('per_page', String(MAX_PER_PAGE));
  return request;
}

/**
 * The path of a page and those parameters that the interface filters by. Parameters of the page alone do not affect a
 * file.
 */
export function filtersOfPage(
  page: string,
  source: 'embedded' | 'upstream',
): { path: string; params: URLSearchParams } {
  const at = page.indexOf('?');
  const path = at < 0 ? page : page.slice(0, at);
  const name = matchPath(path)?.name;
  const given = new URLSearchParams(at < 0 ? '' : page.slice(at));
  if (name !== undefined && ANSWERS.has(name)) return { path, params: allowedParameters(path.slice(1), given) };
  if (at < 0 || name === undefined || !isTaken(name)) return { path, params: new URLSearchParams() };
  return { path, params: wantedOf(name, path.slice(1), given, source).params };
}
