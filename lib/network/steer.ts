import type { Point, Positions } from './layout';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const ARROW_KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A step aside counts more than a step ahead, so that a row is finished before the next row is entered. */
const ASIDE = 2;

/** The visually nearest entity in that direction, if any. */
export function neighbourTowards(
  positions: Positions,
  from: string,
  direction: Direction,
  among: ReadonlySet<string>,
): string | undefined {
  const start = positions.get(from);
  if (!start) return undefined;
  let best: { id: string; cost: number } | undefined;
  for (const [id, point] of positions) {
    if (id === from || !among.has(id)) continue;
    const cost = costOf(start, point, direction);
    if (cost !== undefined && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id;
}

function costOf(from: Point, to: Point, direction: Direction): number | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const [ahead, aside] = direction === 'up' || direction === 'down' ? [sign * dy, dx] : [sign * dx, dy];
  return ahead > 0 ? ahead + ASIDE * Math.abs(aside) : undefined;
}
