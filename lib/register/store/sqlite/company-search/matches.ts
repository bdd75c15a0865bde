import { COMPANY_FACET_FILTERS, type CompanyFacet } from '@/lib/contract/extensions';
import type { CompanyColumns } from './columns';
import type { ColumnFilter, CompanyFilters } from './filters';
import type { NumberColumn } from './number-column';
import type { SectionColumn } from './sections';
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
  industry_section: ['sections', 0],
  types_of_data_held: ['dataTypes', 0],
  // Of a day, its month.
  incorporation_year: ['incorporation', 5],
  incorporation_month: ['incorporation', 5],
  dissolution_year: ['dissolution', 5],
  dissolution_month: ['dissolution', 5],
} as const satisfies Record<CompanyFacet, readonly [keyof CompanyColumns | 'sections', number]>;

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
    readonly cells: ArrayLike<number>,
    readonly shift: number,
    most: number,
  ) {
    this.counts = new Uint32Array((most >>> shift) + 1);
  }

  addAll(ids: Uint32Array): void {
    const { cells, counts, shift } = this;
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
  // Reused, since they have four and two bytes a company.
  private found = new Uint32Array(0);
  private failures = new Uint16Array(0);

  constructor(
    private readonly columns: CompanyColumns,
    private readonly sections: SectionColumn,
  ) {}

  /** @param facets Those to count. */
  match(filters: CompanyFilters, facets: readonly CompanyFacet[]): Matches {
    const names: string[] = [...new Set([...filters.values, ...filters.days].map(({ name }) => name))];
    const failures = this.findFailures(filters, names);
    const matched = this.choose(filters.ids, failures, 0);
    const ids = IdSet.of(matched);
    const counters = this.countersOf(facets);
    for (const counter of counters.values()) counter.addAll(matched);
    const counts = new Map(facets.map((facet) => [facet, counters.get(keyOf(facet))?.counts ?? NO_COUNTS]));
    names.forEach((name, at) => {
      const own = facets.filter((facet) => COMPANY_FACET_FILTERS[facet] === name);
      if (own.length === 0) return;
      const missed = this.choose(filters.ids, failures, bitOf(at));
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

  /**
   * The bits of the filters that refuse each candidate, which are all companies if there are no ids. One filter after
   * another, and without a branch for each company: such loops are the fastest.
   */
  private findFailures({ ids, values, days }: CompanyFilters, names: readonly string[]): Uint16Array {
    const { columns } = this;
    const length = ids ? ids.length : columns.size;
    if (this.failures.length < length) this.failures = new Uint16Array(columns.size);
    const failures = this.failures.subarray(0, length);
    const withBits = values.map((filter) => ({ ...filter, bit: bitOf(names.indexOf(filter.name)) }));
    const ofProfile = failuresOf(columns.profile, withBits) ?? new Uint16Array(columns.profiles.length);
    // Ids without a company, and companies that are redacted.
    ofProfile[0] = NOT_SHOWN;
    failures.fill(0);
    addFailures(failures, ids, columns.profile, ofProfile);
    for (const column of [columns.industries, columns.dataTypes]) {
      const own = failuresOf(column, withBits);
      if (own) addFailures(failures, ids, column, own);
    }
    for (const { column, name, from, to } of days) {
      const bit = bitOf(names.indexOf(name));
      const { cells } = column;
      for (let at = 0; at < length; at++) {
        const day = cells[ids ? (ids[at] as number) : at] ?? 0;
        // The sign is that of a day outside the range.
        failures[at] = (failures[at] as number) | ((((day - from) | (to - day)) >>> 31) * bit);
      }
    }
    return failures;
  }

  /** The candidates with just these failures; valid until the next call. */
  private choose(ids: Uint32Array | undefined, failures: Uint16Array, wanted: number): Uint32Array {
    if (this.found.length < failures.length) this.found = new Uint32Array(this.columns.size);
    const { found } = this;
    let count = 0;
    for (let at = 0; at < failures.length; at++) {
      found[count] = ids ? (ids[at] as number) : at;
      // 1 if they are equal.
      count += (((failures[at] as number) ^ wanted) - 1) >>> 31;
    }
    return found.subarray(0, count);
  }

  /** A counter for each column that the facets count. */
  private countersOf(facets: readonly CompanyFacet[]): Map<string, Counter> {
    const counters = new Map<string, Counter>();
    for (const facet of facets) {
      const [name, shift] = COUNTED[facet];
      if (counters.has(keyOf(facet))) continue;
      const { cells, most } = name === 'sections' ? this.sections.get() : this.columns[name];
      counters.set(keyOf(facet), new Counter(cells, shift, most));
    }
    return counters;
  }
}

function addFailures(
  failures: Uint16Array,
  ids: Uint32Array | undefined,
  { cells }: NumberColumn,
  own: Uint16Array,
): void {
  for (let at = 0; at < failures.length; at++) {
    const value = cells[ids ? (ids[at] as number) : at] ?? 0;
    failures[at] = (failures[at] as number) | (own[value] as number);
  }
}
