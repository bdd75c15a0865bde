import type { TermFilter } from '@/lib/contract/filters';
import type { CompanyQuery } from '../../store';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';
import { type IndustryCodeTree, uidKey } from './industry-codes-tree';
import { wordsQuery } from './name-query';
import {
  boundsCondition,
  type Condition,
  codeCondition,
  dateCondition,
  eachTerm,
  keyCondition,
  NOTHING,
  timeCondition,
} from './where';

/** The companies one of whose rows in the search table matches. */
export const HITS = `SELECT rowid / ${SEARCH_ROWS_PER_COMPANY} AS id FROM company_search WHERE company_search MATCH ?`;

function addressCondition(term: string): Condition {
  const match = wordsQuery('address', term);
  return match === undefined ? NOTHING : { sql: `c.id IN (${HITS})`, bind: [match] };
}

/** By the identifier itself, or with its system before it: `us_sec_cik-0000001`. */
function identifierCondition(term: string): Condition {
  const uid = term.toLowerCase();
  return {
    sql: `c.id IN (SELECT company_id FROM company_identifiers WHERE lower(uid) = ?
      UNION SELECT company_id FROM company_identifiers WHERE lower(identifier_system_code || '-' || uid) = ?)`,
    bind: [uid, uid],
  };
}

/** Data of one of the types, old (datum) or new (statement), in which the company has any part. */
export function dataCondition(terms: string[]): Condition {
  const types = JSON.stringify(terms.map((term) => term.toLowerCase()));
  return {
    sql: `c.id IN (
      SELECT company_id FROM company_data_kinds
        WHERE kind_id IN (SELECT id FROM data_kinds WHERE lower(data_type) IN (SELECT value FROM json_each(?)))
      UNION SELECT e.entity_id FROM statements st JOIN statement_entities e ON e.statement_id = st.id
        WHERE lower(st.data_type) IN (SELECT value FROM json_each(?)))`,
    bind: [types, types],
  };
}

/** Companies that have one of the codes, given by their compared uids. */
export const industryCondition = (keys: Iterable<string>): Condition => ({
  sql: `c.id IN (SELECT company_id FROM company_industry_codes
    WHERE code_id IN (SELECT id FROM told_industry_codes WHERE key IN (SELECT value FROM json_each(?))))`,
  bind: [JSON.stringify([...keys])],
});

/** The jurisdictions that companies of the register are in, one step of an index each, with the country that each code tells. */
const HELD_JURISDICTIONS = `WITH RECURSIVE held(code) AS (
    SELECT min(jurisdiction_code) FROM companies
    UNION ALL SELECT (SELECT min(jurisdiction_code) FROM companies WHERE jurisdiction_code > code) FROM held WHERE code IS NOT NULL
  )
  SELECT code, substr(code, 1, instr(code || '_', '_') - 1) AS country FROM held`;

/** A country's companies are those of its jurisdictions, so that the indexes of these serve. */
export const countryCondition = (filter: TermFilter | undefined, company = 'c'): Condition[] =>
  codeCondition('country', filter).map(({ sql, bind }) => ({
    sql: `${company}.jurisdiction_code IN (SELECT code FROM (${HELD_JURISDICTIONS}) WHERE ${sql})`,
    bind,
  }));

/** For columns that hold ids of terms: all terms that are the same as one of those asked for. */
export const termIdCondition = (column: string, filter: TermFilter | undefined): Condition[] =>
  keyCondition('key', filter).map(({ sql, bind }) => ({
    sql: `${column} IN (SELECT id FROM company_terms WHERE ${sql})`,
    bind,
  }));

/** What a company has where a flag is set. */
export const IS_SET = {
  inactive: 'c.inactive = 1',
  branch: 'c.branch IS NOT NULL',
  nonprofit: 'c.nonprofit = 1',
} as const;
export type CompanyFlag = keyof typeof IS_SET;
export const FLAGS = ['inactive', 'branch', 'nonprofit'] as const satisfies CompanyFlag[];

/** That it is set; where it must not be, companies are left out (`excludedBy`). */
const whereSet = (query: CompanyQuery, flag: CompanyFlag): Condition[] =>
  query[flag] ? [{ sql: IS_SET[flag], bind: [] }] : [];

/** The conditions of each filter, by the filter's name; a facet leaves out those of its own. */
export type FilterConditions = Record<string, Condition[]>;

/** Every filter of the company search (specification, companies/search) but what it leaves out, and that redacted companies are not shown. */
export function companyFilters(query: CompanyQuery, treeNow: () => IndustryCodeTree): FilterConditions {
  return {
    redacted: [{ sql: 'c.redacted = 0', bind: [] }],
    jurisdiction_code: codeCondition('c.jurisdiction_code', query.jurisdiction_code),
    country_code: countryCondition(query.country_code),
    company_type: termIdCondition('c.company_type_id', query.company_type),
    current_status: termIdCondition('c.current_status_id', query.current_status),
    industry_codes: eachTerm(query.industry_codes, (uid) => industryCondition(treeNow().covered(uidKey(uid)))),
    registered_address: eachTerm(query.registered_address, addressCondition),
    identifier_uids: eachTerm(query.identifier_uids, identifierCondition),
    types_of_data_held: eachTerm(query.types_of_data_held, (type) => dataCondition([type])),
    created_at: [
      ...timeCondition('c.created_at', query.created_at),
      ...boundsCondition('c.created_at', query.created_before, query.created_since),
    ],
    updated_at: timeCondition('c.updated_at', query.updated_at),
    incorporation_date: [
      ...dateCondition('c.incorporation_date', query.incorporation_date),
      ...boundsCondition('c.incorporation_date', query.incorporated_before, query.incorporated_since),
    ],
    dissolution_date: [
      ...dateCondition('c.dissolution_date', query.dissolution_date),
      ...boundsCondition('c.dissolution_date', query.dissolved_before, query.dissolved_since),
    ],
    inactive: whereSet(query, 'inactive'),
    branch: whereSet(query, 'branch'),
    nonprofit: whereSet(query, 'nonprofit'),
  };
}
