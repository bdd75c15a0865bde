import { itemsOf } from '../../graph/adjacency';
import { at } from '../../graph/slots';
import type { LayoutGraph } from '../graph';
import { inward, outward } from '../walk';
import { backLines } from './back-lines';

/** The same network with its back lines turned round: along every line it goes down. */
export function withoutLoops(graph: LayoutGraph): LayoutGraph {
  const back = backLines(graph);
  return {
    ...graph,
    owners: graph.owners.map((owner, line) => (back[line] ? at(graph.owned, line) : owner)),
    owned: graph.owned.map((owned, line) => (back[line] ? at(graph.owners, line) : owned)),
  };
}

/** The layer of each entity, 0 at the top; every line of a network without loops leads at least one layer down. */
export function layersOf(graph: LayoutGraph): Int32Array {
  const order = topological(graph);
  const layers = longestPaths(graph, order);
  pullDown(graph, order, layers);
  const top = layers.reduce((least, layer) => Math.min(least, layer), 0);
  return layers.map((layer) => layer - top);
}

function topological(graph: LayoutGraph): number[] {
  const out = outward(graph);
  const waiting = new Int32Array(graph.size);
  for (const owned of graph.owned) waiting[owned] = at(waiting, owned) + 1;
  const order: number[] = [];
  for (let node = 0; node < graph.size; node++) if (at(waiting, node) === 0) order.push(node);
  for (let next = 0; next < order.length; next++) {
    for (const line of itemsOf(out, order[next] ?? 0)) {
      const owned = at(graph.owned, line);
      waiting[owned] = at(waiting, owned) - 1;
      if (at(waiting, owned) === 0) order.push(owned);
    }
  }
  return order;
}

function longestPaths(graph: LayoutGraph, order: readonly number[]): Int32Array {
  const out = outward(graph);
  const layers = new Int32Array(graph.size);
  for (const node of order) {
    for (const line of itemsOf(out, node)) {
      const owned = at(graph.owned, line);
      layers[owned] = Math.max(at(layers, owned), at(layers, node) + 1);
    }
  }
  return layers;
}

/** Whoever owns more than owns it moves down next to what it owns: that makes lines shorter, never longer in sum. */
function pullDown(graph: LayoutGraph, order: readonly number[], layers: Int32Array): void {
  const [out, into] = [outward(graph), inward(graph)];
  for (const node of order.toReversed()) {
    const owned = itemsOf(out, node);
    if (owned.length === 0 || owned.length < itemsOf(into, node).length) continue;
    layers[node] = owned.reduce((least, line) => Math.min(least, at(layers, at(graph.owned, line))), Infinity) - 1;
  }
}
