import type { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import type { Kind, Records } from '@/lib/contract/kinds';

/** Of which kind the records of each page are; pages that tell of the service or answer a question are not taken away. */
export const TAKEN = {
  search_companies: 'company',
  get_company: 'company',
  list_company_filings: 'filing',
  list_company_statements: 'statement',
  list_company_data: 'datum',
  get_company_network: 'network_relationship',
  list_events: 'event',
  list_jurisdiction_events: 'event',
  list_company_events: 'event',
  search_officers: 'officer',
  get_officer: 'officer',
  get_filing: 'filing',
  get_datum: 'datum',
  get_statement: 'statement',
  search_subsequent_registrations: 'statement',
  search_alternate_registrations: 'statement',
  search_gazette_notices: 'statement',
  search_control_statements: 'control_statement',
  search_trademark_registrations: 'statement',
  get_placeholder: 'placeholder',
  get_placeholder_network: 'network_relationship',
  list_placeholder_statements: 'statement',
  search_corporate_groupings: 'corporate_grouping',
  get_corporate_grouping: 'corporate_grouping',
  list_jurisdictions: 'jurisdiction',
  list_industry_code_schemes: 'industry_code_scheme',
  get_industry_code_scheme: 'industry_code_scheme',
  get_industry_code: 'industry_code',
  get_event: 'event',
} as const satisfies Partial<Record<EndpointName, Kind>>;

export type TakenEndpoint = keyof typeof TAKEN;

export const isTaken = (name: EndpointName): name is TakenEndpoint => Object.hasOwn(TAKEN, name);

/** Pages of one record; the others are lists. */
export const isRecordPage = (name: EndpointName): boolean => ENDPOINTS[name].reply.shape === 'record';

/** What an item of the page is, as the contract has it. */
export const schemaOf = (name: TakenEndpoint): z.ZodType<Records[Kind]> => ENDPOINTS[name].reply.schema;

/** Pages that have a feed: what happened, and what changed. */
const FOLLOWED = new Set<EndpointName>([
  'search_companies',
  'list_events',
  'list_jurisdiction_events',
  'list_company_events',
]);

export const hasFeed = (name: EndpointName): boolean => FOLLOWED.has(name);
