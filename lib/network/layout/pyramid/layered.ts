import { type Adjacency, groupByNode } from '../../graph/adjacency';
import { at } from '../../graph/slots';
import type { LayoutGraph } from '../graph';

/** A network in layers, where every line leads to the next layer: longer ones pass through places that hold nobody. */
export interface Layered {
  /** Numbers of entities; from `real` on they are places on a line. */
  layers: number[][];
  real: number;
  /** Neighbours in the layer above and in the layer below. */
  above: Adjacency;
  below: Adjacency;
}

export function toLayered(graph: LayoutGraph, layerOf: Int32Array): Layered {
  const layers: number[][] = [];
  const put = (node: number, layer: number) => {
    while (layers.length <= layer) layers.push([]);
    layers[layer]?.push(node);
  };
  for (let node = 0; node < graph.size; node++) put(node, at(layerOf, node));
  const upper: number[] = [];
  const lower: number[] = [];
  let size = graph.size;
  graph.owners.forEach((owner, line) => {
    const owned = at(graph.owned, line);
    let last = owner;
    for (let layer = at(layerOf, owner) + 1; layer < at(layerOf, owned); layer++) {
      put(size, layer);
      upper.push(last);
      lower.push(size);
      last = size++;
    }
    upper.push(last);
    lower.push(owned);
  });
  return { layers, real: graph.size, above: neighbours(lower, upper, size), below: neighbours(upper, lower, size) };
}

/** For each of `from` what of `to` it has to do with. */
function neighbours(from: readonly number[], to: readonly number[], size: number): Adjacency {
  const rows = groupByNode(Int32Array.from(from), size);
  return { ...rows, items: rows.items.map((line) => to[line] ?? 0) };
}

/** The place of each node within its layer. */
export function placesIn(layers: readonly (readonly number[])[], size: number): Int32Array {
  const places = new Int32Array(size);
  for (const layer of layers) {
    layer.forEach((node, place) => {
      places[node] = place;
    });
  }
  return places;
}

/** The places of a node's neighbours, rising: a plain list, as thousands of small typed arrays are most of a layout's time. */
export function neighbourPlaces({ start, items }: Adjacency, places: Int32Array, node: number): number[] {
  const found: number[] = [];
  for (let index = at(start, node); index < at(start, node + 1); index++) found.push(places[items[index] ?? 0] ?? 0);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** The mean of what is known of a node's neighbours; nothing where it has none. */
export function meanOf(
  { start, items }: Adjacency,
  values: Int32Array | Float64Array,
  node: number,
): number | undefined {
  const [first, end] = [at(start, node), at(start, node + 1)];
  if (first === end) return undefined;
  let sum = 0;
  // Without a function for each: this runs for each node at each sweep, most of it before anything is compiled.
  for (let index = first; index < end; index++) sum += values[items[index] ?? -1] ?? Number.NaN;
  return sum / (end - first);
}
