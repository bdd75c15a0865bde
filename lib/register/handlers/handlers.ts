import { ENDPOINTS, type ParametersOf } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { OFFICER_EXCLUSIONS, OFFICER_FACETS } from '@/lib/contract/extensions';
import { MAX_PLACEHOLDER_STATEMENTS } from '@/lib/contract/limits';
import type { ParsedParameters } from '@/lib/contract/parameters';
import type { ControlStatement, Statement, StatementEntity } from '@/lib/contract/records';
import { isJsonObject, type Json, listAt, objectAt, textAt } from '@/lib/shared/json';
import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction, nameKey, settleNamed } from '@/lib/shared/jurisdictions/match';
import {
  accountResults,
  type Handler,
  type Handlers,
  type Rights,
  toPage,
  versionsResults,
  windowOf,
} from '../handler';
import type { EventQuery, RegisterStore, StatementQuery, StoredPlaceholder } from '../store/store';
import {
  exclusionsOf,
  facetQueryOf,
  getCompany,
  getCompanyNetwork,
  listCompanyFilings,
  listCompanyStatements,
  listStatementsOf,
  networkOf,
  readableStatement,
  resolveCompanyOrThrow,
  searchCompanies,
  shown,
  withoutPersonalData,
  withoutPersonalProperties,
} from './companies';

type Member = ControlStatement['controlling_entities'][number];

function personName(properties: Json): string | null {
  const parts = objectAt(properties, 'name') ?? {};
  const joined = [textAt(parts, 'given_name'), textAt(parts, 'family_name')].filter((part) => part !== null).join(' ');
  return textAt(properties, 'name') ?? textAt(parts, 'full_name') ?? (joined === '' ? null : joined);
}

/** The address of its record, if the register has one. */
const linkOf = (end: StatementEntity | undefined): { service_url?: string } =>
  end?.service_url ? { service_url: end.service_url } : {};

/** A company with the keys of a search item: the register's facts, else those of the statement. */
function toCompany(properties: Json, end: StatementEntity | undefined) {
  return {
    name: end?.name ?? textAt(properties, 'name') ?? 'Unknown',
    company_number: end?.company_number ?? textAt(properties, 'company_number'),
    jurisdiction_code: end?.jurisdiction_code ?? textAt(properties, 'jurisdiction_code'),
    ...linkOf(end),
  };
}

/** A member has one of two keys; anything that is not a person is under `company`, with its type beside its name. */
function toMember(entity_type: string, properties: Json, end: StatementEntity | undefined): Member {
  if (entity_type === 'person') {
    return { person: { ...properties, name: personName(properties) ?? end?.name ?? 'Unknown', ...linkOf(end) } };
  }
  return { company: { ...toCompany(properties, end), ...(entity_type === 'company' ? {} : { entity_type }) } };
}

function membersOf({ properties, subject_entities }: Statement): Member[] {
  const subjects = subject_entities ?? [];
  if (!Array.isArray(properties.controlling_entities)) {
    return subjects.map((subject) => toMember(subject.entity_type, {}, subject));
  }
  const stated = listAt(properties, 'controlling_entities');
  const paired = stated.length === subjects.length;
  return stated.map((entity, index) =>
    toMember(
      textAt(entity, 'entity_type') ?? 'unknown',
      objectAt(entity, 'entity_properties') ?? {},
      paired ? subjects[index] : undefined,
    ),
  );
}

function otherAttributes({ properties, start_date, end_date }: Statement): Json {
  const stated = objectAt(properties, 'other_attributes') ?? {};
  return {
    ...stated,
    notified_on: textAt(stated, 'notified_on') ?? start_date ?? null,
    ceased_on: textAt(stated, 'ceased_on') ?? end_date ?? null,
  };
}

const flagAt = (properties: Json, key: string): boolean | null =>
  typeof properties[key] === 'boolean' ? properties[key] : null;

