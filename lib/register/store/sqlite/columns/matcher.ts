import { byValue, type Counted } from '../read/facets';
import type { NumberColumn } from './number-column';
import { IdSet } from './sorted-ids';

/** Records whose number in a column is one of those allowed. */
export interface ColumnFilter {
  /** The filter, which its own facet leaves out. */
  name: string;
  column: NumberColumn;
  /** 1 by number if it is allowed. */
  allowed: Uint8Array;
}

/** Records whose day in a column is in a range that includes both ends, which are below 2^31. */
export interface DayFilter {
  name: string;
  column: NumberColumn;
  from: number;
  to: number;
}

/** A query as conditions on ids and columns. */
export interface SearchFilters {
  /** Records that have the words, addresses and identifiers, ascending; undefined if none is asked for. */
  ids: Uint32Array | undefined;
  values: ColumnFilter[];
  days: DayFilter[];
}

/** What is counted of the records. */
export interface Countable<Facet extends string> {
  columns: { readonly size: number };
  /** 0 for records that are not shown, or not there. */
  shown: NumberColumn;
  /** The column that a facet counts, and how many low bits of its numbers do not matter. */
  counted: Readonly<Record<Facet, readonly [column: NumberColumn, bits: number]>>;
  /** The filter that a facet leaves out. */
  facetFilters: Readonly<Record<Facet, string>>;
}

/** How many records have each number of a column. */
export type Counts = Uint32Array;

export interface Matches<Facet extends string> {
  ids: IdSet;
  /** By facet, over the matches of all filters except its own. */
  counts: ReadonlyMap<Facet, Counts>;
}

const NO_COUNTS: Counts = new Uint32Array(0);

/** A failure that no facet leaves out. */
const NOT_SHOWN = 2 ** 15;

/** A filter fails with this bit. There are fewer filters than bits. */
const bitOf = (at: number): number => 2 ** at;

/** For each number of a column, the bits of the filters that refuse it; undefined if it has no filter. */
function failuresOf(column: NumberColumn, filters: readonly (ColumnFilter & { bit: number })[]) {
  const [first, ...others] = filters.filter((filter) => filter.column === column);
  if (!first) return undefined;
  const failures = new Uint16Array(first.allowed.length);
  for (const { allowed, bit } of [first, ...others]) {
    for (let value = 0; value < allowed.length; value++) {
      if (allowed[value] === 0) failures[value] = (failures[value] as number) | bit;
    }
  }
  return failures;
}

