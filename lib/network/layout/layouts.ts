import { at } from '../graph/slots';
import { CELL, Occupied, type Point } from '../layout';
import { type LayoutGraph, type Places, placeOf, setPlace, walkOut } from './graph';
import { pyramid } from './pyramid';

/** Maximum ratio of a square's width to its distance at which it counts as one point (Barnes and Hut, 1986). */
const THETA = 0.9;
/** Depth limit, as coinciding points would be split for ever. */
const DEEPEST = 32;

/** Quadtree stored in arrays, as thousands of squares are built at each tick. */
export class Quadtree {
  private readonly children: number[] = [];
  private readonly mass: number[] = [];
  private readonly sumX: number[] = [];
  private readonly sumY: number[] = [];
  private readonly half: number;
  private readonly middleX: number;
  private readonly middleY: number;

  constructor(places: Places) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let index = 0; index < places.length; index += 2) {
      const [x, y] = [at(places, index), at(places, index + 1)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    this.half = Math.max(right - left, bottom - top, 1) / 2;
    this.middleX = (left + right) / 2;
    this.middleY = (top + bottom) / 2;
    this.open();
    for (let index = 0; index < places.length; index += 2) this.add(at(places, index), at(places, index + 1));
  }

  private open(): number {
    this.children.push(0, 0, 0, 0);
    this.mass.push(0);
    this.sumX.push(0);
    this.sumY.push(0);
    return this.mass.length - 1;
  }

  private add(x: number, y: number): void {
    let [square, middleX, middleY, half] = [0, this.middleX, this.middleY, this.half];
    for (let depth = 0; ; depth++) {
      const before = this.mass[square] ?? 0;
      this.put(square, x, y);
      if (before === 0 || depth === DEEPEST) return;
      half /= 2;
      // A square with one point has not been divided yet: that point moves down first.
      if (before === 1) this.sink(square, middleX, middleY, x, y);
      const quarter = (x > middleX ? 1 : 0) + (y > middleY ? 2 : 0);
      middleX += x > middleX ? half : -half;
      middleY += y > middleY ? half : -half;
      square = this.child(square, quarter);
    }
  }

  private put(square: number, x: number, y: number): void {
    this.mass[square] = (this.mass[square] ?? 0) + 1;
    this.sumX[square] = (this.sumX[square] ?? 0) + x;
    this.sumY[square] = (this.sumY[square] ?? 0) + y;
  }

  private sink(square: number, middleX: number, middleY: number, x: number, y: number): void {
    const [oldX, oldY] = [(this.sumX[square] ?? 0) - x, (this.sumY[square] ?? 0) - y];
    this.put(this.child(square, (oldX > middleX ? 1 : 0) + (oldY > middleY ? 2 : 0)), oldX, oldY);
  }

  private child(square: number, quarter: number): number {
    const known = this.children[4 * square + quarter] ?? 0;
    if (known !== 0) return known;
    const made = this.open();
    this.children[4 * square + quarter] = made;
    return made;
  }

  /** Adds the repulsion of all points at x, y: `strength` divided by the distance. */
  push(x: number, y: number, strength: number, into: { x: number; y: number }): void {
    const squares = [0];
    const halves = [this.half];
    for (let square = squares.pop(); square !== undefined; square = squares.pop()) {
      const half = halves.pop() ?? 0;
      const mass = this.mass[square] ?? 0;
      const dx = x - (this.sumX[square] ?? 0) / mass;
      const dy = y - (this.sumY[square] ?? 0) / mass;
      const squared = dx * dx + dy * dy;
      if (mass === 1 || 4 * half * half < THETA * THETA * squared) {
        const pushed = squared > 0 ? (strength * mass) / Math.max(squared, 1) : 0;
        into.x += dx * pushed;
        into.y += dy * pushed;
        continue;
      }
      for (let quarter = 0; quarter < 4; quarter++) {
        const child = this.children[4 * square + quarter] ?? 0;
        if (child === 0) continue;
        squares.push(child);
        halves.push(half / 2);
      }
    }
  }
}

const TICKS = 300;
/**
 * Up to this many entities run all ticks; larger networks run fewer, so that ten thousand take seconds instead of a
 * minute.
 */
const FULL = 1000;
const FEWEST = 60;

const DISTANCE = 170;
const REPULSION = 600;
const GRAVITY = 0.012;
const FRICTION = 0.6;
/** Golden angle: a spiral in which no two points are close. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Force-directed layout: lines attract, entities repel (Fruchterman and Reingold, 1991), distant ones combined (Barnes
 * and Hut). It starts from a fixed spiral around the roots without randomness, so the same network gives the same
 * picture. `fixed` entities do not move.
 */
function force(graph: LayoutGraph, fixed: Places): Places {
  const places = spiral(graph);
  hold(places, fixed);
  const speeds: Places = new Float64Array(places.length);
  const ticks = Math.max(FEWEST, Math.round(TICKS * Math.min(1, FULL / graph.size)));
  for (let tick = 0; tick < ticks; tick++) {
    const heat = 1 - tick / ticks;
    pull(graph, places, speeds, heat);
    pushApart(places, speeds, heat);
    places.forEach((value, index) => {
      const speed = at(speeds, index) * FRICTION;
      speeds[index] = speed;
      places[index] = value + speed;
    });
    hold(places, fixed);
  }
  return places;
}

