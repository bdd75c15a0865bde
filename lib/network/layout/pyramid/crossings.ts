import type { Adjacency } from '../../graph/adjacency';
import { at } from '../../graph/slots';

/**
 * How many pairs of lines cross between two layers, by a Fenwick tree (Barth, Mutzel and Jünger, Simple and efficient
 * bilayer cross counting, 2004). `upper`: the nodes of the upper layer from left to right; `below`: where the lines of
 * each lead to; `places`: of the nodes of the lower layer, which has `width` of them.
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
    // Lines of one node do not cross each other: all of them ask before any is entered.
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
