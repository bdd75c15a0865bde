import type { Point } from '../geometry';
import { type Adjacency, groupByNode, itemsOf } from '../graph/adjacency';
import { newCourse, pointOn, readCourse } from './course';
import type { Lines } from './lines';

/** At most so many squares across the picture. */
const ACROSS = 64;
const SMALLEST = 120;
/** A bent line is looked at as so many straight pieces. */
const PIECES = 8;

/** Which lines run through which square, so that the pointer asks a few lines and not all. */
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

/** The nearest line within reach of a point, of those that are drawn. */
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

function* steps(lines: Lines, line: number, step: number): Generator<Point> {
  const course = readCourse(lines, line, newCourse());
  const length = Math.hypot(course.to.x - course.from.x, course.to.y - course.from.y);
  const count = Math.max(PIECES, Math.ceil(length / step));
  for (let n = 0; n <= count; n++) yield pointOn(course, n / count);
}

function distanceTo(lines: Lines, line: number, x: number, y: number): number {
  const course = readCourse(lines, line, newCourse());
  let least = Infinity;
  let before = course.from;
  for (let piece = 1; piece <= PIECES; piece++) {
    const next = pointOn(course, piece / PIECES);
    least = Math.min(least, fromPiece(before, next, x, y));
    before = next;
  }
  return least;
}

function fromPiece(a: Point, b: Point, x: number, y: number): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy);
}

/** All that lines reach; what is bent reaches beyond its ends. */
function extent(lines: Lines) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const course = newCourse();
  for (let line = 0; line < lines.size; line++) {
    const { from, via, to } = readCourse(lines, line, course);
    left = Math.min(left, from.x, via.x, to.x);
    right = Math.max(right, from.x, via.x, to.x);
    top = Math.min(top, from.y, via.y, to.y);
    bottom = Math.max(bottom, from.y, via.y, to.y);
  }
  return lines.size === 0
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left, height: bottom - top };
}
