import { lineWidth } from './appearance/appearance-style';
import type { ChangeKind } from './changes/changes';
import { isDoubtful, isUncertain } from './elements';
import type { NetworkFilter } from './filter';
import { type Adjacency, groupByNode, itemsOf } from './graph/graph';
import { at } from './graph/slots';
import type { Point, Positions } from './layout';
import type { Route, Structure } from './layout/structure';
import { isUltimateParent, type Relationship, strength, upperEnd } from './model';

/** A line as a quadratic curve: two ends and the point it bends towards. */
export interface Course {
  from: Point;
  via: Point;
  to: Point;
}

/** Height of the loop that a holding in oneself draws above the node. */
const ROUND = 46;

/** Writes into `course` to avoid allocating an object per line. */
export function readCourse({ from, to, places, bends }: Lines, line: number, course: Course): Course {
  const [a, b] = [at(from, line), at(to, line)];
  course.from.x = at(places, 2 * a);
  course.from.y = at(places, 2 * a + 1);
  course.to.x = at(places, 2 * b);
  course.to.y = at(places, 2 * b + 1);
  if (a === b) goRound(course);
  else bend(course, at(bends, line));
  return course;
}

export const newCourse = (): Course => ({ from: { x: 0, y: 0 }, via: { x: 0, y: 0 }, to: { x: 0, y: 0 } });

function bend({ from, via, to }: Course, aside: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  via.x = (from.x + to.x) / 2 - (dy / length) * aside;
  via.y = (from.y + to.y) / 2 + (dx / length) * aside;
}

function goRound({ from, via, to }: Course): void {
  via.x = from.x + ROUND;
  via.y = from.y - ROUND;
  from.x -= ROUND / 5;
  to.x += ROUND / 5;
}

/** A point on the curve, from 0 at its start to 1 at its end. */
export function pointOn({ from, via, to }: Course, part: number): Point {
  const rest = 1 - part;
  const along = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: along(from.x, via.x, to.x), y: along(from.y, via.y, to.y) };
}

export const isStraight = ({ from, to, bends }: Lines, line: number): boolean =>
  at(bends, line) === 0 && at(from, line) !== at(to, line);

/** The style of a line: change, certainty, age and width. All lines of one style form one path. */
type Look = number;

const MANNERS = ['sure', 'uncertain', 'ultimate', 'ended', 'further', 'loop', 'added', 'gone', 'changed'] as const;
export type Manner = (typeof MANNERS)[number];

/** Widths are in steps, as each needs its own path: by share up to three pixels, by a rule, and one in a chart. */
const STEPS = 5;
const BY_SHARE = [0.9, 1.6, 2.6] as const;
const BY_RULE = Array.from({ length: STEPS }, (_, step) => lineWidth(step));
const BY_TYPE = BY_RULE.map((_, step) => lineWidth(step, true));
const IN_CHART = [1.3] as const;

export const LOOKS = MANNERS.length * STEPS;

interface Holding {
  isLoop: boolean;
  /** In a chart, a line outside the tree. */
  isFurther?: boolean;
  /** Change between two compared days; takes precedence over all other styles. */
  change?: ChangeKind;
  isEnded: boolean;
  isUncertain: boolean;
  /** Leads to an ultimate parent, over unknown steps. */
  isUltimate: boolean;
}

/** `step`: of its width. */
export function lookOf({ change, isLoop, isFurther, isEnded, isUltimate, isUncertain }: Holding, step: number): Look {
  const plain: Manner = isEnded ? 'ended' : isUltimate ? 'ultimate' : isUncertain ? 'uncertain' : 'sure';
  const manner: Manner = change ?? (isLoop ? 'loop' : isFurther ? 'further' : plain);
  return MANNERS.indexOf(manner) * STEPS + step;
}

export const mannerOf = (look: Look): Manner => MANNERS[Math.floor(look / STEPS)] ?? 'sure';
/** The step of its width, and of its colour if a rule decides it. */
export const stepOf = (look: Look): number => look % STEPS;

/** The step of a share in per cent, -1 where unknown. */
export const stepOfShare = (strength: number): number => (strength > 50 ? 2 : strength >= 25 ? 1 : 0);

