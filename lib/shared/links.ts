/** Every address of the explorer, made here and nowhere else. Pages stand at the interface's own paths. */

export interface CompanyNumber {
  jurisdiction_code: string;
  company_number: string;
}

const withQuery = (path: string, params?: URLSearchParams): string => {
  // Commas, pipes and colons are part of the filter grammar and allowed in a query: left readable.
  const query = params?.toString().replace(/%2C/g, ',').replace(/%7C/g, '|').replace(/%3A/g, ':') ?? '';
  return query === '' ? path : `${path}?${query}`;
};

export const links = {
  home: () => '/',
  companySearch: (params?: URLSearchParams) => withQuery('/companies/search', params),
  officerSearch: (params?: URLSearchParams) => withQuery('/officers/search', params),
  /** Any search page, by the path of its search (`SearchPage.path`). */
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
  /** `id` still percent-encoded, as the framework gives it. */
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
  /** Companies side by side: slashes are allowed in a query, and left readable. */
  compare: (params?: URLSearchParams) => withQuery('/compare', params).replaceAll('%2F', '/'),
  /** The network of several entities; what stands in its address is made by `rootsHref`. */
  network: (params?: URLSearchParams) => withQuery('/network', params).replaceAll('%2F', '/'),
  /** The companies that somebody watches on the device. */
  watchlist: () => '/watchlist',
  /** What is left of the allowance, and what was spent. */
  register: () => '/register',
  accountStatus: () => '/account_status',
  /** Every endpoint of the API, with forms to try. */
  apiReference: () => '/docs/api',
  /** The words of the field explained; with an id, one of them. */
  glossary: (term?: string) => (term === undefined ? '/glossary' : `/glossary#${term}`),
  /** The interface's JSON of the record, or list, that a page shows. */
  json: (path: string, params?: URLSearchParams) => withQuery(`/api/registry${path}`, params),
};

/**
 * The address on our pages of a record that is known by its `service_url`, whoever's host that names. Undefined
 * for what is no address at all: foreign data is never trusted with a link of another scheme.
 */
export function pathOf(serviceUrl: string | null | undefined): string | undefined {
  if (!serviceUrl) return undefined;
  if (serviceUrl.startsWith('/')) return serviceUrl.startsWith('//') ? undefined : serviceUrl;
  if (!/^https?:\/\//i.test(serviceUrl) || !URL.canParse(serviceUrl)) return undefined;
  return new URL(serviceUrl).pathname;
}

/** A link out of the site, given by a source: http or https, or none. */
export function outsideLink(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}
