import type { DateFilter, TermFilter } from '@/lib/contract/filters';
import { termKey } from '@/lib/shared/names/term-key';

/** A condition and what is bound to its question marks. */
export interface Condition {
  sql: string;
  bind: (string | number)[];
}

export const NOTHING: Condition = { sql: '0', bind: [] };

/**
 * A column with one value matches "all of a,b" only where a and b are the same, as the specification says of
 * event types; terms are compared without regard to case.
 */
export function termCondition(column: string, filter: TermFilter | undefined): Condition[] {
  return codeCondition(`lower(${column})`, filter);
}

/** For columns that hold codes: they are lower case in the register, so that their index serves. */
export function codeCondition(column: string, filter: TermFilter | undefined): Condition[] {
  return valueCondition(column, filter, (term) => term.toLowerCase());
}

/** For columns made by `termKey`. */
export function keyCondition(column: string, filter: TermFilter | undefined): Condition[] {
  return valueCondition(column, filter, termKey);
}

function valueCondition(
  column: string,
  filter: TermFilter | undefined,
  compared: (term: string) => string,
): Condition[] {
  if (!filter) return [];
  const terms = [...new Set(filter.terms.map(compared))];
  if (filter.match === 'all' && terms.length > 1) return [NOTHING];
  return [{ sql: `${column} IN (${terms.map(() => '?').join(', ')})`, bind: terms }];
}

/** For what a record may have several of: a condition a term, joined as the filter says. */
export function eachTerm(filter: TermFilter | undefined, toCondition: (term: string) => Condition): Condition[] {
  if (!filter) return [];
  const terms = filter.terms.map(toCondition);
  const sql = terms.map((term) => `(${term.sql})`).join(filter.match === 'all' ? ' AND ' : ' OR ');
  return [{ sql: `(${sql})`, bind: terms.flatMap(({ bind }) => bind) }];
}

/** With both ends given the named days are in the range, with one open end the named day is not. */
export function dateCondition(column: string, filter: DateFilter | undefined): Condition[] {
  if (!filter) return [];
  const { from, to } = filter;
  if (from !== null && to !== null) return [{ sql: `${column} BETWEEN ? AND ?`, bind: [from, to] }];
  if (from !== null) return [{ sql: `${column} > ?`, bind: [from] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** After every time of a day and before the next one, as text is compared. */
const endOf = (day: string): string => `${day}~`;

/** The same for a column of times, whole days: 2001-01-31T23:59 is on 2001-01-31. */
export function timeCondition(column: string, filter: DateFilter | undefined): Condition[] {
  if (!filter) return [];
  const { from, to } = filter;
  if (from !== null && to !== null) return [{ sql: `${column} >= ? AND ${column} < ?`, bind: [from, endOf(to)] }];
  if (from !== null) return [{ sql: `${column} >= ?`, bind: [endOf(from)] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** The deprecated pair of dates: before a day, or since that day with the day itself. */
export function boundsCondition(column: string, before: string | undefined, since: string | undefined): Condition[] {
  return [
    ...(before === undefined ? [] : [{ sql: `${column} < ?`, bind: [before] }]),
    ...(since === undefined ? [] : [{ sql: `${column} >= ?`, bind: [since] }]),
  ];
}

/** `false` excludes what is known to be so; what is not known stays (specification, `inactive`: "false: exclude inactive"). */
export function flagCondition(isSet: string, wanted: boolean | undefined): Condition[] {
  if (wanted === undefined) return [];
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
