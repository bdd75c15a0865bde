import type { Handlers } from '../handler';
import { getAccountStatus } from './account-status';
import { getCompany, getCompanyNetwork, listCompanyFilings, listCompanyStatements } from './companies';
import { searchCompanies } from './company-search';
import { getCorporateGrouping, searchCorporateGroupings } from './corporate-groupings';
import { getDatum, listCompanyData } from './data';
import { getEvent, listCompanyEvents, listEvents, listJurisdictionEvents } from './events';
import { getIndustryCode, getIndustryCodeScheme, listIndustryCodeSchemes } from './industry-codes';
import { listJurisdictions, matchOneJurisdiction } from './jurisdictions';
import { getOfficer, searchOfficers } from './officers';
import { getPlaceholder, getPlaceholderNetwork, listPlaceholderStatements } from './placeholders';
import { getFiling, getStatement } from './records';
import {
  searchAlternateRegistrations,
  searchControlStatements,
  searchGazetteNotices,
  searchSubsequentRegistrations,
  searchTrademarkRegistrations,
} from './statement-searches';
import { getVersions } from './versions';

/** Which endpoint is answered by which handler; `endpoints.test.ts` lists those that have none yet. */
export const HANDLERS: Handlers = {
  versions: getVersions,
  get_account_status: getAccountStatus,
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
