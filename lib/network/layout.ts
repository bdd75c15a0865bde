import type { Language } from '@/lib/shared/language/language';
import { type Elements, toElements } from './elements';
import { impliedParents, type Selection, visible } from './filter';
import {
  byStrength,
  type EntityKind,
  isUltimateParent,
  type NetworkModel,
  type Relationship,
  strength,
  withRelationships,
} from './model';

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
    for (const over of owners.toSorted(byStrength)) step(over.parent, -1, over);
    for (const over of owned.toSorted(byStrength)) step(over.child, 1, over);
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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Space around the middle of an entity: the disc above, two lines of name below. */
const ROOM = { side: CELL.width / 2, above: 24, below: 56 } as const;

/** Lines end before the disc, so that the arrow is visible. */
const CLEARANCE = 16;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Bounding box of these entities including their names. */
function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM.side, Math.min(...ys) - ROOM.above];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + ROOM.side - left,
    height: Math.max(...ys) + ROOM.below - top,
  };
}

/** The point at this distance from the first towards the second, at most halfway. */
function pointAlong(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

/**
 * Path from owner to owned, bent to the left by `bend` so that parallel edges do not overlap; a loop if both are the
 * same.
 */
function edgePath(from: Point, to: Point, bend: number): string {
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

/** A node of a picture as lines see it: its middle, and how far its name reaches down. */
interface Spot extends Point {
  end: number;
}

/** Between the last line of a name and a line that begins below it. */
const BELOW_NAME = 8;

/** Room of a disc, and of a line of its name. */
const DISC = { root: 13, other: 8 } as const;
const NAME_LINE = 14;

/**
 * Path from owner to owned where one of them is the root: down or up a trunk in the root's column, and then aside, so
 * that it runs through no name. Undefined if something else stands in that column on the way.
 */
function trunkPath(root: Spot, other: Spot, others: readonly Point[]): { path: string; labelAt: Point } | undefined {
  const isBelow = other.y > root.y;
  const isBetween = ({ x, y }: Point) =>
    x === root.x && (isBelow ? y > root.y && y < other.y : y < root.y && y > other.y);
  if (others.some(isBetween)) return undefined;
  const side = Math.sign(other.x - root.x);
  if (side === 0) {
    const [upper, lower] = isBelow ? [root, other] : [other, root];
    const end = lower.y - CLEARANCE;
    return { path: `M${root.x} ${upper.end}V${end}`, labelAt: { x: root.x, y: round((upper.end + end) / 2) } };
  }
  const labelAt = { x: round((root.x + other.x - side * CLEARANCE) / 2), y: other.y - CLEARANCE / 2 };
  const beside = other.x - side * CLEARANCE;
  return isBelow
    ? { path: `M${root.x} ${root.end}V${other.y}H${beside}`, labelAt }
    : { path: `M${other.x - side * DISC.other} ${other.y}H${root.x}V${root.y - CLEARANCE}`, labelAt };
}

export interface PictureNode {
  id: string;
  /** The name in one or two short lines. */
  lines: string[];
  at: Point;
  kind: EntityKind;
  isRoot: boolean;
}

export interface PictureEdge {
  id: string;
  path: string;
  width: number;
  label: string;
  labelAt: Point;
  isUncertain: boolean;
  /** Leads to an ultimate parent, over unknown steps. */
  isUltimate: boolean;
  hasEnded: boolean;
}

/** A drawn network, in units of the picture. */
export interface Picture {
  box: Box;
  nodes: PictureNode[];
  edges: PictureEdge[];
  /** Number of drawn entities besides the root, and their total. */
  shown: number;
  of: number;
}

const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;

/** Height per width: the picture is shown beside a list and on phones. */
const SHAPE = 0.4;

/** Larger networks belong on the network page. */
const MOST_NEIGHBOURS = 7;

function nodesOf({ nodes }: Elements, { root, entities }: NetworkModel): PictureNode[] {
  return nodes.map(({ data, position }) => ({
    id: data.id,
    lines: data.label.split('\n'),
    at: position,
    kind: entities.get(data.id)?.kind ?? 'company',
    isRoot: data.id === root,
  }));
}

function edgesOf({ edges, nodes }: Elements, root: string): PictureEdge[] {
  const spots = new Map(
    nodes.map(({ data: { id, label }, position: { x, y } }): [string, Spot] => {
      const radius = id === root ? DISC.root : DISC.other;
      return [id, { x, y, end: y + radius + NAME_LINE * label.split('\n').length + BELOW_NAME }];
    }),
  );
  return edges.flatMap(({ data, classes }) => {
    const [from, to] = [spots.get(data.source), spots.get(data.target)];
    if (!from || !to) return [];
    const given = new Set(classes.split(' '));
    const bend = given.has('parallel') ? 22 : 0;
    const along = given.has('at-parent') ? { from, to } : { from: to, to: from };
    const isTrunk = bend === 0 && from.y < to.y && (data.source === root || data.target === root);
    const [own, other] = data.source === root ? [from, to] : [to, from];
    const others = [...spots.values()].filter((spot) => spot !== own && spot !== other);
    const trunk = isTrunk ? trunkPath(own, other, others) : undefined;
    return {
      id: data.id,
      path: edgePath(from, to, bend),
      labelAt: pointAlong(along.from, along.to, data.offset),
      ...trunk,
      width: data.width,
      label: data.label,
      isUncertain: given.has('uncertain'),
      isUltimate: given.has('ultimate'),
      hasEnded: given.has('ended'),
    };
  });
}

/** With room for a trunk between two columns. */
const spread = (positions: Positions): Positions =>
  new Map([...positions].map(([id, { x, y }]) => [id, { x: round(x * 1.15), y }]));

/** A group's head is the ultimate parent of many, which are not its neighbours. */
const withoutUltimateChildren = (model: NetworkModel): NetworkModel =>
  withRelationships(
    model,
    new Map([...model.relationships].filter(([, one]) => !isUltimateParent(one) || one.parent !== model.root)),
  );

/** The nearest part of a network as a small picture that fits a phone; undefined if there is nothing to draw. */
export function drawPicture(model: NetworkModel, language: Language): Picture | undefined {
  const seen = visible(withoutUltimateChildren(model), EVERYTHING);
  const implied = impliedParents(seen.relationships);
  const everything = { ...seen, relationships: seen.relationships.filter((one) => !implied.has(one)) };
  if (everything.entities.size < 2) return undefined;
  const positions = spread(layout(model, strongest(model.root, everything, MOST_NEIGHBOURS), SHAPE));
  const relationships = everything.relationships.filter((one) => positions.has(one.parent) && positions.has(one.child));
  const elements = toElements(model, positions, language, {}, relationships);
  return {
    box: boxAround([...positions.values()]),
    nodes: nodesOf(elements, model),
    edges: edgesOf(elements, model.root),
    shown: positions.size - 1,
    of: everything.entities.size - 1,
  };
}
