import { LRUCache } from 'lru-cache';
import type { Window } from '../../store';
import type { SqliteDatabase } from '../open';
import type { CountedFacets } from '../read/facets';
import type { FoundIds } from './id-order';
import { IdSet } from './id-set';
import type { NumberColumn } from './number-column';

/** Finds the records of a filter without looking at all; undefined if there are too many. Absent if its column has no order. */
type FindRecords = () => FoundIds | undefined;

/** Records whose number in a column is one of those allowed. */
export interface ColumnFilter {
  /** The filter, which its own facet leaves out. */
  name: string;
  column: NumberColumn;
  /** 1 by number if it is allowed. */
  allowed: Uint8Array;
  find?: FindRecords;
}

/** Records whose day in a column is in a range that includes both ends, which are below 2^31. */
export interface DayFilter {
  name: string;
  column: NumberColumn;
  from: number;
  to: number;
  find?: FindRecords;
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

/** Counts of a column without the low bits of its numbers, for the facets that leave out the same filter. */
interface Tally {
  column: NumberColumn;
  bits: number;
  /** The bit of the filter that is left out; 0 if the search does not have it. */
  leftOut: number;
  counts: Counts;
}

function countCells({ column: { cells }, bits, counts }: Tally, ids: Uint32Array): void {
  for (let at = 0; at < ids.length; at++) {
    const value = (cells[ids[at] as number] ?? 0) >>> bits;
    counts[value] = (counts[value] as number) + 1;
  }
}

/** Some of the records of a search: those of `candidates`, or all from the id `from` on. */
interface Block {
  candidates: Uint32Array | undefined;
  from: number;
  /** The bits of the filters that refuse each of them. */
  failures: Uint16Array;
}

/** Records that are looked at together: few enough for what is computed of them to stay in the processor's cache. */
const BLOCK = 2 ** 14;

/**
 * Finds the records that meet all filters, and counts them by the columns of facets. A facet leaves out its own filter:
 * it counts records that no filter refuses, or only that one.
 */
class Matcher<Facet extends string> {
  private readonly failures = new Uint16Array(BLOCK);
  private readonly found = new Uint32Array(BLOCK);

  constructor(private readonly countable: Countable<Facet>) {}

  /** @param facets Those to count. */
  match(filters: SearchFilters, facets: readonly Facet[]): Matches<Facet> {
    const { size } = this.countable.columns;
    const names = [...new Set([...filters.values, ...filters.days].map(({ name }) => name))];
    const { tallies, counts } = this.createTallies(facets, names);
    const leftOut = [...new Set(tallies.map((tally) => tally.leftOut))].filter((bit) => bit > 0);
    const { refuse, only } = this.prepareFilters(filters, names);
    const length = filters.ids?.length ?? size;
    const collected = IdSet.collect(length, size);
    for (let from = 0; from < length; from += BLOCK) {
      const candidates = filters.ids?.subarray(from, from + BLOCK);
      const block = { candidates, from, failures: this.failures.subarray(0, Math.min(BLOCK, length - from)) };
      const isSimple = only && !candidates && leftOut.length === 0;
      if (!isSimple) refuse(block);
      const matched = isSimple ? this.chooseByColumn(block, only) : this.choose(block, 0);
      collected.add(matched);
      for (const tally of tallies) countCells(tally, matched);
      for (const bit of leftOut) {
        const missed = this.choose(block, bit);
        for (const tally of tallies) if (tally.leftOut === bit) countCells(tally, missed);
      }
    }
    return { ids: collected.toSet(), counts };
  }

  /** What is counted for the facets, once for those that count the same. */
  private createTallies(facets: readonly Facet[], names: readonly string[]) {
    const tallies: Tally[] = [];
    const countsOf = (facet: Facet): Counts => {
      const [column, bits] = this.countable.counted[facet];
      const at = names.indexOf(this.countable.facetFilters[facet]);
      const leftOut = at < 0 ? 0 : bitOf(at);
      const known = tallies.find((one) => one.column === column && one.bits === bits && one.leftOut === leftOut);
      if (known) return known.counts;
      const counts = new Uint32Array((column.most >>> bits) + 1);
      tallies.push({ column, bits, leftOut, counts });
      return counts;
    };
    const counts = new Map(facets.map((facet) => [facet, countsOf(facet)]));
    return { tallies, counts };
  }

