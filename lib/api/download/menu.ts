import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { Kind } from '@/lib/contract/kinds';
import { matchPath } from '@/lib/contract/paths';
import { links } from '@/lib/shared/links';
import { takenHref } from './address';
import { curlOf } from './curl';
import { type FormatName, formatsFor } from './formats';
import { hasFeed, isRecordPage, isTaken, TAKEN, type TakenEndpoint } from './taken';

export interface MenuFile {
  format: FormatName;
  href: string;
}

export interface MenuFeed {
  format: 'atom' | 'json';
  media_type: string;
  href: string;
}

/** All that "Take it with you" offers for a page. */
export interface TakeOffer {
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

export interface OfferedPage {
  /** Of the page, percent-encoded, with its slash. */
  path: string;
  /** Filters of the page. */
  params: URLSearchParams;
  source: 'embedded' | 'upstream';
  origin: string;
  /** The interface answers nobody without a token. */
  needsToken: boolean;
}

const filesOf = (name: TakenEndpoint, { path, params }: OfferedPage): MenuFile[] =>
  formatsFor(TAKEN[name]).map((format) => ({ format, href: takenHref(path, format, params) }));

/** Of a company its events; of a list that can be followed the list itself. */
function feedsOf(name: TakenEndpoint, { path, params }: OfferedPage): MenuFeed[] {
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
export function offerOf(page: OfferedPage): TakeOffer | undefined {
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
export function offerOfComparison(params: URLSearchParams, origin: string): TakeOffer {
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
