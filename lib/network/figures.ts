import { neighboursOf } from './graph/components';
import { type Adjacency, buildGraph, fromRows, type Graph, itemsOf, loopsOf, type NetworkLike } from './graph/graph';
import { add, at, stronglyConnected } from './graph/slots';
import { isUltimateParent, type Relationship } from './model';

/**
 * Figures of an entity in a network. Ultimate parents without the steps between count in none.
 *
 * - `degree`: the entities it is connected with, in either direction
 * - `owners` and `holdings`: the entities directly above and below it
 * - `depth`: steps of the shortest chain from an owner above whom none is shown
 * - `betweenness`: the part of all shortest connections between two others that lead through it, in per cent
 * - `loop`: the number of the loop of owners in which it is, the largest loop first
 * - `community`: the number of its community, the largest first
 */
export const FIGURES = ['degree', 'owners', 'holdings', 'depth', 'betweenness', 'loop', 'community'] as const;
export type Figure = (typeof FIGURES)[number];

/** By entity: plain data, so that a worker can send it. */
export interface Figures {
  /** By the id of an entity, its place in the lists. */
  places: ReadonlyMap<string, number>;
  /** NaN where an entity has none: it is in no loop. */
  values: Readonly<Record<Figure, Float64Array>>;
  /** From how many entities connections were counted, if not from all. */
  sampled?: number;
}

/** What figures are computed of: the part of a network that is shown. */
export interface FiguresAsk {
  entities: readonly string[];
  relationships: readonly Relationship[];
}

/** Up to this many entities betweenness is exact. */
export const MOST_EXACT = 2_000;

/** Entities from which connections are counted in a larger network. */
const PIVOTS = 400;

