import type { EndpointName } from './endpoints';
import { MAX_PLACEHOLDER_STATEMENTS } from './limits';

/** The specification's section for each endpoint, and one line on what it returns. */
interface EndpointWords {
  group: Group;
  summary: string;
}

/** The parts of the specification's "Endpoints", in its order. */
export const GROUPS = [
  'Companies',
  'Officers',
  'Filings, data, statements',
  'Placeholders',
  'Corporate groupings',
  'Jurisdictions',
  'Industry codes',
  'Events',
  'Account and versions',
] as const;
export type Group = (typeof GROUPS)[number];

const words = (group: Group, summary: string): EndpointWords => ({ group, summary });

const PAPERS = 'Filings, data, statements';
const ACCOUNT = 'Account and versions';

export const ENDPOINT_WORDS: Record<EndpointName, EndpointWords> = {
  search_companies: words('Companies', 'Companies that match, by name and by any facts'),
  get_company: words('Companies', 'One company, with its officers and newest filings'),
  list_company_filings: words('Companies', 'Filings of a company'),
  list_company_statements: words('Companies', 'Statements of which a company is a part'),
  list_company_data: words('Companies', 'Data items of a company; statements replace them'),
  get_company_network: words('Companies', 'Immediate parents and children of a company'),
  search_officers: words('Officers', 'Officers that match, by name and by any facts'),
  get_officer: words('Officers', 'One officer, with the company'),
  get_filing: words(PAPERS, 'One filing, with the company'),
  get_datum: words(PAPERS, 'One data item; statements replace them'),
  get_statement: words(PAPERS, 'One statement, with all its provenances'),
  search_subsequent_registrations: words(PAPERS, 'Registrations that supersede another'),
  search_alternate_registrations: words(PAPERS, 'Further registrations of one company'),
  search_gazette_notices: words(PAPERS, 'Notices of official gazettes'),
  search_control_statements: words(PAPERS, 'Who controls whom, and by what'),
  search_trademark_registrations: words(PAPERS, 'Registered marks'),
  get_placeholder: words('Placeholders', 'One entity that is probably a company'),
  get_placeholder_network: words('Placeholders', 'Immediate parents and children of a placeholder'),
  list_placeholder_statements: words(
    'Placeholders',
    `Statements of a placeholder, at most ${MAX_PLACEHOLDER_STATEMENTS} a page`,
  ),
  search_corporate_groupings: words('Corporate groupings', 'Groupings whose name begins with the text'),
  get_corporate_grouping: words('Corporate groupings', 'One grouping with its companies'),
  list_jurisdictions: words('Jurisdictions', 'All jurisdictions'),
  match_jurisdiction: words('Jurisdictions', 'The jurisdiction of a name or code'),
  list_industry_code_schemes: words('Industry codes', 'All schemes of industry codes'),
  get_industry_code_scheme: words('Industry codes', 'One scheme with its codes'),
  get_industry_code: words('Industry codes', 'One code with its equivalents in other schemes'),
  list_events: words('Events', 'Changes in the life of all companies'),
  list_jurisdiction_events: words('Events', 'Changes in the life of the companies of a jurisdiction'),
  list_company_events: words('Events', 'Changes in the life of one company'),
  get_event: words('Events', 'One event'),
  get_account_status: words(ACCOUNT, 'Plan, usage and calls left; asking costs no call'),
  versions: words(ACCOUNT, 'Versions of the interface'),
};
