import type { HeldCountry } from '@/lib/records/jurisdiction/held';
import { spread } from './spread';
import { type Step, stepOf, stepsOf } from './steps';
import type { World, WorldDot, WorldShape } from './world';

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
