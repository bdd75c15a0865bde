import { LRUCache } from 'lru-cache';
import type { Window } from '../../store';
import type { SqliteDatabase } from '../open';
import type { CountedFacets } from '../read/facets';
import type { NumberColumn } from './search-columns';

/** Ids that are in both lists. Both ascend, and so does the result. */
function intersectSorted(some: Uint32Array, others: Uint32Array): Uint32Array {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  const both = new Uint32Array(short.length);
  let count = 0;
  let from = 0;
  for (const id of short) {
    from = firstFrom(long, id, from);
    if (long[from] === id) both[count++] = id;
  }
  return both.slice(0, count);
}

/** Ids that are in all lists; undefined if there are none. */
export function intersectAll(lists: readonly Uint32Array[]): Uint32Array | undefined {
  const [first, ...others] = [...lists].sort((a, b) => a.length - b.length);
  return first && others.reduce(intersectSorted, first);
}

/** The first place from `from` on whose id is not below the given one: quick if it is near, or the list is long. */
function firstFrom(ids: Uint32Array, id: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < ids.length && (ids[low + step] ?? 0) < id) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ids.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The ids whose bits are set, ascending: so many as there are. */
function listBits(bits: Uint32Array, size: number): Uint32Array {
  const ids = new Uint32Array(size);
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      ids[count++] = word * 32 + 31 - Math.clz32(left & -left);
    }
  }
  return ids;
}

/** Ids that are in any of the lists, each once, ascending. The lists are in any order. */
export function unite(lists: readonly Uint32Array[]): Uint32Array {
  let most = 0;
  for (const ids of lists) for (let at = 0; at < ids.length; at++) most = Math.max(most, ids[at] as number);
  const bits = new Uint32Array((most >>> 5) + 1);
  let size = 0;
  for (const ids of lists) {
    for (let at = 0; at < ids.length; at++) {
      const word = (ids[at] as number) >>> 5;
      const bit = 1 << ((ids[at] as number) & 31);
      if (((bits[word] as number) & bit) === 0) size++;
      bits[word] = (bits[word] as number) | bit;
    }
  }
  return listBits(bits, size);
}

/** A set of ids that stays small: a bit for each id if it has many of them, else a list. */
export class IdSet {
  private constructor(
    readonly size: number,
    private readonly bits: Uint32Array | undefined,
    private readonly ids: Uint32Array | undefined,
  ) {}

