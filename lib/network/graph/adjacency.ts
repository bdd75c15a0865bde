import { add, at } from './slots';

/** Compressed sparse rows: the numbers of what hangs on node n are `items[start[n]]` to `items[start[n + 1] - 1]`. */
export interface Adjacency {
  size: number;
  start: Int32Array;
  items: Int32Array;
}

/** Groups the items 0, 1, 2 … by the node each hangs on; within a node they keep their order. */
export function groupByNode(nodeOf: Int32Array, size: number): Adjacency {
  const start = new Int32Array(size + 1);
  for (const node of nodeOf) add(start, node + 1, 1);
  for (let node = 0; node < size; node++) add(start, node + 1, at(start, node));
  const free = start.slice(0, size);
  const items = new Int32Array(nodeOf.length);
  nodeOf.forEach((node, item) => {
    items[at(free, node)] = item;
    add(free, node, 1);
  });
  return { size, start, items };
}

/** Rows given as lists, as one adjacency: the items are then whatever the lists hold. */
export function fromRows(rows: readonly (readonly number[])[]): Adjacency {
  const start = new Int32Array(rows.length + 1);
  rows.forEach((row, node) => {
    start[node + 1] = at(start, node) + row.length;
  });
  return { size: rows.length, start, items: Int32Array.from(rows.flat()) };
}

/** What hangs on a node; a view, not a copy. */
export const itemsOf = ({ start, items }: Adjacency, node: number): Int32Array =>
  items.subarray(at(start, node), at(start, node + 1));
