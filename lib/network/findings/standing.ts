import { itemsOf } from '../graph/adjacency';
import type { Graph } from '../graph/graph';
import { HUB_NEIGHBOURS, type Hub, hubsOf } from '../graph/hubs';
import { type Loop, loopsOf } from '../graph/loops';
import { at } from '../graph/slots';
import { choiceOf, type Facts, graphOf } from './facts';

/** Where an entity stands among all that is loaded. */
export interface Standing {
  owners: number;
  owned: number;
  loop?: Loop;
  hub?: Hub;
}

/** What is the same for every entity, computed once. */
interface Landmarks {
  graph: Graph;
  loops: readonly Loop[];
  hubs: ReadonlyMap<number, Hub>;
}

export function landmarksOf(facts: Facts): Landmarks {
  const graph = graphOf(facts);
  return { graph, loops: loopsOf(graph, choiceOf(facts)), hubs: hubsOf(graph, HUB_NEIGHBOURS) };
}

/** Former owners and holdings are counted as well. A stranger has none. */
export function getCompanyStatus({ graph, loops, hubs }: Landmarks, id: string): Standing {
  const node = graph.numbers.get(id);
  if (node === undefined) return { owners: 0, owned: 0 };
  const ends = (edges: Int32Array, end: Int32Array) =>
    new Set([...edges].map((edge) => at(end, edge)).filter((other) => other !== node)).size;
  return {
    owners: ends(itemsOf(graph.owners, node), graph.from),
    owned: ends(itemsOf(graph.owned, node), graph.to),
    loop: loops.find(({ members }) => members.includes(id)),
    hub: hubs.get(node),
  };
}