/** A control statement in the shape of its search: flat, unlike all other statements (api-shapes, 6.4). */
export function toControlStatement(statement: Statement): ControlStatement {
  const { id, data_type, service_url, created_at, properties, object_entities } = statement;
  const subject = objectAt(properties, 'subject_entity') ?? {};
  const mechanisms = properties.control_mechanisms;
  return {
    ...{ id, data_type, service_url, created_at },
    is_ultimate_beneficial_owner: flagAt(properties, 'ultimate_beneficial_owner'),
    controlling_entities: membersOf(statement),
    controlled_entity: { company: toCompany(objectAt(subject, 'entity_properties') ?? {}, object_entities?.[0]) },
    control_mechanisms: Array.isArray(mechanisms) ? mechanisms.filter(isJsonObject) : [],
    other_attributes: otherAttributes(statement),
  };
}

async function search(store: RegisterStore, query: StatementQuery, rights: Rights) {
  const { items, total } = await store.searchStatements(query);
  const readable = items.map((statement) => readableStatement(statement, rights));
  return toPage('statements', 'statement', { items: readable, total }, query.window);
}

const { search_control_statements, search_gazette_notices, search_trademark_registrations } = ENDPOINTS;

/** GET statements/subsequent_registrations/search, the newest created first */
const searchSubsequentRegistrations: Handler<'search_subsequent_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, ...asked } = parameters;
  return search(
    store,
    { data_type: 'subsequent_registration', ...asked, window: windowOf({ page, per_page }) },
    rights,
  );
};

/** GET statements/alternate_registrations/search, the newest created first */
const searchAlternateRegistrations: Handler<'search_alternate_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, ...asked } = parameters;
  return search(store, { data_type: 'alternate_registration', ...asked, window: windowOf({ page, per_page }) }, rights);
};

/** GET statements/gazette_notices/search */
const searchGazetteNotices: Handler<'search_gazette_notices'> = ({ store, parameters, rights }) => {
  const { page, per_page, order = search_gazette_notices.parameters.order.default, ...asked } = parameters;
  const window = windowOf({ page, per_page });
  return search(store, { data_type: 'gazette_notice', ...asked, order, window }, rights);
};

/** GET statements/control_statements/search */
const searchControlStatements: Handler<'search_control_statements'> = async (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, order = search_control_statements.parameters.order.default, ...filters } = parameters;
  const window = windowOf({ page, per_page });
  const { items, total } = await store.searchStatements({
    data_type: 'control_statement',
    order,
    ...filters,
    window,
  });
  const readable = items.map((statement) => withoutPersonalProperties(toControlStatement(statement), rights));
  return toPage('statements', 'statement', { items: readable, total }, window);
};

/** GET statements/trademark_registrations/search */
const searchTrademarkRegistrations: Handler<'search_trademark_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, order = search_trademark_registrations.parameters.order.default, ...asked } = parameters;
  const window = windowOf({ page, per_page });
  return search(store, { data_type: 'trademark_registration', ...asked, order, window }, rights);
};

/** The record with this id. Throws 404 if the text is not an id or no record has it. */
async function findById<T>(id: string, find: (id: number) => Promise<T | undefined>): Promise<T> {
  const record = /^\d{1,15}$/.test(id) ? await find(Number(id)) : undefined;
  if (record === undefined) throw new RegistryError('not_found', 'Record not found');
  return record;
}

type EventParameters = ParsedParameters<ParametersOf<'list_events'>>;

const EVENTS_DEFAULT_ORDER = ENDPOINTS.list_events.parameters.order.default;

