import { FACETS, FACETS_PARAMETER, type FacetName } from '@/lib/contract/extensions';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import type { CompanyQuery } from '../store/store';

function askedFacets(params: URLSearchParams): FacetName[] | undefined {
  const asked = params.get(FACETS_PARAMETER)?.split(',');
  return asked && FACETS.filter((name) => asked.includes(name));
}

const ORDERS: readonly CompanyQuery['order'][] = [
  'score',
  'created_at',
  'updated_at',
  'incorporation_date',
  'dissolution_date',
];

const orderOf = (asked: string | undefined): CompanyQuery['order'] => ORDERS.find((order) => order === asked) ?? 'name';

/** GET companies/search */
export const searchCompanies: Handler<'search_companies'> = async ({ store, parameters, params, wildcard }) => {
  const { page, per_page, order, ...filters } = parameters;
  const window = windowOf({ page, per_page });
  const { facets, ...found } = await store.searchCompanies({
    q: filters.q,
    wildcard,
    order: orderOf(order),
    jurisdiction_code: filters.jurisdiction_code,
    country_code: filters.country_code,
    company_type: filters.company_type,
    current_status: filters.current_status,
    incorporation_date: filters.incorporation_date,
    inactive: filters.inactive,
    branch: filters.branch,
    facets: askedFacets(params),
    window,
  });
  const results = toPage('companies', 'company', found, window);
  return facets ? { ...results, facets } : results;
};
