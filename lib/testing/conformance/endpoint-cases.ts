import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';

/** One address per situation of an endpoint, for the sample register. */
export interface EndpointCase {
  /** Returns at least one record. */
  normal: string;
  /** Returns 200 and an empty list. Absent if the endpoint has no list. */
  empty?: string;
  /** A wrong value of a parameter. Absent if no parameter can be wrong. */
  bad?: string;
  /** A record that does not exist. Absent if the path names none. */
  missing?: string;
}

const { largest_group_head: head, nothing_known: nothing } = SAMPLE_HIGHLIGHTS;
const company = `companies/${head.jurisdiction_code}/${head.company_number}`;
const bare = `companies/${nothing.jurisdiction_code}/${nothing.company_number}`;
const absent = 'companies/gb/99999999';

/** Ids differ between registers, so these are looked up through the API. */
export interface SampleIds {
  /** A placeholder that owns something or is owned. */
  placeholder: number;
}

export function endpointCases(ids: SampleIds): Record<EndpointName, EndpointCase> {
  return {
    versions: { normal: 'versions' },
    search_companies: {
      normal: 'companies/search?q=harrowgate',
      empty: 'companies/search?q=zzzzzz',
      bad: 'companies/search?inactive=perhaps',
    },
    get_company: { normal: company, missing: absent, bad: `${company}?sparse=perhaps` },
    list_company_filings: {
      normal: `${company}/filings`,
      empty: `${bare}/filings`,
      bad: `${company}/filings?page=x`,
      missing: `${absent}/filings`,
    },
    list_company_statements: {
      normal: `${company}/statements`,
      empty: `${bare}/statements`,
      bad: `${company}/statements?page=101`,
      missing: `${absent}/statements`,
    },
    list_company_data: {
      normal: `${company}/data`,
      empty: `${bare}/data`,
      bad: `${company}/data?per_page=101`,
      missing: `${absent}/data`,
    },
    get_company_network: {
      normal: `${company}/network`,
      empty: `${bare}/network`,
      bad: `${company}/network?confidence=101`,
      missing: `${absent}/network`,
    },
    list_events: {
      normal: 'companies/events',
      empty: 'companies/events?time_range=1800-01-01',
      bad: 'companies/events?time_range=soon',
    },
    list_jurisdiction_events: {
      normal: 'companies/gb/events',
      empty: 'companies/aq/events',
      bad: 'companies/gb/events?order=colour',
    },
    list_company_events: {
      normal: `${company}/events`,
      empty: `${bare}/events`,
      bad: `${company}/events?created_at=2024-13-01`,
      missing: `${absent}/events`,
    },
    search_officers: {
      normal: 'officers/search?q=oldacre',
      empty: 'officers/search?q=zzzzzz',
      bad: 'officers/search?inactive=2',
    },
    get_officer: { normal: 'officers/1', missing: 'officers/999999999' },
    get_filing: { normal: 'filings/1', missing: 'filings/999999999' },
    get_datum: { normal: 'data/1', missing: 'data/999999999' },
    get_statement: { normal: 'statements/1', missing: 'statements/999999999' },
    search_subsequent_registrations: {
      normal: 'statements/subsequent_registrations/search',
      empty: 'statements/subsequent_registrations/search?q=zzzzzz',
      bad: 'statements/subsequent_registrations/search?page=x',
    },
    search_alternate_registrations: {
      normal: 'statements/alternate_registrations/search',
      empty: 'statements/alternate_registrations/search?q=zzzzzz',
      bad: 'statements/alternate_registrations/search?per_page=x',
    },
    search_gazette_notices: {
      normal: 'statements/gazette_notices/search',
      empty: 'statements/gazette_notices/search?jurisdiction_code=aq',
      bad: 'statements/gazette_notices/search?order=colour',
    },
    search_control_statements: {
      normal: 'statements/control_statements/search',
      empty: 'statements/control_statements/search?q=zzzzzz',
      bad: 'statements/control_statements/search?has_controlling_entities=perhaps',
    },
    search_trademark_registrations: {
      normal: 'statements/trademark_registrations/search',
      empty: 'statements/trademark_registrations/search?q=zzzzzz',
      bad: 'statements/trademark_registrations/search?order=colour',
    },
    get_placeholder: { normal: `placeholders/${ids.placeholder}`, missing: 'placeholders/999999999' },
    get_placeholder_network: {
      normal: `placeholders/${ids.placeholder}/network?confidence=all&ownership_percentage=0`,
      empty: `placeholders/${ids.placeholder}/network?dates=1700-01-01`,
      bad: `placeholders/${ids.placeholder}/network?dates=soon`,
      missing: 'placeholders/999999999/network',
    },
    list_placeholder_statements: {
      normal: `placeholders/${ids.placeholder}/statements`,
      bad: `placeholders/${ids.placeholder}/statements?page=x`,
      missing: 'placeholders/999999999/statements',
    },
    search_corporate_groupings: {
      normal: 'corporate_groupings/search',
      empty: 'corporate_groupings/search?q=zzzzzz',
      bad: 'corporate_groupings/search?page=x',
    },
    get_corporate_grouping: {
      normal: 'corporate_groupings/Harrowgate%20Marine',
      missing: 'corporate_groupings/zzzzzz',
    },
    list_jurisdictions: { normal: 'jurisdictions' },
    match_jurisdiction: { normal: 'jurisdictions/match?q=Delaware', empty: 'jurisdictions/match?q=zzzzzz' },
    list_industry_code_schemes: { normal: 'industry_codes' },
    get_industry_code_scheme: { normal: 'industry_codes/uk_sic_2007', missing: 'industry_codes/zzzzzz' },
    get_industry_code: {
      normal: 'industry_codes/uk_sic_2007/64209',
      missing: 'industry_codes/uk_sic_2007/zzzzzz',
    },
    get_event: { normal: 'events/1', missing: 'events/999999999' },
    get_account_status: { normal: 'account_status' },
  };
}

export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[];
