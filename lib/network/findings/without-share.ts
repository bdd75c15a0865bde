import { itemsOf } from '../graph/adjacency';
import { type EdgeChoice, type Graph, idOf, nodeOf } from '../graph/graph';
import { at } from '../graph/slots';

/** Somebody at the top of a company of whom no economic share is stated: only votes, or control. */
export interface HolderWithoutShare {
  id: string;
  /** Ids of what it has in the company and in those above it. */
  relationships: readonly string[];
}

/**
 * Whoever stands above a company by any relationship, has nobody above, and is not among those `known` for an economic
 * share; the nearest first. Persons who control without a stated share are mostly such.
 */
export function holdersWithoutShare(
  graph: Graph,
  use: EdgeChoice,
  of: string,
  known: ReadonlySet<string>,
): HolderWithoutShare[] {
  const company = nodeOf(graph, of);
  const held = new Map<number, string[]>([[company, []]]);
  // A map is walked in the order it grows, which makes it the queue as well.
  for (const [node] of held) {
    for (const edge of edgesInto(graph, use, node)) {
      const holder = at(graph.from, edge);
      const own = held.get(holder) ?? [];
      held.set(holder, [...own, graph.relationships[edge]?.id ?? '']);
    }
  }
  return [...held]
    .filter(([node]) => node !== company && edgesInto(graph, use, node).length === 0)
    .map(([node, relationships]) => ({ id: idOf(graph, node), relationships }))
    .filter(({ id }) => !known.has(id));
}

/** Without what somebody holds in itself. */
const edgesInto = (graph: Graph, use: EdgeChoice, node: number): number[] =>
  [...itemsOf(graph.owners, node)].filter((edge) => use(graph, edge) && at(graph.from, edge) !== node);
