import { RegistryError } from '@/lib/contract/errors';
import type { DateFilter, TermFilter } from '@/lib/contract/filters';
import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import type { EventQuery } from '../store/record-queries';
import type { RegisterStore } from '../store/store';
import { getCompanyOrThrow } from './companies';

interface EventParameters {
  time_range?: DateFilter;
  created_at?: string;
  type?: TermFilter;
  categories?: string;
  jurisdiction_code?: string;
  country_code?: string;
  order?: string;
  page?: number;
  per_page?: number;
}

/** The part of the register that a path speaks of. */
interface Scope {
  companyId?: number;
  jurisdiction_code?: string;
}

/** A filter that is given beside a path narrows the list further: both hold. */
async function listOf(store: RegisterStore, parameters: EventParameters, scope: Scope) {
  const { time_range, created_at, type, categories, country_code, order } = parameters;
  const codes = [parameters.jurisdiction_code, scope.jurisdiction_code].filter((code) => code !== undefined);
  const query: EventQuery = {
    ...{ time_range, created_at, type },
    companyId: scope.companyId,
    category: categories?.trim(),
    jurisdiction_codes: codes.map((code) => code.trim()),
    country_code: country_code?.trim(),
    order: order === 'created_at' ? 'created_at' : 'time_range_ends_at',
    window: windowOf(parameters),
  };
  return toPage('events', 'event', await store.searchEvents(query), query.window);
}

/** GET companies/events */
export const listEvents: Handler<'list_events'> = ({ store, parameters }) => listOf(store, parameters, {});

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
