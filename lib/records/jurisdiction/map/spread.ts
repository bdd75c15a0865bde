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
