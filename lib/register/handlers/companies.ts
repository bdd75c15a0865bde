import { ENDPOINTS } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import {
  COMPANY_EXCLUSIONS,
  COMPANY_FACETS,
  DEFAULT_FACET_LIMIT,
  EXCLUDE_PARAMETER,
  type Exclusions,
  FACET_LIMIT_PARAMETER,
  FACET_QUERY_PARAMETER,
  FACETS_PARAMETER,
  type FacetName,
  type FilteredList,
  GROUP_PARAMETER,
  LIST_FILTERS,
  type ListFilterOf,
  MAX_FACET_LIMIT,
  parseExclusions,
} from '@/lib/contract/extensions';
import {
  COMPANY_INCLUSIONS,
  DEFAULT_CONFIDENCE,
  DEFAULT_OWNERSHIP_PERCENTAGE,
  INCLUDE_PARAMETER,
  NETWORK_INCLUSIONS,
  STATEMENT_INCLUSIONS,
} from '@/lib/contract/limits';
import { isFilterSyntaxError } from '@/lib/contract/parameters';
import type { Company, Statement } from '@/lib/contract/records';
import { withoutPersonalFacts } from '@/lib/registry/request';
import { printedJson } from '@/lib/shared/printed-json';
import { type Handler, type HandlerContext, type Rights, toPage, windowOf } from '../handler';
import {
  type CompanyKey,
  type CompanyQuery,
  type FacetQuery,
  type ListQuery,
  type RegisterStore,
  type ResolvedEntity,
  SEARCH_FIELDS,
  type SearchField,
  type StoredCompany,
} from '../store/store';

function refuse(parameter: string, value: string, allowed: string): never {
  throw new RegistryError('invalid_request', `The parameter ${parameter} is "${value}"; it must be ${allowed}.`);
}

function parseNames<Name extends string>(known: readonly Name[], text: string): Name[] {
  const asked = text.split(',').map((name) => name.trim());
  const names = asked.filter((name) => name !== '').map((name) => known.find((facet) => facet === name));
  if (names.includes(undefined)) refuse(FACETS_PARAMETER, text, `a comma list of: ${known.join(', ')}`);
  return [...new Set(names.filter((name) => name !== undefined))];
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > MAX_FACET_LIMIT) {
    refuse(FACET_LIMIT_PARAMETER, text, `a whole number from 1 to ${MAX_FACET_LIMIT}`);
  }
  return limit;
}

/**
 * The facet query of a search (lib/contract/extensions.ts), or undefined if it requests no facets. Throws
 * `invalid_request` for a facet that the search does not have, and for an invalid limit.
 */
export function facetQueryOf<Name extends FacetName>(
  known: readonly Name[],
  params: URLSearchParams,
): FacetQuery<Name> | undefined {
  const sent = (name: string): string => params.get(name)?.trim() ?? '';
  const limit = sent(FACET_LIMIT_PARAMETER);
  const query = {
    names: parseNames(known, sent(FACETS_PARAMETER)),
    limit: limit === '' ? DEFAULT_FACET_LIMIT : parseLimit(limit),
    text: sent(FACET_QUERY_PARAMETER) || undefined,
  };
  return query.names.length > 0 ? query : undefined;
}

/**
 * The exclusions of a search (lib/contract/extensions.ts), or undefined if there are none. Throws `invalid_request` for
 * a field that cannot be excluded, and for invalid syntax.
 */
export function exclusionsOf<Field extends string>(
  fields: readonly Field[],
  params: URLSearchParams,
): Exclusions<Field> | undefined {
  const text = params.get(EXCLUDE_PARAMETER)?.trim();
  if (!text) return undefined;
  try {
    return parseExclusions(fields, text);
  } catch (error) {
    if (!isFilterSyntaxError(error)) throw error;
    refuse(EXCLUDE_PARAMETER, text, error.allowed);
  }
}

/** The values of `include`; throws `invalid_request` for an unknown value. */
export function inclusionsOf<Name extends string>(params: URLSearchParams, known: readonly Name[]): ReadonlySet<Name> {
  const text = params.get(INCLUDE_PARAMETER) ?? '';
  const asked = text.split(',').map((name) => name.trim());
  const names = asked.filter((name) => name !== '').map((name) => known.find((one) => one === name));
  if (!names.includes(undefined)) return new Set(names.filter((name) => name !== undefined));
  refuse(INCLUDE_PARAMETER, text, `a comma list of: ${known.join(', ')}`);
}

const DEFAULT_ORDER = ENDPOINTS.search_companies.parameters.order.default;

/** A known client sends `company_name`, which the specification does not list (api-shapes, section 16). */
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

type SearchRequest = Pick<Parameters<Handler<'search_companies'>>[0], 'parameters' | 'params' | 'wildcard'>;

