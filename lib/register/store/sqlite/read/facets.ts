import { type FacetName, type Facets, type FacetValue, MAX_FACET_LIMIT } from '@/lib/contract/extensions';
import { fold } from '@/lib/shared/names/fold';
import type { FacetQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import { type Condition, joinConditions } from '../sql-parts';

/** One group of a count: `key` is compared, `value` is one way to write it. */
export interface Counted {
  key: string;
  value: string;
  count: number;
}

export type Limits = Pick<FacetQuery<FacetName>, 'limit' | 'text'>;

export function countGroups(db: SqliteDatabase, { sql, bind }: Condition): Counted[] {
  return db.prepare<unknown[], Counted>(sql).all(...bind);
}

/** A facet of which a record has at most one value: a column of the counted rows. */
export interface ColumnFacet {
  key: string;
  value: string;
  toValues(counted: Counted[], limits: Limits): FacetValue[];
}

/** A facet with the filter that it ignores. */
interface OwnFacet {
  facet: ColumnFacet;
  own: string;
}

/** In the order of the values. */
export const byValue = (a: Counted, b: Counted): number => (a.value < b.value ? -1 : Number(a.value > b.value));

/** The sum for each value, in the order of the values; rows without a key are skipped. */
function sumUp(rows: Iterable<[key: string | null, value: string, count: number]>): Counted[] {
  const sums = new Map<string, Counted>();
  for (const [key, value, count] of rows) {
    if (key === null) continue;
    const name = JSON.stringify([key, value]);
    const before = sums.get(name);
    if (before) before.count += count;
    else sums.set(name, { key, value, count });
  }
  return [...sums.values()].sort(byValue);
}

/**
 * Counts the values of several columns over the same rows. Grouping by all columns and summing up reads the rows once,
 * however many columns there are.
 */
function countTogether(
  db: SqliteDatabase,
  from: Condition,
  columns: readonly ColumnFacet[],
): Map<ColumnFacet, Counted[]> {
  if (columns.length === 0) return new Map();
  const terms = columns.flatMap(({ key, value }) => [key, value]);
  const places = terms.map((_, index) => index + 1);
  const sql = `SELECT ${terms.join(', ')}, count(*) ${from.sql} GROUP BY ${places.join(', ')}`;
  const rows = db
    .prepare<unknown[], (string | null)[]>(sql)
    .raw()
    .all(...from.bind);
  const count = terms.length;
  const counted = columns.map((column, index): [ColumnFacet, Counted[]] => {
    const ofColumn = rows.map((row): [string | null, string, number] => [
      row[2 * index] ?? null,
      row[2 * index + 1] ?? '',
      Number(row[count]),
    ]);
    const summed = sumUp(ofColumn);
    return [column, summed];
  });
  return new Map(counted);
}

/** The filters and the source of a facet count. */
export interface CountQuery {
  db: SqliteDatabase;
  filters: Readonly<Record<string, Condition[]>>;
  /** `FROM … WHERE …` for the records that match the condition. */
  fromWhere(where: Condition): Condition;
}

/** The records that match all filters except this one. */
function fromWithout({ filters, fromWhere }: CountQuery, own?: string): Condition {
  const others = Object.entries(filters).flatMap(([name, conditions]) => (name === own ? [] : conditions));
  return fromWhere(joinConditions(others));
}

/** Counts each facet over the matches of all filters except its own; facets without a filter share one query. */
export function countColumns(query: CountQuery, facets: readonly OwnFacet[]): Map<ColumnFacet, Counted[]> {
  const { db, filters } = query;
  const isFiltered = ({ own }: OwnFacet): boolean => (filters[own] ?? []).length > 0;
  const together = facets.filter((facet) => !isFiltered(facet)).map(({ facet }) => facet);
  const alone = facets.filter(isFiltered).map(({ facet, own }) => countTogether(db, fromWithout(query, own), [facet]));
  return new Map([countTogether(db, fromWithout(query), together), ...alone].flatMap((counted) => [...counted]));
}

/**
 * Counts the values of a list, each over the records that match all filters except its own. `expressions` are SQL over
 * the counted rows; a record for which one is null has no such value.
 */
export function countValues<Name extends string>(
  query: CountQuery,
  expressions: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<Name, FacetValue[]>> {
  const toValues = (counted: Counted[]) => toTermFacet(counted, { limit: MAX_FACET_LIMIT });
  const facets = names.map((own) => ({ own, facet: { key: expressions[own], value: expressions[own], toValues } }));
  const counted = countColumns(query, facets);
  const valuesOf = (facet: ColumnFacet) => toValues(counted.get(facet) ?? []);
  return Object.fromEntries(facets.map(({ own, facet }) => [own, valuesOf(facet)])) as Partial<
    Record<Name, FacetValue[]>
  >;
}

/** Joins groups with the same key, spelt as in the largest group. */
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

/** All values of a facet of terms, most frequent first. */
export function toTermValues(
  counted: Counted[],
  labelOf: (value: string) => string | undefined = () => undefined,
): FacetValue[] {
  const values = joinSpellings(counted).map((entry): FacetValue => {
    const label = labelOf(entry.value);
    return label === undefined || label === entry.value ? entry : { ...entry, label };
  });
  return values.sort(byCount);
}

/** As many as requested of the values that have the requested words. */
export const limitValues = (values: readonly FacetValue[], { limit, text }: Limits): FacetValue[] =>
  values.filter((value) => text === undefined || holdsText(value, text)).slice(0, limit);

/**
 * Values of a facet of terms: most frequent first, filtered by the requested words and limited to the requested number.
 */
export const toTermFacet = (
  counted: Counted[],
  limits: Limits,
  labelOf?: (value: string) => string | undefined,
): FacetValue[] => limitValues(toTermValues(counted, labelOf), limits);

/** The values of a flag that occur; the key is 1 or 0. */
export const toFlagFacet = (counted: Counted[]): FacetValue[] =>
  counted.map(({ key, count }) => ({ value: String(Number(key) === 1), count })).sort(byCount);

/** A histogram: every year or month that occurs, earliest first. */
export const toPeriodFacet = (counted: Counted[]): FacetValue[] =>
  counted.map(({ value, count }) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1));

/** The numbers that occur, with their counts. */
export function* counted(counts: Uint32Array): Generator<[value: number, count: number]> {
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] as number;
    if (count > 0) yield [value, count];
  }
}

/** The sums by key, in the order of the keys; what has none is passed over. */
export function sumByText(entries: Iterable<[key: string | null | undefined, count: number]>): Counted[] {
  const sums = new Map<string, number>();
  for (const [key, count] of entries)
    if (key !== undefined && key !== null) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums].map(([key, count]) => ({ key, value: key, count })).sort(byValue);
}

/** All values of each facet. */
export type CountedFacets<Facet> = ReadonlyMap<Facet, readonly FacetValue[]>;

/** The requested facets; those that are limited with as many values as requested, of those that have the words. */
export const limitFacets = <Facet extends FacetName>(
  asked: FacetQuery<Facet>,
  counted: CountedFacets<Facet>,
  isLimited: (name: Facet) => boolean,
): Facets =>
  Object.fromEntries(
    asked.names.map((name) => {
      const values = counted.get(name) ?? [];
      return [name, isLimited(name) ? limitValues(values, asked) : [...values]];
    }),
  );
