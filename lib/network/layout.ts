import type { Selection } from './filter';
import { byStrength, type NetworkModel, type Relationship, strength } from './model';

export interface Point {
  x: number;
  y: number;
}

export type Positions = ReadonlyMap<string, Point>;

/** The space of one entity with its two-line label, in picture units. No two overlap. */
export const CELL = { width: 140, height: 96 } as const;

/** Distance between two generations, with room for the shares on the arrows. */
export const LAYER_GAP = 72;

/** Tolerance, so that adjacent cells do not overlap by rounding. */
const HAIR = 1e-6;

export const overlaps = (a: Point, b: Point): boolean =>
  CELL.width - Math.abs(a.x - b.x) > HAIR && CELL.height - Math.abs(a.y - b.y) > HAIR;

/** Occupied space by squares of one cell, to find a free place without checking every entity. */
export class Occupied {
  private readonly squares = new Map<number, Point[]>();

  constructor(points: Iterable<Point> = []) {
    for (const point of points) this.add(point);
  }

  add(point: Point): void {
    const key = squareOf(point.x, point.y);
    const square = this.squares.get(key);
    if (square) square.push(point);
    else this.squares.set(key, [point]);
  }

  isFree(point: Point): boolean {
    for (const dx of [-CELL.width, 0, CELL.width]) {
      for (const dy of [-CELL.height, 0, CELL.height]) {
        const near = this.squares.get(squareOf(point.x + dx, point.y + dy));
        if (near?.some((other) => overlaps(point, other))) return false;
      }
    }
    return true;
  }
}

/** One number per square; the factor exceeds the columns of any picture. */
const squareOf = (x: number, y: number): number => Math.floor(x / CELL.width) * 1_000_003 + Math.floor(y / CELL.height);

/**
 * A block of cells around x = 0, its first row at y = 0; rows are filled in turn and centred. In a block of several
 * rows no cell is exactly in the middle: a straight line to a lower row would cross the upper ones and look like a
 * chain.
 */
export function block(count: number, columns: number): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const aside = rows > 1 && inRow % 2 === 1 ? 0.5 : 0;
    return { x: ((index % columns) - (inRow - 1) / 2 + aside) * CELL.width, y: row * CELL.height };
  });
}

/** The position of an entity relative to the root: owners have negative levels, holdings positive ones. */
interface Place {
  level: number;
  /** Steps from the root, in either direction. */
  steps: number;
  /** The previous entity of the walk, and the relationship to it. */
  via?: string;
  over?: Relationship;
}

interface Ends {
  owners: Relationship[];
  owned: Relationship[];
}

function endsOf(relationships: readonly Relationship[]): Map<string, Ends> {
  const ends = new Map<string, Ends>();
  const of = (id: string): Ends => {
    const known = ends.get(id) ?? { owners: [], owned: [] };
    ends.set(id, known);
    return known;
  };
  for (const relationship of relationships) {
    of(relationship.child).owners.push(relationship);
    of(relationship.parent).owned.push(relationship);
  }
  return ends;
}

/** Equal shares by id: the order in which replies arrive says nothing. */
const inOrder = (a: Relationship, b: Relationship): number => byStrength(a, b) || (a.id < b.id ? -1 : 1);

/** Breadth first from one or several roots; at each entity owners before holdings, the strongest share first. */
export function levelsOf(root: string | readonly string[], selection: Selection): Map<string, Place> {
  const roots = typeof root === 'string' ? [root] : root;
  const places = new Map<string, Place>(roots.map((id) => [id, { level: 0, steps: 0 }]));
  const ends = endsOf(selection.relationships);
  // A map can grow while it is iterated, so it serves as the queue.
  for (const [id, { level, steps }] of places) {
    const step = (next: string, by: number, over: Relationship) => {
      if (!places.has(next)) places.set(next, { level: level + by, steps: steps + 1, via: id, over });
    };
    const { owners, owned } = ends.get(id) ?? { owners: [], owned: [] };
    for (const over of owners.toSorted(inOrder)) step(over.parent, -1, over);
    for (const over of owned.toSorted(inOrder)) step(over.child, 1, over);
  }
  return places;
}

/** More neighbours around one entity make a picture unreadable. */
export const MAX_NEIGHBOURS_DRAWN = 200;

/**
 * For each entity only its strongest neighbours and what lies behind them, from one root or several; the nearest to a
 * root first, up to `most` in all. The table shows everything.
 */
export function strongest(
  root: string | readonly string[],
  selection: Selection,
  limit = MAX_NEIGHBOURS_DRAWN,
  most = Number.POSITIVE_INFINITY,
): Selection {
  if (selection.entities.size <= limit + 1) return selection;
  const entities = new Set([root].flat());
  const taken = new Map<string, number>();
  for (const [id, { via }] of inTurn(levelsOf(root, selection))) {
    if (via === undefined || !entities.has(via)) continue;
    const count = taken.get(via) ?? 0;
    if (count >= limit || entities.size >= most) continue;
    taken.set(via, count + 1);
    entities.add(id);
  }
  const relationships = selection.relationships.filter(
    ({ parent, child }) => entities.has(parent) && entities.has(child),
  );
  return { entities, relationships };
}

