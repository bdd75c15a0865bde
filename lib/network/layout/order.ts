import { type Adjacency, groupByNode } from '../graph/graph';
import { at } from '../graph/slots';
import type { LayoutGraph } from './graph';

/** A network in layers in which every line leads to the next layer: longer lines pass through dummy nodes. */
export interface Layered {
  /** Numbers of entities; from `real` on they are dummy nodes. */
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

/** The neighbours in `to` of each node in `from`. */
function neighbours(from: readonly number[], to: readonly number[], size: number): Adjacency {
  const rows = groupByNode(Int32Array.from(from), size);
  return { ...rows, items: rows.items.map((line) => to[line] ?? 0) };
}

/** The index of each node within its layer. */
function placesIn(layers: readonly (readonly number[])[], size: number): Int32Array {
  const places = new Int32Array(size);
  for (const layer of layers) {
    layer.forEach((node, place) => {
      places[node] = place;
    });
  }
  return places;
}

/**
 * The sorted positions of a node's neighbours; a plain list, as creating thousands of small typed arrays would dominate
 * the time.
 */
function neighbourPlaces({ start, items }: Adjacency, places: Int32Array, node: number): number[] {
  const found: number[] = [];
  for (let index = at(start, node); index < at(start, node + 1); index++) found.push(places[items[index] ?? 0] ?? 0);
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** The mean of the known values of a node's neighbours; undefined without any. */
export function meanOf(
  { start, items }: Adjacency,
  values: Int32Array | Float64Array,
  node: number,
): number | undefined {
  const [first, end] = [at(start, node), at(start, node + 1)];
  if (first === end) return undefined;
  let sum = 0;
  // A plain loop, as callbacks are slow here: this runs for each node at each sweep.
  for (let index = first; index < end; index++) sum += values[items[index] ?? -1] ?? Number.NaN;
  return sum / (end - first);
}

const ROUNDS = 8;

/** Swaps adjacent nodes while that reduces crossings. */
function exchangeNeighbours({ above, below }: Layered, before: readonly (readonly number[])[]): number[][] {
  const layers = before.map((layer) => [...layer]);
  const places = placesIn(layers, below.size);
  // A layer can only improve if it or an adjacent one has changed.
  const open = new Set(layers.keys());
  for (let round = 0; open.size > 0 && round < ROUNDS; round++) {
    layers.forEach((layer, index) => {
      if (!open.delete(index) || !exchangeIn(layer, [above, below], places)) return;
      for (const one of [index - 1, index, index + 1]) if (layers[one]) open.add(one);
    });
  }
  return layers;
}

/** Sorted positions of a node's neighbours above and below. */
type Neighbours = readonly [readonly number[], readonly number[]];

/** One pass through a layer with fixed neighbours; returns whether it improved. */
function exchangeIn(layer: number[], [above, below]: readonly [Adjacency, Adjacency], places: Int32Array): boolean {
  const neighbours = layer.map(
    (node): Neighbours => [neighbourPlaces(above, places, node), neighbourPlaces(below, places, node)],
  );
  let gained = false;
  for (let place = 0; place + 1 < layer.length; place++) {
    const [left, right] = [neighbours[place], neighbours[place + 1]];
    if (!left || !right || gain(left, right) <= 0) continue;
    exchange(layer, places, place);
    neighbours[place] = right;
    neighbours[place + 1] = left;
    gained = true;
  }
  return gained;
}

const gain = ([leftAbove, leftBelow]: Neighbours, [rightAbove, rightBelow]: Neighbours): number =>
  pairsBeyond(leftAbove, rightAbove) -
  pairsBeyond(rightAbove, leftAbove) +
  pairsBeyond(leftBelow, rightBelow) -
  pairsBeyond(rightBelow, leftBelow);

/** How many pairs of one of `a` and one of `b` cross when `a` is left of `b`; both are sorted. */
function pairsBeyond(a: readonly number[], b: readonly number[]): number {
  let pairs = 0;
  let under = 0;
  for (const place of a) {
    while ((b[under] ?? Number.POSITIVE_INFINITY) < place) under++;
    pairs += under;
  }
  return pairs;
}

function exchange(layer: number[], places: Int32Array, place: number): void {
  const [left = 0, right = 0] = [layer[place], layer[place + 1]];
  layer[place] = right;
  layer[place + 1] = left;
  places[right] = place;
  places[left] = place + 1;
}

/**
 * The number of crossings between two layers, by a Fenwick tree (Barth, Mutzel and Jünger, Simple and efficient bilayer
 * cross counting, 2004). `upper`: the nodes of the upper layer from left to right; `below`: the ends of each node's
 * lines; `places`: positions in the lower layer, which has `width` nodes.
 */
export function crossingsBetween(
  upper: readonly number[],
  { start, items }: Adjacency,
  places: Int32Array,
  width: number,
): number {
  const tree = new Int32Array(width + 1);
  let seen = 0;
  let crossings = 0;
  for (const node of upper) {
    const [first, end] = [at(start, node), at(start, node + 1)];
    // Lines of one node do not cross each other, so all are counted before any is entered.
    for (let index = first; index < end; index++) {
      crossings += seen - sumTo(tree, at(places, at(items, index)) + 1);
    }
    for (let index = first; index < end; index++) enter(tree, at(places, at(items, index)) + 1);
    seen += end - first;
  }
  return crossings;
}

function sumTo(tree: Int32Array, place: number): number {
  let sum = 0;
  for (let slot = place; slot > 0; slot -= slot & -slot) sum += tree[slot] ?? 0;
  return sum;
}

function enter(tree: Int32Array, place: number): void {
  for (let slot = place; slot < tree.length; slot += slot & -slot) tree[slot] = (tree[slot] ?? 0) + 1;
}

/** Further sweeps remove one crossing in two hundred at most. */
const SWEEPS = 10;
/** Up to this many lines adjacent nodes are also swapped, which takes longer than a sweep. */
const EXCHANGED = 4000;
/** Up to this many lines they are swapped after each sweep. */
const FEW = 400;

/**
 * Orders each layer to reduce crossings: each node moves to the mean of its neighbours in the previous layer
 * (barycentre; Sugiyama, Tagawa and Toda, 1981), downwards and upwards in turn. The best sweep wins.
 */
export function ordered(layered: Layered): number[][] {
  const lines = layered.below.items.length;
  let layers = begin(layered);
  let best = { layers, crossings: crossingsOf(layered, layers) };
  for (let sweep = 0; sweep < SWEEPS && best.crossings > 0; sweep++) {
    layers = swept(layered, layers, sweep);
    if (lines <= FEW) layers = exchangeNeighbours(layered, layers);
    const crossings = crossingsOf(layered, layers);
    if (crossings < best.crossings) best = { layers, crossings };
  }
  return lines > EXCHANGED || lines <= FEW ? best.layers : exchangeNeighbours(layered, best.layers);
}

export function crossingsOf({ below }: Layered, layers: readonly (readonly number[])[]): number {
  const places = placesIn(layers, below.size);
  let crossings = 0;
  layers.forEach((layer, index) => {
    const lower = layers[index + 1];
    if (lower) crossings += crossingsBetween(layer, below, places, lower.length);
  });
  return crossings;
}

/** Each layer in search order from above, so that connected nodes start together. */
function begin({ layers, below }: Layered): number[][] {
  const order = new Int32Array(below.size).fill(-1);
  let count = 0;
  for (const start of layers.flat()) {
    const waiting = [start];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (at(order, node) >= 0) continue;
      order[node] = count++;
      for (let line = at(below.start, node + 1) - 1; line >= at(below.start, node); line--)
        waiting.push(at(below.items, line));
    }
  }
  return layers.map((layer) => layer.toSorted((a, b) => at(order, a) - at(order, b)));
}

function swept({ above, below }: Layered, before: readonly (readonly number[])[], sweep: number): number[][] {
  const down = sweep % 2 === 0;
  // Ties are reversed in every other pair of sweeps (Gansner et al., 1993), so that both orders are tried.
  const tie = sweep % 4 < 2 ? 1 : -1;
  const layers = before.map((layer) => [...layer]);
  const places = placesIn(layers, below.size);
  const means = new Float64Array(below.size);
  const turns = layers.map((_, index) => index);
  for (const index of down ? turns : turns.toReversed()) {
    const layer = layers[index] ?? [];
    // A node without neighbours on that side stays in place.
    for (const node of layer) means[node] = meanOf(down ? above : below, places, node) ?? at(places, node);
    layer.sort((a, b) => (means[a] ?? 0) - (means[b] ?? 0) || tie * ((places[a] ?? 0) - (places[b] ?? 0)));
    layer.forEach((node, place) => {
      places[node] = place;
    });
  }
  return layers;
}
