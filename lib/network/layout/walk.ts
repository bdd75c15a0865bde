import { type Adjacency, groupByNode, itemsOf } from '../graph/adjacency';
import { at } from '../graph/slots';
import type { LayoutGraph } from './graph';

/** Numbers of the lines that leave and that enter each entity. */
export const outward = (graph: LayoutGraph): Adjacency => groupByNode(graph.owners, graph.size);
export const inward = (graph: LayoutGraph): Adjacency => groupByNode(graph.owned, graph.size);

export interface Reached {
  /** All entities, the roots first and then by steps; what nothing leads to begins a walk of its own. */
  order: number[];
  steps: Int32Array;
  /** From which entity each was reached; -1 where a walk began. */
  via: Int32Array;
}

/** Breadth first from all roots at once over lines in either direction, the strongest first. */
export function walkOut(graph: LayoutGraph): Reached {
  const [out, into] = [outward(graph), inward(graph)];
  const reached: Reached = { order: [], steps: new Int32Array(graph.size).fill(-1), via: new Int32Array(graph.size) };
  const begin = (starts: readonly number[]) => {
    const first = reached.order.length;
    for (const start of starts) if (at(reached.steps, start) < 0) enter(reached, start, 0, -1);
    for (let next = first; next < reached.order.length; next++) {
      const node = reached.order[next] ?? Number.NaN;
      for (const neighbour of neighboursOf(graph, out, into, node)) {
        if (at(reached.steps, neighbour) < 0) enter(reached, neighbour, at(reached.steps, node) + 1, node);
      }
    }
  };
  if (graph.size > 0) begin(graph.roots);
  for (let node = 0; node < graph.size; node++) begin([node]);
  return reached;
}

function enter({ order, steps, via }: Reached, node: number, count: number, from: number): void {
  steps[node] = count;
  via[node] = from;
  order.push(node);
}

function neighboursOf(graph: LayoutGraph, out: Adjacency, into: Adjacency, node: number): number[] {
  const lines = [
    ...Array.from(itemsOf(into, node), (line) => ({ other: at(graph.owners, line), line })),
    ...Array.from(itemsOf(out, node), (line) => ({ other: at(graph.owned, line), line })),
  ];
  lines.sort((a, b) => at(graph.strengths, b.line) - at(graph.strengths, a.line));
  return lines.map(({ other }) => other);
}
