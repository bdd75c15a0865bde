import type { Adjacency } from '../../graph/adjacency';
import { type Layered, neighbourPlaces, placesIn } from './layered';

const ROUNDS = 8;

/** Exchanges two that stand side by side wherever that undoes crossings, until nothing is gained. */
export function exchangeNeighbours({ above, below }: Layered, before: readonly (readonly number[])[]): number[][] {
  const layers = before.map((layer) => [...layer]);
  const places = placesIn(layers, below.size);
  // Only where a layer or one beside it has changed since is there anything new to be gained.
  const open = new Set(layers.keys());
  for (let round = 0; open.size > 0 && round < ROUNDS; round++) {
    layers.forEach((layer, index) => {
      if (!open.delete(index) || !exchangeIn(layer, [above, below], places)) return;
      for (const one of [index - 1, index, index + 1]) if (layers[one]) open.add(one);
    });
  }
  return layers;
}

/** Where the neighbours of one node stand above and below, rising. */
type Neighbours = readonly [readonly number[], readonly number[]];

/** Once through a layer, whose neighbours stay where they are meanwhile; whether anything was gained. */
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

/** How many pairs of one of `a` and one of `b` cross when `a` stands left of `b`; both rise. */
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
