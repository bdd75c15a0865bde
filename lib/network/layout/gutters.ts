import type { Point } from '../layout';
import { Heap } from '../paths/shortest';
import type { Rect, Structure } from './structure';

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
/** A turn costs as much as this length, and running along another line this many times the length. */
const TURN = 40;
const SHARED = 4;

/** A line that goes a longer way round would be harder to follow than the words in its box. */
const MOST_DETOUR = 700;

/**
 * Routes by the number of the line: right-angled, through gutters, from the right end of one box to that of another.
 * None crosses another line: what cannot be drawn so is said in the boxes, and drawn for what is selected.
 */
export function routeFurther(
  lines: readonly Further[],
  boxes: ReadonlyMap<number, Rect>,
  labels: readonly Rect[],
  tree: readonly (readonly Point[])[],
): Map<number, Point[]> {
  const ends = new Map(
    [...new Set(lines.flatMap(({ owner, owned }) => [owner, owned]))].flatMap((node) => portOf(node, boxes, labels)),
  );
  const wanted = lines
    .filter(({ owner, owned }) => ends.has(owner) && ends.has(owned))
    .toSorted((a, b) => b.strength - a.strength || a.line - b.line)
    .slice(0, MOST_ROUTED);
  if (wanted.length === 0) return new Map();
  const grid = new Grid([...boxes.values()], labels, tree, [...ends.values()]);
  const routes = new Map<number, Point[]>();
  for (const { line, owner, owned } of wanted) {
    const [from, to, start, end] = [ends.get(owner), ends.get(owned), boxes.get(owner), boxes.get(owned)];
    const route = from && to && grid.route(from, to);
    if (!route || !start || !end) continue;
    grid.use(route);
    routes.set(line, [edgeOf(start), ...route.points, edgeOf(end)]);
  }
  return routes;
}

/**
 * Routes of lines that a chart leaves out, for while they are wanted: through no box and no label, but across other lines
 * and as long as need be.
 */
export function routeAcross(
  lines: readonly { id: string; owner: string; owned: string }[],
  { boxes, labels, routes }: Structure,
): Map<string, Point[]> {
  const exits = new Map(
    [...new Set(lines.flatMap(({ owner, owned }) => [owner, owned]))].flatMap((id) => {
      const box = boxes.get(id);
      const exit = box && exitsOf(box).find(({ port }) => !labels.some((label) => isNear(port, label)));
      return exit ? [[id, exit] as const] : [];
    }),
  );
  const tree = [...routes.values()].flatMap(({ points, isTree }) => (isTree ? [points] : []));
  const ports = [...exits.values()].map(({ port }) => port);
  const grid = new Grid([...boxes.values()], labels, tree, ports, true);
  return new Map(
    lines.flatMap(({ id, owner, owned }) => {
      const [from, to] = [exits.get(owner), exits.get(owned)];
      const route = from && to && grid.route(from.port, to.port);
      return route ? [[id, [from.edge, ...route.points, to.edge]] as const] : [];
    }),
  );
}

/** Where lines may leave a box, the best first: on its right, below it and above it, beside the lines of the tree. */
function exitsOf(box: Rect): { edge: Point; port: Point }[] {
  const { x, y, width, height } = box;
  const right = edgeOf(box);
  const aside = x + width * 0.75;
  return [
    { edge: right, port: { x: right.x + CLEAR + 1, y: right.y } },
    { edge: { x: aside, y: y + height }, port: { x: aside, y: y + height + CLEAR + 1 } },
    { edge: { x: aside, y }, port: { x: aside, y: y - CLEAR - 1 } },
  ];
}

