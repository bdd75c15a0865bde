import type { EndpointName, EndpointOf, PathVariables } from './endpoints';

/** A request that the sample register can answer, with a value for every path variable and every parameter. */
export interface Example<N extends EndpointName> {
  variables: PathVariables<N>;
  /** Each gives a reply when sent alone; they are not meant to be combined. */
  parameters: Partial<Record<keyof EndpointOf<N>['parameters'], string>>;
  /** Parameters that the documentation shows in the example. */
  shown?: readonly (keyof EndpointOf<N>['parameters'])[];
}

const HEAD_OF_GROUP = { jurisdiction_code: 'gb', company_number: '01234500' };
const PAGING = { page: '1', per_page: '10' };
const NETWORK = { confidence: 'all', dates: '2025-12-31', ownership_percentage: '25' };

const EVENTS = {
  time_range: '2024-01-01:2024-12-31',
  created_at: '2025-01-31',
  type: 'Event::Company::Incorporation|Event::Company::NameChange',
  categories: 'kyc',
  jurisdiction_code: 'gb',
  country_code: 'gb',
  order: 'time_range_ends_at',
  ...PAGING,
};

/** These companies of the sample keep their numbers (sample/highlights.ts). A test sends every example. */
export const EXAMPLES: { [N in EndpointName]: Example<N> } = {
  versions: { variables: {}, parameters: {} },
  search_companies: {
    variables: {},
    parameters: {
      q: 'harrowgate marine',
      order: 'score',
      jurisdiction_code: 'gb|je',
      country_code: 'us',
      company_type: 'Private limited Company',
      current_status: 'Active|Live',
      industry_codes: 'isic_4-3511|uk_sic_2007-94990',
      registered_address: 'london',
      created_at: '2012-01-31:',
      incorporation_date: '2010-01-01:2019-12-31',
      dissolution_date: ':2020-01-01',
      updated_at: '2020-01-01:',
      inactive: 'false',
      branch: 'true',
      nonprofit: 'true',
      identifier_uids: 'GB123456789',
      types_of_data_held: 'Website',
      fields: 'name,previous_names',
      normalise_company_name: 'true',
      created_before: '2026-01-01',
      created_since: '2012-01-01',
      incorporated_before: '2000-01-01',
      incorporated_since: '2015-01-01',
      dissolved_before: '2020-01-01',
      dissolved_since: '2015-01-01',
      exclude_inactive: 'true',
      ...PAGING,
    },
    shown: ['q', 'jurisdiction_code'],
  },
  get_company: { variables: HEAD_OF_GROUP, parameters: { sparse: 'true' } },
  list_company_filings: { variables: HEAD_OF_GROUP, parameters: PAGING },
  list_company_statements: { variables: HEAD_OF_GROUP, parameters: PAGING },
  list_company_data: { variables: HEAD_OF_GROUP, parameters: PAGING },
  get_company_network: { variables: HEAD_OF_GROUP, parameters: NETWORK },
  list_events: { variables: {}, parameters: EVENTS, shown: ['time_range'] },
  list_jurisdiction_events: { variables: { jurisdiction_code: 'gb' }, parameters: EVENTS, shown: ['time_range'] },
  list_company_events: { variables: HEAD_OF_GROUP, parameters: EVENTS },
  search_officers: {
    variables: {},
    parameters: {
      q: 'oldacre',
      order: 'score',
      jurisdiction_code: 'gb',
      date_of_birth: '1960-01-01:1969-12-31',
      position: 'director|secretary',
      address: 'london',
      inactive: 'false',
      ...PAGING,
    },
    shown: ['q'],
  },
  get_officer: { variables: { id: '1' }, parameters: {} },
  get_filing: { variables: { id: '1' }, parameters: {} },
  get_datum: { variables: { id: '1' }, parameters: {} },
  get_statement: { variables: { id: '1' }, parameters: {} },
  search_subsequent_registrations: { variables: {}, parameters: { q: 'limited', ...PAGING } },
  search_alternate_registrations: { variables: {}, parameters: { q: 'limited', ...PAGING } },
  search_gazette_notices: {
    variables: {},
    parameters: {
      q: 'liquidation',
      order: 'score',
      jurisdiction_code: 'gb',
      publication_title: 'gazette|',
      normalised_classification_level_1: 'filing|judgment',
      ...PAGING,
    },
  },
  search_control_statements: {
    variables: {},
    parameters: {
      q: 'harrowgate',
      order: 'score',
      is_ultimate_beneficial_owner: 'true',
      has_controlling_entities: 'true',
      control_mechanisms_mechanism_type: 'share_ownership|voting_rights',
      controlling_entities_entity_type: 'person',
      created_at: '2016-01-01:2026-12-31',
      controlled_entity_name: 'harrowgate',
      controlling_entities_name: 'oldacre',
      ...PAGING,
    },
  },
  search_trademark_registrations: {
    variables: {},
    parameters: { q: 'harrowgate', order: 'mark_text', ...PAGING },
  },
  get_placeholder: { variables: { id: '4141' }, parameters: {} },
  get_placeholder_network: { variables: { id: '4141' }, parameters: NETWORK },
  list_placeholder_statements: { variables: { id: '4141' }, parameters: PAGING },
  search_corporate_groupings: { variables: {}, parameters: { q: 'cor', ...PAGING }, shown: ['q'] },
  get_corporate_grouping: { variables: { name: 'corvallo' }, parameters: {} },
  list_jurisdictions: { variables: {}, parameters: {} },
  match_jurisdiction: {
    variables: {},
    parameters: { q: 'Georgia', related_jurisdiction_code: 'us_de' },
    shown: ['q', 'related_jurisdiction_code'],
  },
  list_industry_code_schemes: { variables: {}, parameters: {} },
  get_industry_code_scheme: { variables: { code_scheme_id: 'isic_4' }, parameters: {} },
  get_industry_code: { variables: { code_scheme_id: 'eu_nace_2', code: '35.11' }, parameters: {} },
  get_event: { variables: { id: '1' }, parameters: {} },
  get_account_status: { variables: {}, parameters: {} },
};
