import { type Graph, idOf } from '../graph/graph';
import type { Hub } from '../graph/hubs';
import { at } from '../graph/slots';
import { reachFrom, trace } from './dijkstra';
import type { Roads } from './roads';

/** A hub left aside, and whom it would link: with each of them in so many steps, coming through no other hub. */
export interface LinkingHub {
  hub: Hub;
  links: readonly { entity: string; steps: number }[];
}

/** Those hubs that would link at least two of the entities; first those that link most, then the nearest. */
export function linksBy(
  graph: Graph,
  roads: Roads,
  hubs: ReadonlyMap<number, Hub>,
  terminals: readonly number[],
): LinkingHub[] {
  const walks = terminals.map((terminal) => ({ terminal, reach: reachUpTo(roads, hubs, terminal) }));
  return [...hubs]
    .map(([node, hub]) => ({
      hub,
      links: walks
        .filter(({ reach }) => Number.isFinite(at(reach.cost, node)))
        .map(({ terminal, reach }) => ({ entity: idOf(graph, terminal), steps: trace(reach, node).length - 1 })),
    }))
    .filter(({ links }) => links.length > 1)
    .toSorted((a, b) => b.links.length - a.links.length || stepsOf(a) - stepsOf(b) || (a.hub.id < b.hub.id ? -1 : 1));
}

function reachUpTo(roads: Roads, hubs: ReadonlyMap<number, Hub>, terminal: number) {
  return reachFrom(roads, terminal, { mayStep: (from) => !hubs.has(from) });
}

const stepsOf = ({ links }: LinkingHub): number => links.reduce((sum, { steps }) => sum + steps, 0);