function spiral(graph: LayoutGraph): Places {
  const places: Places = new Float64Array(2 * graph.size);
  walkOut(graph).order.forEach((node, turn) => {
    const radius = (DISTANCE / 2) * Math.sqrt(turn);
    setPlace(places, node, { x: radius * Math.cos(turn * TURN), y: radius * Math.sin(turn * TURN) });
  });
  return places;
}

function hold(places: Places, fixed: Places): void {
  fixed.forEach((value, index) => {
    if (!Number.isNaN(value)) places[index] = value;
  });
}

/** A line to an entity with many lines pulls less, otherwise a hub would collapse onto its neighbours. */
function pull({ size, owners, owned }: LayoutGraph, places: Places, speeds: Places, heat: number): void {
  const lines = new Int32Array(size);
  for (const node of [...owners, ...owned]) lines[node] = at(lines, node) + 1;
  owners.forEach((owner, line) => {
    const other = at(owned, line);
    const dx = at(places, 2 * other) - at(places, 2 * owner);
    const dy = at(places, 2 * other + 1) - at(places, 2 * owner + 1);
    const length = Math.hypot(dx, dy) || 1;
    const pulled = ((length - DISTANCE) / length) * (heat / Math.min(at(lines, owner), at(lines, other)));
    const share = at(lines, owner) / (at(lines, owner) + at(lines, other));
    move(speeds, owner, dx * pulled * (1 - share), dy * pulled * (1 - share));
    move(speeds, other, -dx * pulled * share, -dy * pulled * share);
  });
}

function pushApart(places: Places, speeds: Places, heat: number): void {
  const tree = new Quadtree(places);
  const pushed = { x: 0, y: 0 };
  for (let node = 0; 2 * node < places.length; node++) {
    const [x, y] = [at(places, 2 * node), at(places, 2 * node + 1)];
    pushed.x = -x * GRAVITY * heat;
    pushed.y = -y * GRAVITY * heat;
    tree.push(x, y, REPULSION * heat, pushed);
    move(speeds, node, pushed.x, pushed.y);
  }
}

function move(speeds: Places, node: number, x: number, y: number): void {
  speeds[2 * node] = at(speeds, 2 * node) + x;
  speeds[2 * node + 1] = at(speeds, 2 * node + 1) + y;
}

/** Keeps pinned entities in place; an entity that would overlap moves to the nearest free place. */
function around(places: Places, fixed: Places): Places {
  const free = places.slice();
  const occupied = new Occupied();
  const isFixed = (node: number) => !Number.isNaN(at(fixed, 2 * node));
  const nodes = Array.from({ length: places.length / 2 }, (_, node) => node);
  for (const node of nodes.filter(isFixed)) {
    setPlace(free, node, placeOf(fixed, node));
    occupied.add(placeOf(fixed, node));
  }
  for (const node of nodes.filter((other) => !isFixed(other))) {
    const point = nearestFree(occupied, placeOf(places, node));
    setPlace(free, node, point);
    occupied.add(point);
  }
  return free;
}

/** Searches in squares of half a cell around it, each larger than the one before. */
function nearestFree(occupied: Occupied, wanted: Point): Point {
  if (occupied.isFree(wanted)) return wanted;
  for (let ring = 1; ; ring++) {
    for (let turn = 0; turn < 8 * ring; turn++) {
      const { x, y } = onSquare(ring, turn);
      const point = { x: wanted.x + (x * CELL.width) / 2, y: wanted.y + (y * CELL.height) / 2 };
      if (occupied.isFree(point)) return point;
    }
  }
}

/** The points on a square, from its upper left corner. */
function onSquare(ring: number, turn: number): Point {
  const along = (turn % (2 * ring)) - ring;
  const side = Math.floor(turn / (2 * ring));
  if (side === 0) return { x: along, y: -ring };
  if (side === 1) return { x: ring, y: along };
  return side === 2 ? { x: -along, y: ring } : { x: -ring, y: -along };
}

type Layout = (graph: LayoutGraph, shape: number, fixed: Places) => Places;

const LAYOUTS = {
  pyramid,
  force: (graph, _shape, fixed) => force(graph, fixed),
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES: readonly LayoutName[] = ['pyramid', 'force'];

export interface LayoutAsk {
  name: LayoutName;
  graph: LayoutGraph;
  /** Ratio of width to height of the picture. */
  shape: number;
  /** Positions of pinned entities; NaN for all others. */
  fixed: Places;
}

/** A position for every entity: without overlaps, and pinned ones stay. Deterministic. */
export function layOut({ name, graph, shape, fixed }: LayoutAsk): Places {
  return around(LAYOUTS[name](graph, shape, fixed), fixed);
}
