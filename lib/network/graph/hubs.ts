import { itemsOf } from './adjacency';
import { type Graph, idOf } from './graph';
import { add, at } from './slots';

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

/** Distinct neighbours of each node, whatever the direction; without a set for each, as every path asks for them. */
export function degreesOf({ owners, owned, from, to }: Graph): Int32Array {
  const degrees = new Int32Array(owners.size);
  const countedFor = new Int32Array(owners.size).fill(-1);
  const count = (node: number, neighbour: number) => {
    if (neighbour === node || countedFor[neighbour] === node) return;
    countedFor[neighbour] = node;
    add(degrees, node, 1);
  };
  for (let node = 0; node < degrees.length; node++) {
    for (const edge of itemsOf(owners, node)) count(node, at(from, edge));
    for (const edge of itemsOf(owned, node)) count(node, at(to, edge));
  }
  return degrees;
}

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
