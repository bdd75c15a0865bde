import { orAbsent, parseDate } from '@/lib/contract/parameters';
import { changeDays, FACETS, type FacetName, type NetworkFilter } from './filter';
import { type Relationship, upperEnd } from './model';

/** One active restriction of a filter, which can be displayed and removed separately. */
export type Narrowing =
  | { part: 'confidence' | 'ownership'; value: number }
  | { part: 'unknown' }
  | { part: 'date'; value: string }
  | { part: FacetName; value: string };

/** The filter that hides nothing; an undefined part is removed. */
export const EVERYTHING_SHOWN: Partial<NetworkFilter> = {
  confidence: 'all',
  ownership: 0,
  unknown: true,
  date: undefined,
  types: undefined,
  kinds: undefined,
  jurisdictions: undefined,
  statuses: undefined,
};

/** All active restrictions, in the order of the page. */
export function narrowingsOf(filter: NetworkFilter): Narrowing[] {
  const { confidence, ownership, unknown, date } = filter;
  return [
    ...(confidence === 'all' || confidence === 0 ? [] : [{ part: 'confidence' as const, value: confidence }]),
    ...(ownership === 0 ? [] : [{ part: 'ownership' as const, value: ownership }]),
    ...(unknown ? [] : [{ part: 'unknown' as const }]),
    ...(date === undefined ? [] : [{ part: 'date' as const, value: date }]),
    ...FACETS.flatMap((part) => (filter[part] ?? []).map((value) => ({ part, value }))),
  ];
}

/** The change of the filter that removes one restriction. */
export function widened(filter: NetworkFilter, one: Narrowing): Partial<NetworkFilter> {
  if (isOfFacet(one)) return { [one.part]: (filter[one.part] ?? []).filter((value) => value !== one.value) };
  return { [one.part]: EVERYTHING_SHOWN[one.part] };
}

/** The change that adds or removes a value of a facet. */
export function toggled(filter: NetworkFilter, name: FacetName, value: string): Partial<NetworkFilter> {
  const chosen = filter[name] ?? [];
  return { [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] };
}

export const isOfFacet = (one: Narrowing): one is { part: FacetName; value: string } =>
  FACETS.some((name) => name === one.part);

/** Maximum number of steps when playing: at a step a second, about a minute. */
const MAX_PLAYED_STEPS = 60;

/** The stops of a date slider, YYYY-MM-DD, sorted: days on which anything begins or ends. */
export function daySteps(relationships: Iterable<Relationship>): string[] {
  const days = changeDays(relationships).flatMap((day) => orAbsent(parseDate, firstDay(day)) ?? []);
  return [...new Set(days)];
}

/** Years and months are read as their first day. */
const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** The step of a day: the last one that is not after it; 0 for a day before all of them. */
export const stepOf = (days: readonly string[], day: string): number =>
  Math.max(
    0,
    days.findLastIndex((one) => one <= day),
  );

/** The next day to play; undefined at the end. Without a day playing starts at the first. */
export function dayPlayedNext(days: readonly string[], day: string | undefined): string | undefined {
  if (day === undefined) return days[0];
  const stride = Math.max(1, Math.ceil(days.length / MAX_PLAYED_STEPS));
  const next = days.findIndex((one) => one > day);
  return next === -1 ? undefined : days[Math.min(next + stride - 1, days.length - 1)];
}

/**
 * Connected parts of a network that grow as relationships are added, with the number of relationships: disjoint sets
 * with path halving and union by size (Tarjan and van Leeuwen, Worst-case analysis of set union algorithms, 1984).
 */
class GrowingParts {
  private readonly leaders = new Map<string, string>();
  private readonly sizes = new Map<string, number>();
  private readonly held = new Map<string, number>();

  /** The representative of a part; it may change when the part grows. */
  leaderOf(id: string): string {
    let at = id;
    for (let above = this.leaders.get(at); above !== undefined; above = this.leaders.get(at)) {
      const next = this.leaders.get(above);
      if (next === undefined) return above;
      this.leaders.set(at, next);
      at = next;
    }
    return at;
  }

  /** Joins two parts; `relationships`: the number added with it. */
  join(one: string, other: string, relationships: number): void {
    const [a, b] = [this.leaderOf(one), this.leaderOf(other)];
    const [small, large] = this.sizeOf(a) < this.sizeOf(b) ? [a, b] : [b, a];
    const before = a === b ? this.heldBy(large) : this.heldBy(small) + this.heldBy(large);
    this.held.set(large, before + relationships);
    if (a === b) return;
    this.leaders.set(small, large);
    this.sizes.set(large, this.sizeOf(small) + this.sizeOf(large));
  }

