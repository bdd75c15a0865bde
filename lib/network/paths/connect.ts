import { type EdgeChoice, type Graph, HUB_NEIGHBOURS, type Hub, hubsOf, idOf, nodeOf, notEnded } from '../graph/graph';
import { at } from '../graph/slots';
import {
  freeOf,
  type Reach,
  type RoadPrices,
  type Roads,
  reachFrom,
  roadsOf,
  type Step,
  spread,
  stepOf,
  trace,
  unreached,
} from './shortest';

/** An avoided hub, and the entities it would connect, each with its distance in steps without other hubs. */
export interface LinkingHub {
  hub: Hub;
  links: readonly { entity: string; steps: number }[];
}

/** Hubs that would connect at least two of the entities; those that connect most first, then the nearest. */
function linksBy(
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

/** A tree that connects all terminals: its links as pairs of nodes, and the cost of its links and nodes. */
interface Tree {
  links: readonly (readonly [number, number])[];
  cost: number;
}

/** The links of several walks without duplicates, in either direction. */
function linksOf(walks: Iterable<readonly number[]>): (readonly [number, number])[] {
  const links = new Map<string, readonly [number, number]>();
  for (const nodes of walks) {
    nodes.slice(1).forEach((node, index) => {
      const before = nodes[index] ?? node;
      links.set(`${Math.min(before, node)} ${Math.max(before, node)}`, [before, node]);
    });
  }
  return [...links.values()];
}

/**
 * The cheapest tree that connects all terminals (Dreyfus and Wagner, The Steiner problem in graphs, 1971; grown by
 * Dijkstra as Erickson, Monma and Veinott 1987), including node costs. Links cost the same in both directions and the
 * terminals are free. Undefined if they cannot be connected. Time grows as 3^terminals.
 */
export function cheapestTree(roads: Roads, terminals: readonly number[]): Tree | undefined {
  const [root = -1, ...others] = terminals;
  const tables = fillTables(roads, others);
  const all = 2 ** others.length - 1;
  const cost = others.length === 0 ? 0 : at(tables[all]?.cost ?? new Float64Array(), root);
  if (!Number.isFinite(cost)) return undefined;
  return { cost, links: others.length === 0 ? [] : unroll(tables, root, all) };
}

/**
 * Per subset of terminals (one bit each): the cost of a tree that joins it with a node, and how to rebuild the tree.
 */
interface Table extends Reach {
  /** The part of the subset that was joined with the rest at the node; 0 if the tree was extended from a neighbour. */
  part: Int32Array;
}

function fillTables(roads: Roads, terminals: readonly number[]): Table[] {
  const tables: Table[] = [];
  for (let set = 1; set < 2 ** terminals.length; set++) {
    const table = { ...unreached(roads), part: new Int32Array(roads.tolls.length) };
    const single = terminals[Math.log2(set)];
    if (single !== undefined) table.cost[single] = 0;
    else joinParts(roads, tables, table, set);
    const starts = [...table.cost.keys()].filter((node) => Number.isFinite(at(table.cost, node)));
    spread(roads, table, starts);
    tables[set] = table;
  }
  return tables;
}

/** Joins two trees that meet in a node; its cost is in both, so one is subtracted. */
function joinParts(roads: Roads, tables: readonly Table[], table: Table, set: number): void {
  for (let part = (set - 1) & set; part > set - part; part = (part - 1) & set) {
    const [one, other] = [tables[part], tables[set - part]];
    if (!one || !other) continue;
    for (let node = 0; node < table.cost.length; node++) {
      const toll = at(roads.tolls, node);
      const cost = at(one.cost, node) + at(other.cost, node) - (Number.isFinite(toll) ? toll : 0);
      if (cost >= at(table.cost, node)) continue;
      table.cost[node] = cost;
      table.part[node] = part;
    }
  }
}

function unroll(tables: readonly Table[], root: number, all: number): [number, number][] {
  const links: [number, number][] = [];
  const open = [{ node: root, set: all }];
  for (const { node, set } of open) {
    const table = tables[set];
    if (!table) continue;
    const [before, part] = [at(table.before, node), at(table.part, node)];
    if (before !== -1) {
      links.push([before, node]);
      open.push({ node: before, set });
    } else if (part !== 0) open.push({ node, set: part }, { node, set: set - part });
  }
  return links;
}

/**
 * A tree that connects all terminals: starting with one, it repeatedly adds the nearest of the others (Takahashi and
 * Matsuyama, An approximate solution for the Steiner problem in graphs, 1980). Without node costs it costs less than
 * twice the minimum. The terminals are free. Undefined if they cannot be connected.
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

/** Up to this many entities the cheapest tree is computed exactly; above, its cost may be up to twice as high. */
const EXACT_TERMINALS = 5;
export const MAX_TERMINALS = 10;

/** How some entities are connected. */
export interface Connection {
  /** One per connected group, the largest group first. */
  trees: readonly ConnectingTree[];
  /** Entities without a connection to any other, hubs avoided. */
  apart: readonly string[];
  /** Avoided hubs that would connect some of them, each with the reason; the nearest first. */
  ignored: readonly LinkingHub[];
}

export interface ConnectingTree {
  /** The requested entities in this tree. */
  linked: readonly string[];
  /** Its branches; their ends are its entities. */
  steps: readonly Step[];
  cost: number;
  /** Whether it is certainly the cheapest. */
  exact: boolean;
}

interface ConnectOptions {
  use?: EdgeChoice;
  /** Minimum number of neighbours of a hub. */
  hubNeighbours?: number;
  /** The hubs by node, if the graph does not hold all of their neighbours. */
  hubs?: ReadonlyMap<number, Hub>;
  /** Ids of hubs that may connect entities. */
  admitted?: ReadonlySet<string>;
  prices?: RoadPrices;
}

/**
 * "What links these?" for two to ten entities, whatever the direction of ownership. A tree passes a hub only if it is
 * admitted or one of the entities. Throws a RangeError for other numbers of entities.
 */
export function whatLinks(graph: Graph, ids: readonly string[], options: ConnectOptions = {}): Connection {
  const { use = notEnded, hubNeighbours = HUB_NEIGHBOURS, admitted, prices } = options;
  const terminals = [...new Set(ids)].map((id) => nodeOf(graph, id));
  if (terminals.length < 2 || terminals.length > MAX_TERMINALS) {
    throw new RangeError(`Between 2 and ${MAX_TERMINALS} entities can be linked, not ${terminals.length}.`);
  }
  const hubs = options.hubs ?? hubsOf(graph, hubNeighbours);
  const closed = new Map([...hubs].filter(([node, { id }]) => !terminals.includes(node) && !admitted?.has(id)));
  const open = roadsOf(graph, { use, prices });
  const roads = freeOf(roadsOf(graph, { use, prices, closed: new Set(closed.keys()) }), terminals);
  const groups = groupsOf(roads, terminals);
  return {
    trees: groups.filter(({ length }) => length > 1).map((group) => toTree(graph, roads, group, use)),
    apart: groups.filter(({ length }) => length === 1).map(([node = -1]) => idOf(graph, node)),
    ignored: linksBy(graph, open, closed, terminals),
  };
}

/** The requested entities by connected part, the largest group first. */
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
