import type { Company } from '@/lib/contract/company';
import { RegistryError } from '@/lib/contract/errors';
import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import type { Rights } from '../access';
import type { Handler } from '../handler';
import { toNetwork } from '../network';
import { toPage, windowOf } from '../paging';
import { withoutPersonalData } from '../personal-data';
import { readableStatement } from '../personal-properties';
import type { CompanyKey, RegisterStore, StoredCompany } from '../store/store';
import { inclusionsOf } from './extension-queries';

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
