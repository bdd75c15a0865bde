import world from './world.json';

/** Size in the picture's own units. Antarctica is left out: it has no register and would take a fifth of the space. */
export const WORLD = { width: 1200, height: 530 } as const;

export interface WorldShape {
  /** Undefined for an area without a code. */
  code?: string;
  name: string;
  /** The outline as an SVG path. */
  path: string;
  /** The visual centre: the middle of its largest part. */
  x: number;
  y: number;
}

export interface WorldDot {
  code: string;
  x: number;
  y: number;
}

export interface World {
  shapes: readonly WorldShape[];
  /** Places too small for the atlas, at their true position, so some overlap. */
  dots: readonly WorldDot[];
}

/**
 * The land of the earth (Equal Earth projection); world.md says how the file was made. It has 70 KB: a page that draws it in
 * the browser loads it with the drawing only.
 */
export const getWorld = (): World => world;

/** In map units. */
export const DOT = { radius: 7, distance: 17 } as const;

export interface Place {
  x: number;
  y: number;
}

const ROUNDS = 400;
/** A little more than needed, so that the iteration ends early. */
const SLACK = 1.04;
/** Places at the same position move in different directions: multiples of the golden angle never repeat. */
const GOLDEN_ANGLE = 2.399963;

/** Pushes two places apart, each by half the distance. Returns whether it moved them. */
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
 * Moves places as little as needed to be `distance` apart, so that dots do not cover each other. Deterministic. The
 * distance may depend on the two, as circles have different sizes.
 */
export function spread<T extends Place>(places: readonly T[], distance: number | ((a: T, b: T) => number)): T[] {
  const between = typeof distance === 'number' ? () => distance : distance;
  const moved = places.map((place) => ({ ...place }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let touched = false;
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) touched = pushApart(a, b, index, between(a, b)) || touched;
    }
    if (!touched) break;
  }
  return moved;
}
