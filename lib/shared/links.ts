/** The only place that creates addresses of the explorer. Pages have the same paths as the interface. */

export interface CompanyNumber {
  jurisdiction_code: string;
  company_number: string;
}

const withQuery = (path: string, params?: URLSearchParams): string => {
  // Commas, pipes and colons are part of the filter grammar and allowed in a query, so they stay readable.
  const query = params?.toString().replace(/%2C/g, ',').replace(/%7C/g, '|').replace(/%3A/g, ':') ?? '';
  return query === '' ? path : `${path}?${query}`;
};

export const links = {
  home: () => '/',
  companySearch: (params?: URLSearchParams) => withQuery('/companies/search', params),
  /** The companies of a jurisdiction by the first letter of their names. */
  companiesByLetter: (code: string, params?: URLSearchParams) =>
    withQuery(`/companies/${encodeURIComponent(code)}`, params),
  officerSearch: (params?: URLSearchParams) => withQuery('/officers/search', params),
  /** Any search page, by its path (`SearchPage.path`). */
  search: (path: string, params?: URLSearchParams) => withQuery(path, params),
  company: ({ jurisdiction_code, company_number }: CompanyNumber) =>
    `/companies/${encodeURIComponent(jurisdiction_code)}/${encodeURIComponent(company_number)}`,
  companyNetwork: (company: CompanyNumber, params?: URLSearchParams) =>
    withQuery(`${links.company(company)}/network`, params),
  companyFilings: (company: CompanyNumber, params?: URLSearchParams) =>
    withQuery(`${links.company(company)}/filings`, params),
  companyStatements: (company: CompanyNumber, params?: URLSearchParams) =>
    withQuery(`${links.company(company)}/statements`, params),
  companyData: (company: CompanyNumber, params?: URLSearchParams) =>
    withQuery(`${links.company(company)}/data`, params),
  filing: (id: number) => `/filings/${id}`,
  statement: (id: number) => `/statements/${id}`,
  datum: (id: number) => `/data/${id}`,
  officer: (id: number, params?: URLSearchParams) => withQuery(`/officers/${id}`, params),
  events: (params?: URLSearchParams) => withQuery('/companies/events', params),
  jurisdictionEvents: (code: string, params?: URLSearchParams) =>
    withQuery(`/companies/${encodeURIComponent(code)}/events`, params),
  companyEvents: (company: CompanyNumber, params?: URLSearchParams) =>
    withQuery(`${links.company(company)}/events`, params),
  event: (id: number) => `/events/${id}`,
  /** `id` is still percent-encoded, as the framework gives it. */
  placeholder: (id: string) => `/placeholders/${id}`,
  placeholderStatements: (id: string, params?: URLSearchParams) =>
    withQuery(`${links.placeholder(id)}/statements`, params),
  placeholderNetwork: (id: string, params?: URLSearchParams) => withQuery(`${links.placeholder(id)}/network`, params),
  versions: () => '/versions',
  jurisdictions: (params?: URLSearchParams) => withQuery('/jurisdictions', params),
  jurisdictionMatch: (params?: URLSearchParams) => withQuery('/jurisdictions/match', params),
  industryCodes: () => '/industry_codes',
  industryCodeScheme: (id: string, params?: URLSearchParams) =>
    withQuery(`/industry_codes/${encodeURIComponent(id)}`, params),
  industryCode: (scheme: string, code: string) =>
    `/industry_codes/${encodeURIComponent(scheme)}/${encodeURIComponent(code)}`,
  corporateGroupingSearch: (params?: URLSearchParams) => withQuery('/corporate_groupings/search', params),
  corporateGrouping: (name: string) => `/corporate_groupings/${encodeURIComponent(name)}`,
  /** The comparison page; slashes are allowed in a query, so they stay readable. */
  compare: (params?: URLSearchParams) => withQuery('/compare', params).replaceAll('%2F', '/'),
  /** The network of several entities; `rootsHref` creates its parameters. */
  network: (params?: URLSearchParams) => withQuery('/network', params).replaceAll('%2F', '/'),
  /** What connects some entities; `connectionsHref` creates its parameters. */
  connections: (params?: URLSearchParams) => withQuery('/connections', params).replaceAll('%2F', '/'),
  /** Watched companies, stored on the device. */
  watchlist: () => '/watchlist',
  /** A table of names, matched with companies; the table stays in the browser. */
  match: () => '/match',
  /** The quota that is left, and what was spent. */
  register: () => '/register',
  /** The files of the whole register or, by `jurisdiction_code`, of one jurisdiction. */
  downloads: (params?: URLSearchParams) => withQuery('/downloads', params),
  download: (name: string) => `${links.downloads()}/${name}`,
  accountStatus: () => '/account_status',
  /** All endpoints of the API, with forms to try them. */
  apiReference: () => '/docs/api',
  /** The glossary, or one of its terms by id. */
  glossary: (term?: string) => (term === undefined ? '/glossary' : `/glossary#${term}`),
  accessibility: () => '/accessibility',
  /** For persons whom the register names. */
  people: () => '/people',
  /** The interface's JSON of the record or list on a page. */
  json: (path: string, params?: URLSearchParams) => withQuery(`/api/registry${path}`, params),
};

