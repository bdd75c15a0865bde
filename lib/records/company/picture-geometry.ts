import { CELL, type Point } from '@/lib/network/geometry';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around the middle of an entity: above it the disc, below it two lines of its name. */
const ROOM = { side: CELL.width / 2, above: 24, below: 56 } as const;

/** Lines end before the disc, so that an arrow can be seen. */
const CLEARANCE = 16;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The part of the plane that holds these entities with their names. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM.side, Math.min(...ys) - ROOM.above];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + ROOM.side - left,
    height: Math.max(...ys) + ROOM.below - top,
  };
}

/** The point so far from the first on the way to the second, but never past the middle. */
export function pointAlong(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

/** From owner to owned; bent to its left by `bend`, so that two between the same ends lie apart; a loop where they are one. */
export function edgePath(from: Point, to: Point, bend: number): string {
  if (from.x === to.x && from.y === to.y) {
    const { x, y } = from;
    return `M${x + 12} ${y - 6}C${x + 52} ${y - 40} ${x + 52} ${y + 24} ${x + CLEARANCE} ${y + 6}`;
  }
  const [start, end] = [pointAlong(from, to, CLEARANCE), pointAlong(to, from, CLEARANCE)];
  const line = `M${start.x} ${start.y}`;
  if (bend === 0) return `${line}L${end.x} ${end.y}`;
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const middle = {
    x: round((start.x + end.x) / 2 + ((start.y - end.y) / length) * bend),
    y: round((start.y + end.y) / 2 + ((end.x - start.x) / length) * bend),
  };
  return `${line}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}