  /** The number of relationships in the part of this entity. */
  relationshipsWith = (id: string): number => this.heldBy(this.leaderOf(id));

  private readonly sizeOf = (leader: string): number => this.sizes.get(leader) ?? 1;
  private readonly heldBy = (leader: string): number => this.held.get(leader) ?? 0;
}

/** The sliders move in whole steps from 0 to this. */
const LAST = 100;

/** How many relationships each value of a slider hides, by that slider alone. */
export interface Histogram {
  /**
   * By value: the relationships hidden when the slider moves to it from the previous value. Those that are never hidden
   * are in none.
   */
  steps: readonly number[];
  /** By value: all relationships hidden at that value. */
  hides: readonly number[];
  /** By value: relationships that pass, but are no longer connected to a root. They are hidden too. */
  cutOff: readonly number[];
  /** Relationships without a number: no value hides them. */
  unknown: number;
  total: number;
}

interface Histograms {
  confidence: Histogram;
  ownership: Histogram;
}

/** Computed once for a model; a step of a slider then reads `hides` and `cutOff` at its value. */
export function histogramsOf(relationships: Iterable<Relationship>, roots: readonly string[]): Histograms {
  const all = [...relationships];
  return {
    confidence: histogram(all, roots, ({ confidence }) => firstReaching(confidence)),
    ownership: histogram(all, roots, ({ share }) => firstAbove(upperEnd(share))),
  };
}

/** The first slider value that hides a relationship; undefined if none does. */
type FirstHiding = (relationship: Relationship) => number | undefined;

/** Visible are values strictly above the minimum, and a minimum of 0 hides nothing: the rule of `passes`. */
const firstReaching = (confidence: number | undefined): number | undefined =>
  confidence === undefined ? undefined : Math.max(1, Math.ceil(confidence));

const firstAbove = (most: number | undefined): number | undefined =>
  most === undefined ? undefined : Math.max(0, Math.floor(most) + 1);

function histogram(all: readonly Relationship[], roots: readonly string[], firstHiding: FirstHiding): Histogram {
  const gone: Relationship[][] = Array.from({ length: LAST + 1 }, () => []);
  const staying: Relationship[] = [];
  for (const one of all) (gone[firstHiding(one) ?? LAST + 1] ?? staying).push(one);
  const steps = gone.map(({ length }) => length);
  return {
    steps,
    hides: summed(steps),
    cutOff: cutOffAt(gone, staying, roots),
    unknown: staying.filter((one) => firstHiding(one) === undefined).length,
    total: all.length,
  };
}

const summed = (steps: readonly number[]): number[] => {
  let sum = 0;
  return steps.map((step) => (sum += step));
};

/**
 * Goes from the last value to the first, so that parts only grow. Relationships that are not connected to a root in the
 * unfiltered network are not counted.
 */
function cutOffAt(
  gone: readonly (readonly Relationship[])[],
  staying: readonly Relationship[],
  roots: readonly string[],
): number[] {
  const [first] = roots;
  if (first === undefined) return gone.map(() => 0);
  const parts = new GrowingParts();
  for (const root of roots) parts.join(first, root, 0);
  const join = (some: readonly Relationship[]) => {
    for (const { parent, child } of some) parts.join(parent, child, 1);
  };
  join(staying);
  const reached: number[] = [];
  for (const some of gone.toReversed()) {
    reached.unshift(parts.relationshipsWith(first));
    join(some);
  }
  const leader = parts.leaderOf(first);
  const linked = (some: readonly Relationship[]) => some.filter((one) => parts.leaderOf(one.parent) === leader).length;
  const hidden = summed(gone.map(linked));
  const whole = parts.relationshipsWith(first);
  return reached.map((left, value) => whole - (hidden[value] ?? 0) - left);
}

/** Bars to draw: the relationships hidden over each range of values; the last bar includes the last value. */
export function barsOf({ steps }: Histogram, count: number): number[] {
  const bars = Array.from({ length: count }, () => 0);
  steps.forEach((gone, value) => {
    const bar = Math.min(count - 1, Math.floor((value * count) / LAST));
    bars[bar] = (bars[bar] ?? 0) + gone;
  });
  return bars;
}