/** The company query of a request, without window, facets and order. */
export function companiesAskedFor({
  parameters,
  params,
  wildcard,
}: SearchRequest): Omit<CompanyQuery, 'order' | 'window' | 'facets'> {
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

/** The record without the personal facts that this caller may not see. */
export const withoutPersonalProperties = <T extends object>(record: T, rights: Rights): T =>
  rights.personal ? record : withoutPersonalFacts(record);

export const readableStatement = (statement: Statement, rights: Rights): Statement =>
  rights.personal ? statement : { ...statement, properties: withoutPersonalProperties(statement.properties, rights) };

/** Removes the officer's keys that the specification reserves for token holders; keys are absent, not null. */
export function withoutPersonalData<O extends object>(officer: O, rights: Rights): O {
  if (rights.personal) return officer;
  const { address: _a, nationality: _n, date_of_birth: _d, ...rest } = officer as O & Record<string, unknown>;
  return rest as O;
}

/** Throws 503 for a redacted record (specification, "Errors"). */
export function shown<T extends { redacted: boolean }>(found: T): T {
  if (!found.redacted) return found;
  throw new RegistryError('unavailable', 'The details of this company are temporarily redacted.', {
    reason: 'redacted',
  });
}

/** Throws 404 if the company does not exist, 503 if it is redacted (specification, "Errors"). */
export async function getCompanyOrThrow(store: RegisterStore, key: CompanyKey): Promise<StoredCompany> {
  const found = await store.findCompany(key);
  if (!found) throw new RegistryError('not_found', 'Record not found');
  return shown(found);
}

/** The company without its record, for what belongs to it: the record of one with many statements takes longer. */
export async function resolveCompanyOrThrow(store: RegisterStore, key: CompanyKey): Promise<ResolvedEntity> {
  const { jurisdiction_code, company_number } = key;
  const [found] = await store.resolveEntities([{ jurisdiction_code, company_number }]);
  if (!found) throw new RegistryError('not_found', 'Record not found');
  return shown(found);
}

function readable(summary: Pick<Company, 'filings' | 'officers' | 'data'>, rights: Rights) {
  const officers = summary.officers?.map(({ officer }) => ({ officer: withoutPersonalData(officer, rights) }));
  return { ...summary, officers };
}

/** GET companies/:jurisdiction_code/:company_number */
export const getCompany: Handler<'get_company'> = async ({ store, variables, parameters, params, rights }) => {
  const withClaims = inclusionsOf(params, COMPANY_INCLUSIONS).has('claims');
  const { id, company, summarise } = await getCompanyOrThrow(store, variables);
  const summary = parameters.sparse ? {} : readable(await summarise(), rights);
  const claims = withClaims && { claims: (await store.listClaims(id)).map((claim) => ({ claim })) };
  return { company: { ...company, ...summary, ...claims } };
};

/**
 * The filters of a list and the facets to count (lib/contract/extensions.ts). Throws `invalid_request` for a facet that
 * the list does not have.
 */
export function listQueryOf<N extends FilteredList>(name: N, params: URLSearchParams): ListQuery<N> {
  const names: readonly ListFilterOf<N>[] = LIST_FILTERS[name];
  const wanted = names.flatMap((filter) => {
    const value = params.get(filter)?.trim();
    return value ? [[filter, value]] : [];
  });
  const facets = parseNames(names, params.get(FACETS_PARAMETER) ?? '');
  return { only: Object.fromEntries(wanted), ...(facets.length > 0 && { facets }) };
}

/** GET companies/:jurisdiction_code/:company_number/filings */
export const listCompanyFilings: Handler<'list_company_filings'> = async (context) => {
  const { store, variables, parameters, params } = context;
  const { id } = await resolveCompanyOrThrow(store, variables);
  const window = windowOf(parameters);
  const { facets, ...found } = await store.listFilings(id, window, listQueryOf('list_company_filings', params));
  const results = toPage('filings', 'filing', found, window);
  return facets ? { ...results, facets } : results;
};

type ListedStatements = Pick<
  Parameters<Handler<'list_company_statements'>>[0],
  'store' | 'parameters' | 'params' | 'rights' | 'today'
>;

/** A list of statements of an entity, with our extensions of it. */
export async function listStatementsOf(entityId: number, listed: ListedStatements, maximum?: number) {
  const { store, parameters, params, rights, today } = listed;
  const window = windowOf(parameters, maximum);
  const group = params.get(GROUP_PARAMETER)?.trim();
  if (group && group !== 'says') refuse(GROUP_PARAMETER, group, 'says');
  const { items, total, facets, groups } = await store.listStatements(entityId, window, {
    ...listQueryOf('list_company_statements', params),
    today,
    isGrouped: group === 'says',
    withPublishers: inclusionsOf(params, STATEMENT_INCLUSIONS).has('publishers'),
  });
  const readable = items.map((statement) => readableStatement(statement, rights));
  const results = toPage('statements', 'statement', { items: readable, total }, window);
  return { ...results, ...(facets && { facets }), ...(groups && { groups }) };
}

/** GET companies/:jurisdiction_code/:company_number/statements */
export const listCompanyStatements: Handler<'list_company_statements'> = async (context) => {
  const { id } = await resolveCompanyOrThrow(context.store, context.variables);
  return listStatementsOf(id, context);
};

type AskedNetwork = Pick<HandlerContext<'get_company_network'>, 'store' | 'parameters' | 'params' | 'today' | 'print'>;

/** The network of an entity; printed if it is large and may be. */
export async function networkOf(
  { id, service_url }: Pick<ResolvedEntity, 'id' | 'service_url'>,
  { store, parameters, params, today, print }: AskedNetwork,
) {
  const inclusions = inclusionsOf(params, NETWORK_INCLUSIONS);
  const filter = networkFilter(parameters, today);
  const [network] = await store.listNetworks([{ id, service_url }], { inclusions, filter, print });
  return network?.printed
    ? printedJson(network.printed.template, network.printed.hash)
    : (network?.relationships ?? []);
}

/** GET companies/:jurisdiction_code/:company_number/network */
export const getCompanyNetwork: Handler<'get_company_network'> = async (context) => {
  return networkOf(await resolveCompanyOrThrow(context.store, context.variables), context);
};

interface NetworkParameters {
  confidence?: number | 'all';
  dates?: string;
  ownership_percentage?: number;
}

/** The defaults of the specification: above 60, current today, 2 per cent and more. */
export function networkFilter({ confidence, dates, ownership_percentage }: NetworkParameters, today: string) {
  return {
    confidence: confidence ?? DEFAULT_CONFIDENCE,
    date: dates ?? today,
    ownership_percentage: ownership_percentage ?? DEFAULT_OWNERSHIP_PERCENTAGE,
  };
}
