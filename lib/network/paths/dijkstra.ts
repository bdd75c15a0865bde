import { at } from '../graph/slots';
import { Heap } from './heap';
import type { Roads } from './roads';

/** From the start to each node: the least cost, and the node before it (-1 at a start and where no path leads). */
export interface Reach {
  cost: Float64Array;
  before: Int32Array;
}

export interface Barriers {
  /** Nodes that may not be entered. */
  nodes?: ReadonlySet<number>;
  /** Nodes that may not be the first step from the start. */
  first?: ReadonlySet<number>;
}

/** Dijkstra (1959) on a binary heap, from one node until the first of the goals; with no goals over everything. */
export function reachFrom(roads: Roads, start: number, goals?: ReadonlySet<number>, barriers: Barriers = {}): Reach {
  const reach = unreached(roads);
  reach.cost[start] = 0;
  // A goal that is the start is a way round, not a way of no steps.
  spread(
    roads,
    reach,
    [start],
    (from, to) => {
      if (barriers.nodes?.has(to)) return false;
      return !(from === start && barriers.first?.has(to));
    },
    (node) => node !== start && goals?.has(node) === true,
  );
  return reach;
}

export function unreached({ tolls }: Roads): Reach {
  return {
    cost: new Float64Array(tolls.length).fill(Number.POSITIVE_INFINITY),
    before: new Int32Array(tolls.length).fill(-1),
  };
}

/** Lowers costs along the roads, from nodes that already have one, as far as it goes. */
export function spread(
  roads: Roads,
  { cost, before }: Reach,
  starts: Iterable<number>,
  mayStep: (from: number, to: number) => boolean = () => true,
  isGoal: (node: number) => boolean = () => false,
): void {
  const settled = new Uint8Array(cost.length);
  const heap = new Heap();
  for (const start of starts) heap.push(start, at(cost, start));
  for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
    if (at(settled, node) === 1) continue;
    if (isGoal(node)) return;
    settled[node] = 1;
    const end = at(roads.rows.start, node + 1);
    for (let k = at(roads.rows.start, node); k < end; k++) {
      const next = at(roads.rows.items, k);
      const through = at(cost, node) + at(roads.costs, k) + at(roads.tolls, next);
      if (through >= at(cost, next) || !mayStep(node, next)) continue;
      cost[next] = through;
      before[next] = node;
      heap.push(next, through);
    }
  }
}

/** The nodes from a start to a node that was reached, both included. */
export function trace({ before }: Reach, to: number): number[] {
  const nodes = [to];
  for (let node = at(before, to); node !== -1; node = at(before, node)) nodes.push(node);
  return nodes.reverse();
}
