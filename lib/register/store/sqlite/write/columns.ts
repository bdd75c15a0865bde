import { termKey } from '@/lib/shared/names/normalise';

/** A value as SQLite holds it. */
export type Cell = string | number | null;
export type Row = Record<string, Cell>;

export const booleanCell = (value: boolean | null | undefined): Cell => (value == null ? null : Number(value));
/** A term in comparable form. */
export const termCell = (term: string | null | undefined): string | null => (term == null ? null : termKey(term));
export const jsonCell = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/** The columns of `next` that differ from `before`. */
export function changedColumns(before: Row, next: Row): Row {
  return Object.fromEntries(Object.entries(next).filter(([column, value]) => before[column] !== value));
}

/** Of two different facts of one day, the one that sorts last: so the order of arrival does not matter. */
const sortsLast = (one: Cell, other: Cell): Cell => (String(one) >= String(other) ? one : other);

/**
 * Merges facts of two records about one thing: the newer record's facts win, the older one's fill gaps. The order of
 * arrival does not matter, and writing a record again changes nothing.
 */
export function mergeFacts(before: Row, next: Row, [versionBefore, version]: readonly [string, string]): Row {
  const merge = (old: Cell, given: Cell): Cell => {
    if (old === null || given === null) return given ?? old;
    if (version === versionBefore) return sortsLast(old, given);
    return version > versionBefore ? given : old;
  };
  return Object.fromEntries(
    Object.entries(next).map(([column, value]) => [column, merge(before[column] ?? null, value)]),
  );
}
