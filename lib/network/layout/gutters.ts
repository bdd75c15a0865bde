import type { Point } from '../layout';
import { Heap } from '../paths/shortest';
import type { Rect } from './structure';

/** A line outside the tree, from owner to owned. */
interface Further {
  line: number;
  owner: number;
  owned: number;
  strength: number;
}

/** More would fill the gutters; the others are drawn for what is selected. */
export const MOST_ROUTED = 40;

/** Least distance of a line from a box or a label above or below it, beside it, and of two parallel lines. */
const CLEAR = 2;
const ASIDE = 6;
/** Distance of a lane from the boxes beside it. */
const LANE = 10;
/** A turn and a crossing cost as much as this length, and running along another line this many times the length. */
const TURN = 40;
const CROSSING = 160;
const SHARED = 4;

/** A line that crosses more would be harder to follow than the words in its box; it is drawn for what is selected. */
const MOST_CROSSED = 1;

/** Routes by the number of the line: right-angled, through gutters, from the right end of one box to that of another. */
export function routeFurther(
  lines: readonly Further[],
  boxes: ReadonlyMap<number, Rect>,
  labels: readonly Rect[],
  tree: readonly (readonly Point[])[],
): Map<number, Point[]> {
  const wanted = lines
    .filter(({ owner, owned }) => boxes.has(owner) && boxes.has(owned))
    .toSorted((a, b) => b.strength - a.strength || a.line - b.line)
    .slice(0, MOST_ROUTED);
  if (wanted.length === 0) return new Map();
  const ends = new Map(
    wanted.flatMap(({ owner, owned }) => [owner, owned]).flatMap((node) => portOf(node, boxes, labels)),
  );
  const grid = new Grid([...boxes.values()], labels, tree, [...ends.values()]);
  const routes = new Map<number, Point[]>();
  for (const { line, owner, owned } of wanted) {
    const [from, to, start, end] = [ends.get(owner), ends.get(owned), boxes.get(owner), boxes.get(owned)];
    const route = from && to && grid.route(from, to);
    if (!route || !start || !end || route.crossed > MOST_CROSSED) continue;
    grid.use(route);
    routes.set(line, [edgeOf(start), ...route.points, edgeOf(end)]);
  }
  return routes;
}

const edgeOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width, y: y + height / 2 });

/** The points to the right of a box at which lines can leave it; none if a share is written there. */
function portOf(node: number, boxes: ReadonlyMap<number, Rect>, labels: readonly Rect[]): [number, Point][] {
  const box = boxes.get(node);
  if (!box) return [];
  const { x, y } = edgeOf(box);
  const isTaken = labels.some((label) => label.y < y && y < label.y + label.height && Math.abs(label.x - x) < 2 * LANE);
  return isTaken ? [] : [[node, { x: x + CLEAR + 1, y }]];
}

/** Vertical lanes and horizontal corridors between boxes; a route turns where they cross. */
class Grid {
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** 1 where the step to the right of, or below, a crossing is barred; 2 where another route runs. */
  private readonly right: Uint8Array;
  private readonly down: Uint8Array;
  /** How many lines the same steps cross. */
  private readonly crossedRight: Uint8Array;
  private readonly crossedDown: Uint8Array;

  constructor(
    boxes: readonly Rect[],
    labels: readonly Rect[],
    tree: readonly (readonly Point[])[],
    ports: readonly Point[],
  ) {
    const all = [...boxes, ...labels];
    const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
    const rightmost = Math.max(...all.map(({ x, width }) => x + width));
    const bottom = Math.max(...all.map(({ y, height }) => y + height));
    this.xs = distinct([
      ...ports.flatMap(({ x }) => [x, x + LANE]),
      left - LANE,
      ...all.map(({ x, width }) => x + width + LANE),
      rightmost + 2 * LANE,
    ]);
    this.ys = distinct([...ports.map(({ y }) => y), top - LANE, bottom + LANE, ...corridors(boxes)]);
    this.right = new Uint8Array(this.xs.length * this.ys.length);
    this.down = new Uint8Array(this.right.length);
    this.crossedRight = new Uint8Array(this.right.length);
    this.crossedDown = new Uint8Array(this.right.length);
    for (const rect of all) this.bar(rect);
    for (const points of tree) {
      this.barAlong(points);
      this.countAcross(points);
    }
  }

  /** Nothing may run through a box or a label. */
  private bar({ x, y, width, height }: Rect): void {
    const { xs, ys } = this;
    const [x1, x2, y1, y2] = [x - CLEAR, x + width + CLEAR, y - CLEAR, y + height + CLEAR];
    const [i1, i2] = [firstAfter(xs, x1), firstFrom(xs, x2)];
    const [j1, j2] = [firstAfter(ys, y1), firstFrom(ys, y2)];
    for (let j = j1; j < j2; j++) for (let i = Math.max(0, i1 - 1); i < i2; i++) this.right[j * xs.length + i] = BARRED;
    const [left, right] = [firstAfter(xs, x - ASIDE), firstFrom(xs, x + width + ASIDE)];
    for (let i = left; i < right; i++)
      for (let j = Math.max(0, j1 - 1); j < j2; j++) this.down[j * xs.length + i] = BARRED;
  }

