import {
  type Adjacency,
  degreesOf,
  type EdgeChoice,
  type Graph,
  groupByNode,
  idOf,
  itemsOf,
  nodeOf,
  notEnded,
} from '../graph/graph';
import { at } from '../graph/slots';

/**
 * The graph for path searches: adjacent nodes without duplicates, the cost of each step, and the cost of passing a
 * node. No cost is negative.
 */
export interface Roads {
  rows: Adjacency;
  costs: Float64Array;
  tolls: Float64Array;
}

interface RoadOptions {
  /** Along either direction, or only from owner to owned. */
  direction?: 'any' | 'down';
  use?: EdgeChoice;
  /** Nodes that no path may come through. */
  closed?: ReadonlySet<number>;
  prices?: RoadPrices;
}

/** What makes a path expensive; never negative. */
export interface RoadPrices {
  /** Of a step with this confidence, NaN if none is stated. */
  step: (confidence: number) => number;
  /** Of passing an entity with this many neighbours. */
  toll: (degree: number) => number;
}

/** A step costs 1 for a confidence of 100, and this much more for a confidence of 0. */
const DOUBT = 2;

/** The confidence assumed if none is stated. */
export const UNSTATED = 50;

/** Cost of passing an entity, per doubling of its neighbours beyond two: 50 cost 1.2, 1,000 cost 2.2. */
const CROWD = 0.25;

export const stepCost = (confidence: number): number =>
  1 + (DOUBT * (100 - (Number.isNaN(confidence) ? UNSTATED : confidence))) / 100;

export const crowdToll = (degree: number): number => CROWD * Math.log2(Math.max(1, degree / 2));

/** Paths are cheap if they are short, certain and avoid entities with many neighbours. */
const BALANCED: RoadPrices = { step: stepCost, toll: crowdToll };

export function roadsOf(graph: Graph, options: RoadOptions = {}): Roads {
  const { direction = 'any', use = notEnded, closed, prices = BALANCED } = options;
  const degrees = degreesOf(graph);
  return {
    ...stepsOf(graph, direction, use, prices),
    tolls: Float64Array.from(degrees, (degree, node) =>
      closed?.has(node) ? Number.POSITIVE_INFINITY : prices.toll(degree),
    ),
  };
}

/**
 * Of several relationships between two entities the one with the highest confidence counts. Reuses arrays, as there are
 * tens of thousands of steps.
 */
function stepsOf(
  graph: Graph,
  direction: 'any' | 'down',
  use: EdgeChoice,
  prices: RoadPrices,
): Pick<Roads, 'rows' | 'costs'> {
  const size = graph.ids.length;
  const start = new Int32Array(size + 1);
  const items = new Int32Array(2 * graph.from.length);
  const costs = new Float64Array(items.length);
  const slotOf = new Int32Array(size).fill(-1);
  let count = 0;
  const look = (node: number, edge: number, next: number) => {
    if (next === node || !use(graph, edge)) return;
    const known = slotOf[next] ?? -1;
    const slot = known >= (start[node] ?? 0) ? known : count++;
    const cost = prices.step(at(graph.confidence, edge));
    costs[slot] = slot === known ? Math.min(cost, costs[slot] ?? cost) : cost;
    items[slot] = next;
    slotOf[next] = slot;
  };
  for (let node = 0; node < size; node++) {
    for (const edge of itemsOf(graph.owned, node)) look(node, edge, at(graph.to, edge));
    if (direction === 'any') for (const edge of itemsOf(graph.owners, node)) look(node, edge, at(graph.from, edge));
    start[node + 1] = count;
  }
  return { rows: { size, start, items: items.slice(0, count) }, costs: costs.slice(0, count) };
}

/** The same graph with these nodes free of charge, as they are the ends. */
export function freeOf(roads: Roads, ends: Iterable<number>): Roads {
  const tolls = roads.tolls.slice();
  for (const end of ends) tolls[end] = 0;
  return { ...roads, tolls };
}

/** The cost of a path: its steps, and each node it enters. */
function costOf(roads: Roads, nodes: readonly number[]): number {
  return nodes.slice(1).reduce((sum, node, index) => sum + stepBetween(roads, nodes[index] ?? node, node), 0);
}

