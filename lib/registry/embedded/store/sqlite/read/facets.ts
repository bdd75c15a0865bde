import type { FacetName, FacetValue } from '@/lib/contract/extensions';
import { fold } from '@/lib/names/fold';
import type { FacetQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import type { Condition } from './where';

/** One group of a count: `key` is what is compared, `value` one way to write it. */
export interface Counted {
  key: string;
  value: string;
  count: number;
}

export type Limits = Pick<FacetQuery<FacetName>, 'limit' | 'text'>;

export function countGroups(db: SqliteDatabase, { sql, bind }: Condition): Counted[] {
  return db.prepare<unknown[], Counted>(sql).all(...bind);
}

export interface CountedColumn {
  key: string;
  value: string;
}

/** The sum of what many rows say of each value, in the order of the values; rows without a key say nothing. */
function sumUp(rows: Iterable<[key: string | null, value: string, count: number]>): Counted[] {
  const sums = new Map<string, Counted>();
  for (const [key, value, count] of rows) {
    if (key === null) continue;
    const name = JSON.stringify([key, value]);
    const before = sums.get(name);
    if (before) before.count += count;
    else sums.set(name, { key, value, count });
  }
  return [...sums.values()].sort((a, b) => (a.value < b.value ? -1 : Number(a.value > b.value)));
}

/**
 * How often the values of some columns occur among the same rows. To group by all columns at once and to sum up is
 * to go through the rows once, however many columns there are.
 */
export function countColumns<Column extends CountedColumn>(
  db: SqliteDatabase,
  from: Condition,
  columns: readonly Column[],
): Map<Column, Counted[]> {
  if (columns.length === 0) return new Map();
  const terms = columns.flatMap(({ key, value }) => [key, value]);
  const places = terms.map((_, index) => index + 1);
  const sql = `SELECT ${terms.join(', ')}, count(*) ${from.sql} GROUP BY ${places.join(', ')}`;
  const rows = db
    .prepare<unknown[], (string | null)[]>(sql)
    .raw()
    .all(...from.bind);
  const count = terms.length;
  const counted = columns.map((column, index): [Column, Counted[]] => {
    const ofColumn = rows.map((row): [string | null, string, number] => [
      row[2 * index] ?? null,
      row[2 * index + 1] ?? '',
      Number(row[count]),
    ]);
    return [column, sumUp(ofColumn)];
  });
  return new Map(counted);
}

/** Groups of one key are one value, written as most of them are. */
function joinSpellings(counted: Counted[]): FacetValue[] {
  const joined = new Map<string, { value: string; most: number; count: number }>();
  for (const { key, value, count } of counted) {
    const before = joined.get(key);
    const isMost = !before || count > before.most;
    joined.set(key, {
      value: isMost ? value : before.value,
      most: isMost ? count : before.most,
      count: count + (before?.count ?? 0),
    });
  }
  return [...joined.values()].map(({ value, count }) => ({ value, count }));
}

const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || (a.value < b.value ? -1 : 1);

function holdsText({ value, label = '' }: FacetValue, text: string): boolean {
  const written = fold(`${value} ${label}`);
  return (fold(text).match(/\S+/g) ?? []).every((part) => written.includes(part));
}

/** Values of a facet of terms: the most frequent first, those that hold the words asked for, so many as asked for. */
export function toTermFacet(
  counted: Counted[],
  { limit, text }: Limits,
  labelOf: (value: string) => string | undefined = () => undefined,
): FacetValue[] {
  const values = joinSpellings(counted).map((entry): FacetValue => {
    const label = labelOf(entry.value);
    return label === undefined || label === entry.value ? entry : { ...entry, label };
  });
  return values
    .filter((value) => text === undefined || holdsText(value, text))
    .sort(byCount)
    .slice(0, limit);
}

/** Both values of a flag, those that occur; the key is 1 or 0. */
export const toFlagFacet = (counted: Counted[]): FacetValue[] =>
  counted.map(({ key, count }) => ({ value: String(Number(key) === 1), count })).sort(byCount);

/** A histogram: every year that occurs, the earliest first. */
export const toYearFacet = (counted: Counted[]): FacetValue[] =>
  counted.map(({ value, count }) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1));
