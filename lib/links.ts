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
  company: ({ jurisdiction_code, company_number }: CompanyNumber) =>
    `/companies/${encodeURIComponent(jurisdiction_code)}/${encodeURIComponent(company_number)}`,
  companyNetwork: (company: CompanyNumber, params?: URLSearchParams) =>
    withQuery(`${links.company(company)}/network`, params),
  officer: (id: number) => `/officers/${id}`,
  /** `id` still percent-encoded, as the framework gives it. */
  placeholder: (id: string) => `/placeholders/${id}`,
  /** What is left of the allowance, and what was spent. */
  accountStatus: () => '/account_status',
  /** Every endpoint of the API, with forms to try. */
  apiReference: () => '/docs/api',
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
