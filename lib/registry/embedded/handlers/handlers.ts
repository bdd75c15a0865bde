import type { Handlers } from '../handler';
import { getCompany, getCompanyNetwork, listCompanyFilings, listCompanyStatements } from './companies';
import { searchCompanies } from './company-search';
import { getOfficer, searchOfficers } from './officers';
import {
  getFiling,
  getPlaceholder,
  getPlaceholderNetwork,
  getStatement,
  getVersions,
  listJurisdictions,
} from './records';

/** Which endpoint is answered by which handler; `endpoints.test.ts` lists those that have none yet. */
export const HANDLERS: Handlers = {
  versions: getVersions,
  search_companies: searchCompanies,
  get_company: getCompany,
  list_company_filings: listCompanyFilings,
  list_company_statements: listCompanyStatements,
  get_company_network: getCompanyNetwork,
  search_officers: searchOfficers,
  get_officer: getOfficer,
  get_filing: getFiling,
  get_statement: getStatement,
  get_placeholder: getPlaceholder,
  get_placeholder_network: getPlaceholderNetwork,
  list_jurisdictions: listJurisdictions,
};
