import type { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import type { Kind, Records } from '@/lib/contract/kinds';
import { matchPath } from '@/lib/contract/paths';
import { links } from '@/lib/shared/links';
import { curlOf } from './curl';
import { type FormatName, formatsFor } from './formats';
import { SUFFIXES } from './suffixes.mjs';

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
