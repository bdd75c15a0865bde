import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { getCompanyOrThrow } from './companies';

/** GET companies/:jurisdiction_code/:company_number/data, the newest first */
export const listCompanyData: Handler<'list_company_data'> = async ({ store, variables, parameters }) => {
  const { id } = await getCompanyOrThrow(store, variables);
  const window = windowOf(parameters);
  return toPage('data', 'datum', await store.listData(id, window), window);
};

/** GET data/:id */
export const getDatum: Handler<'get_datum'> = async ({ store, variables }) => ({
  datum: await findById(variables.id, store.findDatum),
});
