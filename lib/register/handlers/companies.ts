import type { Company } from '@/lib/contract/company';
import { RegistryError } from '@/lib/contract/errors';
import type { ConfidenceFilter } from '@/lib/contract/filters';
import { CORROBORATION, DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE, MOST_CONFIDENT } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Statement } from '@/lib/contract/statement';
import { withoutPersonalFacts } from '@/lib/registry/request';
import type { Rights } from '../access';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import type { CompanyKey, RegisterStore, RelationshipStatement, StoredCompany } from '../store/store';
import { inclusionsOf } from './extension-queries';

/** What a reply says of persons, for a caller with these rights. */
export const withoutPersonalProperties = <T extends object>(record: T, rights: Rights): T =>
  rights.personal ? record : withoutPersonalFacts(record);

export const readableStatement = (statement: Statement, rights: Rights): Statement =>
  rights.personal ? statement : { ...statement, properties: withoutPersonalProperties(statement.properties, rights) };

export interface NetworkFilter {
  confidence: ConfidenceFilter;
  /** ISO date on which the network is believed current. */
  date: string;
  ownership_percentage: number;
}

/** A start "on or before" and an end "after" a day leave that day itself in. */
function isCurrent({ start_date, end_date }: RelationshipStatement, date: string): boolean {
  return (start_date === null || start_date <= date) && (end_date === null || end_date > date);
}

/**
 * The confidence of a relationship is that of its best statement, and a little more for each further publisher
 * that says the same (lib/register/README.md, "How confidence is computed").
 */
export function confidenceOf(statements: RelationshipStatement[]): number {
  const best = Math.max(...statements.map(({ confidence }) => confidence));
  const publishers = new Set(statements.flatMap((statement) => statement.publishers));
  const raised = best + CORROBORATION * Math.max(0, publishers.size - 1);
  return Math.max(best, Math.min(raised, MOST_CONFIDENT));
}

const hasShare = ({ percentage, percentage_min, percentage_max }: RelationshipStatement): boolean =>
  percentage !== null || percentage_min !== null || percentage_max !== null;

/** The statement that speaks for the share: one that knows it, the newest of these. */
function spokesman(statements: RelationshipStatement[]): RelationshipStatement | undefined {
  return [...statements].sort(
    (a, b) =>
      Number(hasShare(b)) - Number(hasShare(a)) ||
      (b.start_date ?? '').localeCompare(a.start_date ?? '') ||
      b.statement_id - a.statement_id,
  )[0];
}

function earliest(statements: RelationshipStatement[]): RelationshipStatement | undefined {
  return [...statements].sort((a, b) => (a.start_date ?? '9999').localeCompare(b.start_date ?? '9999'))[0];
}

function toRelationship(statements: RelationshipStatement[]): NetworkRelationship | undefined {
  const [speaks, first] = [spokesman(statements), earliest(statements)];
  if (!speaks || !first) return undefined;
  const { parent, child } = speaks;
  const confidence = confidenceOf(statements);
  return {
    relationship_type: speaks.relationship_type,
    relationship_properties: {
      confidence,
      ownership_percentage: speaks.percentage,
      percentage_min: speaks.percentage_min,
      percentage_max: speaks.percentage_max,
      interests: [...new Set(statements.flatMap(({ interests }) => interests))],
      earliest_date: first.start_date,
      earliest_date_type: first.start_date_type,
      latest_date: speaks.end_date,
      latest_date_type: speaks.end_date_type,
      is_deletion: false,
      number_of_shares: speaks.number_of_shares,
      statement_ids: statements.map(({ statement_id }) => statement_id),
    },
    confidence,
    parent_name: parent.name,
    parent_type: parent.type,
    parent_service_url: parent.service_url,
    child_name: child.name,
    child_type: child.type,
    child_service_url: child.service_url,
  };
}

