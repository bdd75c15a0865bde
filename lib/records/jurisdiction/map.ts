import 'server-only';
import type { HeldCountry } from './held';
import { DOT, spread, type World, type WorldDot, type WorldShape } from './world';

/** A class of counts, both ends included. The last one has no upper end. */
interface Step {
  from: number;
  to?: number;
}

/** 1, 2, 5, 10, 20, 50 … up to the number. */
function roundLimits(most: number): number[] {
  const limits: number[] = [];
  for (let power = 1; power <= most; power *= 10) limits.push(power, 2 * power, 5 * power);
  return limits;
}

/** Sums over the counts from 1 between two limits, on a logarithmic scale. */
interface Bin {
  from: number;
  size: number;
  sum: number;
  squares: number;
}

function toBins(counts: readonly number[]): Bin[] {
  const limits = roundLimits(Math.max(0, ...counts));
  const bins = limits.map((from, index): Bin => {
    const next = limits[index + 1] ?? Number.POSITIVE_INFINITY;
    const logs = counts.filter((count) => count >= from && count < next).map(Math.log);
    const sum = logs.reduce((total, log) => total + log, 0);
    return { from, size: logs.length, sum, squares: logs.reduce((total, log) => total + log * log, 0) };
  });
  return bins.filter(({ size }) => size > 0);
}

/** How far the counts of a class are from each other: the sum of the squared distances from their mean. */
function spreadOf(bins: readonly Bin[]): number {
  const total = (key: 'size' | 'sum' | 'squares') => bins.reduce((sum, bin) => sum + bin[key], 0);
  return total('squares') - total('sum') ** 2 / total('size');
}

/** The division into at most `most` classes in which counts of one class are closest to each other. */
function divide(bins: readonly Bin[], most: number): { limits: number[]; spread: number } {
  const whole = { limits: [bins[0]?.from ?? 0], spread: spreadOf(bins) };
  if (most === 1 || bins.length <= 1) return whole;
  const divided = bins.slice(1).map((_, index) => {
    const lower = bins.slice(0, index + 1);
    const upper = divide(bins.slice(index + 1), most - 1);
    return { limits: [lower[0]?.from ?? 0, ...upper.limits], spread: spreadOf(lower) + upper.spread };
  });
  return [whole, ...divided].reduce((best, one) => (one.spread < best.spread - 1e-9 ? one : best));
}

/**
 * At most `most` classes with round limits that fit the counts: natural breaks on a logarithmic scale, so that 30,000
 * and 20 are of different classes. Every count from 1 is in exactly one class, no class is empty, and the limits
 * ascend.
 */
export function stepsOf(counts: readonly number[], most = 4): Step[] {
  const bins = toBins(counts);
  if (bins.length === 0) return [];
  const { limits } = divide(bins, most);
  return limits.map((from, index) => {
    const next = limits[index + 1];
    return next === undefined ? { from } : { from, to: next - 1 };
  });
}

/** The class of a count, from 0; undefined if there is none. */
export function stepOf(count: number, steps: readonly Step[]): number | undefined {
  const index = steps.findLastIndex(({ from }) => count >= from);
  return index < 0 ? undefined : index;
}

/** A country with a position on the map. */
export interface MapPlace {
  held: HeldCountry;
  /** The class of its count, from 0; undefined if not counted. */
  step?: number;
  /** Its position for arrow key navigation. */
  x: number;
  y: number;
}

export interface MapModel {
  /** Linked countries with an outline. */
  outlined: (MapPlace & { path: string })[];
  /** Linked countries too small for an outline; `from` is the true position of a moved dot. */
  dotted: (MapPlace & { from?: { x: number; y: number } })[];
  /** The outlines of all other land with a code, in one path. */
  land: string;
  /** Areas without a code. */
  uncoded: { name: string; path: string }[];
  /** Countries with companies (or not counted) but without a position on the map. */
  missing: HeldCountry[];
  steps: Step[];
}

function dotsOf(dots: readonly WorldDot[], shown: ReadonlyMap<string, HeldCountry>) {
  const wanted = dots.filter(({ code }) => shown.has(code)).map((dot) => ({ ...dot, trueX: dot.x, trueY: dot.y }));
  return spread(wanted, DOT.distance).map(({ code, x, y, trueX, trueY }) => ({
    code,
    x: Math.round(x),
    y: Math.round(y),
    from: Math.hypot(x - trueX, y - trueY) > DOT.radius ? { x: trueX, y: trueY } : undefined,
  }));
}

const joined = (shapes: readonly WorldShape[]): string => shapes.map(({ path }) => path).join('');

/**
 * The map of countries that hold companies, or without counts, of all countries that the source lists. Countries that
 * the atlas does not draw become dots; those without a position are listed in `missing`.
 */
export function toMap(world: World, countries: readonly HeldCountry[]): MapModel {
  const shown = new Map(countries.filter(({ count }) => count !== 0).map((one) => [one.code, one]));
  const steps = stepsOf([...shown.values()].flatMap(({ count }) => count ?? []));
  const placed = <T extends { code?: string; x: number; y: number }>(place: T): (T & MapPlace)[] => {
    const held = shown.get(place.code ?? '');
    return held ? [{ ...place, held, step: held.count === undefined ? undefined : stepOf(held.count, steps) }] : [];
  };
  const rank = new Map(countries.map(({ code }, index) => [code, index]));
  const inOrder = (a: MapPlace, b: MapPlace): number => (rank.get(a.held.code) ?? 0) - (rank.get(b.held.code) ?? 0);
  const outlined = world.shapes.flatMap(placed).sort(inOrder);
  const dotted = dotsOf(world.dots, shown).flatMap(placed).sort(inOrder);
  const drawn = new Set([...outlined, ...dotted].map(({ held }) => held.code));
  const others = world.shapes.filter(({ code }) => code !== undefined && !shown.has(code));
  return {
    outlined,
    dotted,
    land: joined(others),
    uncoded: world.shapes.filter(({ code }) => code === undefined).map(({ name, path }) => ({ name, path })),
    missing: [...shown.values()].filter(({ code }) => !drawn.has(code)),
    steps,
  };
}
