import { ENDPOINTS, type FilterNameOf, type FiltersOf } from '@/lib/contract/endpoints';
import type { DateFilter, TermFilter } from '@/lib/contract/filters';
import type { Parameter } from '@/lib/contract/parameters';
import { termKey } from '@/lib/shared/names/normalise';
import { type CompanyQuery, DEFAULT_SEARCH_FIELDS } from '../../store';
import type { SqliteDatabase } from '../open';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';
import { type IndustryCodeTree, uidKey } from './industry-codes-tree';
import { columnQuery, companyQuery, wordsQuery } from './name-query';

/** An SQL condition with the values bound to it. */
export interface Condition {
  sql: string;
  bind: (string | number)[];
}

export const NOTHING: Condition = { sql: '0', bind: [] };

/** The conditions of each filter that an endpoint declares: a missing filter does not compile. */
export type ConditionTable<Filters, Context = undefined> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>, context: Context) => Condition[];
};

/** The conditions of a query by filter name; absent for a filter that is not set. */
export function conditionsByFilter<Filters extends object, Context = undefined>(
  table: ConditionTable<Filters, Context>,
  filters: Filters,
  context: Context,
): Record<keyof Filters & string, Condition[]> {
  const conditionsOf = <Name extends keyof Filters>(name: Name): Condition[] => {
    const value = filters[name];
    return value === undefined || value === null ? [] : table[name](value, context);
  };
  const names = Object.keys(table) as (keyof Filters & string)[];
  return Object.fromEntries(names.map((name) => [name, conditionsOf(name)])) as ReturnType<
    typeof conditionsByFilter<Filters, Context>
  >;
}

/**
 * A column with one value matches "all of a,b" only if a and b are equal, as the specification says of event types;
 * terms are compared ignoring case.
 */
export function termCondition(column: string, filter: TermFilter): Condition[] {
  return codeCondition(`lower(${column})`, filter);
}

/** For columns of codes, which are stored in lower case so that their index is used. */
export function codeCondition(column: string, filter: TermFilter): Condition[] {
  return valueCondition(column, filter, (term) => term.toLowerCase());
}

/** For columns made by `termKey`. */
export function keyCondition(column: string, filter: TermFilter): Condition[] {
  return valueCondition(column, filter, termKey);
}

function valueCondition(column: string, filter: TermFilter, compared: (term: string) => string): Condition[] {
  const terms = [...new Set(filter.terms.map(compared))];
  if (filter.match === 'all' && terms.length > 1) return [NOTHING];
  return [{ sql: `${column} IN (${terms.map(() => '?').join(', ')})`, bind: terms }];
}

/** The conditions that each expression has the wanted value, by name; none for a value that is not wanted. */
export const valueConditions = <Name extends string>(
  expressions: Readonly<Record<Name, string>>,
  wanted: Partial<Record<Name, string>>,
): Record<string, Condition[]> =>
  Object.fromEntries(
    (Object.keys(expressions) as Name[]).map((name) => {
      const value = wanted[name];
      return [name, value === undefined ? [] : [{ sql: `${expressions[name]} = ?`, bind: [value] }]];
    }),
  );

/** For fields with several values: one condition per term, joined as the filter requires. */
export function eachTerm(filter: TermFilter, toCondition: (term: string) => Condition): Condition[] {
  const terms = filter.terms.map(toCondition);
  const sql = terms.map((term) => `(${term.sql})`).join(filter.match === 'all' ? ' AND ' : ' OR ');
  return [{ sql: `(${sql})`, bind: terms.flatMap(({ bind }) => bind) }];
}

