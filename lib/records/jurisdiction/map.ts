import 'server-only';
import type { HeldCountry } from './held';
import world from './world.json';

/** The picture's own units, which are also its proportions. Antarctica would take a fifth of it and holds no register. */
export const WORLD = { width: 1200, height: 530 } as const;

interface WorldShape {
  /** Undefined for an area that has no code of its own. */
  code?: string;
  name: string;
  /** The outline as an SVG path. */
  path: string;
  /** Where the eye has it: the middle of its largest part. */
  x: number;
  y: number;
}

interface WorldDot {
  code: string;
  x: number;
  y: number;
}

interface World {
  shapes: readonly WorldShape[];
  /** Places too small for the atlas; where they truly are, so that some lie on each other. */
  dots: readonly WorldDot[];
}

/** The land of the earth in equal areas (Equal Earth projection); world.md says how the file was made. */
export const getWorld = (): World => world;

/** A class of counts; both ends belong to it. The last one has no upper end. */
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

/** How many counts are in each class, by the lower limits. */
function sizesOf(limits: readonly number[], counts: readonly number[]): number[] {
  return limits.map((from, index) => {
    const next = limits[index + 1] ?? Number.POSITIVE_INFINITY;
    return counts.filter((count) => count >= from && count < next).length;
  });
}

/** The limits without the one between the two neighbours that together hold the fewest. */
function withOneLess(limits: readonly number[], counts: readonly number[]): number[] {
  const sizes = sizesOf(limits, counts);
  const together = sizes.slice(1).map((size, index) => size + (sizes[index] ?? 0));
  const least = together.indexOf(Math.min(...together)) + 1;
  return limits.filter((_, index) => index !== least);
}

/**
 * Few classes for counts, at most `most`, with round limits; where too few hold enough, neighbours are one. Every count
 * from 1 stands in exactly one, no class is empty, and the limits ascend.
 */
export function stepsOf(counts: readonly number[], most = 4): Step[] {
  const all = roundLimits(Math.max(0, ...counts));
  const sizes = sizesOf(all, counts);
  let limits = all.filter((_, index) => (sizes[index] ?? 0) > 0);
  while (limits.length > most) limits = withOneLess(limits, counts);
  return limits.map((from, index) => {
    const next = limits[index + 1];
    return next === undefined ? { from } : { from, to: next - 1 };
  });
}

/** Which class a count is in, from 0; undefined for none. */
export function stepOf(count: number, steps: readonly Step[]): number | undefined {
  const index = steps.findLastIndex(({ from }) => count >= from);
  return index < 0 ? undefined : index;
}

export interface Place {
  x: number;
  y: number;
}

const ROUNDS = 400;
/** A little more than needed, so that the last push does not have to be the exact one. */
const SLACK = 1.04;
/** Of places that lie on each other, each goes its own way: the golden angle never repeats a direction. */
const GOLDEN_ANGLE = 2.399963;

/** Pushes two places apart, half the way each; whether it had to. */
function pushApart(a: Place, b: Place, index: number, distance: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart >= distance) return false;
  const angle = apart === 0 ? index * GOLDEN_ANGLE : Math.atan2(dy, dx);
  const push = (distance * SLACK - apart) / 2;
  a.x -= Math.cos(angle) * push;
  a.y -= Math.sin(angle) * push;
  b.x += Math.cos(angle) * push;
  b.y += Math.sin(angle) * push;
  return true;
}

/**
 * The same places, moved as little as it takes for each two to be `distance` apart: dots that would cover each other can
 * be told apart and hit. The same places give the same picture.
 */
export function spread<T extends Place>(places: readonly T[], distance: number): T[] {
  const moved = places.map((place) => ({ ...place }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let touched = false;
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) touched = pushApart(a, b, index, distance) || touched;
    }
    if (!touched) break;
  }
  return moved;
}

/** A country with a place on the map. */
export interface MapPlace {
  held: HeldCountry;
  /** Which class its count is in, from 0; undefined where nobody counted. */
  step?: number;
  /** Where the arrow keys have it. */
  x: number;
  y: number;
}

export interface MapModel {
  /** With their outlines; what leads somewhere. */
  outlined: (MapPlace & { path: string })[];
  /** Too small for an outline; `from` is where a dot truly belongs that had to give way. */
  dotted: (MapPlace & { from?: { x: number; y: number } })[];
  /** The outlines of all other land that has a code, in one path. */
  land: string;
  /** Areas that have no code of their own. */
  uncoded: { name: string; path: string }[];
  /** Countries that have companies, or may have, and no place on the map. */
  missing: HeldCountry[];
  steps: Step[];
}

/** In units of the map. */
export const DOT = { radius: 7, distance: 17 } as const;

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
 * What stands where on the map: the countries that hold companies, or, where nobody counted, all that the source knows.
 * What the atlas does not draw is a dot, and what has no place at all is said to have none.
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
