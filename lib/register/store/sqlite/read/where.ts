import type { DateFilter, TermFilter } from '@/lib/contract/filters';
import { termKey } from '@/lib/shared/names/normalise';

/** A condition and what is bound to its question marks. */
export interface Condition {
  sql: string;
  bind: (string | number)[];
}

export const NOTHING: Condition = { sql: '0', bind: [] };

/** The conditions of each filter that an endpoint declares: one without conditions does not compile. */
export type ConditionTable<Filters, Context = undefined> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>, context: Context) => Condition[];
};

/** The conditions of a query, by the name of the filter; none for a filter that is not set. */
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
 * A column with one value matches "all of a,b" only where a and b are the same, as the specification says of
 * event types; terms are compared without regard to case.
 */
export function termCondition(column: string, filter: TermFilter): Condition[] {
  return codeCondition(`lower(${column})`, filter);
}

/** For columns that hold codes: they are lower case in the register, so that their index serves. */
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

/** For what a record may have several of: a condition a term, joined as the filter says. */
export function eachTerm(filter: TermFilter, toCondition: (term: string) => Condition): Condition[] {
  const terms = filter.terms.map(toCondition);
  const sql = terms.map((term) => `(${term.sql})`).join(filter.match === 'all' ? ' AND ' : ' OR ');
  return [{ sql: `(${sql})`, bind: terms.flatMap(({ bind }) => bind) }];
}

/** With both ends given the named days are in the range, with one open end the named day is not. */
export function dateCondition(column: string, { from, to }: DateFilter): Condition[] {
  if (from !== null && to !== null) return [{ sql: `${column} BETWEEN ? AND ?`, bind: [from, to] }];
  if (from !== null) return [{ sql: `${column} > ?`, bind: [from] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** After every time of a day and before the next one, as text is compared. */
const endOf = (day: string): string => `${day}~`;

/** The same for a column of times, whole days: 2001-01-31T23:59 is on 2001-01-31. */
export function timeCondition(column: string, { from, to }: DateFilter): Condition[] {
  if (from !== null && to !== null) return [{ sql: `${column} >= ? AND ${column} < ?`, bind: [from, endOf(to)] }];
  if (from !== null) return [{ sql: `${column} >= ?`, bind: [endOf(from)] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** Of the deprecated pair of dates: before a day. */
export const beforeCondition = (column: string, day: string): Condition[] => [{ sql: `${column} < ?`, bind: [day] }];

/** The other of the pair: since a day, with the day itself. */
export const sinceCondition = (column: string, day: string): Condition[] => [{ sql: `${column} >= ?`, bind: [day] }];

/** `false` excludes what is known to be so; what is not known stays (specification, `inactive`: "false: exclude inactive"). */
export function flagCondition(isSet: string, wanted: boolean): Condition[] {
  return [{ sql: wanted ? `(${isSet})` : `(${isSet}) IS NOT 1`, bind: [] }];
}

export const anyOf = (terms: string[]): TermFilter => ({ match: 'any', terms });

/** What meets the condition is left out (extension `exclude`); what is not known is neither true nor false, and stays. */
export const withoutCondition = ({ sql, bind }: Condition): Condition => ({ sql: `(${sql}) IS NOT 1`, bind });

export function joinConditions(conditions: Condition[]): Condition {
  if (conditions.length === 0) return { sql: '1', bind: [] };
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    bind: conditions.flatMap(({ bind }) => bind),
  };
}