const isNear = ({ x, y }: Point, label: Rect): boolean =>
  label.x - 2 * LANE < x &&
  x < label.x + label.width + CLEAR &&
  label.y - CLEAR < y &&
  y < label.y + label.height + CLEAR;

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
  /** By state: the least cost so far, the state before it, and the number of the search that has reached it. */
  private readonly search: { costs: Float64Array; before: Int32Array; seen: Int32Array };
  private searches = 0;
  /** Of the present search: where it leads, and the most that a way may cost. */
  private goal: Point = { x: 0, y: 0 };
  private most = 0;

  constructor(
    boxes: readonly Rect[],
    labels: readonly Rect[],
    tree: readonly (readonly Point[])[],
    ports: readonly Point[],
    private readonly mayCross = false,
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
    // Two states a crossing: arrived along a corridor, or along a lane.
    const states = 2 * this.right.length;
    this.search = {
      costs: new Float64Array(states),
      before: new Int32Array(states),
      seen: new Int32Array(states),
    };
    for (const rect of all) this.bar(rect);
    for (const points of tree) {
      this.barAlong(points);
      if (!mayCross) this.barAcross(points);
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

  /** Nothing may run along a line of the tree. */
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

  /** Nothing may cross a line. */
  private barAcross(points: readonly Point[]): void {
    const { xs, ys, right, down } = this;
    points.slice(1).forEach((b, turn) => {
      const a = points[turn] ?? b;
      const [i1, i2] = [firstFrom(xs, Math.min(a.x, b.x)), firstAfter(xs, Math.max(a.x, b.x))];
      const [j1, j2] = [firstFrom(ys, Math.min(a.y, b.y)), firstAfter(ys, Math.max(a.y, b.y))];
      if (a.x === b.x && i1 > 0) for (let j = j1; j < j2; j++) right[j * xs.length + i1 - 1] = BARRED;
      if (a.y === b.y && j1 > 0) for (let i = i1; i < i2; i++) down[(j1 - 1) * xs.length + i] = BARRED;
    });
  }

  /**
   * The cheapest way between two crossings (A*, Hart, Nilsson and Raphael 1968): short, with few turns, beside other
   * routes. Undefined if there is none, or each is a long way round.
   */
  route(from: Point, to: Point): Found | undefined {
    const [start, end] = [this.crossing(from), this.crossing(to)];
    const { before } = this.search;
    this.searches += 1;
    this.goal = to;
    const straight = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
    this.most = this.mayCross ? Number.POSITIVE_INFINITY : straight + MOST_DETOUR;
    const heap = new Heap();
    this.reach(heap, 2 * start, 0, -1);
    for (let state = heap.pop(); state !== undefined; state = heap.pop()) {
      if (state === 2 * end) return this.follow(state, before);
      this.step(heap, state);
    }
    return undefined;
  }

  /** Notes a state that was reached at a cost from another, unless it is known to be cheaper or too far away. */
  private reach(heap: Heap, state: number, cost: number, by: number): void {
    const { costs, before, seen } = this.search;
    if (seen[state] === this.searches && cost >= (costs[state] ?? 0)) return;
    const { x, y } = this.goal;
    const width = this.xs.length;
    const at = state >> 1;
    // No way from here is shorter.
    const rest = Math.abs((this.xs[at % width] ?? x) - x) + Math.abs((this.ys[Math.floor(at / width)] ?? y) - y);
    if (cost + rest > this.most) return;
    seen[state] = this.searches;
    costs[state] = cost;
    before[state] = by;
    heap.push(state, cost + rest);
  }

  /** To the four crossings beside it, where nothing bars the way. */
  private step(heap: Heap, state: number): void {
    const { xs, ys, right, down } = this;
    const [width, at, cost] = [xs.length, state >> 1, this.search.costs[state] ?? 0];
    const [i, j] = [at % width, Math.floor(at / width)];
    for (let side = 0; side < 4; side++) {
      const [lane, sign] = [side & 1, side < 2 ? 1 : -1];
      const [along, here] = lane ? [ys, j] : [xs, i];
      if (here + sign < 0 || here + sign >= along.length) continue;
      const next = at + sign * (lane ? width : 1);
      // The crossing to the left or above has the step.
      const first = Math.min(at, next);
      const bars = (lane ? down : right)[first];
      if (bars === BARRED) continue;
      const length = Math.abs((along[here + sign] ?? 0) - (along[here] ?? 0));
      const turning = (state & 1) === lane ? 0 : TURN;
      this.reach(heap, 2 * next + lane, cost + length * (bars === USED ? SHARED : 1) + turning, state);
    }
  }

  private follow(end: number, before: Int32Array): Found {
    const width = this.xs.length;
    const found: Found = { points: [], steps: [] };
    for (let state = end; state >= 0; state = before[state] ?? -1) {
      const at = state >> 1;
      found.points.unshift({ x: this.xs[at % width] ?? 0, y: this.ys[Math.floor(at / width)] ?? 0 });
      const by = before[state] ?? -1;
      if (by < 0) continue;
      const previous = by >> 1;
      found.steps.push({ first: Math.min(at, previous), isAcross: Math.abs(at - previous) === 1 });
    }
    return found;
  }

  /** From now on others run along this route at a cost, and never across it. */
  use({ points, steps }: Found): void {
    for (const { first, isAcross } of steps) {
      const bars = isAcross ? this.right : this.down;
      if (bars[first] !== BARRED) bars[first] = USED;
    }
    this.barAcross(points);
  }

  private crossing({ x, y }: Point): number {
    return firstFrom(this.ys, y) * this.xs.length + firstFrom(this.xs, x);
  }
}

interface Found {
  points: Point[];
  /** By the crossing to the left or above. */
  steps: { first: number; isAcross: boolean }[];
}

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