/** The visible area, in picture units. */
export interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A straight line from a to b. */
export interface Straight {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/**
 * Clips a line to the window (Liang and Barsky, A new concept and method for line clipping, 1984); false if nothing is
 * left. Saves time, as lines of a thousand entities extend over fifty screens. A dashed line, whose dashes repeat after
 * `period`, starts up to a period earlier, so that its dashes stay in place while the picture moves.
 */
export function clip(line: Straight, { left, right, top, bottom }: Window, period: number): boolean {
  const { ax, ay } = line;
  const [dx, dy] = [line.bx - ax, line.by - ay];
  within.from = 0;
  within.to = 1;
  narrow(-dx, ax - left);
  narrow(dx, right - ax);
  narrow(-dy, ay - top);
  narrow(dy, bottom - ay);
  if (within.from > within.to) return false;
  const step = period / (Math.hypot(dx, dy) || 1);
  const from = period === 0 ? within.from : Math.floor(within.from / step) * step;
  line.ax = ax + dx * from;
  line.ay = ay + dy * from;
  line.bx = ax + dx * within.to;
  line.by = ay + dy * within.to;
  return true;
}

/** The remaining part of the line, from 0 at a to 1 at b. Shared, to avoid allocations while drawing. */
const within = { from: 0, to: 1 };

/** Clips at one edge: keeps the part where `speed` × part is at most `room`. */
function narrow(speed: number, room: number): void {
  if (speed === 0) {
    if (room < 0) within.from = Number.POSITIVE_INFINITY;
    return;
  }
  if (speed < 0) within.from = Math.max(within.from, room / speed);
  else within.to = Math.min(within.to, room / speed);
}

/** 1 for each of the `open` lines that passes: the rule of `passes`, fast enough for each step of a slider. */
export function passing({ size, confidence, most }: Lines, filter: NetworkFilter, open: Uint8Array): Uint8Array {
  const kept = new Uint8Array(size);
  const least = filter.confidence === 'all' || filter.confidence === 0 ? -1 : filter.confidence;
  for (let line = 0; line < size; line++) {
    if (open[line] === 0) continue;
    // NaN compares as false: a line without a confidence passes, and one without a share depends on the switch.
    if (at(confidence, line) <= least) continue;
    const share = at(most, line);
    kept[line] = Number(Number.isNaN(share) ? filter.unknown : share >= filter.ownership);
  }
  return kept;
}

/** 1 for each line whose id is visible. */
export function among({ size, ids }: Lines, shown: ReadonlySet<string>): Uint8Array {
  const kept = new Uint8Array(size);
  for (let line = 0; line < size; line++) kept[line] = Number(shown.has(ids[line] ?? ''));
  return kept;
}

/** 1 for each line whose ends are both visible. */
export function betweenShown({ size, from, to, nodes }: Lines, shown: ReadonlySet<string>): Uint8Array {
  const seen = new Uint8Array(nodes.size);
  for (const [id, number] of nodes) seen[number] = Number(shown.has(id));
  const kept = new Uint8Array(size);
  for (let line = 0; line < size; line++) kept[line] = at(seen, at(from, line)) & at(seen, at(to, line));
  return kept;
}

/** A line as straight pieces: its way in a chart, or a curve in this many parts. */
function piecesOf(lines: Lines, line: number): readonly Point[] {
  const way = lines.ways?.[line];
  if (way) return way;
  const course = readCourse(lines, line, newCourse());
  if (isStraight(lines, line)) return [course.from, course.to];
  return Array.from({ length: PIECES + 1 }, (_, piece) => pointOn(course, piece / PIECES));
}

/** Where the label of a line is written: beside most of it, off the ends. */
export function labelPoint(lines: Lines, line: number): Point {
  const way = lines.ways?.[line];
  if (!way) return pointOn(readCourse(lines, line, COURSE), 0.6);
  let [best, length] = [{ x: 0, y: 0 }, -1];
  for (const [turn, a] of way.entries()) {
    const b = way[turn + 1];
    const own = b ? Math.hypot(b.x - a.x, b.y - a.y) : -1;
    if (b && own > length) [best, length] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, own];
  }
  return best;
}

const COURSE: Course = newCourse();

/** 1 for each of the `drawn` lines that is seen: in a chart, those without a way only where they are marked. */
export function seen({ chart }: Lines, drawn: Uint8Array, marked: ReadonlySet<number>): Uint8Array {
  if (!chart) return drawn;
  return drawn.map((one, line) => (at(chart.quiet, line) === 0 || marked.has(line) ? one : 0));
}

/** Maximum number of squares across the picture. */
const ACROSS = 64;
const SMALLEST = 120;
/** A curve is tested as this many straight pieces. */
const PIECES = 8;

