import type { Selection } from '../filter';
import { type Adjacency, groupByNode, itemsOf } from '../graph/graph';
import { at } from '../graph/slots';
import type { Point, Positions } from '../layout';
import { type NetworkModel, strength } from '../model';

/** Numbers of the lines that leave and enter each entity. */
export const outward = (graph: LayoutGraph): Adjacency => groupByNode(graph.owners, graph.size);
export const inward = (graph: LayoutGraph): Adjacency => groupByNode(graph.owned, graph.size);

export interface Reached {
  /** All entities, the roots first and then by steps; unreachable ones start further walks. */
  order: number[];
  steps: Int32Array;
  /** The previous entity of each; -1 at the start of a walk. */
  via: Int32Array;
}

/** Breadth first from all roots at once, in either direction, the strongest first. */
export function walkOut(graph: LayoutGraph): Reached {
  const [out, into] = [outward(graph), inward(graph)];
  const reached: Reached = { order: [], steps: new Int32Array(graph.size).fill(-1), via: new Int32Array(graph.size) };
  const begin = (starts: readonly number[]) => {
    const first = reached.order.length;
    for (const start of starts) if (at(reached.steps, start) < 0) enter(reached, start, 0, -1);
    for (let next = first; next < reached.order.length; next++) {
      const node = reached.order[next] ?? Number.NaN;
      for (const neighbour of neighboursOf(graph, out, into, node)) {
        if (at(reached.steps, neighbour) < 0) enter(reached, neighbour, at(reached.steps, node) + 1, node);
      }
    }
  };
  if (graph.size > 0) begin(graph.roots);
  for (let node = 0; node < graph.size; node++) begin([node]);
  return reached;
}

function enter({ order, steps, via }: Reached, node: number, count: number, from: number): void {
  steps[node] = count;
  via[node] = from;
  order.push(node);
}

function neighboursOf(graph: LayoutGraph, out: Adjacency, into: Adjacency, node: number): number[] {
  const lines = [
    ...Array.from(itemsOf(into, node), (line) => ({ other: at(graph.owners, line), line })),
    ...Array.from(itemsOf(out, node), (line) => ({ other: at(graph.owned, line), line })),
  ];
  lines.sort((a, b) => at(graph.strengths, b.line) - at(graph.strengths, a.line));
  return lines.map(({ other }) => other);
}

const OPEN = 1;
const DONE = 2;

/**
 * Marks the lines that close a loop with 1: those that lead back to an entity on the current path (depth first, without
 * recursion, as chains may be long). Reversing them removes all loops.
 */
export function backLines(graph: LayoutGraph): Uint8Array {
  const back = new Uint8Array(graph.owners.length);
  const state = new Uint8Array(graph.size);
  const out = outward(graph);
  const next = out.start.slice(0, graph.size);
  for (const start of startsOf(graph)) {
    if (at(state, start) !== 0) continue;
    const path = [start];
    state[start] = OPEN;
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const turn = at(next, node);
      if (turn === at(out.start, node + 1)) {
        state[node] = DONE;
        path.pop();
        continue;
      }
      next[node] = turn + 1;
      const line = at(out.items, turn);
      const child = at(graph.owned, line);
      if (at(state, child) === OPEN) back[line] = 1;
      else if (at(state, child) === 0) {
        state[child] = OPEN;
        path.push(child);
      }
    }
  }
  return back;
}

/**
 * Entities without owners come first, then the root, so that the line that closes a loop through it leads back to it.
 */
function startsOf(graph: LayoutGraph): number[] {
  const into = inward(graph);
  const all = Array.from({ length: graph.size }, (_, node) => node);
  return [...all.filter((node) => itemsOf(into, node).length === 0), ...graph.roots, ...all].filter(
    (node) => node < graph.size,
  );
}

/** A network as numbers, cheap to send to a worker: entities are 0 to `size` - 1. */
export interface LayoutGraph {
  size: number;
  /** The roots of the picture without duplicates, at least one. */
  roots: readonly number[];
  /** Line n runs from `owners[n]` to `owned[n]`, without loops of one and without duplicates. */
  owners: Int32Array;
  owned: Int32Array;
  /** Per cent, the middle of a band; -1 where unknown. */
  strengths: Float64Array;
}

/** Positions: x of entity n at 2n, y at 2n + 1. In pins, NaN means not pinned. */
export type Places = Float64Array;

export interface NumberedGraph {
  graph: LayoutGraph;
  /** The entity of each number. */
  ids: readonly string[];
}

/** Numbers follow names and ids, so that the same network gives the same picture whatever the order of arrival. */
export function toLayoutGraph(
  model: NetworkModel,
  selection: Selection,
  roots: readonly string[] = [model.root],
): NumberedGraph {
  const ids = inOrder(model, selection);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const lines = new Map<number, number>();
  for (const { parent, child, share } of selection.relationships) {
    const [owner, owned] = [numbers.get(parent), numbers.get(child)];
    if (owner === undefined || owned === undefined || owner === owned) continue;
    const key = owner * ids.length + owned;
    lines.set(key, Math.max(strength(share), lines.get(key) ?? -1));
  }
  const keys = Float64Array.from(lines.keys()).sort();
  const graph = {
    size: ids.length,
    roots: rootsAmong(roots, numbers),
    owners: Int32Array.from(keys, (key) => Math.floor(key / ids.length)),
    owned: Int32Array.from(keys, (key) => key % ids.length),
    strengths: keys.map((key) => lines.get(key) ?? -1),
  };
  return { graph, ids };
}

/** If none of them is visible, the first entity by name is used. */
function rootsAmong(roots: readonly string[], numbers: ReadonlyMap<string, number>): number[] {
  const present = roots.flatMap((id) => numbers.get(id) ?? []);
  return present.length > 0 ? present : [0];
}

function inOrder(model: NetworkModel, selection: Selection): string[] {
  const keyed = [...selection.entities].map((id) => ({ id, name: model.entities.get(id)?.name ?? '' }));
  // By code units, not by locale, so that the picture is the same on every machine.
  keyed.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
  return keyed.map(({ id }) => id);
}

/** Pins as layout input. */
export function toPlaces(ids: readonly string[], pins: Positions): Places {
  const places = new Float64Array(2 * ids.length).fill(Number.NaN);
  ids.forEach((id, number) => {
    setPlace(places, number, pins.get(id) ?? NOWHERE);
  });
  return places;
}

export const toPositions = (ids: readonly string[], places: Places): Positions =>
  new Map(ids.map((id, number) => [id, placeOf(places, number)]));

const NOWHERE: Point = { x: Number.NaN, y: Number.NaN };

export const placeOf = (places: Places, number: number): Point => ({
  x: places[2 * number] ?? Number.NaN,
  y: places[2 * number + 1] ?? Number.NaN,
});

export function setPlace(places: Places, number: number, { x, y }: Point): void {
  places[2 * number] = x;
  places[2 * number + 1] = y;
}

/** Moves everything so that the centre of these entities is at 0, 0. */
export function centreOn(places: Places, numbers: readonly number[]): Places {
  const points = numbers.map((number) => placeOf(places, number));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return places.map((value, index) => value - (index % 2 === 0 ? x : y));
}
