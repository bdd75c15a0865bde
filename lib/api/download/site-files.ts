import type { MetadataRoute } from 'next';
import type { ListedCompany } from '@/lib/registry/request';
import { links } from '@/lib/shared/links';
import { escapeMarkup, XML_DECLARATION } from '@/lib/shared/text';
import { SUFFIXES } from './suffixes.mjs';

/**
 * Most addresses in one file (sitemaps.org, "Sitemap index"). File n has the companies with ids from n × 50,000 + 1, so
 * that a company stays in its file whatever is added.
 */
export const MOST_ADDRESSES = 50_000;

/**
 * Companies loaded at a time: the file is written in steps, so that the register can answer other requests in between.
 */
const AT_ONCE = 1_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The companies after an id, by id. */
type ListCompanies = (after: number, limit: number) => Promise<readonly ListedCompany[]>;

export const sitemapPath = (file: number): string => `/sitemaps/companies-${file}.xml`;

/** `companies-3.xml` → 3; undefined for any other name. */
export function fileNumber(name: string): number | undefined {
  const [, digits] = /^companies-(0|[1-9]\d{0,8})\.xml$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The index of all sitemap files. */
export function indexXml(files: readonly number[], origin: string): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeMarkup(origin + sitemapPath(file))}</loc></sitemap>\n`);
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

const entryXml = (company: ListedCompany, origin: string): string =>
  `<url><loc>${escapeMarkup(origin + links.company(company))}</loc><lastmod>${escapeMarkup(company.updated_at.slice(0, 10))}</lastmod></url>\n`;

/** One sitemap file, in chunks of a thousand companies. */
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

/** Lets a browser search from its address bar (OpenSearch 1.1); `origin` is our address as the browser used it. */
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

/** Filters combine without end. The records themselves are in the sitemap. */
const SEARCHES = ['/*/search?', '/*/network?', '/*/events?', '/connections?'];

/** Persons, whom the register names and a search for their name need not find. */
const OFFICERS = ['/officers/', '/officers?'];

const NO_PAGES = ['/api/', '/downloads/', '/embed/', '/oembed', ...SUFFIXES.map((suffix) => `/*.${suffix}$`)];

/**
 * Rules for robots (RFC 9309): with our own register they may visit the records. With a remote service only the home
 * page, because any other visit may spend a call that a user then lacks. Officers only if the setting says so.
 */
export function robotsFor(
  source: 'embedded' | 'upstream',
  origin: string,
  indexOfficers: boolean,
): MetadataRoute.Robots {
  if (source === 'upstream') return { rules: { userAgent: '*', allow: '/$', disallow: '/' } };
  return {
    // The rules for downloads also match these; the longer pattern wins.
    rules: {
      userAgent: '*',
      allow: ['/', '/icon.svg', '/sitemaps/companies-'],
      disallow: [...SEARCHES, ...(indexOfficers ? [] : OFFICERS), ...NO_PAGES],
    },
    sitemap: `${origin}/sitemap.xml`,
  };
}
