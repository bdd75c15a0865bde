import { orAbsent, parseDate } from '@/lib/contract/filters';
import { changeDays, FACETS, type FacetName, type NetworkFilter } from './filter';
import { upperEnd } from './geometry';
import type { Relationship } from './model';

/** One thing that a filter leaves out or keeps, to be told and to be taken back by itself. */
export type Narrowing =
  | { part: 'confidence' | 'ownership'; value: number }
  | { part: 'unknown' }
  | { part: 'date'; value: string }
  | { part: FacetName; value: string };

/** What would hide nothing; a part that is undefined is taken away. */
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

/** All that narrows, in the order in which the page has it. */
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

/** The change of the filter that takes one of them back. */
export function widened(filter: NetworkFilter, one: Narrowing): Partial<NetworkFilter> {
  if (isOfFacet(one)) return { [one.part]: (filter[one.part] ?? []).filter((value) => value !== one.value) };
  return { [one.part]: EVERYTHING_SHOWN[one.part] };
}

/** The change that chooses a value of a facet as well, or no longer. */
export function toggled(filter: NetworkFilter, name: FacetName, value: string): Partial<NetworkFilter> {
  const chosen = filter[name] ?? [];
  return { [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] };
}

export const isOfFacet = (one: Narrowing): one is { part: FacetName; value: string } =>
  FACETS.some((name) => name === one.part);

/** Played in no more steps than this, however many days there are: at a step a second, about a minute. */
const MOST_PLAYED = 60;

/** The days a date slider stops at, YYYY-MM-DD, in order: those on which anything begins or ends. */
export function daySteps(relationships: Iterable<Relationship>): string[] {
  const days = changeDays(relationships).flatMap((day) => orAbsent(parseDate, firstDay(day)) ?? []);
  return [...new Set(days)];
}

/** Years and months are read as their first day. */
const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** Which step a day stands at: the last that is not after it; 0 for a day before all of them. */
export const stepOf = (days: readonly string[], day: string): number =>
  Math.max(
    0,
    days.findLastIndex((one) => one <= day),
  );

/** The day that is played after this one; nothing at the end. Without a day playing begins at the first. */
export function dayPlayedNext(days: readonly string[], day: string | undefined): string | undefined {
  if (day === undefined) return days[0];
  const stride = Math.max(1, Math.ceil(days.length / MOST_PLAYED));
  const next = days.findIndex((one) => one > day);
  return next === -1 ? undefined : days[Math.min(next + stride - 1, days.length - 1)];
}

/**
 * Parts of a network that grow together as relationships come in, each with how many it holds: disjoint sets with path
 * halving and union by size (Tarjan and van Leeuwen, Worst-case analysis of set union algorithms, 1984).
 */
class GrowingParts {
  private readonly leaders = new Map<string, string>();
  private readonly sizes = new Map<string, number>();
  private readonly held = new Map<string, number>();

  /** One of the part, the same for all of it until it grows. */
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

  /** Makes one part of two; `relationships`: how many come in with it. */
  join(one: string, other: string, relationships: number): void {
    const [a, b] = [this.leaderOf(one), this.leaderOf(other)];
    const [small, large] = this.sizeOf(a) < this.sizeOf(b) ? [a, b] : [b, a];
    const before = a === b ? this.heldBy(large) : this.heldBy(small) + this.heldBy(large);
    this.held.set(large, before + relationships);
    if (a === b) return;
    this.leaders.set(small, large);
    this.sizes.set(large, this.sizeOf(small) + this.sizeOf(large));
  }

  /** How many relationships the part of this entity holds. */
  relationshipsWith = (id: string): number => this.heldBy(this.leaderOf(id));

  private readonly sizeOf = (leader: string): number => this.sizes.get(leader) ?? 1;
  private readonly heldBy = (leader: string): number => this.held.get(leader) ?? 0;
}

/** The sliders move in whole steps from 0 to this. */
const LAST = 100;

/** What each value of a slider would hide of the relationships, by that slider alone. */
export interface Histogram {
  /** By value: what goes when the slider is moved from the value before to this one. What never goes is in none. */
  steps: readonly number[];
  /** By value: all that is gone when the slider stands there. */
  hides: readonly number[];
  /** By value: what the slider leaves, but what hangs on no root any more without what it hides. It goes as well. */
  cutOff: readonly number[];
  /** Those without a number to compare: no value hides them. */
  unknown: number;
  total: number;
}

interface Histograms {
  confidence: Histogram;
  ownership: Histogram;
}

/** Made once for a model; a step of a slider then reads `hides` and `cutOff` at its value. */
export function histogramsOf(relationships: Iterable<Relationship>, roots: readonly string[]): Histograms {
  const all = [...relationships];
  return {
    confidence: histogram(all, roots, ({ confidence }) => firstReaching(confidence)),
    ownership: histogram(all, roots, ({ share }) => firstAbove(upperEnd(share))),
  };
}

/** The first value of the slider that hides a relationship; undefined where none does. */
type FirstHiding = (relationship: Relationship) => number | undefined;

/** What stays is strictly above the minimum, and a minimum of nought is none: the rule of `passes`. */
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
 * Read from the last value to the first, so that parts only grow: what comes back at each value joins them. What hangs
 * on no root even where everything is shown is cut off by no slider.
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

/** A few bars to draw: what goes over each stretch of values, the last value in the last bar. */
export function barsOf({ steps }: Histogram, count: number): number[] {
  const bars = Array.from({ length: count }, () => 0);
  steps.forEach((gone, value) => {
    const bar = Math.min(count - 1, Math.floor((value * count) / LAST));
    bars[bar] = (bars[bar] ?? 0) + gone;
  });
  return bars;
}
