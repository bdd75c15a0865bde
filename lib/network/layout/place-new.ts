import type { Selection } from '../filter';
import { block, byName, CELL, LAYER_GAP, Occupied, type Point, type Positions } from '../layout';
import { type NetworkModel, type Relationship, strength } from '../model';
import { backLines, type NumberedGraph, toLayoutGraph } from './graph';

/** Ids of the relationships that close a loop of ownership, leading back to an indirect owner of their owner. */
export const loopClosers = (
  model: NetworkModel,
  selection: Selection,
  roots?: readonly string[],
): ReadonlySet<string> => closersIn(toLayoutGraph(model, selection, roots), selection);

/** The same for a selection that is already numbered. */
export function closersIn({ graph, ids }: NumberedGraph, selection: Selection): ReadonlySet<string> {
  const pairs = new Set<string>();
  backLines(graph).forEach((isBack, line) => {
    if (isBack) pairs.add(`${ids[graph.owners[line] ?? 0]} ${ids[graph.owned[line] ?? 0]}`);
  });
  const closes = selection.relationships.filter(
    ({ parent, child }) => parent === child || pairs.has(`${parent} ${child}`),
  );
  return new Set(closes.map(({ id }) => id));
}

/** Blocks are somewhat wider than high. */
const columnsOf = (count: number): number => Math.max(1, Math.ceil(Math.sqrt(count * 1.4)));

/** How far aside, in half cells, a block may move before it moves further up or down. */
const REACH = 24;

/** Shifts to try, nearest first; a step away from the entity costs more than a step aside. */
const SHIFTS = Array.from({ length: REACH + 1 }, (_, away) =>
  Array.from({ length: 2 * REACH + 1 }, (_, aside) => ({ aside: (aside - REACH) / 2, away: away / 2 })),
)
  .flat()
  .toSorted((a, b) => Math.abs(a.aside) + 2 * a.away - (Math.abs(b.aside) + 2 * b.away) || b.aside - a.aside);

/**
 * Positions for the entities of an expansion: holdings in a block below the entity, owners in a block above. Existing
 * positions stay.
 */
export function placeNew(positions: Positions, model: NetworkModel, expandedId: string, among?: Among): Positions {
  const centre = positions.get(expandedId);
  if (!centre) return positions;
  const { owners, owned } = newNeighbours(positions, model, expandedId, among);
  if (owners.length + owned.length === 0) return positions;
  const next = new Map(positions);
  const occupied = new Occupied(positions.values());
  settle(next, occupied, owners, centre, -1);
  settle(next, occupied, owned, centre, 1);
  return next;
}

/**
 * Places all entities without a position, walking outwards from those with one. Returns the same map if nothing is
 * missing, or if there is no position to start from.
 */
export function placeMissing(positions: Positions, model: NetworkModel, selection: Selection): Positions {
  const among = new Set(selection.relationships);
  let known = positions;
  for (let anchors = anchorsOf(known, selection); anchors.length > 0; anchors = anchorsOf(known, selection)) {
    for (const anchor of anchors) known = placeNew(known, model, anchor, among);
  }
  return known;
}

/** The relationships to consider; by default all. */
type Among = ReadonlySet<Relationship>;

/** Entities with a position that are adjacent to one without. */
function anchorsOf(positions: Positions, { relationships }: Selection): string[] {
  const anchors = new Set<string>();
  for (const { parent, child } of relationships) {
    if (positions.has(parent) && !positions.has(child)) anchors.add(parent);
    if (positions.has(child) && !positions.has(parent)) anchors.add(child);
  }
  return [...anchors];
}

function newNeighbours(positions: Positions, model: NetworkModel, id: string, among?: Among) {
  const owners = new Map<string, number>();
  const owned = new Map<string, number>();
  for (const relationship of model.touching.get(id) ?? []) {
    if (among && !among.has(relationship)) continue;
    const [side, other] = relationship.child === id ? [owners, relationship.parent] : [owned, relationship.child];
    if (!positions.has(other)) side.set(other, Math.max(side.get(other) ?? -1, strength(relationship.share)));
  }
  // An entity that both owns and is owned is placed once, with the owners.
  for (const both of owners.keys()) owned.delete(both);
  return { owners: byShareThenName(owners, model), owned: byShareThenName(owned, model) };
}

const byShareThenName = (side: ReadonlyMap<string, number>, model: NetworkModel): string[] =>
  [...side].toSorted(([a, x], [b, y]) => y - x || byName(model, a, b)).map(([id]) => id);

function settle(
  next: Map<string, Point>,
  occupied: Occupied,
  ids: readonly string[],
  centre: Point,
  direction: 1 | -1,
) {
  if (ids.length === 0) return;
  const cells = block(ids.length, columnsOf(ids.length));
  const corner = findRoom(cells, occupied, centre, direction, [...next.values()]);
  ids.forEach((id, index) => {
    const { x, y } = cells[index] ?? { x: 0, y: 0 };
    const point = { x: corner.x + x, y: corner.y + direction * y };
    next.set(id, point);
    occupied.add(point);
  });
}

function findRoom(cells: Point[], occupied: Occupied, centre: Point, direction: 1 | -1, all: Point[]): Point {
  const first = centre.y + direction * (CELL.height + LAYER_GAP);
  for (const { aside, away } of SHIFTS) {
    const corner = { x: centre.x + aside * CELL.width, y: first + direction * away * CELL.height };
    if (cells.every(({ x, y }) => occupied.isFree({ x: corner.x + x, y: corner.y + direction * y }))) return corner;
  }
  // If nothing near is free, there is room beyond all entities.
  const edge = Math.max(...all.map((point) => direction * point.y));
  return { x: centre.x, y: direction * (edge + CELL.height + LAYER_GAP) };
}