  /** @param ids ascending; they are copied. */
  static of(ids: Uint32Array): IdSet {
    const last = ids[ids.length - 1] ?? 0;
    if (ids.length <= (last >>> 5) + 1) return new IdSet(ids.length, undefined, ids.slice());
    const bits = new Uint32Array((last >>> 5) + 1);
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      bits[id >>> 5] = (bits[id >>> 5] as number) | (1 << (id & 31));
    }
    return new IdSet(ids.length, bits, undefined);
  }

  /** As `toBytes` wrote it. */
  static read(size: number, bytes: Uint8Array): IdSet {
    const cells = new Uint32Array(new Uint8Array(bytes).buffer);
    return cells.length === size ? new IdSet(size, undefined, cells) : new IdSet(size, cells, undefined);
  }

  /** The bits if they are shorter than the list, else the list. */
  toBytes(): Buffer {
    const { buffer, byteOffset, byteLength } = this.bits ?? this.ids ?? new Uint32Array(0);
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  get byteLength(): number {
    return (this.bits ?? this.ids)?.byteLength ?? 0;
  }

  has(id: number): boolean {
    if (this.bits) return ((this.bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
    const { ids = new Uint32Array(0) } = this;
    return ids[firstFrom(ids, id, 0)] === id;
  }

  /** Ascending. Costs a few milliseconds for millions of ids. */
  toArray(): Uint32Array {
    const { bits, size } = this;
    return bits ? listBits(bits, size) : (this.ids ?? new Uint32Array(0));
  }
}

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
  /** The order of the column's days, if it has one. */
  order?: { find(from: number, to: number): Uint32Array | undefined };
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
class Matcher<Facet extends string> {
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
    const failures = this.failures.subarray(0, length);
    const withBits = values.map((filter) => ({ ...filter, bit: bitOf(names.indexOf(filter.name)) }));
    const ofShown = failuresOf(shown, withBits) ?? new Uint16Array(shown.most + 1);
    // Words and addresses may be those of records that are not shown.
    ofShown[0] = NOT_SHOWN;
    setFailures(failures, candidates, shown, ofShown);
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
function setFailures(
  failures: Uint16Array,
  candidates: Uint32Array | undefined,
  { cells }: NumberColumn,
  own: Uint16Array,
): void {
  if (candidates) {
    for (let at = 0; at < failures.length; at++) failures[at] = own[cells[candidates[at] as number] ?? 0] as number;
  } else {
    for (let id = 0; id < failures.length; id++) failures[id] = own[cells[id] ?? 0] as number;
  }
}

/** The same, in addition to those that are there. */
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

/** Steps of an index that take as long as looking at one match in memory. */
const MATCHES_PER_STEP = 100;

/** Numbers by which ids are ordered: by the first, then by the second. */
export interface Keys {
  /** The group of each id, in one loop over one column: a call for each id would take ten times as long. */
  groupsOf(ids: Uint32Array): Uint32Array;
  /** Groups are below this number. */
  groups: number;
  /** Undefined if ids of a group are in their own order. */
  within?(id: number): number;
}

/** The bits of a rank that group names. */
const RANK_GROUPS = 16;
/** So many ids of a few groups are grouped by rank before they are sorted: names have few lengths. */
const MANY = 5_000;
/** So few ids are sorted at once: to count the groups would take longer. */
const FEW = 64;

/** The order of the names. */
export const nameKeys = (nameRank: NumberColumn): Keys => ({
  groupsOf(ids) {
    const { cells } = nameRank;
    const groups = new Uint32Array(ids.length);
    for (let at = 0; at < ids.length; at++) groups[at] = (cells[ids[at] as number] ?? 0) >>> RANK_GROUPS;
    return groups;
  },
  groups: 2 ** (32 - RANK_GROUPS),
  within: (id) => nameRank.get(id),
});

/**
 * The ids of a window in an order. Groups that lie wholly before or behind the window are counted, not sorted: a deep
 * page costs what the first one costs.
 */
export function selectWindow(ids: Uint32Array, keys: Keys, window: Window): number[] {
  const { within } = keys;
  let found = findGroups(ids, keys, window);
  const { first, last } = found;
  if (within && found.chosen.length > MANY && last - first <= FEW) {
    const narrower: Keys = {
      groupsOf: (some) =>
        keys
          .groupsOf(some)
          .map((group, at) => ((group - first) << RANK_GROUPS) | (within(some[at] as number) >>> RANK_GROUPS)),
      groups: (last - first) << RANK_GROUPS,
    };
    found = findGroups(found.chosen, narrower, { ...window, offset: found.offset });
  }
  const { chosen, offset } = found;
  const groups = keys.groupsOf(chosen);
  const placed = Array.from(chosen, (id, at) => ({ id, group: groups[at] as number, within: within?.(id) ?? 0 }));
  return placed
    .sort((a, b) => a.group - b.group || a.within - b.within || a.id - b.id)
    .slice(offset, offset + window.limit)
    .map(({ id }) => id);
}

/** The groups that a window touches, with their ids, and how many of these are before the window. */
function findGroups(ids: Uint32Array, keys: Omit<Keys, 'within'>, { offset, limit }: Window) {
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

/** Memory for counted searches, in bytes of a thread. */
const KEPT_BYTES = 64_000_000;

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

  /** With the records of a few days as candidates, unless a facet counts records of other days. */
  function narrow(filters: SearchFilters, names: readonly Facet[]): SearchFilters {
    if (filters.ids) return filters;
    for (const { name, from, to, order } of filters.days) {
      const ids = names.some((facet) => facetFilters[facet] === name) ? undefined : order?.find(from, to);
      if (ids) return { ...filters, ids };
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
