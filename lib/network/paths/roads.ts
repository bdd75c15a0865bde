import { type Adjacency, fromRows, itemsOf } from '../graph/adjacency';
import { type EdgeChoice, type Graph, notEnded } from '../graph/graph';
import { degreesOf } from '../graph/hubs';
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
  const steps = graph.ids.map((_, node) => [...stepsFrom(graph, node, direction, use)]);
  const degrees = degreesOf(graph);
  return {
    rows: fromRows(steps.map((row) => row.map(([next]) => next))),
    costs: Float64Array.from(steps.flat(), ([, cost]) => cost),
    tolls: Float64Array.from(degrees, (degree, node) =>
      closed?.has(node) ? Number.POSITIVE_INFINITY : crowdToll(degree),
    ),
  };
}

/** Of several relationships between two the surest counts. */
function stepsFrom(graph: Graph, node: number, direction: 'any' | 'down', use: EdgeChoice): Map<number, number> {
  const steps = new Map<number, number>();
  const look = (edge: number, next: number) => {
    if (next === node || !use(graph, edge)) return;
    const cost = stepCost(at(graph.confidence, edge));
    steps.set(next, Math.min(cost, steps.get(next) ?? cost));
  };
  for (const edge of itemsOf(graph.owned, node)) look(edge, at(graph.to, edge));
  if (direction === 'any') for (const edge of itemsOf(graph.owners, node)) look(edge, at(graph.from, edge));
  return steps;
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