/**
 * The path on our pages of a record with this `service_url`, on any host. Undefined if it is not an http(s) address:
 * foreign data must not add links of other schemes.
 */
export function pathOf(serviceUrl: string | null | undefined): string | undefined {
  if (!serviceUrl) return undefined;
  if (serviceUrl.startsWith('/')) return serviceUrl.startsWith('//') ? undefined : serviceUrl;
  if (!/^https?:\/\//i.test(serviceUrl) || !URL.canParse(serviceUrl)) return undefined;
  return new URL(serviceUrl).pathname;
}

/** A link to another site, given by a source; undefined unless http or https. */
export function outsideLink(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}

/** A company in an address, and in `data-company`: jurisdiction code, slash, number. */
export const companyReference = ({ jurisdiction_code, company_number }: CompanyNumber): string =>
  `${jurisdiction_code}/${company_number}`;

const OF_COMPANY = 'company:';

/** The key under which imported records refer to a company, and by which it is found under a former number. */
export const companyKey = (jurisdiction_code: string, company_number: string): string =>
  `${OF_COMPANY}${companyReference({ jurisdiction_code, company_number })}`;

/** The company whose number the key contains, whether or not it exists; undefined for other kinds of keys. */
export function companyOfKey(key: string): CompanyNumber | undefined {
  if (!key.startsWith(OF_COMPANY)) return undefined;
  // Numbers may contain slashes; jurisdiction codes do not.
  const slash = key.indexOf('/', OF_COMPANY.length);
  if (slash < 0) return undefined;
  return { jurisdiction_code: key.slice(OF_COMPANY.length, slash), company_number: key.slice(slash + 1) };
}

/** The address parameters of the compared companies, for the page and its downloads. */
export const comparedParameters = (companies: readonly CompanyNumber[]): URLSearchParams =>
  new URLSearchParams(companies.map((company) => ['company', companyReference(company)]));

/** The address of a comparison; `extra` adds one-off parameters. */
export function compareHref(
  companies: readonly CompanyNumber[],
  extra: { ask?: boolean; differences?: boolean } = {},
): string {
  const params = comparedParameters(companies);
  if (extra.differences) params.set('show', 'differences');
  if (extra.ask) params.set('ask', 'true');
  return links.compare(params);
}

/** Within single quotes a shell interprets nothing but the quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a curl command. It names the token variable, and never shows the token. */
export const curlLine = (url: string, hasToken: boolean): string =>
  `curl ${hasToken ? '-H "X-API-TOKEN: $API_TOKEN" ' : ''}${quoted(url)}`;

/** "Copy as curl": a path of the API with its parameters, at our public origin. */
export function curlOf(path: string, params: URLSearchParams, origin: string, hasToken = false): string {
  const query = params.toString();
  return curlLine(`${origin}${path}${query === '' ? '' : `?${query}`}`, hasToken);
}
