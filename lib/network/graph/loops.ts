import { fromRows, itemsOf } from './adjacency';
import { type EdgeChoice, type Graph, notEnded } from './graph';
import { at, stronglyConnected } from './slots';

/** Entities that own each other, straight or through others. */
export interface Loop {
  /** All that stand in loops with one another, as entities' ids. */
  members: readonly string[];
  /** A shortest way round from one of them, without the return to the first: A owns B owns C owns A is [A, B, C]. */
  round: readonly string[];
}

/** Every group of entities that own each other; a holding in oneself is a loop of one. The largest first. */
export function loopsOf(graph: Graph, use: EdgeChoice = notEnded): Loop[] {
  const rows = fromRows(graph.ids.map((_, node) => heldBy(graph, node, use)));
  const idsOf = (nodes: readonly number[]) => nodes.map((node) => graph.ids[node] ?? '');
  return stronglyConnected(rows)
    .filter(([first = -1, ...others]) => others.length > 0 || itemsOf(rows, first).includes(first))
    .map((members) => members.toSorted((a, b) => a - b))
    .map((members) => ({
      members: idsOf(members),
      round: idsOf(roundFrom(members, (node) => itemsOf(rows, node))),
    }))
    .toSorted((a, b) => b.members.length - a.members.length);
}

const heldBy = (graph: Graph, node: number, use: EdgeChoice): number[] =>
  [...itemsOf(graph.owned, node)].filter((edge) => use(graph, edge)).map((edge) => at(graph.to, edge));

/** Breadth first from the first member until it is met again; in a strong component it always is. */
function roundFrom([first = -1, ...others]: readonly number[], next: (node: number) => Iterable<number>): number[] {
  const members = new Set([first, ...others]);
  const via = new Map<number, number>();
  const queue = [first];
  for (const node of queue) {
    for (const neighbour of next(node)) {
      if (neighbour === first) return backTo(first, node, via);
      if (!members.has(neighbour) || via.has(neighbour)) continue;
      via.set(neighbour, node);
      queue.push(neighbour);
    }
  }
  return [first];
}

function backTo(first: number, last: number, via: ReadonlyMap<number, number>): number[] {
  const round = [last];
  for (let node = last; node !== first; ) {
    node = via.get(node) ?? first;
    round.push(node);
  }
  return round.reverse();
}