/** A range with both ends includes the named days; a range with one open end excludes the named day. */
export function dateCondition(column: string, { from, to }: DateFilter): Condition[] {
  if (from !== null && to !== null) return [{ sql: `${column} BETWEEN ? AND ?`, bind: [from, to] }];
  if (from !== null) return [{ sql: `${column} > ?`, bind: [from] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** Sorts after every time of the day and before the next day. */
const endOf = (day: string): string => `${day}~`;

/** The same for a column of times, by whole days: 2001-01-31T23:59 is on 2001-01-31. */
export function timeCondition(column: string, { from, to }: DateFilter): Condition[] {
  if (from !== null && to !== null) return [{ sql: `${column} >= ? AND ${column} < ?`, bind: [from, endOf(to)] }];
  if (from !== null) return [{ sql: `${column} >= ?`, bind: [endOf(from)] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** Deprecated filter: before a day. */
const beforeCondition = (column: string, day: string): Condition[] => [{ sql: `${column} < ?`, bind: [day] }];

/** Deprecated filter: since a day, including it. */
const sinceCondition = (column: string, day: string): Condition[] => [{ sql: `${column} >= ?`, bind: [day] }];

/** `false` excludes known values; unknown ones stay (specification, `inactive`: "false: exclude inactive"). */
export function flagCondition(isSet: string, wanted: boolean): Condition[] {
  return [{ sql: wanted ? `(${isSet})` : `(${isSet}) IS NOT 1`, bind: [] }];
}

export const anyOf = (terms: string[]): TermFilter => ({ match: 'any', terms });

/** Excludes what meets the condition (extension `exclude`); unknown is neither true nor false, and stays. */
export const withoutCondition = ({ sql, bind }: Condition): Condition => ({ sql: `(${sql}) IS NOT 1`, bind });

export function joinConditions(conditions: Condition[]): Condition {
  if (conditions.length === 0) return { sql: '1', bind: [] };
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    bind: conditions.flatMap(({ bind }) => bind),
  };
}

/** The companies with a matching row in the search table. */
export const HITS = `SELECT rowid / ${SEARCH_ROWS_PER_COMPANY} AS id FROM company_search WHERE company_search MATCH ?`;

/**
 * A set of company ids, passed to and from SQLite. Reading forty thousand numbers as one text takes a tenth of the time
 * of reading rows, and a bitmap is faster than a `Set`.
 */
export class MatchSet {
  /** `ids`: each once. */
  private constructor(
    readonly ids: readonly number[],
    private readonly bits: Uint8Array,
    private list?: string,
  ) {}

  /** JSON arrays of `json_group_array`, which may contain an id several times. */
  static parse(...lists: string[]): MatchSet {
    const parsed = lists.map((list): number[] => JSON.parse(list));
    let last = 0;
    for (const list of parsed) for (const id of list) if (id > last) last = id;
    const bits = new Uint8Array((last >>> 3) + 1);
    const ids: number[] = [];
    for (const list of parsed) {
      for (const id of list) {
        const byte = bits[id >>> 3] ?? 0;
        const marked = byte | (1 << (id & 7));
        if (marked === byte) continue;
        bits[id >>> 3] = marked;
        ids.push(id);
      }
    }
    const isList = lists.length === 1 && ids.length === parsed[0]?.length;
    return new MatchSet(ids, bits, isList ? lists[0] : undefined);
  }

  get size(): number {
    return this.ids.length;
  }

  /** For `json_each`. Written when first used: a page that is walked does not need it. */
  get json(): string {
    this.list ??= JSON.stringify(this.ids);
    return this.list;
  }

  has(id: number): boolean {
    return ((this.bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }

  without(other: MatchSet): MatchSet {
    const bits = this.bits.map((byte, index) => byte & ~(other.bits[index] ?? 0));
    return new MatchSet(
      this.ids.filter((id) => !other.has(id)),
      bits,
    );
  }
}

const MARKS = `SELECT e.entity_id AS id FROM statement_search m
  JOIN statements s ON s.id = m.rowid AND s.data_type = 'trademark_registration'
  JOIN statement_entities e ON e.statement_id = s.id WHERE statement_search MATCH ?`;

/**
 * Reads the companies whose names (or other searched fields) match the words of a query, all at once, so that total,
 * page and facets share one search; undefined if there are no words.
 */
export function createHitReader(db: SqliteDatabase): (query: CompanyQuery) => MatchSet | undefined {
  const listIds = (sql: string) => db.prepare<[string], string>(`SELECT json_group_array(id) FROM (${sql})`).pluck();
  const byNames = listIds(HITS);
  const byMarks = listIds(MARKS);
  const idsOf = (list: typeof byNames, match: string | undefined): string =>
    (match === undefined ? undefined : list.get(match)) ?? '[]';

  return ({ q, wildcard, fields = DEFAULT_SEARCH_FIELDS, normalise_company_name }) => {
    if (q === undefined || q.trim() === '') return undefined;
    const found = idsOf(byNames, companyQuery(q, wildcard, fields, normalise_company_name));
    if (!fields.includes('trademark_registration_mark_texts')) return MatchSet.parse(found);
    return MatchSet.parse(found, idsOf(byMarks, columnQuery('title', q, wildcard)));
  };
}

function addressCondition(term: string): Condition {
  const match = wordsQuery('address', term);
  return match === undefined ? NOTHING : { sql: `c.id IN (${HITS})`, bind: [match] };
}

/** By the identifier alone, or with its system as a prefix: `us_sec_cik-0000001`. */
function identifierCondition(term: string): Condition {
  const uid = term.toLowerCase();
  return {
    sql: `c.id IN (SELECT company_id FROM company_identifiers WHERE lower(uid) = ?
      UNION SELECT company_id FROM company_identifiers WHERE lower(identifier_system_code || '-' || uid) = ?)`,
    bind: [uid, uid],
  };
}

/** Companies with data of one of the types, old (datum) or new (statement), in any role. */
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

/** Companies with one of the codes, given as comparable uids. */
export const industryCondition = (keys: Iterable<string>): Condition => ({
  sql: `c.id IN (SELECT company_id FROM company_industry_codes
    WHERE code_id IN (SELECT id FROM told_industry_codes WHERE key IN (SELECT value FROM json_each(?))))`,
  bind: [JSON.stringify([...keys])],
});

/** The jurisdictions in use, found by one index step each, with their countries. */
const HELD_JURISDICTIONS = `WITH RECURSIVE held(code) AS (
    SELECT min(jurisdiction_code) FROM companies
    UNION ALL SELECT (SELECT min(jurisdiction_code) FROM companies WHERE jurisdiction_code > code) FROM held WHERE code IS NOT NULL
  )
  SELECT code, substr(code, 1, instr(code || '_', '_') - 1) AS country FROM held`;

/** Filters a country by its jurisdictions, whose indexes can then be used. */
export const countryCondition = (filter: TermFilter, company = 'c'): Condition[] =>
  codeCondition('country', filter).map(({ sql, bind }) => ({
    sql: `${company}.jurisdiction_code IN (SELECT code FROM (${HELD_JURISDICTIONS}) WHERE ${sql})`,
    bind,
  }));

/** For columns of term ids: all terms that equal a requested one. */
export const termIdCondition = (column: string, filter: TermFilter): Condition[] =>
  keyCondition('key', filter).map(({ sql, bind }) => ({
    sql: `${column} IN (SELECT id FROM company_terms WHERE ${sql})`,
    bind,
  }));

/** Conditions for a set flag. */
export const IS_SET = {
  inactive: 'c.inactive = 1',
  branch: 'c.branch IS NOT NULL',
  nonprofit: 'c.nonprofit = 1',
} as const;
export type CompanyFlag = keyof typeof IS_SET;
export const FLAGS = ['inactive', 'branch', 'nonprofit'] as const satisfies CompanyFlag[];

/** The condition for a required flag; excluded flags are handled by `excludedBy`. */
const whereSet = (flag: CompanyFlag, wanted: boolean): Condition[] => (wanted ? [{ sql: IS_SET[flag], bind: [] }] : []);

type Filters = FiltersOf<'search_companies'>;
type TreeNow = () => IndustryCodeTree;

const CONDITIONS: ConditionTable<Filters, TreeNow> = {
  jurisdiction_code: (filter) => codeCondition('c.jurisdiction_code', filter),
  country_code: (filter) => countryCondition(filter),
  company_type: (filter) => termIdCondition('c.company_type_id', filter),
  current_status: (filter) => termIdCondition('c.current_status_id', filter),
  industry_codes: (filter, treeNow) => eachTerm(filter, (uid) => industryCondition(treeNow().covered(uidKey(uid)))),
  registered_address: (filter) => eachTerm(filter, addressCondition),
  identifier_uids: (filter) => eachTerm(filter, identifierCondition),
  types_of_data_held: (filter) => eachTerm(filter, (type) => dataCondition([type])),
  created_at: (days) => timeCondition('c.created_at', days),
  created_before: (day) => beforeCondition('c.created_at', day),
  created_since: (day) => sinceCondition('c.created_at', day),
  updated_at: (days) => timeCondition('c.updated_at', days),
  incorporation_date: (days) => dateCondition('c.incorporation_date', days),
  incorporated_before: (day) => beforeCondition('c.incorporation_date', day),
  incorporated_since: (day) => sinceCondition('c.incorporation_date', day),
  dissolution_date: (days) => dateCondition('c.dissolution_date', days),
  dissolved_before: (day) => beforeCondition('c.dissolution_date', day),
  dissolved_since: (day) => sinceCondition('c.dissolution_date', day),
  inactive: (wanted) => whereSet('inactive', wanted),
  branch: (wanted) => whereSet('branch', wanted),
  nonprofit: (wanted) => whereSet('nonprofit', wanted),
  // It only excludes companies (`excludedBy`).
  exclude_inactive: () => [],
};

/** Conditions by filter name, so that a facet can ignore its own. */
export type FilterConditions = Record<string, Condition[]>;

/** A deprecated filter counts as its replacement, for the facet too. */
function filterInUse(name: FilterNameOf<'search_companies'>): string {
  const { deprecated = name }: Parameter = ENDPOINTS.search_companies.parameters[name];
  return deprecated;
}

/**
 * All filters of the company search (specification, companies/search), without exclusions and the condition for
 * redacted companies.
 */
export function companyFilters(query: CompanyQuery, treeNow: TreeNow): FilterConditions {
  const conditions = conditionsByFilter<Filters, TreeNow>(CONDITIONS, query, treeNow);
  const joined: FilterConditions = { redacted: [{ sql: 'c.redacted = 0', bind: [] }] };
  for (const name of Object.keys(conditions) as FilterNameOf<'search_companies'>[]) {
    const filter = filterInUse(name);
    joined[filter] = [...(joined[filter] ?? []), ...conditions[name]];
  }
  return joined;
}
