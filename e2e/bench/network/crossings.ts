import type { Point } from '../../../lib/network/layout';

/** A line from one numbered place to another. */
export type Line = readonly [number, number];

/** How many pairs of straight lines cross; those that share an end do not. Every pair is looked at. */
export function crossingsOf(places: readonly Point[], lines: readonly Line[]): number {
  const drawn = lines.map((line) => segment(places, line)).toSorted((a, b) => a.left - b.left);
  let crossings = 0;
  drawn.forEach((one, index) => {
    for (let next = index + 1; next < drawn.length; next++) {
      const other = drawn[next];
      if (!other || other.left > one.right) break;
      if (cross(one, other)) crossings++;
    }
  });
  return crossings;
}

interface Segment {
  ends: Line;
  from: Point;
  to: Point;
  left: number;
  right: number;
}

function segment(places: readonly Point[], ends: Line): Segment {
  const [from = ORIGIN, to = ORIGIN] = ends.map((end) => places[end]);
  return { ends, from, to, left: Math.min(from.x, to.x), right: Math.max(from.x, to.x) };
}

const ORIGIN: Point = { x: 0, y: 0 };

function cross(a: Segment, b: Segment): boolean {
  if (a.ends.some((end) => b.ends.includes(end))) return false;
  return side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0;
}

/** Above nought on one side of a line, below on the other. */
const side = ({ from, to }: Segment, { x, y }: Point): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