function stepBetween({ rows, costs, tolls }: Roads, from: number, to: number): number {
  const place = rows.items.subarray(0, at(rows.start, from + 1)).indexOf(to, at(rows.start, from));
  return at(costs, place) + at(tolls, to);
}

const FIRST_ROOM = 64;

/**
 * A binary heap of nodes by cost; ties by the lower number, so that every machine finds the same path. A node may occur
 * several times; the cheapest is popped first. Uses growing typed arrays, as a search adds tens of thousands.
 */
export class Heap {
  private nodes = new Int32Array(FIRST_ROOM);
  private costs = new Float64Array(FIRST_ROOM);
  private size = 0;

  push(node: number, cost: number): void {
    if (this.size === this.nodes.length) this.grow();
    this.size += 1;
    this.rise(this.size - 1, node, cost);
  }

  /** Removes and returns the cheapest. */
  pop(): number | undefined {
    if (this.size === 0) return undefined;
    const node = this.nodes[0];
    this.size -= 1;
    if (this.size > 0) this.sink(this.nodes[this.size] ?? 0, this.costs[this.size] ?? 0);
    return node;
  }

  private grow(): void {
    const [nodes, costs] = [new Int32Array(2 * this.size), new Float64Array(2 * this.size)];
    nodes.set(this.nodes);
    costs.set(this.costs);
    this.nodes = nodes;
    this.costs = costs;
  }

  /** Moves an entry up to its place. */
  private rise(from: number, node: number, cost: number): void {
    let index = from;
    while (index > 0) {
      const above = (index - 1) >> 1;
      if (!this.isBefore(node, cost, above)) break;
      this.move(above, index);
      index = above;
    }
    this.put(index, node, cost);
  }

  /** Replaces the first entry and moves it down to its place. */
  private sink(node: number, cost: number): void {
    let index = 0;
    for (let child = 1; child < this.size; child = 2 * index + 1) {
      if (child + 1 < this.size && this.isBefore(this.nodes[child + 1] ?? 0, this.costs[child + 1] ?? 0, child))
        child += 1;
      if (this.isBefore(node, cost, child)) break;
      this.move(child, index);
      index = child;
    }
    this.put(index, node, cost);
  }

  private isBefore(node: number, cost: number, other: number): boolean {
    const its = this.costs[other] ?? 0;
    return cost < its || (cost === its && node < (this.nodes[other] ?? 0));
  }

  private move(from: number, to: number): void {
    this.put(to, this.nodes[from] ?? 0, this.costs[from] ?? 0);
  }

  private put(index: number, node: number, cost: number): void {
    this.nodes[index] = node;
    this.costs[index] = cost;
  }
}

/** For each node: the least cost from the start, and the previous node (-1 at a start and if unreachable). */
export interface Reach {
  cost: Float64Array;
  before: Int32Array;
}

/** The restrictions and goals of a search. */
interface Search {
  mayStep?: (from: number, to: number) => boolean;
  isGoal?: (node: number) => boolean;
  /** A lower bound of the remaining cost of each node, for A*. */
  ahead?: Float64Array;
}

/** Dijkstra (1959) on a binary heap, from one node. */
export function reachFrom(roads: Roads, start: number, search: Search = {}): Reach {
  const reach = unreached(roads);
  reach.cost[start] = 0;
  spread(roads, reach, [start], search);
  return reach;
}

export function unreached({ tolls }: Roads): Reach {
  return {
    cost: new Float64Array(tolls.length).fill(Number.POSITIVE_INFINITY),
    before: new Int32Array(tolls.length).fill(-1),
  };
}

/**
 * Lowers costs along the graph, from nodes that already have one, until the first goal; without goals it visits
 * everything. With `ahead` it is A* (Hart, Nilsson and Raphael, A formal basis for the heuristic determination of
 * minimum cost paths, 1968).
 */
