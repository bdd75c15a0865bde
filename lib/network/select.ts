import type { NodeElement } from './elements';
import type { Point, Positions } from './layout';
import type { Rect } from './layout/structure';

/** A rectangle in picture units. */
interface Extent {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
  w: number;
  h: number;
}

/** Ids of the nodes in sight and within half a screen around it, which a small movement brings into sight. */
export function nearNodes(nodes: readonly NodeElement[], { x1, x2, y1, y2, w, h }: Extent): string[] {
  const [aside, over] = [w / 2, h / 2];
  return nodes
    .filter(({ position: { x, y } }) => x >= x1 - aside && x <= x2 + aside && y >= y1 - over && y <= y2 + over)
    .map(({ data }) => data.id);
}

export const SIDES = ['up', 'down', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/**
 * How many entities lie outside the view on each side; in a corner the side counts on which they are farther away.
 * `weight`: how many entities a node stands for.
 */
export function countOutside(
  positions: Iterable<readonly [id: string, at: Point]>,
  { x1, x2, y1, y2 }: Pick<Extent, 'x1' | 'x2' | 'y1' | 'y2'>,
  weight: (id: string) => number,
): Record<Side, number> {
  const counts = { up: 0, down: 0, left: 0, right: 0 };
  for (const [id, { x, y }] of positions) {
    const beyond: Record<Side, number> = { up: y1 - y, down: y - y2, left: x1 - x, right: x - x2 };
    const farthest = SIDES.reduce((best, side) => (beyond[side] > beyond[best] ? side : best));
    if (beyond[farthest] > 0) counts[farthest] += weight(id);
  }
  return counts;
}

/** The smallest rectangle around the nodes; undefined without any. */
export function boundsOf(nodes: readonly Rect[]): Rect | undefined {
  if (nodes.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of nodes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether all of a rectangle is in the view. */
export const isInView = ({ x, y, width, height }: Rect, { x1, x2, y1, y2 }: Omit<Extent, 'w' | 'h'>): boolean =>
  x >= x1 && y >= y1 && x + width <= x2 && y + height <= y2;

interface Difference {
  remove: string[];
  add: NodeElement[];
  change: { before: NodeElement; after: NodeElement }[];
}

/** The changes from `before` to `after`. */
export function diffNodes(before: readonly NodeElement[], after: readonly NodeElement[]): Difference {
  const known = byId(before);
  const wanted = byId(after);
  const difference: Difference = { remove: [], add: [], change: [] };
  for (const id of known.keys()) if (!wanted.has(id)) difference.remove.push(id);
  for (const [id, node] of wanted) {
    const old = known.get(id);
    if (!old) difference.add.push(node);
    else if (!isSame(old, node)) difference.change.push({ before: old, after: node });
  }
  return difference;
}

/** Compares field by field for speed: this runs at each step of a slider. */
const isSame = (a: NodeElement, b: NodeElement): boolean =>
  a.classes === b.classes &&
  a.data.label === b.data.label &&
  a.data.look === b.data.look &&
  a.position.x === b.position.x &&
  a.position.y === b.position.y;

const byId = (nodes: readonly NodeElement[]): Map<string, NodeElement> =>
  new Map(nodes.map((node) => [node.data.id, node]));

type Ids = ReadonlySet<string>;

/** Adds the id at the end, or removes it. */
export const toggled = (selected: readonly string[], id: string): string[] =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];

/** Without duplicates, in order of first occurrence. */
export const joined = (selected: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...selected, ...more]),
];

/** The nodes inside a hand-drawn outline (even-odd rule; a point on the line may be either). */
export function inside(positions: Positions, outline: readonly Point[], among: Ids): string[] {
  return [...positions].filter(([id, point]) => among.has(id) && isInside(point, outline)).map(([id]) => id);
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((a, index) => {
    const b = outline[index - 1] ?? outline.at(-1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** The nodes in the box spanned by two entities, including both. */
export function between(positions: Positions, a: string, b: string, among: Ids): string[] {
  const [from, to] = [positions.get(a), positions.get(b)];
  if (!from || !to) return [];
  const isBetween = (value: number, end: number, other: number) =>
    value >= Math.min(end, other) && value <= Math.max(end, other);
  return [...positions]
    .filter(([id, { x, y }]) => among.has(id) && isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y))
    .map(([id]) => id);
}

interface Span {
  from: number;
  to: number;
}

/**
 * Where something of this length begins along an edge so that it covers nothing, as near to the middle of the range as
 * possible; in its middle if there is no such place.
 */
export function nearestGap(range: Span, length: number, taken: readonly Span[]): number {
  const middle = (range.from + range.to - length) / 2;
  const inRange = (start: number) => start >= range.from && start + length <= range.to;
  const covers = (start: number) => taken.some(({ from, to }) => start < to && start + length > from);
  return (
    [middle, ...taken.flatMap(({ from, to }) => [from - length, to])]
      .filter((start) => inRange(start) && !covers(start))
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle
  );
}
