import { type Adjacency, degreesOf, type EdgeChoice, type Graph, itemsOf, notEnded } from '../graph/graph';
import { at } from '../graph/slots';

/**
 * What paths are looked for on: from each node the nodes one step away, each once, what the step costs, and what it
 * costs to come through a node. No cost is below nought.
 */
export interface Roads {
  rows: Adjacency;
  costs: Float64Array;
  tolls: Float64Array;
}

export interface RoadOptions {
  /** Along either direction, or only from owner to owned. */
  direction?: 'any' | 'down';
  use?: EdgeChoice;
  /** Nodes that no path may come through. */
  closed?: ReadonlySet<number>;
}

/** A step over a relationship nobody doubts costs 1, over one with no confidence at all this much more. */
const DOUBT = 2;

/** Where no confidence is stated, none is given away and none denied. */
const UNSTATED = 50;

/** What each doubling of an entity's neighbours beyond two adds for coming through it: 50 cost 1.2, 1,000 cost 2.2. */
const CROWD = 0.25;

export const stepCost = (confidence: number): number =>
  1 + (DOUBT * (100 - (Number.isNaN(confidence) ? UNSTATED : confidence))) / 100;

export const crowdToll = (degree: number): number => CROWD * Math.log2(Math.max(1, degree / 2));

/** A short path of sure relationships through few crowded places is a cheap one. */
export function roadsOf(graph: Graph, { direction = 'any', use = notEnded, closed }: RoadOptions = {}): Roads {
  const degrees = degreesOf(graph);
  return {
    ...stepsOf(graph, direction, use),
    tolls: Float64Array.from(degrees, (degree, node) =>
      closed?.has(node) ? Number.POSITIVE_INFINITY : crowdToll(degree),
    ),
  };
}

/** Of several relationships between two the surest counts. Written into arrays in turn: there are tens of thousands. */
function stepsOf(graph: Graph, direction: 'any' | 'down', use: EdgeChoice): Pick<Roads, 'rows' | 'costs'> {
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
    const cost = stepCost(at(graph.confidence, edge));
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

/** The same roads, where coming through these costs nothing: they are the ends. */
export function freeOf(roads: Roads, ends: Iterable<number>): Roads {
  const tolls = roads.tolls.slice();
  for (const end of ends) tolls[end] = 0;
  return { ...roads, tolls };
}

/** What a whole path costs: its steps, and a toll for each node it enters. */
export function costOf(roads: Roads, nodes: readonly number[]): number {
  return nodes.slice(1).reduce((sum, node, index) => sum + stepBetween(roads, nodes[index] ?? node, node), 0);
}

function stepBetween({ rows, costs, tolls }: Roads, from: number, to: number): number {
  const place = rows.items.subarray(0, at(rows.start, from + 1)).indexOf(to, at(rows.start, from));
  return at(costs, place) + at(tolls, to);
}
