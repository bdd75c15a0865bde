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
