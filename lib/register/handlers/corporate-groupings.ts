import { RegistryError } from '@/lib/contract/errors';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';

/** GET corporate_groupings/search: names that begin with `q`; all where there is none */
export const searchCorporateGroupings: Handler<'search_corporate_groupings'> = async ({ store, parameters }) => {
  const { page, per_page, ...asked } = parameters;
  const window = windowOf({ page, per_page });
  const found = await store.searchCorporateGroupings({ ...asked, window });
  return toPage('corporate_groupings', 'corporate_grouping', found, window);
};

/** GET corporate_groupings/:name, with all its memberships at once */
export const getCorporateGrouping: Handler<'get_corporate_grouping'> = async ({ store, variables }) => {
  const corporate_grouping = await store.findCorporateGrouping(variables.name);
  if (!corporate_grouping) throw new RegistryError('not_found', 'Record not found');
  return { corporate_grouping };
};