/** Undefined for an entity that is not in the network or has no such figure. */
export function figureOf({ places, values }: Figures, id: string, figure: Figure): number | undefined {
  const value = values[figure][places.get(id) ?? -1];
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

/** All figures of a network. The same network gives the same figures, in whatever order it was loaded. */
export function figuresOf({ entities, relationships }: NetworkLike): Figures {
  const steps = [...relationships.values()].filter((one) => !isUltimateParent(one));
  const ids = [...entities.keys()].toSorted();
  const graph = buildGraph({ entities: new Set(ids), relationships: steps.toSorted((a, b) => (a.id < b.id ? -1 : 1)) });
  const neighbours = fromRows(graph.ids.map((_, node) => [...neighboursOf(graph, node)].toSorted((a, b) => a - b)));
  const sources = pivotsOf(neighbours.size);
  return {
    places: graph.numbers,
    values: {
      degree: degreesIn(neighbours),
      owners: distinctEnds(graph, graph.owners, graph.from),
      holdings: distinctEnds(graph, graph.owned, graph.to),
      depth: depthsOf(graph),
      betweenness: betweennessOf(neighbours, sources),
      loop: loopNumbers(graph),
      community: numbered(communitiesOf(neighbours)),
    },
    ...(sources.length < neighbours.size && { sampled: sources.length }),
  };
}

const degreesIn = ({ start, size }: Adjacency): Float64Array =>
  Float64Array.from({ length: size }, (_, node) => at(start, node + 1) - at(start, node));

const distinctEnds = (graph: Graph, edges: Adjacency, ends: Int32Array): Float64Array =>
  Float64Array.from(graph.ids, (_, node) => {
    const others = new Set([...itemsOf(edges, node)].map((edge) => at(ends, edge)));
    others.delete(node);
    return others.size;
  });

/** Breadth first downwards from those without a shown owner; of owners that own each other, from all of them. */
function depthsOf(graph: Graph): Float64Array {
  const above = fromRows(
    graph.ids.map((_, node) => [...itemsOf(graph.owners, node)].map((edge) => at(graph.from, edge))),
  );
  const depths = new Float64Array(above.size).fill(Number.NaN);
  const queue = stronglyConnected(above)
    .filter((members) => isTop(above, members))
    .flat();
  for (const node of queue) depths[node] = 0;
  // An array can grow while it is iterated, so it serves as the queue.
  for (const node of queue) {
    for (const edge of itemsOf(graph.owned, node)) {
      const below = at(graph.to, edge);
      if (!Number.isNaN(at(depths, below))) continue;
      depths[below] = at(depths, node) + 1;
      queue.push(below);
    }
  }
  return depths;
}

function isTop(above: Adjacency, members: readonly number[]): boolean {
  const own = new Set(members);
  return members.every((node) => itemsOf(above, node).every((owner) => own.has(owner)));
}

function loopNumbers(graph: Graph): Float64Array {
  const numbers = new Float64Array(graph.ids.length).fill(Number.NaN);
  loopsOf(graph).forEach(({ members }, index) => {
    for (const id of members) numbers[graph.numbers.get(id) ?? -1] = index + 1;
  });
  return numbers;
}

/** All entities, or as many as are counted from, evenly spread. */
function pivotsOf(size: number): number[] {
  if (size <= MOST_EXACT) return Array.from({ length: size }, (_, node) => node);
  return Array.from({ length: PIVOTS }, (_, index) => Math.floor((index * size) / PIVOTS));
}

/**
 * Per cent of the shortest connections between two others (Brandes, A faster algorithm for betweenness centrality,
 * 2001); from a part of the entities as an estimate (Brandes and Pich, Centrality estimation in large networks, 2007).
 */
function betweennessOf(neighbours: Adjacency, sources: readonly number[]): Float64Array {
  const { size } = neighbours;
  const total = new Float64Array(size);
  const search = newSearch(size);
  for (const source of sources) {
    searchFrom(neighbours, source, search);
    addDependencies(neighbours, source, search, total);
  }
  const pairs = (size - 1) * (size - 2);
  const scale = pairs > 0 ? (100 * size) / (pairs * sources.length) : 0;
  return total.map((value) => value * scale);
}

interface Search {
  /** In the order in which they were reached; `count` of them. */
  order: Int32Array;
  count: number;
  distance: Int32Array;
  /** Shortest paths from the source. */
  paths: Float64Array;
  dependency: Float64Array;
}

const newSearch = (size: number): Search => ({
  order: new Int32Array(size),
  count: 0,
  distance: new Int32Array(size),
  paths: new Float64Array(size),
  dependency: new Float64Array(size),
});

function searchFrom(neighbours: Adjacency, source: number, search: Search): void {
  const { order, distance, paths, dependency } = search;
  distance.fill(-1);
  paths.fill(0);
  dependency.fill(0);
  distance[source] = 0;
  paths[source] = 1;
  order[0] = source;
  search.count = 1;
  for (let index = 0; index < search.count; index++) {
    const node = at(order, index);
    for (const next of itemsOf(neighbours, node)) {
      if (at(distance, next) < 0) {
        distance[next] = at(distance, node) + 1;
        order[search.count++] = next;
      }
      if (at(distance, next) === at(distance, node) + 1) add(paths, next, at(paths, node));
    }
  }
}

/** From the farthest to the nearest: each hands its dependency on to those before it. */
function addDependencies(neighbours: Adjacency, source: number, search: Search, total: Float64Array): void {
  const { order, distance, paths, dependency } = search;
  for (let index = search.count - 1; index > 0; index--) {
    const node = at(order, index);
    const part = (1 + at(dependency, node)) / at(paths, node);
    for (const before of itemsOf(neighbours, node)) {
      if (at(distance, before) === at(distance, node) - 1) add(dependency, before, at(paths, before) * part);
    }
    if (node !== source) add(total, node, at(dependency, node));
  }
}

/** A network of communities: `weights` belong to the items of `rows`, `own` are the lines inside each. */
interface Weighted {
  rows: Adjacency;
  weights: Float64Array;
  own: Float64Array;
}

/**
 * Communities by the Louvain method (Blondel, Guillaume, Lambiotte and Lefebvre, Fast unfolding of communities in large
 * networks, 2008), in a fixed order and without chance; of equal gains the lowest number wins.
 */
export function communitiesOf(neighbours: Adjacency): number[] {
  const { size, items } = neighbours;
  let level: Weighted = {
    rows: neighbours,
    weights: new Float64Array(items.length).fill(1),
    own: new Float64Array(size),
  };
  let communities = Array.from({ length: size }, (_, node) => node);
  for (;;) {
    const moved = compact(moveNodes(level));
    communities = communities.map((node) => moved[node] ?? node);
    if (new Set(moved).size === level.rows.size) return communities;
    level = joined(level, moved);
  }
}

/** Numbers 0, 1, 2 … in order of first occurrence. */
function compact(labels: ArrayLike<number>): number[] {
  const numbers = new Map<number, number>();
  return Array.from(labels, (label) => {
    const known = numbers.get(label) ?? numbers.size;
    numbers.set(label, known);
    return known;
  });
}

/** Moves each node to the neighbouring community that gains most, until none moves. */
function moveNodes({ rows, weights, own }: Weighted): Int32Array {
  const community = Int32Array.from({ length: rows.size }, (_, node) => node);
  const degrees = Float64Array.from(own, (inside, node) => {
    let sum = 2 * inside;
    for (let item = at(rows.start, node); item < at(rows.start, node + 1); item++) sum += at(weights, item);
    return sum;
  });
  const totals = degrees.slice();
  const all = degrees.reduce((sum, degree) => sum + degree, 0);
  let isMoving = all > 0;
  while (isMoving) {
    isMoving = false;
    for (let node = 0; node < rows.size; node++) {
      const before = at(community, node);
      add(totals, before, -at(degrees, node));
      const best = bestCommunity(
        node,
        { rows, weights, own },
        community,
        (to) => (at(totals, to) * at(degrees, node)) / all,
      );
      add(totals, best, at(degrees, node));
      if (best === before) continue;
      community[node] = best;
      isMoving = true;
    }
  }
  return community;
}

/** Rounding must not move a node for ever. */
const GAIN = 1e-9;

function bestCommunity(
  node: number,
  { rows, weights }: Weighted,
  community: Int32Array,
  expected: (community: number) => number,
): number {
  const before = at(community, node);
  const links = new Map([[before, 0]]);
  for (let item = at(rows.start, node); item < at(rows.start, node + 1); item++) {
    const to = at(community, at(rows.items, item));
    links.set(to, (links.get(to) ?? 0) + at(weights, item));
  }
  let [best, most] = [before, (links.get(before) ?? 0) - expected(before)];
  for (const to of [...links.keys()].toSorted((a, b) => a - b)) {
    const gain = (links.get(to) ?? 0) - expected(to);
    if (gain > most + GAIN) [best, most] = [to, gain];
  }
  return best;
}

/** Each community as one node. */
function joined({ rows, weights, own }: Weighted, moved: readonly number[]): Weighted {
  const size = Math.max(-1, ...new Set(moved)) + 1;
  const inside = new Float64Array(size);
  const links = Array.from({ length: size }, () => new Map<number, number>());
  for (let node = 0; node < rows.size; node++) {
    const from = moved[node] ?? 0;
    add(inside, from, at(own, node));
    for (let item = at(rows.start, node); item < at(rows.start, node + 1); item++) {
      const to = moved[at(rows.items, item)] ?? 0;
      // Each line is met from both of its ends.
      if (to === from) add(inside, from, at(weights, item) / 2);
      else links[from]?.set(to, (links[from]?.get(to) ?? 0) + at(weights, item));
    }
  }
  const ordered = links.map((row) => [...row].toSorted(([a], [b]) => a - b));
  return {
    rows: fromRows(ordered.map((row) => row.map(([to]) => to))),
    weights: Float64Array.from(ordered.flat(), ([, weight]) => weight),
    own: inside,
  };
}

/** From 1, the largest first, then that of the lowest node. */
function numbered(labels: readonly number[]): Float64Array {
  const sizes = new Map<number, number>();
  for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  const ranked = [...sizes].toSorted((a, b) => b[1] - a[1] || labels.indexOf(a[0]) - labels.indexOf(b[0]));
  const numbers = new Map(ranked.map(([label], index) => [label, index + 1]));
  return Float64Array.from(labels, (label) => numbers.get(label) ?? 0);
}