export function spread(roads: Roads, { cost, before }: Reach, starts: Iterable<number>, search: Search = {}): void {
  const { mayStep, isGoal, ahead } = search;
  const { rows, costs, tolls } = roads;
  const settled = new Uint8Array(cost.length);
  const heap = new Heap();
  for (const start of starts) heap.push(start, at(cost, start));
  for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
    if (settled[node] === 1) continue;
    if (isGoal?.(node)) return;
    settled[node] = 1;
    const soFar = cost[node] ?? 0;
    const end = rows.start[node + 1] ?? 0;
    // Without `at` for speed: this loop runs for every line of the network, and `at` is polymorphic.
    for (let k = rows.start[node] ?? 0; k < end; k++) {
      const next = rows.items[k] ?? 0;
      const through = soFar + (costs[k] ?? 0) + (tolls[next] ?? 0);
      if (through >= (cost[next] ?? 0) || mayStep?.(node, next) === false) continue;
      cost[next] = through;
      before[next] = node;
      heap.push(next, ahead ? through + (ahead[next] ?? 0) : through);
    }
  }
}

/** The nodes from a start to a reached node, both included. */
export function trace({ before }: Reach, to: number): number[] {
  const nodes = [to];
  for (let node = at(before, to); node !== -1; node = at(before, node)) nodes.push(node);
  return nodes.reverse();
}

/**
 * A lower bound of the distance of each node to the nearest goal; infinite if the start cannot reach one. Computed once
 * from the goals to the start; valid for all further searches, as removing links never shortens a path. Nodes beyond
 * the start are at least as far away as the start.
 */
export function ahead(roads: Roads, start: number, goals: ReadonlySet<number>): Float64Array {
  const reach = unreached(roads);
  const ends = [...goals].filter((goal) => goal !== start);
  for (const end of ends) reach.cost[end] = 0;
  spread(turned(roads), reach, ends, { isGoal: (node) => node === start });
  const most = at(reach.cost, start);
  return reach.cost.map((cost) => Math.min(cost, most));
}

/** The reversed graph. The cost of passing a node is paid when leaving it. */
function turned({ rows, costs, tolls }: Roads): Roads {
  const from = new Int32Array(rows.items.length);
  for (let node = 0; node < rows.size; node++) from.fill(node, at(rows.start, node), at(rows.start, node + 1));
  const back = groupByNode(rows.items, rows.size);
  return {
    rows: { ...back, items: back.items.map((road) => from[road] ?? 0) },
    costs: Float64Array.from(back.items, (road) => (costs[road] ?? 0) + (tolls[rows.items[road] ?? 0] ?? 0)),
    tolls: new Float64Array(tolls.length),
  };
}

interface Route {
  /** From the start to a goal, without repeated nodes. */
  nodes: readonly number[];
  cost: number;
}

const byCost = (a: Route, b: Route): number => a.cost - b.cost || a.nodes.length - b.nodes.length;

const keyOf = (nodes: readonly number[]): string => nodes.join(' ');

/**
 * The cheapest simple paths from a node to any of the goals, cheapest first (Yen, Finding the k shortest loopless paths
 * in a network, 1971). A path ends at its first goal. Returns fewer than `count` if there are no others.
 */
export function cheapestRoutes(roads: Roads, start: number, goals: ReadonlySet<number>, count: number): Route[] {
  const found: Route[] = [];
  const candidates = new Map<string, Route>();
  const country = { roads, goals, ahead: ahead(roads, start, goals) };
  if (at(country.ahead, start) === Number.POSITIVE_INFINITY) return found;
  offer(candidates, found, cheapest(country, [start], []));
  while (found.length < count) {
    const [best] = [...candidates].toSorted(([, a], [, b]) => byCost(a, b));
    if (!best) break;
    candidates.delete(best[0]);
    found.push(best[1]);
    // Each further path branches off somewhere: keep the part up to there and forbid the steps already taken from it.
    best[1].nodes.slice(0, -1).forEach((_, index) => {
      offer(candidates, found, cheapest(country, best[1].nodes.slice(0, index + 1), found));
    });
  }
  return found;
}

function offer(candidates: Map<string, Route>, found: readonly Route[], route: Route | undefined): void {
  if (route && !found.some(({ nodes }) => keyOf(nodes) === keyOf(route.nodes))) {
    candidates.set(keyOf(route.nodes), route);
  }
}

