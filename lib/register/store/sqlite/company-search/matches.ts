import { COMPANY_FACET_FILTERS, type CompanyFacet } from '@/lib/contract/extensions';
import type { CompanyColumns } from './columns';
import type { ColumnFilter, CompanyFilters } from './filters';
import type { NumberColumn } from './number-column';
import { IdSet } from './sorted-ids';

/** The column that a facet counts, and how many low bits of its numbers do not matter. */
const COUNTED = {
  jurisdiction_code: ['profile', 0],
  country_code: ['profile', 0],
  company_type: ['profile', 0],
  current_status: ['profile', 0],
  inactive: ['profile', 0],
  branch: ['profile', 0],
  nonprofit: ['profile', 0],
  industry_section: ['industries', 0],
  types_of_data_held: ['dataTypes', 0],
  // Of a day, its month.
  incorporation_year: ['incorporation', 5],
  incorporation_month: ['incorporation', 5],
  dissolution_year: ['dissolution', 5],
  dissolution_month: ['dissolution', 5],
} as const satisfies Record<CompanyFacet, readonly [keyof CompanyColumns, number]>;

/** How many companies have each number of a column. */
export type Counts = Uint32Array;

export interface Matches {
  ids: IdSet;
  /** By facet, over the matches of all filters except its own. */
  counts: ReadonlyMap<CompanyFacet, Counts>;
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

/** Counts the numbers of a column. */
class Counter {
  readonly counts: Counts;

  constructor(
    readonly column: NumberColumn,
    readonly shift: number,
  ) {
    this.counts = new Uint32Array((column.most >>> shift) + 1);
  }

  addAll(ids: Uint32Array): void {
    const { counts, shift } = this;
    const { cells } = this.column;
    for (let at = 0; at < ids.length; at++) {
      const value = (cells[ids[at] as number] ?? 0) >>> shift;
      counts[value] = (counts[value] as number) + 1;
    }
  }
}

const keyOf = (facet: CompanyFacet): string => COUNTED[facet].join();

/**
 * Finds the companies that meet all filters, and counts them by the columns of facets. A facet leaves out its own filter:
 * it counts companies that no filter refuses, or only that one.
 */
export class CompanyMatcher {
  private shown: { generation: number; ids: Uint32Array } | undefined;
  // Reused, since they have four and two bytes a company.
  private found = new Uint32Array(0);
  private failures = new Uint16Array(0);

  constructor(private readonly columns: CompanyColumns) {}

  /** @param facets Those to count. */
  match(filters: CompanyFilters, facets: readonly CompanyFacet[]): Matches {
    const names: string[] = [...new Set([...filters.values, ...filters.days].map(({ name }) => name))];
    const candidates = filters.ids ?? this.listShown();
    const failures = this.findFailures(candidates, filters, names);
    const matched = this.choose(candidates, failures, 0);
    const ids = IdSet.of(matched);
    const counters = this.countersOf(facets);
    for (const counter of counters.values()) counter.addAll(matched);
    const counts = new Map(facets.map((facet) => [facet, counters.get(keyOf(facet))?.counts ?? NO_COUNTS]));
    names.forEach((name, at) => {
      const own = facets.filter((facet) => COMPANY_FACET_FILTERS[facet] === name);
      if (own.length === 0) return;
      const missed = this.choose(candidates, failures, bitOf(at));
      const ofMissed = this.countersOf(own);
      for (const counter of ofMissed.values()) counter.addAll(missed);
      for (const facet of own) {
        const added = ofMissed.get(keyOf(facet))?.counts ?? NO_COUNTS;
        counts.set(
          facet,
          (counts.get(facet) ?? NO_COUNTS).map((count, value) => count + (added[value] ?? 0)),
        );
      }
    });
    return { ids, counts };
  }

  /** All companies that are shown. */
  private listShown(): Uint32Array {
    const { generation, size, profile } = this.columns;
    if (this.shown?.generation === generation) return this.shown.ids;
    const ids = new Uint32Array(size);
    let count = 0;
    for (let id = 0; id < size; id++) if (profile.get(id) !== 0) ids[count++] = id;
    this.shown = { generation, ids: ids.subarray(0, count) };
    return this.shown.ids;
  }

  /** The bits of the filters that refuse each candidate, one filter after another: such loops are the fastest. */
  private findFailures(ids: Uint32Array, { values, days }: CompanyFilters, names: readonly string[]): Uint16Array {
    if (this.failures.length < ids.length) this.failures = new Uint16Array(this.columns.size);
    const failures = this.failures.subarray(0, ids.length);
    const { columns } = this;
    const withBits = values.map((filter) => ({ ...filter, bit: bitOf(names.indexOf(filter.name)) }));
    const { cells: profile } = columns.profile;
    const ofProfile = failuresOf(columns.profile, withBits) ?? new Uint16Array(columns.profiles.length);
    // Words and addresses may be those of companies that are not shown.
    ofProfile[0] = NOT_SHOWN;
    for (let at = 0; at < ids.length; at++) failures[at] = ofProfile[profile[ids[at] as number] ?? 0] as number;
    for (const column of [columns.industries, columns.dataTypes]) {
      const own = failuresOf(column, withBits);
      if (own) addFailures(failures, ids, column, own);
    }
    for (const { column, name, from, to } of days) {
      const bit = bitOf(names.indexOf(name));
      const { cells } = column;
      for (let at = 0; at < ids.length; at++) {
        const day = cells[ids[at] as number] ?? 0;
        if (day < from || day > to) failures[at] = (failures[at] as number) | bit;
      }
    }
    return failures;
  }

  /** The candidates with just these failures; valid until the next call. */
  private choose(candidates: Uint32Array, failures: Uint16Array, wanted: number): Uint32Array {
    if (this.found.length < candidates.length) this.found = new Uint32Array(this.columns.size);
    const { found } = this;
    let count = 0;
    for (let at = 0; at < candidates.length; at++) {
      if (failures[at] === wanted) found[count++] = candidates[at] as number;
    }
    return found.subarray(0, count);
  }

  /** A counter for each column that the facets count. */
  private countersOf(facets: readonly CompanyFacet[]): Map<string, Counter> {
    const counters = new Map<string, Counter>();
    for (const facet of facets) {
      const [name, shift] = COUNTED[facet];
      if (!counters.has(keyOf(facet))) counters.set(keyOf(facet), new Counter(this.columns[name], shift));
    }
    return counters;
  }
}

function addFailures(failures: Uint16Array, ids: Uint32Array, { cells }: NumberColumn, own: Uint16Array): void {
  for (let at = 0; at < ids.length; at++) {
    failures[at] = (failures[at] as number) | (own[cells[ids[at] as number] ?? 0] as number);
  }
}
