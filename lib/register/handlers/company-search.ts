import { ENDPOINTS } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { COMPANY_EXCLUSIONS, COMPANY_FACETS } from '@/lib/contract/extensions';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { type CompanyQuery, SEARCH_FIELDS, type SearchField } from '../store/store';
import { exclusionsOf, facetQueryOf } from './extension-queries';

const DEFAULT_ORDER = ENDPOINTS.search_companies.parameters.order.default;

/** A client that is in use sends `company_name`, which the specification does not list (api-shapes, section 16). */
const fieldNamed = (name: string): SearchField | undefined =>
  name === 'company_name' ? 'name' : SEARCH_FIELDS.find((field) => field === name);

function fieldsOf(asked: string[] | undefined): SearchField[] | undefined {
  if (!asked || asked.length === 0) return undefined;
  return asked.map((name) => {
    const field = fieldNamed(name.toLowerCase());
    if (field) return field;
    const allowed = `a comma list of: ${SEARCH_FIELDS.join(', ')}`;
    throw new RegistryError('invalid_request', `The parameter fields is "${asked.join(',')}"; it must be ${allowed}.`);
  });
}

type Asked = Pick<Parameters<Handler<'search_companies'>>[0], 'parameters' | 'params' | 'wildcard'>;

/** Which companies a request asks for, whatever is to become of them. */
export function companiesAskedFor({
  parameters,
  params,
  wildcard,
}: Asked): Omit<CompanyQuery, 'order' | 'window' | 'facets'> {
  const { page: _page, per_page: _perPage, order: _order, fields, ...filters } = parameters;
  const exclude = exclusionsOf(COMPANY_EXCLUSIONS, params);
  return { ...filters, wildcard, fields: fieldsOf(fields), exclude };
}

/** GET companies/search */
export const searchCompanies: Handler<'search_companies'> = async ({ store, parameters, params, wildcard }) => {
  const { page, per_page, order = DEFAULT_ORDER } = parameters;
  const window = windowOf({ page, per_page });
  const { facets, ...found } = await store.searchCompanies({
    ...companiesAskedFor({ parameters, params, wildcard }),
    order,
    facets: facetQueryOf(COMPANY_FACETS, params),
    window,
  });
  const results = toPage('companies', 'company', found, window);
  return facets ? { ...results, facets } : results;
};
