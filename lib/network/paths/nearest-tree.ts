import { at } from '../graph/slots';
import { spread, trace, unreached } from './dijkstra';
import type { Roads } from './roads';
import { linksOf, type Tree } from './tree';

/**
 * A tree that connects all terminals: beginning with one, the nearest of the others is joined to what there is, again
 * and again (Takahashi and Matsuyama, An approximate solution for the Steiner problem in graphs, 1980). Without tolls it
 * costs less than twice the cheapest. The terminals are free. Nothing where they cannot be connected.
 */
export function nearestTree(roads: Roads, terminals: readonly number[]): Tree | undefined {
  const [first = -1, ...others] = terminals;
  const missing = new Set(others);
  const tree = new Set([first]);
  const walks: number[][] = [];
  let cost = 0;
  while (missing.size > 0) {
    const joined = nearest(roads, tree, missing);
    if (!joined) return undefined;
    cost += joined.cost;
    walks.push(joined.nodes);
    for (const node of joined.nodes) {
      tree.add(node);
      missing.delete(node);
    }
  }
  return { links: linksOf(walks), cost };
}

function nearest(roads: Roads, tree: ReadonlySet<number>, missing: ReadonlySet<number>) {
  const reach = unreached(roads);
  for (const node of tree) reach.cost[node] = 0;
  spread(roads, reach, tree, { isGoal: (node) => missing.has(node) });
  const [node] = [...missing].toSorted((a, b) => at(reach.cost, a) - at(reach.cost, b) || a - b);
  const cost = at(reach.cost, node ?? -1);
  return node !== undefined && Number.isFinite(cost) ? { nodes: trace(reach, node), cost } : undefined;
}
