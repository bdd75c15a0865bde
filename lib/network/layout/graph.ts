import type { Selection } from '../filter';
import { CELL, type Point, type Positions } from '../geometry';
import type { NetworkModel } from '../model';
import { strength } from '../share';

/** A network as numbers, so that it costs nothing to hand it to a worker: entities are 0 to `size` - 1. */
export interface LayoutGraph {
  size: number;
  /** The entities the picture is about, each once, at least one. */
  roots: readonly number[];
  /** Line n runs from `owners[n]` to `owned[n]`; none runs back into its beginning, and none is there twice. */
  owners: Int32Array;
  owned: Int32Array;
  /** Per cent, the middle of a band; -1 where unknown. */
  strengths: Float64Array;
}

/** Where everything stands: x of entity n at 2n, y at 2n + 1. In what is pinned, NaN stands for "nowhere yet". */
export type Places = Float64Array;

export interface NumberedGraph {
  graph: LayoutGraph;
  /** Which entity each number stands for. */
  ids: readonly string[];
}

/** Numbers follow names and ids, so that the same network is the same picture whatever the order of arrival. */
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

/** Where none of them is to be seen, the first by name stands for them. */
function rootsAmong(roots: readonly string[], numbers: ReadonlyMap<string, number>): number[] {
  const present = roots.flatMap((id) => numbers.get(id) ?? []);
  return present.length > 0 ? present : [0];
}

function inOrder(model: NetworkModel, selection: Selection): string[] {
  const keyed = [...selection.entities].map((id) => ({ id, name: model.entities.get(id)?.name ?? '' }));
  // By code units, not by locale: the same picture on every machine.
  keyed.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
  return keyed.map(({ id }) => id);
}

/** Pins as a layout wants them. */
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

/** Moves the whole so that the middle of these entities stands at 0, 0. */
export function centreOn(places: Places, numbers: readonly number[]): Places {
  const points = numbers.map((number) => placeOf(places, number));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return places.map((value, index) => value - (index % 2 === 0 ? x : y));
}

/** Two entities this far apart share no room, whatever the direction. */
export const APART = Math.ceil(Math.hypot(CELL.width, CELL.height));