/** The lines in each square, so that a pointer position is tested against few lines. */
export interface HitGrid {
  left: number;
  top: number;
  square: number;
  columns: number;
  lines: Adjacency;
}

export function toHitGrid(lines: Lines): HitGrid {
  const { left, top, width, height } = extent(lines);
  const square = Math.max(SMALLEST, Math.max(width, height) / ACROSS);
  const columns = Math.floor(width / square) + 1;
  const squares: number[] = [];
  const owners: number[] = [];
  for (let line = 0; line < lines.size; line++) {
    const through = new Set<number>();
    for (const { x, y } of steps(lines, line, square / 3)) {
      through.add(Math.floor((y - top) / square) * columns + Math.floor((x - left) / square));
    }
    for (const one of through) {
      squares.push(one);
      owners.push(line);
    }
  }
  const count = columns * (Math.floor(height / square) + 1);
  const grouped = groupByNode(Int32Array.from(squares), count);
  return { left, top, square, columns, lines: { ...grouped, items: grouped.items.map((item) => owners[item] ?? 0) } };
}

/** The nearest drawn line within reach of a point. */
export function lineAt(grid: HitGrid, lines: Lines, drawn: Uint8Array, { x, y }: Point, reach: number) {
  let best: { line: number; distance: number } | undefined;
  for (const line of near(grid, x, y, reach)) {
    if (!drawn[line]) continue;
    const distance = distanceTo(lines, line, x, y);
    if (distance <= reach && (!best || distance < best.distance)) best = { line, distance };
  }
  return best?.line;
}

function near({ left, top, square, columns, lines }: HitGrid, x: number, y: number, reach: number): Set<number> {
  const found = new Set<number>();
  const column = (value: number) => Math.floor((value - left) / square);
  const row = (value: number) => Math.floor((value - top) / square);
  for (let r = Math.max(0, row(y - reach)); r <= row(y + reach); r++) {
    for (let c = Math.max(0, column(x - reach)); c <= Math.min(columns - 1, column(x + reach)); c++) {
      const one = r * columns + c;
      if (one < lines.size) for (const line of itemsOf(lines, one)) found.add(line);
    }
  }
  return found;
}

/** Points along a line, no farther apart than a step. */
function* steps(lines: Lines, line: number, step: number): Generator<Point> {
  const pieces = piecesOf(lines, line);
  for (const [turn, b] of pieces.entries()) {
    const a = pieces[turn - 1] ?? b;
    const count = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / step));
    for (let n = 1; n <= count; n++) yield { x: a.x + ((b.x - a.x) * n) / count, y: a.y + ((b.y - a.y) * n) / count };
  }
}

function distanceTo(lines: Lines, line: number, x: number, y: number): number {
  const pieces = piecesOf(lines, line);
  return pieces.reduce((least, b, turn) => Math.min(least, fromPiece(pieces[turn - 1] ?? b, b, x, y)), Infinity);
}

function fromPiece(a: Point, b: Point, x: number, y: number): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy);
}

/** The bounding box of all lines; curves and ways reach beyond their ends. */
function extent(lines: Lines) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let line = 0; line < lines.size; line++) {
    for (const { x, y } of piecesOf(lines, line)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return lines.size === 0
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left, height: bottom - top };
}

/**
 * The lines of a picture as numbers, sorted by style, so that all of one style form one path. Ends are numbers of
 * nodes.
 */
export interface Lines {
  size: number;
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  from: Int32Array;
  to: Int32Array;
  /** x of node n at 2n, y at 2n + 1. */
  places: Float64Array;
  nodes: ReadonlyMap<string, number>;
  /** NaN where none was given. */
  confidence: Float64Array;
  /** The most the owner may hold, per cent; NaN where unknown. */
  most: Float64Array;
  /** Sideways offset of the line's middle; 0 is straight. */
  bends: Float64Array;
  /** Lines of style n are `starts[n]` to `starts[n + 1] - 1`. */
  starts: Int32Array;
  /** By the step of a style. */
  widths: readonly number[];
  /** A rule decides their width and colour. */
  isPainted: boolean;
  /** The colour is that of a category. */
  hasHues: boolean;
  /** In a chart, by line: its right-angled way; a line without one is straight. */
  ways?: readonly (readonly Point[] | undefined)[];
  chart?: ChartLines;
}

