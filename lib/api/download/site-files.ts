import type { MetadataRoute } from 'next';
import type { ListedCompany } from '@/lib/registry/request';
import { links } from '@/lib/shared/links';
import { escapeMarkup, XML_DECLARATION } from '@/lib/shared/text';
import { SUFFIXES } from './suffixes.mjs';

/** Addresses of one file at most (sitemaps.org, "Sitemap index"). */
export const MOST_ADDRESSES = 50_000;

/** Companies asked for at a time: a file is written while it is read, and the register answers others in between. */
const AT_ONCE = 1_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The companies after an id, in the order of their ids. */
type ListCompanies = (after: number, limit: number) => Promise<readonly ListedCompany[]>;

/**
 * The files of the sitemap by number, from 0. File n has the companies with ids from n × 50,000 + 1 on, so that a company
 * stays in its file whatever is added; a number no company falls to is left out.
 */
export async function listFiles(list: ListCompanies): Promise<number[]> {
  const files: number[] = [];
  for (let after = 0; ; ) {
    const [next] = await list(after, 1);
    if (!next) return files;
    const file = Math.floor((next.id - 1) / MOST_ADDRESSES);
    files.push(file);
    after = (file + 1) * MOST_ADDRESSES;
  }
}

export const sitemapPath = (file: number): string => `/sitemaps/companies-${file}.xml`;

/** `companies-3.xml` → 3; undefined for what is no file of ours. */
export function fileNumber(name: string): number | undefined {
  const [, digits] = /^companies-(0|[1-9]\d{0,8})\.xml$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The index of all files. */
export function indexXml(files: readonly number[], origin: string): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeMarkup(origin + sitemapPath(file))}</loc></sitemap>\n`);
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

const entryXml = (company: ListedCompany, origin: string): string =>
  `<url><loc>${escapeMarkup(origin + links.company(company))}</loc><lastmod>${escapeMarkup(company.updated_at.slice(0, 10))}</lastmod></url>\n`;

/** One file, in pieces of a thousand companies. */
export async function* fileXml(file: number, list: ListCompanies, origin: string): AsyncGenerator<string> {
  const last = (file + 1) * MOST_ADDRESSES;
  yield `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
  for (let after = file * MOST_ADDRESSES; after < last; ) {
    const companies = await list(after, AT_ONCE);
    const inFile = companies.filter(({ id }) => id <= last);
    yield inFile.map((company) => entryXml(company, origin)).join('');
    const end = inFile.at(-1);
    if (!end || inFile.length < companies.length || companies.length < AT_ONCE) break;
    after = end.id;
  }
  yield '</urlset>\n';
}

export const OPEN_SEARCH_MEDIA_TYPE = 'application/opensearchdescription+xml';

/** How a browser searches here from its own address line (OpenSearch 1.1); `origin` is where it found us. */
export const openSearchXml = (origin: string): string => `${XML_DECLARATION}\
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Firmament</ShortName>
<Description>Search companies by name, number or former name.</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/svg+xml">${escapeMarkup(origin)}/icon.svg</Image>
<Url type="text/html" method="get" template="${escapeMarkup(origin)}/companies/search?query={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeMarkup(origin)}/opensearch.xml"/>
</OpenSearchDescription>
`;

/** Without end: each filter of a search leads to further ones. The records behind them are in the sitemap. */
const SEARCHES = ['/*/search?', '/*/network?', '/*/events?'];

const NO_PAGES = ['/api/', '/embed/', '/oembed', ...SUFFIXES.map((suffix) => `/*.${suffix}$`)];

/**
 * What robots may visit (RFC 9309): the records of our own register. In front of a remote service only the home page, since
 * every other visit may cost a call that a person then does not have.
 */
export function robotsFor(source: 'embedded' | 'upstream', origin: string): MetadataRoute.Robots {
  if (source === 'upstream') return { rules: { userAgent: '*', allow: '/$', disallow: '/' } };
  return {
    // "/sitemaps/…xml" ends like a file; what is allowed by the longer pattern is allowed.
    rules: { userAgent: '*', allow: ['/', '/sitemaps/companies-'], disallow: [...SEARCHES, ...NO_PAGES] },
    sitemap: `${origin}/sitemap.xml`,
  };
}
