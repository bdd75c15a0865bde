import { at } from '../../graph/slots';

/**
 * How many pairs of lines cross between two layers, by a Fenwick tree (Barth, Mutzel and Jünger, Simple and efficient
 * bilayer cross counting, 2004). `targets`: for each place of the upper layer, from left to right, the places of the
 * lower layer its lines lead to, each in rising order.
 */
export function crossingsBetween(targets: Iterable<ArrayLike<number>>, width: number): number {
  const tree = new Int32Array(width + 1);
  let seen = 0;
  let crossings = 0;
  for (const places of targets) {
    for (let n = 0; n < places.length; n++) {
      const place = (places[n] ?? 0) + 1;
      crossings += seen - sumTo(tree, place);
      for (let slot = place; slot <= width; slot += slot & -slot) tree[slot] = at(tree, slot) + 1;
      seen++;
    }
  }
  return crossings;
}

function sumTo(tree: Int32Array, place: number): number {
  let sum = 0;
  for (let slot = place; slot > 0; slot -= slot & -slot) sum += at(tree, slot);
  return sum;
}
