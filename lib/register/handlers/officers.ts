import { ENDPOINTS } from '@/lib/contract/endpoints';
import { OFFICER_EXCLUSIONS, OFFICER_FACETS } from '@/lib/contract/extensions';
import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { withoutPersonalData } from '../personal-data';
import { exclusionsOf, facetQueryOf } from './extension-queries';

const DEFAULT_ORDER = ENDPOINTS.search_officers.parameters.order.default;

/** GET officers/search */
export const searchOfficers: Handler<'search_officers'> = async (context) => {
  const { store, parameters, params, rights, wildcard } = context;
  const { page, per_page, order = DEFAULT_ORDER, ...filters } = parameters;
  const window = windowOf({ page, per_page });
  const { items, total, facets } = await store.searchOfficers({
    ...filters,
    wildcard,
    order,
    exclude: exclusionsOf(OFFICER_EXCLUSIONS, params),
    facets: facetQueryOf(OFFICER_FACETS, params),
    window,
  });
  const shown = items.map((item) => withoutPersonalData(item, rights));
  const results = toPage('officers', 'officer', { items: shown, total }, window);
  return facets ? { ...results, facets } : results;
};

/** GET officers/:id */
export const getOfficer: Handler<'get_officer'> = async ({ store, variables, rights }) => ({
  officer: withoutPersonalData(await findById(variables.id, store.findOfficer), rights),
});