/** The path and a filter may both restrict the list: both apply. */
async function listOf(store: RegisterStore, parameters: EventParameters, within?: EventQuery['within']) {
  const { page, per_page, order = EVENTS_DEFAULT_ORDER, ...filters } = parameters;
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
const listEvents: Handler<'list_events'> = ({ store, parameters }) => listOf(store, parameters);

/** Imports may add jurisdictions to the built-in ones. */
const isOfJurisdiction = async (code: string, store: RegisterStore): Promise<boolean> =>
  isJurisdictionCode(code) || (await store.listJurisdictions()).some((known) => known.code === code);

/** GET companies/:jurisdiction_code/events; 404 for an unknown jurisdiction. */
const listJurisdictionEvents: Handler<'list_jurisdiction_events'> = async ({ store, variables, parameters }) => {
  const jurisdiction_code = variables.jurisdiction_code.toLowerCase();
  if (!(await isOfJurisdiction(jurisdiction_code, store))) throw new RegistryError('not_found', 'Record not found');
  return listOf(store, parameters, { jurisdiction_code });
};

/** GET companies/:jurisdiction_code/:company_number/events */
const listCompanyEvents: Handler<'list_company_events'> = async ({ store, variables, parameters }) => {
  const { id } = await resolveCompanyOrThrow(store, variables);
  return listOf(store, parameters, { companyId: id });
};

/** GET events/:id */
const getEvent: Handler<'get_event'> = async ({ store, variables }) => ({
  event: await findById(variables.id, store.findEvent),
});

/** Throws 503 if the placeholder was matched to a redacted company (specification, "Errors"). */
async function getPlaceholderOrThrow(store: RegisterStore, id: string): Promise<StoredPlaceholder> {
  return shown(await findById(id, store.findPlaceholder));
}

/** GET placeholders/:id */
const getPlaceholder: Handler<'get_placeholder'> = async ({ store, variables }) => ({
  placeholder: (await getPlaceholderOrThrow(store, variables.id)).placeholder,
});

/** GET placeholders/:id/network */
const getPlaceholderNetwork: Handler<'get_placeholder_network'> = async (context) => {
  const { entityId: id, placeholder } = await getPlaceholderOrThrow(context.store, context.variables.id);
  return networkOf({ id, service_url: placeholder.service_url }, context);
};

/**
 * GET placeholders/:id/statements
 * "At most 30 per request" (specification, "Limits") limits the reply, while `per_page` may still be 1 to 100. A client
 * that requests 100 receives 30, and the reply's `per_page` and `total_pages` say so, so that paging by them returns
 * every statement once.
 */
const listPlaceholderStatements: Handler<'list_placeholder_statements'> = async (context) => {
  const { entityId } = await getPlaceholderOrThrow(context.store, context.variables.id);
  return listStatementsOf(entityId, context, MAX_PLACEHOLDER_STATEMENTS);
};

const DEFAULT_ORDER = ENDPOINTS.search_officers.parameters.order.default;

/** GET officers/search */
const searchOfficers: Handler<'search_officers'> = async (context) => {
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
const getOfficer: Handler<'get_officer'> = async ({ store, variables, rights }) => ({
  officer: withoutPersonalData(await findById(variables.id, store.findOfficer), rights),
});

function found<T>(record: T | undefined): T {
  if (record === undefined) throw new RegistryError('not_found', 'Record not found');
  return record;
}

/** GET industry_codes */
const listIndustryCodeSchemes: Handler<'list_industry_code_schemes'> = async ({ store }) => ({
  industry_code_schemes: (await store.listIndustryCodeSchemes()).map((scheme) => ({ industry_code_scheme: scheme })),
});

/** GET industry_codes/:code_scheme_id */
const getIndustryCodeScheme: Handler<'get_industry_code_scheme'> = async ({ store, variables }) => ({
  industry_code_scheme: found(await store.findIndustryCodeScheme(variables.code_scheme_id)),
});

/** GET industry_codes/:code_scheme_id/:code */
const getIndustryCode: Handler<'get_industry_code'> = async ({ store, variables }) => ({
  industry_code: found(await store.findIndustryCode(variables.code_scheme_id, variables.code)),
});

/** GET corporate_groupings/search: names that begin with `q`; all without `q` */
const searchCorporateGroupings: Handler<'search_corporate_groupings'> = async ({ store, parameters }) => {
  const { page, per_page, ...asked } = parameters;
  const window = windowOf({ page, per_page });
  const found = await store.searchCorporateGroupings({ ...asked, window });
  return toPage('corporate_groupings', 'corporate_grouping', found, window);
};

/** GET corporate_groupings/:name, with all its memberships */
const getCorporateGrouping: Handler<'get_corporate_grouping'> = async ({ store, variables }) => {
  const corporate_grouping = await store.findCorporateGrouping(variables.name);
  if (!corporate_grouping) throw new RegistryError('not_found', 'Record not found');
  return { corporate_grouping };
};

/** GET jurisdictions */
const listJurisdictions: Handler<'list_jurisdictions'> = async ({ store }) => ({
  jurisdictions: (await store.listJurisdictions()).map((jurisdiction) => ({ jurisdiction })),
});

/** GET jurisdictions/match; an empty object if nothing matches (api-shapes, section 9). */
const matchOneJurisdiction: Handler<'match_jurisdiction'> = async ({ store, parameters }) => {
  const { q = '', related_jurisdiction_code: related } = parameters;
  const known = matchJurisdiction(q, related) ?? settleNamed(await store.findJurisdictionsNamed(nameKey(q)), related);
  return { jurisdiction: known ?? {} };
};

/** GET companies/:jurisdiction_code/:company_number/data, the newest first */
const listCompanyData: Handler<'list_company_data'> = async ({ store, variables, parameters }) => {
  const { id } = await resolveCompanyOrThrow(store, variables);
  const window = windowOf(parameters);
  return toPage('data', 'datum', await store.listData(id, window), window);
};

/** GET data/:id */
const getDatum: Handler<'get_datum'> = async ({ store, variables }) => ({
  datum: await findById(variables.id, store.findDatum),
});

/** GET filings/:id */
const getFiling: Handler<'get_filing'> = async ({ store, variables }) => ({
  filing: await findById(variables.id, store.findFiling),
});

/** GET statements/:id */
const getStatement: Handler<'get_statement'> = async ({ store, variables, rights }) => ({
  statement: readableStatement(await findById(variables.id, store.findStatement), rights),
});

/** The handler of each endpoint. */
export const HANDLERS: Handlers = {
  versions: async ({ version }) => versionsResults(version),
  get_account_status: async ({ account, quota }) => accountResults(account, quota),
  search_companies: searchCompanies,
  get_company: getCompany,
  list_company_filings: listCompanyFilings,
  list_company_statements: listCompanyStatements,
  list_company_data: listCompanyData,
  get_company_network: getCompanyNetwork,
  list_events: listEvents,
  list_jurisdiction_events: listJurisdictionEvents,
  list_company_events: listCompanyEvents,
  get_event: getEvent,
  get_datum: getDatum,
  search_subsequent_registrations: searchSubsequentRegistrations,
  search_alternate_registrations: searchAlternateRegistrations,
  search_gazette_notices: searchGazetteNotices,
  search_control_statements: searchControlStatements,
  search_trademark_registrations: searchTrademarkRegistrations,
  list_placeholder_statements: listPlaceholderStatements,
  search_corporate_groupings: searchCorporateGroupings,
  get_corporate_grouping: getCorporateGrouping,
  search_officers: searchOfficers,
  get_officer: getOfficer,
  get_filing: getFiling,
  get_statement: getStatement,
  get_placeholder: getPlaceholder,
  get_placeholder_network: getPlaceholderNetwork,
  list_jurisdictions: listJurisdictions,
  match_jurisdiction: matchOneJurisdiction,
  list_industry_code_schemes: listIndustryCodeSchemes,
  get_industry_code_scheme: getIndustryCodeScheme,
  get_industry_code: getIndustryCode,
};
