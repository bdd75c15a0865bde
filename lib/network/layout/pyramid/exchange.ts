import type { Adjacency } from '../../graph/adjacency';
import { at } from '../../graph/slots';
import { type Layered, neighbourPlaces, placesIn } from './layered';

const ROUNDS = 8;

/** Exchanges two that stand side by side wherever that undoes crossings, until nothing is gained. */
export function exchangeNeighbours({ above, below }: Layered, before: readonly (readonly number[])[]): number[][] {
  const layers = before.map((layer) => [...layer]);
  const places = placesIn(layers, below.size);
  let gained = true;
  for (let round = 0; gained && round < ROUNDS; round++) {
    gained = false;
    for (const layer of layers) {
      for (let place = 0; place + 1 < layer.length; place++) {
        if (gain([above, below], places, layer, place) > 0) {
          exchange(layer, places, place);
          gained = true;
        }
      }
    }
  }
  return layers;
}

function gain(sides: readonly Adjacency[], places: Int32Array, layer: readonly number[], place: number): number {
  const [left = 0, right = 0] = [layer[place], layer[place + 1]];
  return sides.reduce((sum, rows) => {
    const [a, b] = [neighbourPlaces(rows, places, left), neighbourPlaces(rows, places, right)];
    return sum + pairsBeyond(a, b) - pairsBeyond(b, a);
  }, 0);
}

/** How many pairs of one of `a` and one of `b` cross when `a` stands left of `b`; both rise. */
function pairsBeyond(a: Int32Array, b: Int32Array): number {
  let pairs = 0;
  let under = 0;
  for (const place of a) {
    while (under < b.length && at(b, under) < place) under++;
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