  /** Crossing a line of the tree is allowed, running along it is not. */
  private barAlong(points: readonly Point[]): void {
    points.slice(1).forEach((b, turn) => {
      const a = points[turn] ?? b;
      const [x1, x2, y1, y2] = [Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)];
      const { xs, ys } = this;
      const [i1, i2] = [firstAfter(xs, x1 - CLEAR), firstFrom(xs, x2 + CLEAR)];
      const [j1, j2] = [firstAfter(ys, y1 - CLEAR), firstFrom(ys, y2 + CLEAR)];
      if (y1 === y2)
        for (let j = j1; j < j2; j++)
          for (let i = Math.max(0, i1 - 1); i < i2; i++) this.right[j * xs.length + i] = BARRED;
      else
        for (let i = i1; i < i2; i++)
          for (let j = Math.max(0, j1 - 1); j < j2; j++) this.down[j * xs.length + i] = BARRED;
    });
  }

  /** The steps that cross a line cost more from now on. */
  private countAcross(points: readonly Point[]): void {
    const { xs, ys, crossedRight, crossedDown } = this;
    points.slice(1).forEach((b, turn) => {
      const a = points[turn] ?? b;
      const [i1, i2] = [firstFrom(xs, Math.min(a.x, b.x)), firstAfter(xs, Math.max(a.x, b.x))];
      const [j1, j2] = [firstFrom(ys, Math.min(a.y, b.y)), firstAfter(ys, Math.max(a.y, b.y))];
      if (a.x === b.x && i1 > 0) for (let j = j1; j < j2; j++) increase(crossedRight, j * xs.length + i1 - 1);
      if (a.y === b.y && j1 > 0) for (let i = i1; i < i2; i++) increase(crossedDown, (j1 - 1) * xs.length + i);
    });
  }

  /** The cheapest way between two crossings (Dijkstra): short, with few turns and crossings, beside other routes. */
  route(from: Point, to: Point): Found | undefined {
    const { xs, ys } = this;
    const [start, end] = [this.crossing(from), this.crossing(to)];
    // Two states a crossing: arrived along a corridor, or along a lane.
    const costs = new Float64Array(2 * xs.length * ys.length).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(costs.length).fill(-1);
    const heap = new Heap();
    costs[2 * start] = 0;
    heap.push(2 * start, 0);
    const done = new Uint8Array(costs.length);
    for (let state = heap.pop(); state !== undefined; state = heap.pop()) {
      if (done[state]) continue;
      done[state] = 1;
      if (state === 2 * end) return this.follow(state, before);
      this.steps(state, (next, cost) => {
        const total = (costs[state] ?? 0) + cost;
        if (total >= (costs[next] ?? 0)) return;
        costs[next] = total;
        before[next] = state;
        heap.push(next, total);
      });
    }
    return undefined;
  }

  private steps(state: number, step: (next: number, cost: number) => void): void {
    const { xs, ys, right, down, crossedRight, crossedDown } = this;
    const [width, at, isLane] = [xs.length, state >> 1, state & 1];
    const [i, j] = [at % width, Math.floor(at / width)];
    /** `first`: the crossing to the left or above, which has the step. */
    const go = (next: number, first: number, length: number, lane: 0 | 1) => {
      const bars = (lane ? down : right)[first];
      if (bars === BARRED) return;
      const crossed = (lane ? crossedDown : crossedRight)[first] ?? 0;
      step(2 * next + lane, length * (bars === USED ? SHARED : 1) + CROSSING * crossed + (isLane === lane ? 0 : TURN));
    };
    const [x, y] = [xs[i] ?? 0, ys[j] ?? 0];
    if (i + 1 < width) go(at + 1, at, (xs[i + 1] ?? x) - x, 0);
    if (i > 0) go(at - 1, at - 1, x - (xs[i - 1] ?? x), 0);
    if (j + 1 < ys.length) go(at + width, at, (ys[j + 1] ?? y) - y, 1);
    if (j > 0) go(at - width, at - width, y - (ys[j - 1] ?? y), 1);
  }

  private follow(end: number, before: Int32Array): Found {
    const width = this.xs.length;
    const found: Found = { points: [], steps: [], crossed: 0 };
    for (let state = end; state >= 0; state = before[state] ?? -1) {
      const at = state >> 1;
      found.points.unshift({ x: this.xs[at % width] ?? 0, y: this.ys[Math.floor(at / width)] ?? 0 });
      const previous = (before[state] ?? -1) >> 1;
      if (previous < 0) continue;
      const [first, isAcross] = [Math.min(at, previous), Math.abs(at - previous) === 1];
      found.steps.push({ first, isAcross });
      found.crossed += (isAcross ? this.crossedRight : this.crossedDown)[first] ?? 0;
    }
    return found;
  }

  /** Others run along this route, or across it, at a cost from now on. */
  use({ points, steps }: Found): void {
    for (const { first, isAcross } of steps) {
      const bars = isAcross ? this.right : this.down;
      if (bars[first] !== BARRED) bars[first] = USED;
    }
    this.countAcross(points);
  }

  private crossing({ x, y }: Point): number {
    return firstFrom(this.ys, y) * this.xs.length + firstFrom(this.xs, x);
  }
}

interface Found {
  points: Point[];
  /** By the crossing to the left or above. */
  steps: { first: number; isAcross: boolean }[];
  /** How many lines it crosses. */
  crossed: number;
}

const increase = (counts: Uint8Array, at: number): void => {
  counts[at] = Math.min(255, (counts[at] ?? 0) + 1);
};

const BARRED = 1;
const USED = 2;

/** Between a head and its bus, just above heads, and below each box that has room below it. */
function corridors(boxes: readonly Rect[]): number[] {
  return boxes.flatMap(({ y, height }) => [y - CLEAR - 1, y + height + CLEAR + 1, y + height + LANE]);
}

const distinct = (values: readonly number[]): Float64Array => Float64Array.from(new Set(values)).sort();

/** The first place whose value is at least, or more than, this one. */
const firstFrom = (sorted: Float64Array, value: number): number => search(sorted, (one) => one >= value);
const firstAfter = (sorted: Float64Array, value: number): number => search(sorted, (one) => one > value);

function search(sorted: Float64Array, holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] ?? Number.NaN)) high = middle;
    else low = middle + 1;
  }
  return low;
}