interface ChartLines {
  /** 1 for lines of the tree: they have no arrow, as owners stand above, and no label, as shares stand beside them. */
  tree: Uint8Array;
  /** 1 for lines without a way, which are drawn only where they are marked. */
  quiet: Uint8Array;
  /** Of broken lines that begin on whole ones: what only they have, as dashes upon a line make it uneven. */
  own?: readonly (readonly Point[] | undefined)[];
  /** Half of the width of node n at 2n, half of its height at 2n + 1. */
  halves: Float64Array;
}

interface LineMarks {
  /** Ids of the lines that close a loop. */
  loops: ReadonlySet<string>;
  /** By id, if days are compared. */
  changes?: ReadonlyMap<string, ChangeKind>;
  /** By id, if a rule decides their width, and then their colour. */
  steps?: ReadonlyMap<string, number>;
  /** The steps are categories, the last of them all others. */
  hasHues?: boolean;
  chart?: Structure;
  /** Nodes that the user moved: the right angles of a chart's lines hold for the place of their ends. */
  moved?: { has(id: string): boolean };
}

const ASIDE = 40;

/** Lines with positions at both ends. */
export function toLines(relationships: Iterable<Relationship>, positions: Positions, marks: LineMarks): Lines {
  const { loops, steps, hasHues = false, chart, moved } = marks;
  const nodes = new Map([...positions.keys()].map((id, number) => [id, number]));
  const placed = [...relationships].filter(({ parent, child }) => nodes.has(parent) && nodes.has(child));
  const looks = new Map(placed.map((one) => [one.id, look(one, marks)]));
  const sorted = placed.toSorted((a, b) => (looks.get(a.id) ?? 0) - (looks.get(b.id) ?? 0));
  const number = (id: string) => nodes.get(id) ?? 0;
  const isMoved = ({ parent, child }: Relationship) => moved?.has(parent) || moved?.has(child);
  const routes = chart && sorted.map((one) => (isMoved(one) ? undefined : chart.routes.get(one.id)));
  return {
    size: sorted.length,
    ids: sorted.map(({ id }) => id),
    numbers: new Map(sorted.map(({ id }, index) => [id, index])),
    from: Int32Array.from(sorted, ({ parent }) => number(parent)),
    to: Int32Array.from(sorted, ({ child }) => number(child)),
    places: Float64Array.from([...positions.values()].flatMap(({ x, y }: Point) => [x, y])),
    nodes,
    confidence: Float64Array.from(sorted, ({ confidence = Number.NaN }) => confidence),
    most: Float64Array.from(sorted, ({ share }) => upperEnd(share) ?? Number.NaN),
    bends: bendsOf(sorted, loops),
    starts: startsOf(sorted.map(({ id }) => looks.get(id) ?? 0)),
    widths: steps ? (hasHues ? BY_TYPE : BY_RULE) : chart ? IN_CHART : BY_SHARE,
    isPainted: steps !== undefined,
    hasHues,
    ways: routes?.map((route) => route?.points),
    chart: chart && {
      tree: Uint8Array.from(routes ?? [], (route) => Number(route?.isTree === true)),
      own: ownWays(
        sorted,
        routes ?? [],
        sorted.map(({ id }) => looks.get(id) ?? 0),
      ),
      quiet: Uint8Array.from(sorted, (one) => Number(!isMoved(one) && !chart.routes.has(one.id))),
      halves: Float64Array.from(
        [...positions.keys()].flatMap((id) => {
          const { width = 0, height = 0 } = chart.boxes.get(id) ?? {};
          return [width / 2, height / 2];
        }),
      ),
    },
  };
}

/** For each broken line of the tree, its way beyond what it has in common with whole lines of the same owner. */
function ownWays(sorted: readonly Relationship[], routes: readonly (Route | undefined)[], looks: readonly Look[]) {
  const whole = new Map<string, (readonly Point[])[]>();
  const isWhole = (line: number) => mannerOf(looks[line] ?? 0) === 'sure';
  for (const [line, { parent }] of sorted.entries()) {
    const route = routes[line];
    if (!route?.isTree || !isWhole(line)) continue;
    whole.set(parent, [...(whole.get(parent) ?? []), route.points]);
  }
  return sorted.map(({ parent }, line) => {
    const route = routes[line];
    const others = route?.isTree && !isWhole(line) ? (whole.get(parent) ?? []) : [];
    const rests = others.map((other) => restAfter(route?.points ?? [], other));
    return rests.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  });
}