  /**
   * `refuse` sets the failures of a block, one filter after another: such loops are the fastest. `only` is what all of
   * them say by one column, if no other is asked.
   */
  private prepareFilters(
    { values, days }: SearchFilters,
    names: readonly string[],
  ): { refuse(block: Block): void; only: Uint16Array | undefined } {
    const { shown } = this.countable;
    const withBits = values.map((filter) => ({ ...filter, bit: bitOf(names.indexOf(filter.name)) }));
    const ofShown = failuresOf(shown, withBits) ?? new Uint16Array(shown.most + 1);
    // Words and addresses may be those of records that are not shown.
    ofShown[0] = NOT_SHOWN;
    const others = [...new Set(values.map((filter) => filter.column))].flatMap((column) => {
      const failures = column === shown ? undefined : failuresOf(column, withBits);
      return failures ? [{ column, failures }] : [];
    });
    return {
      refuse(block) {
        setFailures(block, shown, ofShown);
        for (const { column, failures } of others) addFailures(block, column, failures);
        for (const { name, ...range } of days) addFailuresOfDays(block, range, bitOf(names.indexOf(name)));
      },
      only: others.length + days.length === 0 ? ofShown : undefined,
    };
  }

  /** Those of all records in order that one column refuses nothing: takes less than half the time of `refuse` and `choose`. */
  private chooseByColumn({ from, failures: { length } }: Block, own: Uint16Array): Uint32Array {
    const { found } = this;
    const { cells } = this.countable.shown;
    let count = 0;
    for (let id = from; id < from + length; id++) {
      // Written for every id, and kept if the next place follows: a branch would be guessed wrong.
      found[count] = id;
      count += own[cells[id] ?? 0] === 0 ? 1 : 0;
    }
    return found.subarray(0, count);
  }