/** Counts the numbers of a column without their low bits. */
function countCells({ cells, most }: NumberColumn, bits: number, ids: Uint32Array): Counts {
  const counts = new Uint32Array((most >>> bits) + 1);
  for (let at = 0; at < ids.length; at++) {
    const value = (cells[ids[at] as number] ?? 0) >>> bits;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

/**
 * Finds the records that meet all filters, and counts them by the columns of facets. A facet leaves out its own filter:
 * it counts records that no filter refuses, or only that one.
 */
export class Matcher<Facet extends string> {
  // Reused, since they have four and two bytes a record.
  private found = new Uint32Array(0);
  private failures = new Uint16Array(0);

  constructor(private readonly countable: Countable<Facet>) {}

  /** @param facets Those to count. */
  match(filters: SearchFilters, facets: readonly Facet[]): Matches<Facet> {
    const names: string[] = [...new Set([...filters.values, ...filters.days].map(({ name }) => name))];
    const candidates = filters.ids;
    const failures = this.findFailures(candidates, filters, names);
    const matched = this.choose(candidates, failures, 0);
    const ids = IdSet.of(matched);
    const counts = this.count(matched, facets);
    names.forEach((name, at) => {
      const own = facets.filter((facet) => this.countable.facetFilters[facet] === name);
      if (own.length === 0) return;
      const ofMissed = this.count(this.choose(candidates, failures, bitOf(at)), own);
      for (const facet of own) {
        const added = ofMissed.get(facet) ?? NO_COUNTS;
        const both = (counts.get(facet) ?? NO_COUNTS).map((count, value) => count + (added[value] ?? 0));
        counts.set(facet, both);
      }
    });
    return { ids, counts };
  }

  /** The bits of the filters that refuse each candidate, one filter after another: such loops are the fastest. */
  private findFailures(
    candidates: Uint32Array | undefined,
    { values, days }: SearchFilters,
    names: readonly string[],
  ): Uint16Array {
    const { columns, shown } = this.countable;
    const length = candidates?.length ?? columns.size;
    if (this.failures.length < length) this.failures = new Uint16Array(columns.size);
    const failures = this.failures.subarray(0, length).fill(0);
    const withBits = values.map((filter) => ({ ...filter, bit: bitOf(names.indexOf(filter.name)) }));
    const ofShown = failuresOf(shown, withBits) ?? new Uint16Array(shown.most + 1);
    // Words and addresses may be those of records that are not shown.
    ofShown[0] = NOT_SHOWN;
    addFailures(failures, candidates, shown, ofShown);
    for (const column of new Set(values.map((filter) => filter.column))) {
      const own = column === shown ? undefined : failuresOf(column, withBits);
      if (own) addFailures(failures, candidates, column, own);
    }
    for (const { name, ...range } of days) {
      addFailuresOfDays(failures, candidates, range, bitOf(names.indexOf(name)));
    }
    return failures;
  }

  /** The candidates with just these failures; valid until the next call. */
  private choose(candidates: Uint32Array | undefined, failures: Uint16Array, wanted: number): Uint32Array {
    if (this.found.length < failures.length) this.found = new Uint32Array(this.countable.columns.size);
    const { found } = this;
    let count = 0;
    if (candidates) {
      for (let at = 0; at < failures.length; at++) {
        if (failures[at] === wanted) found[count++] = candidates[at] as number;
      }
    } else {
      for (let id = 0; id < failures.length; id++) if (failures[id] === wanted) found[count++] = id;
    }
    return found.subarray(0, count);
  }

  /** The counts of each facet, once for facets that count the same. */
  private count(ids: Uint32Array, facets: readonly Facet[]): Map<Facet, Counts> {
    const made: { column: NumberColumn; bits: number; counts: Counts }[] = [];
    const countOf = (facet: Facet): Counts => {
      const [column, bits] = this.countable.counted[facet];
      const known = made.find((one) => one.column === column && one.bits === bits);
      if (known) return known.counts;
      const counts = countCells(column, bits, ids);
      made.push({ column, bits, counts });
      return counts;
    };
    return new Map(facets.map((facet) => [facet, countOf(facet)]));
  }
}

/** Of the candidates, or of all ids in order: without a list of these, a loop takes two thirds of the time. */
function addFailures(
  failures: Uint16Array,
  candidates: Uint32Array | undefined,
  { cells }: NumberColumn,
  own: Uint16Array,
): void {
  if (candidates) {
    for (let at = 0; at < failures.length; at++) {
      failures[at] = (failures[at] as number) | (own[cells[candidates[at] as number] ?? 0] as number);
    }
  } else {
    for (let id = 0; id < failures.length; id++) {
      failures[id] = (failures[id] as number) | (own[cells[id] ?? 0] as number);
    }
  }
}

function addFailuresOfDays(
  failures: Uint16Array,
  candidates: Uint32Array | undefined,
  { column: { cells }, from, to }: Omit<DayFilter, 'name'>,
  bit: number,
): void {
  for (let at = 0; at < failures.length; at++) {
    const day = cells[candidates ? (candidates[at] as number) : at] ?? 0;
    // The sign is that of a day outside the range: half of the days are, and a branch would be guessed wrong.
    failures[at] = (failures[at] as number) | ((((day - from) | (to - day)) >>> 31) * bit);
  }
}

/** The numbers that occur, with their counts. */
export function* counted(counts: Counts): Generator<[value: number, count: number]> {
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] as number;
    if (count > 0) yield [value, count];
  }
}

/** The sums by key, in the order of the keys. */
export function sumByText(entries: Iterable<[key: string | null | undefined, count: number]>): Counted[] {
  const sums = sumBy(entries);
  return [...sums].map(([key, count]) => ({ key, value: key, count })).sort(byValue);
}

/** The sums by key; what has none is passed over. */
export function sumBy<Key>(entries: Iterable<[key: Key | null | undefined, count: number]>): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, count] of entries)
    if (key !== undefined && key !== null) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}
