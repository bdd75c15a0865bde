import { buildGraph, type Graph, itemsOf, type NetworkLike } from './graph';
import { at } from './slots';

/** Connected parts in either direction, the largest first; nodes in breadth-first order. */
export function componentsOf(graph: Graph): number[][] {
  const seen = new Uint8Array(graph.ids.length);
  const components: number[][] = [];
  seen.forEach((_, node) => {
    if (at(seen, node) === 0) components.push(walkFrom(graph, node, seen));
  });
  return components.toSorted((a, b) => b.length - a.length);
}

/** The number of unconnected parts of a network. */
export const countParts = (network: NetworkLike): number => componentsOf(buildGraph(network)).length;

function walkFrom(graph: Graph, first: number, seen: Uint8Array): number[] {
  const nodes = [first];
  seen[first] = 1;
  // An array can grow while it is iterated, so it serves as the queue.
  for (const node of nodes) {
    for (const next of neighboursOf(graph, node)) {
      if (at(seen, next) === 1) continue;
      seen[next] = 1;
      nodes.push(next);
    }
  }
  return nodes;
}

/** The neighbours of a node without duplicates, owners first; a node is not its own neighbour. */
export function neighboursOf({ owners, owned, from, to }: Graph, node: number): Set<number> {
  const neighbours = new Set<number>();
  for (const edge of itemsOf(owners, node)) neighbours.add(at(from, edge));
  for (const edge of itemsOf(owned, node)) neighbours.add(at(to, edge));
  neighbours.delete(node);
  return neighbours;
}