/**
 * Owners and holdings alternate, the strongest of each first: three hundred subsidiaries at 100 % must not displace the
 * one shareholder with 20 %, nor the reverse.
 */
export function inTurn(places: ReadonlyMap<string, Place>): [string, Place][] {
  const counts = new Map<string, number>();
  const turns = [...places].map(([id, place]) => {
    const side = `${place.via} ${place.level}`;
    const turn = counts.get(side) ?? 0;
    counts.set(side, turn + 1);
    return { id, place, turn };
  });
  turns.sort((a, b) => a.place.steps - b.place.steps || a.turn - b.turn);
  return turns.map(({ id, place }) => [id, place]);
}

/** Ratio of width to height of a screen; a long strip is unreadable. */
export const LANDSCAPE = 1.7;
export const PORTRAIT = 0.75;

type Layers = ReadonlyMap<number, readonly string[]>;

/** Root in the middle, owners above it, holdings below; a wide generation is folded into rows. */
export function layout(model: NetworkModel, selection: Selection, shape = LANDSCAPE): Positions {
  const layers = toLayers(model, selection);
  const columns = columnsFor(
    [...layers.values()].map((layer) => layer.length),
    shape,
  );
  const middle = layers.get(0) ?? [];
  const positions = new Map(middle.map((id, index) => [id, besideRoot(index, columns)]));
  stack(positions, layers, columns, -1);
  stack(positions, layers, columns, 1);
  return positions;
}

function toLayers(model: NetworkModel, selection: Selection): Layers {
  const places = levelsOf(model.root, selection);
  const layers = new Map<number, string[]>();
  for (const [id, { level }] of places) layers.set(level, [...(layers.get(level) ?? []), id]);
  // From the root outwards, so that each generation follows the order of the previous one.
  const rank = new Map<string, number>();
  for (const level of [...layers.keys()].toSorted((a, b) => Math.abs(a) - Math.abs(b))) {
    const sorted = (layers.get(level) ?? []).toSorted(byParentThenShare(model, places, rank));
    sorted.forEach((id, index) => {
      rank.set(id, index);
    });
    layers.set(level, sorted);
  }
  return layers;
}

function byParentThenShare(model: NetworkModel, places: ReadonlyMap<string, Place>, rank: ReadonlyMap<string, number>) {
  const rankOf = (id: string) => rank.get(places.get(id)?.via ?? '') ?? 0;
  const shareOf = (id: string) => {
    const over = places.get(id)?.over;
    return over ? strength(over.share) : Number.POSITIVE_INFINITY;
  };
  return (a: string, b: string) => rankOf(a) - rankOf(b) || shareOf(b) - shareOf(a) || byName(model, a, b);
}

/** By code units, not by locale, so that the picture is the same on every machine. The id breaks ties. */
export function byName(model: NetworkModel, a: string, b: string): number {
  const key = (id: string) => `${model.entities.get(id)?.name ?? ''}\u0000${id}`;
  return key(a) < key(b) ? -1 : 1;
}

/** The narrowest width with the required shape; even, so that full rows are symmetric. */
function columnsFor(sizes: readonly number[], shape: number): number {
  const widest = Math.max(1, ...sizes);
  for (let columns = 1; columns < widest; columns++) {
    const rows = sizes.reduce((sum, size) => sum + Math.ceil(size / columns), 0);
    const height = rows * CELL.height + (sizes.length - 1) * LAYER_GAP;
    if (columns * CELL.width >= shape * height) return columns + (columns % 2);
  }
  return widest;
}

/** The root's row: the root in the middle, the others to its right and left in turn, further rows below. */
function besideRoot(index: number, columns: number): Point {
  const inRow = Math.max(3, columns);
  const turn = index % inRow;
  const steps = Math.ceil(turn / 2);
  return { x: (turn % 2 === 1 ? steps : 0 - steps) * CELL.width, y: Math.floor(index / inRow) * CELL.height };
}

/** Places the generations one after another, away from the root's row: upwards (-1) or downwards (1). */
function stack(positions: Map<string, Point>, layers: Layers, columns: number, direction: 1 | -1): void {
  const ys = [...positions.values()].map((point) => point.y);
  let edge = direction === 1 ? Math.max(0, ...ys) : 0;
  for (let level = direction; layers.has(level); level += direction) {
    const ids = layers.get(level) ?? [];
    const cells = block(ids.length, columns);
    const start = edge + direction * (CELL.height + LAYER_GAP);
    ids.forEach((id, index) => {
      const { x, y } = cells[index] ?? { x: 0, y: 0 };
      positions.set(id, { x, y: start + direction * y });
    });
    edge = start + direction * (cells.at(-1)?.y ?? 0);
  }
}