  /** Those with just these failures; valid until the next call. */
  private choose({ candidates, from, failures }: Block, wanted: number): Uint32Array {
    const { found } = this;
    let count = 0;
    if (candidates) {
      for (let at = 0; at < failures.length; at++) {
        if (failures[at] === wanted) found[count++] = candidates[at] as number;
      }
    } else {
      for (let at = 0; at < failures.length; at++) if (failures[at] === wanted) found[count++] = from + at;
    }
    return found.subarray(0, count);
  }
}

/** Of the candidates, or of all ids in order: without a list of these, a loop takes two thirds of the time. */
function setFailures({ candidates, from, failures }: Block, { cells }: NumberColumn, own: Uint16Array): void {
  if (candidates) {
    for (let at = 0; at < failures.length; at++) failures[at] = own[cells[candidates[at] as number] ?? 0] as number;
  } else {
    for (let at = 0; at < failures.length; at++) failures[at] = own[cells[from + at] ?? 0] as number;
  }
}

/** The same, in addition to those that are there. */
function addFailures({ candidates, from, failures }: Block, { cells }: NumberColumn, own: Uint16Array): void {
  for (let at = 0; at < failures.length; at++) {
    const value = cells[candidates ? (candidates[at] as number) : from + at] ?? 0;
    failures[at] = (failures[at] as number) | (own[value] as number);
  }
}

function addFailuresOfDays(
  { candidates, from: first, failures }: Block,
  { column: { cells }, from, to }: Omit<DayFilter, 'name'>,
  bit: number,
): void {
  for (let at = 0; at < failures.length; at++) {
    const day = cells[candidates ? (candidates[at] as number) : first + at] ?? 0;
    // The sign is that of a day outside the range: half of the days are, and a branch would be guessed wrong.
    failures[at] = (failures[at] as number) | ((((day - from) | (to - day)) >>> 31) * bit);
  }
}

/** Steps of an index that take as long as looking at one match in memory. */
const MATCHES_PER_STEP = 100;

/** Numbers by which ids are ordered: by the first, then by the second. */
export interface Keys {
  /** The group of each id, in one loop over one column: a call for each id would take ten times as long. */
  groupsOf(ids: Uint32Array): Uint32Array;
  /** Groups are below this number. */
  groups: number;
  /** The names by which ids of a group are ordered; undefined if they are in their own order. */
  names?: Names;
}

/** The order of names: by rank, and among those of one rank as `sort` says. */
interface Names {
  column: NumberColumn;
  sort(ids: readonly number[]): number[];
}

/** The bits of a rank. */
const RANK_BITS = 16;
/** So many ids of a few groups are grouped by rank before they are sorted: names have few lengths. */
const MANY = 5_000;
/** So few ids are sorted at once: to count the groups would take longer. */
const FEW = 64;

/** The order of the names. */
export const nameKeys = (names: Names): Keys => ({
  groupsOf: (ids) => cellsOf(names.column, ids),
  groups: 2 ** RANK_BITS,
  names,
});

/** The number of each id. */
function cellsOf({ cells }: NumberColumn, ids: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(ids.length);
  for (let at = 0; at < ids.length; at++) numbers[at] = cells[ids[at] as number] ?? 0;
  return numbers;
}

/**
 * The ids of a window in an order. Groups that lie wholly before or behind the window are counted, not sorted: a deep
 * page costs what the first one costs.
 */
export function selectWindow(ids: Uint32Array, keys: Keys, window: Window): number[] {
  const { names } = keys;
  let found = findGroups(takeFirst(ids, keys, window), keys, window);
  const { first, last } = found;
  if (names && found.chosen.length > MANY && last - first <= FEW) {
    const narrower = {
      groupsOf(some: Uint32Array) {
        const ranks = cellsOf(names.column, some);
        return keys.groupsOf(some).map((group, at) => ((group - first) << RANK_BITS) | (ranks[at] as number));
      },
      groups: (last - first) << RANK_BITS,
    };
    found = findGroups(found.chosen, narrower, { ...window, offset: found.offset });
  }
  const { chosen, offset } = found;
  const groups = keys.groupsOf(chosen);
  const placed = Array.from(chosen, (id, at) => {
    return { id, group: groups[at] as number, rank: names?.column.get(id) ?? id };
  }).sort((a, b) => a.group - b.group || a.rank - b.rank);
  return orderAlike(placed, { offset, limit: window.limit }, names).map(({ id }) => id);
}

interface Placed {
  id: number;
  group: number;
  rank: number;
}

/** The window of a sorted list, with the ids of one group and rank in the order of their names. */
function orderAlike(placed: readonly Placed[], { offset, limit }: Window, names: Names | undefined): readonly Placed[] {
  const isAlike = (at: number): boolean => {
    const [one, next] = [placed[at - 1], placed[at]];
    return one !== undefined && one.group === next?.group && one.rank === next.rank;
  };
  let [from, end] = [offset, Math.min(offset + limit, placed.length)];
  while (isAlike(from)) from--;
  while (isAlike(end)) end++;
  const some = placed.slice(from, end);
  const window = [offset - from, offset - from + limit] as const;
  if (!names || !some.some((_, at) => at > 0 && isAlike(from + at))) return some.slice(...window);
  const places = new Map(names.sort(some.map(({ id }) => id)).map((id, place) => [id, place]));
  const placeOf = ({ id }: Placed): number => places.get(id) ?? 0;
  return some.sort((a, b) => a.group - b.group || placeOf(a) - placeOf(b)).slice(...window);
}

/** Ids whose groups tell how the groups of all are spread. */
const SAMPLED = 1_024;
/** Of fewer ids, the groups are counted as quickly. */
const FEW_TO_COUNT = 16 * SAMPLED;

/** All ids of the first groups, with at least those up to the end of the window: one pass over many, without counting them. */
function takeFirst(ids: Uint32Array, keys: Keys, { offset, limit }: Window): Uint32Array {
  const end = offset + limit;
  if (ids.length < FEW_TO_COUNT || end > ids.length / 16) return ids;
  const groups = keys.groupsOf(ids);
  const step = ids.length / SAMPLED;
  const sample = Uint32Array.from({ length: SAMPLED }, (_, at) => groups[Math.floor(at * step)] as number).sort();
  // Twice as many as are wanted, and some more, since a sample may be unlucky.
  const last = sample[Math.ceil((2 * end) / step) + 8] as number;
  const first = new Uint32Array(ids.length);
  let count = 0;
  for (let at = 0; at < groups.length; at++) {
    first[count] = ids[at] as number;
    count += (groups[at] as number) <= last ? 1 : 0;
  }
  return count < end ? ids : first.subarray(0, count);
}

/** The groups that a window touches, with their ids, and how many of these are before the window. */
function findGroups(ids: Uint32Array, keys: Omit<Keys, 'names'>, { offset, limit }: Window) {
  if (ids.length <= FEW) return { chosen: ids, first: 0, last: 0, offset };
  const groups = keys.groupsOf(ids);
  const counts = new Uint32Array(keys.groups + 1);
  for (let at = 0; at < groups.length; at++)
    counts[groups[at] as number] = (counts[groups[at] as number] as number) + 1;
  let [first, before] = [0, 0];
  for (; first < keys.groups && before + (counts[first] as number) <= offset; first++)
    before += counts[first] as number;
  let [last, end] = [first, before];
  for (; last < keys.groups && end < offset + limit; last++) end += counts[last] as number;
  const chosen = new Uint32Array(end - before);
  let count = 0;
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as number;
    if (group >= first && group < last) chosen[count++] = ids[at] as number;
  }
  return { chosen, first, last, offset: offset - before };
}

