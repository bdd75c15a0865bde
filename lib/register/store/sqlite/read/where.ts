import type { DateFilter, TermFilter } from '@/lib/contract/parameters';
import type { SqliteDatabase } from '../open';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';

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
  const terms = [...new Set(filter.terms.map((term) => term.toLowerCase()))];
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

/** Sorts after every time of the day and before the next day. */
const endOf = (day: string): string => `${day}~`;

/**
 * A range with both ends includes the named days; a range with one open end excludes the named day. By whole days:
 * 2001-01-31T23:59 is on 2001-01-31.
 */
export function timeCondition(column: string, { from, to }: DateFilter): Condition[] {
  if (from !== null && to !== null) return [{ sql: `${column} >= ? AND ${column} < ?`, bind: [from, endOf(to)] }];
  if (from !== null) return [{ sql: `${column} >= ?`, bind: [endOf(from)] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** `false` excludes known values; unknown ones stay (specification, `inactive`: "false: exclude inactive"). */
export function flagCondition(isSet: string, wanted: boolean): Condition[] {
  return [{ sql: wanted ? `(${isSet})` : `(${isSet}) IS NOT 1`, bind: [] }];
}

export const anyOf = (terms: string[]): TermFilter => ({ match: 'any', terms });

export function joinConditions(conditions: Condition[]): Condition {
  if (conditions.length === 0) return { sql: '1', bind: [] };
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    bind: conditions.flatMap(({ bind }) => bind),
  };
}

/** The companies with a matching row in the search table. */
export const HITS = `SELECT rowid / ${SEARCH_ROWS_PER_COMPANY} AS id FROM company_search WHERE company_search MATCH ?`;

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

/** Sorts after any other text: the end of a range of names that begin alike. */
export const LAST_LETTER = '\u{10ffff}';

/** Whether the index exists: the first import builds it at its end. */
export function hasIndex(db: SqliteDatabase, name: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?").get(name) !== undefined;
}

/** `INDEXED BY` the index, or an empty text while it does not exist: the rows are then sorted. */
export function createIndexHint(db: SqliteDatabase): (name: string) => string {
  const find = db.prepare<[string], number>("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?").pluck();
  return (name) => (find.get(name) === undefined ? '' : `INDEXED BY ${name}`);
}
