/**
 * The indexes by which people search. No writer looks anything up in them, so that the first import into an empty
 * register may leave them for its end: made at once they cost a fraction of what they cost row by row.
 */
export const SEARCH_INDEXES: Readonly<Record<string, string>> = {
  // An order of the company search each, so that the first page of many results is read off and not sorted. Among the
  // same, the order is that of ids, which every index has behind its columns.
  companies_by_name: 'companies(sort_name) WHERE redacted = 0',
  companies_by_creation: 'companies(created_at DESC) WHERE redacted = 0',
  companies_by_update: 'companies(updated_at DESC) WHERE redacted = 0',
  companies_by_incorporation: 'companies(incorporation_date DESC) WHERE redacted = 0',
  companies_by_dissolution: 'companies(dissolution_date DESC) WHERE redacted = 0',
  // The shortest names are the most relevant ones; those of one length are few enough to be sorted.
  companies_by_length: 'companies(length(sort_name)) WHERE redacted = 0',
  // A filter each, to find and to count by. Of a flag only what has it: the others are all but these.
  companies_by_type: 'companies(company_type_id) WHERE redacted = 0',
  companies_by_status: 'companies(current_status_id) WHERE redacted = 0',
  companies_by_activity: 'companies(inactive) WHERE inactive = 1 AND redacted = 0',
  companies_by_branch: 'companies(branch) WHERE branch IS NOT NULL AND redacted = 0',
  companies_by_purpose: 'companies(nonprofit) WHERE nonprofit = 1 AND redacted = 0',
  // All that is counted beside a search, so that nobody reads whole companies to count those of a place. Days come
  // early, since they tell companies apart: where the first columns are the same of all, making it takes twice as long.
  companies_by_facets: `companies(jurisdiction_code, incorporation_date, dissolution_date, inactive, branch, nonprofit,
    company_type_id, current_status_id) WHERE redacted = 0`,
  company_identifiers_by_uid: 'company_identifiers(lower(uid))',
  company_identifiers_by_system_and_uid: "company_identifiers(lower(identifier_system_code || '-' || uid))",
  company_industry_codes_by_code: 'company_industry_codes(code_id, company_id)',
  officers_by_name: 'officers(sort_name)',
  officers_by_position: 'officers(position_key, position)',
  officers_by_birth: 'officers(date_of_birth)',
  data_by_kind: 'data(kind_id, company_id)',
  companies_by_entry: 'companies(entry_kind_id) WHERE entry_kind_id IS NOT NULL',
  events_by_time: 'events(ends_at)',
  events_by_creation: 'events(created_at)',
  // The same two of the events that rows of companies imply; kinds are there to be counted.
  incorporations_by_time: `companies(incorporation_date || '~', id, incorporation_kind_id)
    WHERE incorporation_kind_id IS NOT NULL AND redacted = 0`,
  incorporations_by_creation: 'companies(created_at) WHERE incorporation_kind_id IS NOT NULL AND redacted = 0',
};

/** The statement that makes one of them. */
export const createIndexSql = (name: string): string => `CREATE INDEX ${name} ON ${SEARCH_INDEXES[name]};`;
