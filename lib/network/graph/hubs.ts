import { itemsOf } from './adjacency';
import { neighboursOf } from './components';
import { type Graph, idOf } from './graph';
import { at } from './slots';

/**
 * From this many neighbours an entity says little by linking two others: formation agents, nominees and mass holders
 * are linked with anybody. Groups of one owner rarely have so many straight below one company.
 */
export const HUB_NEIGHBOURS = 50;

export interface Hub {
  id: string;
  neighbours: number;
  owners: number;
  owned: number;
  /** Why: it owns many, many own it, or neither alone but both together. */
  reason: 'owns_many' | 'owned_by_many' | 'linked_with_many';
}

/** Distinct neighbours of each node, whatever the direction. */
export const degreesOf = (graph: Graph): Int32Array =>
  Int32Array.from(graph.ids, (_, node) => neighboursOf(graph, node).size);

/** Entities with at least so many neighbours, by node, each with the reason. */
export function hubsOf(graph: Graph, limit = HUB_NEIGHBOURS, degrees = degreesOf(graph)): Map<number, Hub> {
  const hubs = new Map<number, Hub>();
  degrees.forEach((degree, node) => {
    if (degree >= limit) hubs.set(node, hubAt(graph, node, limit));
  });
  return hubs;
}

function hubAt(graph: Graph, node: number, limit: number): Hub {
  const ends = (edges: Int32Array, end: Int32Array) => new Set([...edges].map((edge) => at(end, edge)));
  const owners = ends(itemsOf(graph.owners, node), graph.from);
  const owned = ends(itemsOf(graph.owned, node), graph.to);
  for (const side of [owners, owned]) side.delete(node);
  const reason = owned.size >= limit ? 'owns_many' : owners.size >= limit ? 'owned_by_many' : 'linked_with_many';
  return {
    id: idOf(graph, node),
    neighbours: new Set([...owners, ...owned]).size,
    owners: owners.size,
    owned: owned.size,
    reason,
  };
}
