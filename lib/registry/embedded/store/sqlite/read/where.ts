import type { DateFilter, TermFilter } from '@/lib/contract/filters';

/** A condition and what is bound to its question marks. */
export interface Condition {
  sql: string;
  bind: (string | number)[];
}

/**
 * A column with one value matches "all of a,b" only where a and b are the same, as the specification says of
 * event types; terms are compared without regard to case.
 */
export function termCondition(column: string, filter: TermFilter | undefined): Condition[] {
  if (!filter) return [];
  const terms = [...new Set(filter.terms.map((term) => term.toLowerCase()))];
  if (filter.match === 'all' && terms.length > 1) return [{ sql: '0', bind: [] }];
  return [{ sql: `lower(${column}) IN (${terms.map(() => '?').join(', ')})`, bind: terms }];
}

/** Codes are lower case in the register, so that their index serves. */
export function codeCondition(column: string, filter: TermFilter | undefined): Condition[] {
  return termCondition(column, filter).map(({ sql, bind }) => ({ sql: sql.replace(`lower(${column})`, column), bind }));
}

/** With both ends given the named days are in the range, with one open end the named day is not. */
export function dateCondition(column: string, filter: DateFilter | undefined): Condition[] {
  if (!filter) return [];
  const { from, to } = filter;
  if (from !== null && to !== null) return [{ sql: `${column} BETWEEN ? AND ?`, bind: [from, to] }];
  if (from !== null) return [{ sql: `${column} > ?`, bind: [from] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** `false` excludes what is known to be so; what is not known stays (specification, `inactive`: "false: exclude inactive"). */
export function flagCondition(isSet: string, wanted: boolean | undefined): Condition[] {
  if (wanted === undefined) return [];
  return [{ sql: wanted ? `(${isSet})` : `(${isSet}) IS NOT 1`, bind: [] }];
}

export function joinConditions(conditions: Condition[]): Condition {
  if (conditions.length === 0) return { sql: '1', bind: [] };
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    bind: conditions.flatMap(({ bind }) => bind),
  };
}
