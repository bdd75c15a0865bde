import { offerOf, offerOfComparison } from '../../lib/api/download/menu';
import { ENDPOINTS, type EndpointName } from '../../lib/contract/endpoints';
import { exampleAddress } from '../../lib/contract/openapi';
import { SAMPLE_HIGHLIGHTS } from '../../lib/register/sample/highlights';
import { compareHref, links } from '../../lib/shared/links';
import { pageFileOf, SITUATIONS } from './situations';

const { largest_group_head: head, loop } = SAMPLE_HIGHLIGHTS;
export const PUBLIC_URL = 'https://registers.example.org';
export const ENDS_IN_STAR = '/companies/search?q=marine*';

export interface Row {
  address: string;
  method?: 'POST';
  /** The fields of a form, or JSON. */
  body?: URLSearchParams | string;
  /** On the register, and in front of a service. */
  status: readonly [embedded: number, upstream: number];
  /** Written from the same reply as another: in front of a service it is read in a thorough run only. */
  isLikeAnother?: boolean;
}

const get = (address: string, embedded = 200, upstream = embedded): Row => ({ address, status: [embedded, upstream] });
const post = (address: string, body: Row['body'], embedded: number, upstream = embedded): Row => ({
  ...get(address, embedded, upstream),
  method: 'POST',
  body,
});

export const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
export const pathOf = (name: EndpointName): string => `/${exampleAddress(name)}`;

/** What the download menu of each page offers. */
function downloads(): Row[] {
  const pages = [...NAMES.map(pathOf), ENDS_IN_STAR].map((address) => new URL(address, PUBLIC_URL));
  const offers = pages.map(({ pathname: path, searchParams: params }) =>
    offerOf({ path, params, source: 'embedded', origin: '', needsToken: false }),
  );
  const compared = new URL(compareHref([head, loop]), PUBLIC_URL).searchParams;
  return [...offers, offerOfComparison(compared, '')].flatMap((offer, page) => {
    const files = offer ? [...offer.files, ...offer.feeds, ...offer.citations] : [];
    return files.map(({ href }, index) => ({ ...get(href), isLikeAnother: index !== page % files.length }));
  });
}

const QUERY = `?endpoint=get_company&${new URLSearchParams({ ...head })}`;

/**
 * Rows of each file below `app` that is not a page, by its name, and of each address that is answered before the
 * framework. The API has its own test.
 */
export const ROUTES: Record<string, Row[]> = {
  '/api/allowance': [get('/api/allowance', 404, 200)],
  '/api/complete': [get('/api/complete?q=jurisdiction:g')],
  'api/entities/route.ts': [post('/api/entities', JSON.stringify({ paths: [links.company(head)] }), 200)],
  'api/hand-over/route.ts': [get('/api/hand-over', 204)],
  'api/language/route.ts': [post('/api/language', new URLSearchParams({ language: 'en', page: '/' }), 303)],
  'api/client.ts/route.ts': [get('/api/client.ts')],
  // Answered for programs, whose calls are counted; the API has its own test.
  'api/match/route.ts': [post('/api/match', '{}', 400)],
  'api/match/rows/route.ts': [post('/api/match/rows', JSON.stringify({ rows: [{ name: head.name }] }), 200)],
  'api/openapi.json/route.ts': [get('/api/openapi.json')],
  'api/policy-report/route.ts': [post('/api/policy-report', JSON.stringify({ 'csp-report': {} }), 204)],
  '/api/price': [get(`/api/price?path=${links.company(head)}`, 404, 200)],
  'api/refresh/route.ts': [
    post('/api/refresh', new URLSearchParams({ page: links.company(head), ask: links.company(head) }), 404, 303),
  ],
  '/api/registry': [...NAMES.map(pathOf), ENDS_IN_STAR].map((address) =>
    get(`/api/registry${address}`, address === '/account_status' ? 401 : 200, 200),
  ),
  '/api/suggest': [get('/api/suggest?q=harrowgate', 200, 404)],
  'api/take/[...path]/route.ts': [
    ...downloads(),
    ...['csv', 'graphml', 'svg'].map((suffix) => get(`/network.${suffix}?from=${links.company(loop)}&depth=1`)),
    ...['atom', 'feed.json', 'ics'].map((suffix) => get(`/watchlist.${suffix}?company=gb/${head.company_number}`)),
    ...['json', 'xml', 'csv'].flatMap((suffix) => [
      get(`/versions.${suffix}`),
      get(`/jurisdictions/match.${suffix}?q=Delaware`),
      get(`/account_status.${suffix}`, 401, 200),
    ]),
  ],
  'api/theme/route.ts': [post('/api/theme', new URLSearchParams({ theme: 'dark', page: '/' }), 303)],
  'api/walk/route.ts': [get(`/api/walk?from=${links.company(loop)}`)],
  'cards/[...page]/route.tsx': [get(`/cards${links.companyNetwork(head)}`)],
  'companies/[jurisdiction]/[number]/opengraph-image.tsx': [get(`${links.company(head)}/opengraph-image`)],
  'docs/api/try/route.ts': [get(`/docs/api/try${QUERY}`, 303)],
  'embed/[...page]/route.ts': [get(`/embed${links.companyNetwork(head)}`)],
  'embed/companies/[jurisdiction]/[number]/route.ts': [get(`/embed${links.company(head)}`)],
  '/healthz': [get('/healthz')],
  'llms.txt/route.ts': [get('/llms.txt')],
  // Tools of language models; the client stage uses them.
  'mcp/route.ts': [post('/mcp', 'no message', 400)],
  '/metrics': [get('/metrics')],
  'oembed/route.ts': [get(`/oembed?url={origin}${links.company(head)}`)],
  'opensearch.xml/route.ts': [get('/opensearch.xml')],
  '/readyz': [get('/readyz')],
  'reconcile/[[...path]]/route.ts': [get('/reconcile')],
  'robots.ts': [get('/robots.txt')],
  'sitemap.xml/route.ts': [get('/sitemap.xml', 200, 404)],
  'sitemaps/[file]/route.ts': [get('/sitemaps/companies-0.xml', 200, 404)],
};

export const VISITED = SITUATIONS.filter(
  (situation, index) =>
    !situation.isNotFound && SITUATIONS.findIndex((other) => pageFileOf(other) === pageFileOf(situation)) === index,
);

/** Every page, file, feed and route: a test of `settings.spec.ts` says if one is missing. */
export const ROWS: Row[] = [
  ...VISITED.map(({ address, redirectsUpstream }) => get(address, 200, redirectsUpstream ? 307 : 200)),
  get(ENDS_IN_STAR),
  ...Object.values(ROUTES).flat(),
];
