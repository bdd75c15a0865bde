import { ENDPOINTS, type ParametersOf } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import type { ParsedParameters } from '@/lib/contract/parameters';
import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import type { EventQuery } from '../store/record-queries';
import type { RegisterStore } from '../store/store';
import { getCompanyOrThrow } from './companies';

type EventParameters = ParsedParameters<ParametersOf<'list_events'>>;

const DEFAULT_ORDER = ENDPOINTS.list_events.parameters.order.default;

/** A filter that is given beside a path narrows the list further: both hold. */
async function listOf(store: RegisterStore, parameters: EventParameters, within?: EventQuery['within']) {
  const { page, per_page, order = DEFAULT_ORDER, ...filters } = parameters;
  const query: EventQuery = {
    ...filters,
    categories: filters.categories?.trim(),
    jurisdiction_code: filters.jurisdiction_code?.trim(),
    country_code: filters.country_code?.trim(),
    within,
    order,
    window: windowOf({ page, per_page }),
  };
  return toPage('events', 'event', await store.searchEvents(query), query.window);
}

/** GET companies/events */
export const listEvents: Handler<'list_events'> = ({ store, parameters }) => listOf(store, parameters);

/** Imports may add jurisdictions to those that the program knows. */
const isOfJurisdiction = async (code: string, store: RegisterStore): Promise<boolean> =>
  isJurisdictionCode(code) || (await store.listJurisdictions()).some((known) => known.code === code);

/** GET companies/:jurisdiction_code/events; a code of no jurisdiction is an address of nothing */
export const listJurisdictionEvents: Handler<'list_jurisdiction_events'> = async ({ store, variables, parameters }) => {
  const jurisdiction_code = variables.jurisdiction_code.toLowerCase();
  if (!(await isOfJurisdiction(jurisdiction_code, store))) throw new RegistryError('not_found', 'Record not found');
  return listOf(store, parameters, { jurisdiction_code });
};

/** GET companies/:jurisdiction_code/:company_number/events */
export const listCompanyEvents: Handler<'list_company_events'> = async ({ store, variables, parameters }) => {
  const { id } = await getCompanyOrThrow(store, variables);
  return listOf(store, parameters, { companyId: id });
};

/** GET events/:id */
export const getEvent: Handler<'get_event'> = async ({ store, variables }) => ({
  event: await findById(variables.id, store.findEvent),
});
