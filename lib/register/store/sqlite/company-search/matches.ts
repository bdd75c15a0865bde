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

/** A filter fails with this bit. */
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

  add(id: number): void {
    const value = this.column.get(id) >>> this.shift;
    this.counts[value] = (this.counts[value] as number) + 1;
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
  /** Reused, since it has four bytes a company. */
  private found = new Uint32Array(0);

  constructor(private readonly columns: CompanyColumns) {}

  match(filters: CompanyFilters, facets: readonly CompanyFacet[]): Matches {
    const { columns } = this;
    const names: string[] = [...new Set([...filters.values, ...filters.days].map(({ name }) => name))];
    const bit = (name: string): number => bitOf(names.indexOf(name));
    const values = filters.values.map((filter) => ({ ...filter, bit: bit(filter.name) }));
    const days = filters.days.map(({ column, name, from, to }) => ({ cells: column.cells, from, to, bit: bit(name) }));
    const ofProfile = failuresOf(columns.profile, values);
    const ofIndustries = failuresOf(columns.industries, values);
    const ofDataTypes = failuresOf(columns.dataTypes, values);
    const misses = this.nearMisses(names, facets);

    const profile = columns.profile.cells;
    const industries = columns.industries.cells;
    const dataTypes = columns.dataTypes.cells;
    const { ids } = filters;
    const size = Math.min(columns.size, profile.length);
    if (this.found.length < size) this.found = new Uint32Array(profile.length);
    const { found } = this;
    const end = ids ? ids.length : size;
    const countsMisses = misses.length > 0;
    let total = 0;
    for (let at = 0; at < end; at++) {
      const id = ids ? (ids[at] as number) : at;
      const own = profile[id];
      if (!own) continue;
      let fails = ofProfile ? (ofProfile[own] as number) : 0;
      if (ofIndustries) fails |= ofIndustries[industries[id] ?? 0] as number;
      if (ofDataTypes) fails |= ofDataTypes[dataTypes[id] ?? 0] as number;
      for (const { cells, from, to, bit } of days) {
        const day = cells[id] ?? 0;
        if (day < from || day > to) fails |= bit;
      }
      if (fails === 0) found[total++] = id;
      else if (countsMisses && (fails & (fails - 1)) === 0) {
        for (const counter of misses[31 - Math.clz32(fails)]?.values() ?? []) counter.add(id);
      }
    }
    const matched = found.subarray(0, total);
    return { ids: IdSet.of(matched), counts: this.countAll(matched, names, facets, misses) };
  }

  /**
   * By the place of each filter: counters of what its facets count, for companies that only this filter refuses. Empty
   * if no filter has a facet.
   */
  private nearMisses(names: readonly string[], facets: readonly CompanyFacet[]): Map<string, Counter>[] {
    const owned = names.map((name) => facets.filter((facet) => COMPANY_FACET_FILTERS[facet] === name));
    return owned.some(({ length }) => length > 0) ? owned.map((own) => this.countersOf(own)) : [];
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

  private countAll(
    matched: Uint32Array,
    names: readonly string[],
    facets: readonly CompanyFacet[],
    misses: readonly Map<string, Counter>[],
  ): Map<CompanyFacet, Counts> {
    const counters = this.countersOf(facets);
    for (const counter of counters.values()) counter.addAll(matched);
    return new Map(
      facets.map((facet): [CompanyFacet, Counts] => {
        const counts = counters.get(keyOf(facet))?.counts ?? new Uint32Array(0);
        const missed = misses[names.indexOf(COMPANY_FACET_FILTERS[facet])]?.get(keyOf(facet))?.counts;
        return [facet, missed ? counts.map((count, value) => count + (missed[value] ?? 0)) : counts];
      }),
    );
  }
}
