import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { withoutPersonalData } from '../personal-data';

/** GET officers/search */
export const searchOfficers: Handler<'search_officers'> = async ({ store, parameters, rights }) => {
  const { page, per_page, order, ...filters } = parameters;
  const window = windowOf({ page, per_page });
  const { items, total } = await store.searchOfficers({
    ...filters,
    order: order === 'score' ? 'score' : 'name',
    window,
  });
  return toPage(
    'officers',
    'officer',
    { items: items.map((item) => withoutPersonalData(item, rights)), total },
    window,
  );
};

/** GET officers/:id */
export const getOfficer: Handler<'get_officer'> = async ({ store, variables, rights }) => ({
  officer: withoutPersonalData(await findById(variables.id, store.findOfficer), rights),
});
