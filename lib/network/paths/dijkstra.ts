import { at } from '../graph/slots';
import type { Roads } from './roads';

const FIRST_ROOM = 64;

/**
 * A binary heap of nodes by cost; of equals the lower number first, so that every machine finds the same path. A node
 * may be in it several times; the cheapest comes out first. Typed arrays that grow, as a search puts in tens of
 * thousands.
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

  /** The cheapest, taken out. */
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

  /** Moves an entry up to its place, and those it passes down. */
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

  /** Puts an entry in the place of the first, and lets it down to its own. */
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

/** From the start to each node: the least cost, and the node before it (-1 at a start and where no path leads). */
export interface Reach {
  cost: Float64Array;
  before: Int32Array;
}

/** Where a search may go, and when it has arrived. */
export interface Search {
  mayStep?: (from: number, to: number) => boolean;
  isGoal?: (node: number) => boolean;
  /** From each node the least it may yet cost to a goal: what leads away is then looked at last, or never. */
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
 * Lowers costs along the roads, from nodes that already have one, until the first goal; without goals as far as it
 * goes. With `ahead` it is A* (Hart, Nilsson and Raphael, A formal basis for the heuristic determination of minimum cost
 * paths, 1968).
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
    // Read without `at`: this loop runs for every line of the network, and `at` is shared by arrays of all kinds.
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

/** The nodes from a start to a node that was reached, both included. */
export function trace({ before }: Reach, to: number): number[] {
  const nodes = [to];
  for (let node = at(before, to); node !== -1; node = at(before, node)) nodes.push(node);
  return nodes.reverse();
}