/** The common input of all searches for one question. */
interface SearchContext {
  roads: Roads;
  goals: ReadonlySet<number>;
  /** A lower bound of each node's distance to the goals. */
  ahead: Float64Array;
}

/** The cheapest new path with this beginning. */
function cheapest(country: SearchContext, beginning: readonly number[], known: readonly Route[]): Route | undefined {
  const { roads, goals } = country;
  const spur = beginning.at(-1) ?? -1;
  const reach = reachFrom(roads, spur, {
    ahead: country.ahead,
    mayStep: elsewhere(beginning, known),
    // A goal that equals the start needs a loop, not a path without steps.
    isGoal: (node) => node !== spur && goals.has(node),
  });
  const goal = cheapestOf(goals, reach.cost, spur);
  if (goal === undefined) return undefined;
  const nodes = [...beginning.slice(0, -1), ...trace(reach, goal)];
  return { nodes, cost: costOf(roads, nodes) };
}

/** Excludes nodes already on the path, and next steps of known paths. */
function elsewhere(beginning: readonly number[], known: readonly Route[]): (from: number, to: number) => boolean {
  const begun = keyOf(beginning);
  const been = new Set(beginning);
  const spur = beginning.at(-1);
  const same = known.filter(({ nodes }) => keyOf(nodes.slice(0, beginning.length)) === begun);
  const taken = new Set(same.map(({ nodes }) => nodes[beginning.length]));
  return (from, to) => !been.has(to) && !(from === spur && taken.has(to));
}

function cheapestOf(goals: ReadonlySet<number>, cost: Float64Array, spur: number): number | undefined {
  const reached = [...goals].filter((goal) => goal !== spur && at(cost, goal) < Number.POSITIVE_INFINITY);
  return reached.toSorted((a, b) => at(cost, a) - at(cost, b) || a - b)[0];
}

/** One step of a path, with all relationships between its ends that count. */
export interface Step {
  from: string;
  to: string;
  relationships: readonly string[];
}

export interface Path {
  entities: readonly string[];
  steps: readonly Step[];
  /** For sorting only: about the number of steps if all are certain. */
  cost: number;
}

const MAX_PATHS = 10;

/** Prepared once for repeated path searches. */
interface RoadMap extends RoadOptions {
  graph: Graph;
  roads: Roads;
}

export const roadMapOf = (graph: Graph, options: RoadOptions = {}): RoadMap => ({
  ...options,
  graph,
  roads: roadsOf(graph, options),
});

/**
 * Up to `count` simple paths between two entities, the best first: few steps, high confidence, few neighbours. On a map
 * with the direction "down" from owner to owned only. Empty without a connection; a path to oneself has no steps.
 */
export function findPaths(map: RoadMap, from: string, to: string, count = MAX_PATHS): Path[] {
  const { graph } = map;
  const [start, goal] = [nodeOf(graph, from), nodeOf(graph, to)];
  if (start === goal) return [{ entities: [from], steps: [], cost: 0 }];
  const roads = freeOf(map.roads, [start, goal]);
  return cheapestRoutes(roads, start, new Set([goal]), count).map(({ nodes, cost }) => ({
    entities: nodes.map((node) => idOf(graph, node)),
    steps: nodes.slice(1).map((node, index) => stepOf(graph, nodes[index] ?? node, node, map)),
    cost,
  }));
}

export function stepOf(graph: Graph, from: number, to: number, { use = notEnded, direction }: RoadOptions): Step {
  const forth = edgesFrom(graph, from, to, use);
  const back = direction === 'down' ? [] : edgesFrom(graph, to, from, use);
  const ids = [...forth, ...back].map((edge) => graph.relationships[edge]?.id ?? '');
  return { from: idOf(graph, from), to: idOf(graph, to), relationships: ids };
}

const edgesFrom = (graph: Graph, from: number, to: number, use: EdgeChoice): number[] =>
  [...itemsOf(graph.owned, from)].filter((edge) => at(graph.to, edge) === to && use(graph, edge));