/** A band counts by its upper end: "25 to 50 %" may well be 40, so a threshold of 40 does not hide it. */
function reaches({ relationship_properties: share }: NetworkRelationship, threshold: number): boolean {
  const most = share.ownership_percentage ?? share.percentage_max ?? share.percentage_min;
  return most == null || most >= threshold;
}

function isSure(confidence: number, filter: ConfidenceFilter): boolean {
  return filter === 'all' || confidence > filter;
}

/** The computed network of one entity: statements of the same two ends and type are one relationship. */
export function toNetwork(statements: RelationshipStatement[], filter: NetworkFilter): NetworkRelationship[] {
  const groups = new Map<string, RelationshipStatement[]>();
  for (const statement of statements.filter((candidate) => isCurrent(candidate, filter.date))) {
    const key = `${statement.parent.id} ${statement.child.id} ${statement.relationship_type}`;
    groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  return [...groups.values()]
    .map(toRelationship)
    .filter((relationship) => relationship !== undefined)
    .filter(({ confidence }) => isSure(confidence ?? 0, filter.confidence))
    .filter((relationship) => reaches(relationship, filter.ownership_percentage));
}

/** What the specification keeps for token holders on an officer; the keys are absent for others, not null. */
export function withoutPersonalData<O extends object>(officer: O, rights: Rights): O {
  if (rights.personal) return officer;
  const { address: _a, nationality: _n, date_of_birth: _d, ...rest } = officer as O & Record<string, unknown>;
  return rest as O;
}

/** What may be shown; 503 for what is redacted (specification, "Errors"). */
export function shown<T extends { redacted: boolean }>(found: T): T {
  if (!found.redacted) return found;
  throw new RegistryError('unavailable', 'The details of this company are temporarily redacted.', {
    reason: 'redacted',
  });
}

/** 404 for a company that is not there, 503 for one that is redacted (specification, "Errors"). */
export async function getCompanyOrThrow(store: RegisterStore, key: CompanyKey): Promise<StoredCompany> {
  const found = await store.findCompany(key);
  if (!found) throw new RegistryError('not_found', 'Record not found');
  return shown(found);
}

function readable(summary: Pick<Company, 'filings' | 'officers' | 'data'>, rights: Rights) {
  const officers = summary.officers?.map(({ officer }) => ({ officer: withoutPersonalData(officer, rights) }));
  return { ...summary, officers };
}

/** GET companies/:jurisdiction_code/:company_number */
export const getCompany: Handler<'get_company'> = async ({ store, variables, parameters, rights }) => {
  const { company, summarise } = await getCompanyOrThrow(store, variables);
  if (parameters.sparse) return { company };
  return { company: { ...company, ...readable(await summarise(), rights) } };
};

/** GET companies/:jurisdiction_code/:company_number/filings */
export const listCompanyFilings: Handler<'list_company_filings'> = async ({ store, variables, parameters }) => {
  const { id } = await getCompanyOrThrow(store, variables);
  const window = windowOf(parameters);
  return toPage('filings', 'filing', await store.listFilings(id, window), window);
};

/** GET companies/:jurisdiction_code/:company_number/statements */
export const listCompanyStatements: Handler<'list_company_statements'> = async (context) => {
  const { store, variables, parameters, rights } = context;
  const { id } = await getCompanyOrThrow(store, variables);
  const window = windowOf(parameters);
  const { items, total } = await store.listStatements(id, window);
  const readable = items.map((statement) => readableStatement(statement, rights));
  return toPage('statements', 'statement', { items: readable, total }, window);
};

/** GET companies/:jurisdiction_code/:company_number/network */
export const getCompanyNetwork: Handler<'get_company_network'> = async (context) => {
  const { store, variables, parameters, params, today } = context;
  const inclusions = inclusionsOf(params);
  const { id } = await getCompanyOrThrow(store, variables);
  return toNetwork(await store.listRelationshipStatements([id], inclusions), networkFilter(parameters, today));
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