/** What is left of a right-angled way after its beginning that another has as well. */
function restAfter(way: readonly Point[], other: readonly Point[]): readonly Point[] {
  for (const [turn, a] of way.entries()) {
    const [from, b, c] = [other[turn], way[turn + 1], other[turn + 1]];
    if (from?.x !== a.x || from.y !== a.y || !b || !c) return way.slice(turn);
    if (b.x === c.x && b.y === c.y) continue;
    const goesAlong = (b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y) > 0;
    if (!goesAlong) return way.slice(turn);
    const shared = Math.hypot(b.x - a.x, b.y - a.y) < Math.hypot(c.x - a.x, c.y - a.y) ? b : c;
    return [shared, ...way.slice(turn + 1)];
  }
  return [];
}

const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, { x, y }, turn) => {
    const before = way[turn - 1] ?? { x, y };
    return sum + Math.abs(x - before.x) + Math.abs(y - before.y);
  }, 0);

function look(one: Relationship, { loops, changes, steps, hasHues, chart }: LineMarks): Look {
  const route = chart?.routes.get(one.id);
  const width = steps ? (steps.get(one.id) ?? (hasHues ? STEPS - 1 : 0)) : chart ? 0 : stepOfShare(strength(one.share));
  return lookOf(
    {
      change: changes?.get(one.id),
      isLoop: loops.has(one.id),
      isFurther: chart !== undefined && route?.isTree !== true,
      isEnded: one.ended,
      // The label beside a line of the tree says that a share is not stated; dashes of many in one place would not be seen.
      isUncertain: route?.isTree ? isDoubtful(one) : isUncertain(one),
      isUltimate: isUltimateParent(one),
    },
    width,
  );
}

function startsOf(looks: readonly number[]): Int32Array {
  const starts = new Int32Array(LOOKS + 1);
  for (const one of looks) starts[one + 1] = (starts[one + 1] ?? 0) + 1;
  for (let one = 0; one < LOOKS; one++) starts[one + 1] = (starts[one + 1] ?? 0) + (starts[one] ?? 0);
  return starts;
}

/** Lines between the same two entities are bent apart; one that closes a loop is always bent. */
function bendsOf(sorted: readonly Relationship[], loops: ReadonlySet<string>): Float64Array {
  const seen = new Map<string, number>();
  return Float64Array.from(sorted, ({ id, parent, child }) => {
    const pair = parent < child ? `${parent} ${child}` : `${child} ${parent}`;
    const before = seen.get(pair) ?? 0;
    seen.set(pair, before + 1);
    if (loops.has(id)) return 2 * ASIDE + before * ASIDE;
    const side = before % 2 === 0 ? -1 : 1;
    return before === 0 ? 0 : side * Math.ceil(before / 2) * ASIDE * (parent < child ? 1 : -1);
  });
}

/** The lines of a node that is dragged to a place: straight from now on. */
export function withMoved(lines: Lines, node: number, { x, y }: Point): Lines {
  lines.places.set([x, y], 2 * node);
  const touches = (_: unknown, line: number) => lines.from[line] === node || lines.to[line] === node;
  if (!lines.ways?.some((way, line) => way !== undefined && touches(way, line))) return lines;
  return { ...lines, ways: lines.ways.map((way, line) => (touches(way, line) ? undefined : way)) };
}

/** The lines with ways for some that had none. */
export function withWays(lines: Lines, ways: ReadonlyMap<string, readonly Point[]>): Lines {
  if (!lines.ways || ways.size === 0) return lines;
  return { ...lines, ways: lines.ways.map((way, line) => way ?? ways.get(lines.ids[line] ?? '')) };
}

/** The lines while nodes glide to their places: straight ones from and to where they are, ways with their ends there. */
export function gliding(lines: Lines, placeOf: (id: string) => Point | undefined): Lines {
  const places = lines.places.slice();
  for (const [id, number] of lines.nodes) {
    const place = placeOf(id);
    if (place) places.set([place.x, place.y], 2 * number);
  }
  const shift = (node: number, axis: 0 | 1) => at(places, 2 * node + axis) - at(lines.places, 2 * node + axis);
  const ways = lines.ways?.map((way, line) => {
    const [from, to] = [at(lines.from, line), at(lines.to, line)];
    return way?.map(({ x, y }, turn) => {
      const part = turn / (way.length - 1);
      return {
        x: x + shift(from, 0) * (1 - part) + shift(to, 0) * part,
        y: y + shift(from, 1) * (1 - part) + shift(to, 1) * part,
      };
    });
  });
  return { ...lines, places, ways, chart: lines.chart && { ...lines.chart, own: undefined } };
}
