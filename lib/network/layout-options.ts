import type { Selection } from './filter';
import { block, CELL, LAYER_GAP, type Point, type Positions, strength } from './geometry';
import { byStrength, type NetworkModel, type Relationship } from './model';

/** Where an entity stands towards the root: owners have negative levels, what is owned positive ones. */
interface Place {
  level: number;
  /** Steps from the root, in either direction. */
  steps: number;
  /** From which entity the walk came, and over which relationship. */
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

/** Breadth first from the root, or from several; at each entity owners before owned, the strongest share first. */
export function levelsOf(root: string | readonly string[], selection: Selection): Map<string, Place> {
  const roots = typeof root === 'string' ? [root] : root;
  const places = new Map<string, Place>(roots.map((id) => [id, { level: 0, steps: 0 }]));
  const ends = endsOf(selection.relationships);
  // A map is walked in the order it grows, which makes it the queue as well.
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

/** More neighbours than this around one entity is a picture nobody can read. */
export const MAX_NEIGHBOURS_DRAWN = 200;

/**
 * Around each entity only its strongest neighbours, and what lies behind those, from one root or several; the nearest
 * to a root first, up to `most` in all. The table keeps everything.
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
 * Owners and what is owned take turns, the strongest of each first: three hundred subsidiaries at 100 % shall not push
 * out the one shareholder with 20 %, nor the other way about.
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

/** Width for height, as of the screen: a strip forty times as wide as it is high cannot be read. */
export const LANDSCAPE = 1.7;
export const PORTRAIT = 0.75;

type Layers = ReadonlyMap<number, readonly string[]>;

/** Root in the middle, owners above it, what is owned below; a wide generation is folded into rows. */
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
  // From the root outwards, so that each generation can follow the order of the one it hangs on.
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

/** By code units, not by locale: the same picture on every machine. The id settles what names leave open. */
export function byName(model: NetworkModel, a: string, b: string): number {
  const key = (id: string) => `${model.entities.get(id)?.name ?? ''}\u0000${id}`;
  return key(a) < key(b) ? -1 : 1;
}

/** The narrowest width at which the whole has the shape; even, so that full rows stand evenly around the middle. */
function columnsFor(sizes: readonly number[], shape: number): number {
  const widest = Math.max(1, ...sizes);
  for (let columns = 1; columns < widest; columns++) {
    const rows = sizes.reduce((sum, size) => sum + Math.ceil(size / columns), 0);
    const height = rows * CELL.height + (sizes.length - 1) * LAYER_GAP;
    if (columns * CELL.width >= shape * height) return columns + (columns % 2);
  }
  return widest;
}

/** The root's own row: the root in the middle, the others to its right and left in turn, further rows below. */
function besideRoot(index: number, columns: number): Point {
  const inRow = Math.max(3, columns);
  const turn = index % inRow;
  const steps = Math.ceil(turn / 2);
  return { x: (turn % 2 === 1 ? steps : 0 - steps) * CELL.width, y: Math.floor(index / inRow) * CELL.height };
}

/** Sets the generations one after another, away from the root's row: upwards (-1) or downwards (1). */
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