/** Whether an index of an order is quicker to walk to the end of a window than all matches are to order in memory. */
export const isSoonWalked = (ids: IdSet, { offset, limit }: Window, records: number): boolean =>
  (((offset + limit) * records) / ids.size) * MATCHES_PER_STEP < ids.size;

/** Reads the ids of a window in the order of a query, as far as the window needs. */
export function walk(db: SqliteDatabase, inOrder: string, ids: IdSet, { offset, limit }: Window): number[] {
  const taken: number[] = [];
  let passed = 0;
  for (const id of db.prepare<[], number>(inOrder).pluck().iterate()) {
    if (!ids.has(id) || passed++ < offset) continue;
    taken.push(id);
    if (taken.length >= limit) break;
  }
  return taken;
}

/** Memory for counted searches, in bytes of a thread: eight of those that find most of five million companies. */
const KEPT_BYTES = 8_000_000;

/** The records that match, with the facets of the query. */
export interface Counted<Facet> {
  ids: IdSet;
  facets: CountedFacets<Facet>;
}

interface Kept<Facet> extends Counted<Facet> {
  generation: number;
  basis: unknown;
}

/** Roughly, in bytes. */
const sizeOf = ({ ids, facets }: Kept<string>): number =>
  ids.byteLength + [...facets.values()].reduce((bytes, values) => bytes + 100 * values.length, 1_000);

/** The filter of all records by one condition, whose own facet counts all records. */
function onlyFilter({ ids, values, days }: SearchFilters): string | undefined {
  const [first, another] = [...values, ...days];
  return ids || another ? undefined : first?.name;
}

/** How the records of a search are found and counted. */
export interface Counting<Selection, Facet extends string> extends Countable<Facet> {
  columns: { readonly size: number; readonly generation: number };
  toFilters(query: Selection): SearchFilters;
  toFacets(counts: ReadonlyMap<Facet, Counts>): CountedFacets<Facet>;
  /** The query without conditions. */
  all: Selection;
  /** Another object whenever facets must be counted anew though the columns are the same. */
  basisNow?: () => unknown;
}

/** Finds and counts records. What was counted is kept until the register changes: the next page has the same counts. */
export function createMatchReader<Selection, Facet extends string>(counting: Counting<Selection, Facet>) {
  const { columns, facetFilters, basisNow = () => undefined } = counting;
  const matcher = new Matcher(counting);
  const kept = new LRUCache<string, Kept<Facet>>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });

  function count(query: Selection, names: readonly Facet[]): Counted<Facet> {
    const filters = counting.toFilters(query);
    const only = onlyFilter(filters);
    const own = names.filter((name) => facetFilters[name] === only);
    const others = names.filter((name) => !own.includes(name));
    const { ids, counts } = matcher.match(narrow(filters, others), others);
    const facets = counting.toFacets(counts);
    if (own.length === 0) return { ids, facets };
    const ofAll = match(counting.all, names).facets;
    return { ids, facets: new Map([...facets, ...own.map((name) => [name, ofAll.get(name) ?? []] as const)]) };
  }

  /** With the records of a few days or numbers as candidates, unless a facet counts others. */
  function narrow(filters: SearchFilters, names: readonly Facet[]): SearchFilters {
    if (filters.ids) return filters;
    for (const filter of [...filters.days, ...filters.values]) {
      const isLeftOut = names.some((facet) => facetFilters[facet] === filter.name);
      const found = isLeftOut ? undefined : filter.find?.();
      if (!found) continue;
      const isToCheck = (one: object) => one !== filter || !found.isExact;
      return { ids: found.ids, days: filters.days.filter(isToCheck), values: filters.values.filter(isToCheck) };
    }
    return filters;
  }

  function match(query: Selection, names: readonly Facet[] = []): Counted<Facet> {
    const key = JSON.stringify([query, names]);
    const [known, { generation }, basis] = [kept.get(key), columns, basisNow()];
    if (known?.generation === generation && known.basis === basis) return known;
    const counted = { ...count(query, names), generation, basis };
    kept.set(key, counted);
    return counted;
  }

  return match;
}
