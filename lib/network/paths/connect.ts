import { type EdgeChoice, type Graph, idOf, nodeOf, notEnded } from '../graph/graph';
import { HUB_NEIGHBOURS, hubsOf } from '../graph/hubs';
import { at } from '../graph/slots';
import { reachFrom } from './dijkstra';
import { cheapestTree } from './dreyfus-wagner';
import { type LinkingHub, linksBy } from './linking-hubs';
import { nearestTree } from './nearest-tree';
import { type Step, stepOf } from './path';
import { freeOf, type Roads, roadsOf } from './roads';

/** Up to so many entities the cheapest tree is found for certain; above, one that may cost up to twice as much. */
export const EXACT_TERMINALS = 5;
export const MAX_TERMINALS = 10;

/** What links some entities. */
export interface Connection {
  /** One for each group that hangs together, the largest group first. */
  trees: readonly ConnectingTree[];
  /** Entities that nothing links with any other, hubs left aside. */
  apart: readonly string[];
  /** Hubs that would link some of them and were left aside, each with the reason; the nearest first. */
  ignored: readonly LinkingHub[];
}

export interface ConnectingTree {
  /** Those of the entities asked about that it links. */
  linked: readonly string[];
  /** Its branches; their ends are its entities. */
  steps: readonly Step[];
  cost: number;
  /** Whether it is the cheapest for certain. */
  exact: boolean;
}

export interface ConnectOptions {
  use?: EdgeChoice;
  /** From how many neighbours on an entity is a hub. */
  hubNeighbours?: number;
  /** Hubs that may link all the same, by id. */
  admitted?: ReadonlySet<string>;
}

/**
 * "What links these?" for two to ten entities, whatever the direction of ownership. No tree comes through a hub, unless
 * it is one of those asked about or is admitted. Throws a RangeError for other numbers of entities.
 */
export function whatLinks(graph: Graph, ids: readonly string[], options: ConnectOptions = {}): Connection {
  const { use = notEnded, hubNeighbours = HUB_NEIGHBOURS, admitted } = options;
  const terminals = [...new Set(ids)].map((id) => nodeOf(graph, id));
  if (terminals.length < 2 || terminals.length > MAX_TERMINALS) {
    throw new RangeError(`Between 2 and ${MAX_TERMINALS} entities can be linked, not ${terminals.length}.`);
  }
  const hubs = hubsOf(graph, hubNeighbours);
  const closed = new Map([...hubs].filter(([node, { id }]) => !terminals.includes(node) && !admitted?.has(id)));
  const open = roadsOf(graph, { use });
  const roads = freeOf(roadsOf(graph, { use, closed: new Set(closed.keys()) }), terminals);
  const groups = groupsOf(roads, terminals);
  return {
    trees: groups.filter(({ length }) => length > 1).map((group) => toTree(graph, roads, group, use)),
    apart: groups.filter(({ length }) => length === 1).map(([node = -1]) => idOf(graph, node)),
    ignored: linksBy(graph, open, closed, terminals),
  };
}

/** The entities asked about, by what hangs together along these roads; the largest group first. */
function groupsOf(roads: Roads, terminals: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const terminal of terminals) {
    if (groups.some((group) => group.includes(terminal))) continue;
    const { cost } = reachFrom(roads, terminal);
    groups.push(terminals.filter((other) => Number.isFinite(at(cost, other))));
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

function toTree(graph: Graph, roads: Roads, group: readonly number[], use: EdgeChoice): ConnectingTree {
  const exact = group.length <= EXACT_TERMINALS;
  const tree = (exact ? cheapestTree(roads, group) : nearestTree(roads, group)) ?? { links: [], cost: 0 };
  return {
    linked: group.map((node) => idOf(graph, node)),
    steps: tree.links.map(([from, to]) => stepOf(graph, from, to, { use })),
    cost: tree.cost,
    exact,
  };
}
