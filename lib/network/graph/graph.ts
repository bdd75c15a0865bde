import { isUltimateParent, type Relationship } from '../model';
import { add, at, NATURES, natureOf, stronglyConnected } from './slots';

/** Compressed sparse rows: the items of node n are `items[start[n]]` to `items[start[n + 1] - 1]`. */
export interface Adjacency {
  size: number;
  start: Int32Array;
  items: Int32Array;
}

/** Groups the items 0, 1, 2 … by node, keeping their order within a node. */
export function groupByNode(nodeOf: Int32Array, size: number): Adjacency {
  const start = new Int32Array(size + 1);
  for (const node of nodeOf) add(start, node + 1, 1);
  for (let node = 0; node < size; node++) add(start, node + 1, at(start, node));
  const free = start.slice(0, size);
  const items = new Int32Array(nodeOf.length);
  nodeOf.forEach((node, item) => {
    items[at(free, node)] = item;
    add(free, node, 1);
  });
  return { size, start, items };
}

/** Lists as one adjacency. */
export function fromRows(rows: readonly (readonly number[])[]): Adjacency {
  const start = new Int32Array(rows.length + 1);
  rows.forEach((row, node) => {
    start[node + 1] = at(start, node) + row.length;
  });
  return { size: rows.length, start, items: Int32Array.from(rows.flat()) };
}

/** The items of a node; a view, not a copy. */
export const itemsOf = ({ start, items }: Adjacency, node: number): Int32Array =>
  items.subarray(at(start, node), at(start, node + 1));

const DAY = 86_400_000;

/** Substitutes for missing days, so that open ends compare like days. */
const EVER = { first: -0x8000_0000, last: 0x7fff_ffff } as const;

/** Whole days since 1970-01-01 (UTC) of an ISO date, or undefined if invalid. */
export function dayOf(date: string | undefined): number | undefined {
  const day = Math.floor(Date.parse(date ?? '') / DAY);
  return Number.isNaN(day) ? undefined : day;
}

/**
 * The network as typed arrays for computations: nodes and edges are numbers, edges run from owner to owned. Built once
 * from a model and immutable; it can be sent to a worker.
 */
export interface Graph {
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** By edge. */
  relationships: readonly Relationship[];
  from: Int32Array;
  to: Int32Array;
  /** Fractions as declared, never below 0; 0 and 1 if the share is unknown (`known` is 0 then). */
  low: Float64Array;
  high: Float64Array;
  known: Uint8Array;
  /** Index into `NATURES`. */
  nature: Uint8Array;
  /** 0 to 100, NaN where none was stated. */
  confidence: Float64Array;
  /** Days since 1970: the first day it held, and the first day it no longer held; `EVER` if unknown. */
  firstDay: Int32Array;
  lastDay: Int32Array;
  ended: Uint8Array;
  /** Edges by their owned end, and by their owning end. */
  owners: Adjacency;
  owned: Adjacency;
}

/** The input of a graph: a whole model, or the filtered part. */
export interface NetworkLike {
  entities: { keys(): Iterable<string> };
  relationships: { values(): Iterable<Relationship> };
}

export function buildGraph({ entities, relationships }: NetworkLike): Graph {
  const edges = [...relationships.values()];
  const numbers = numberNodes(entities.keys(), edges);
  const numberOf = (id: string): number => numbers.get(id) ?? Number.NaN;
  const from = Int32Array.from(edges, ({ parent }) => numberOf(parent));
  const to = Int32Array.from(edges, ({ child }) => numberOf(child));
  return {
    ids: [...numbers.keys()],
    numbers,
    relationships: edges,
    from,
    to,
    ...factsOf(edges),
    owners: groupByNode(to, numbers.size),
    owned: groupByNode(from, numbers.size),
  };
}

/** Ends missing in the list of entities become nodes too. */
function numberNodes(ids: Iterable<string>, edges: readonly Relationship[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const add = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size);
  };
  for (const id of ids) add(id);
  for (const { parent, child } of edges) [parent, child].forEach(add);
  return numbers;
}

function factsOf(edges: readonly Relationship[]) {
  const shares = edges.map(fractionsOf);
  return {
    low: Float64Array.from(shares, ({ low }) => low),
    high: Float64Array.from(shares, ({ high }) => high),
    known: Uint8Array.from(edges, ({ share }) => (share.kind === 'unknown' ? 0 : 1)),
    nature: Uint8Array.from(edges, (edge) => NATURES.indexOf(natureOf(edge))),
    confidence: Float64Array.from(edges, ({ confidence }) => confidence ?? Number.NaN),
    firstDay: Int32Array.from(edges, (edge) => dayOf(edge.from) ?? EVER.first),
    lastDay: Int32Array.from(edges, (edge) => (edge.ended ? dayOf(edge.to) : undefined) ?? EVER.last),
    ended: Uint8Array.from(edges, ({ ended }) => Number(ended)),
  };
}

/** A reversed band is put in order; `Stakes` reports shares above the whole. */
function fractionsOf({ share }: Relationship): { low: number; high: number } {
  if (share.kind === 'unknown') return { low: 0, high: 1 };
  const ends = share.kind === 'exact' ? [share.value, share.value] : [share.min, share.max];
  return { low: Math.max(0, Math.min(...ends) / 100), high: Math.max(0, Math.max(...ends) / 100) };
}

/** Edges to an ultimate parent skip steps: they make no loop and no neighbour. */
export const isStep = ({ relationships }: Graph, edge: number): boolean => {
  const relationship = relationships[edge];
  return relationship !== undefined && !isUltimateParent(relationship);
};

/** Which edges count in a computation. */
export type EdgeChoice = (graph: Graph, edge: number) => boolean;

/** Relationships that have not ended: the default without a day. */
export const notEnded: EdgeChoice = ({ ended }, edge) => at(ended, edge) === 0;

/** Leaves out edges to an ultimate parent, which skip steps. */
export const overSteps =
  (use: EdgeChoice): EdgeChoice =>
  (graph, edge) =>
    use(graph, edge) && isStep(graph, edge);

/** Relationships that held on a day (since 1970). A deletion without a date never held. */
export const heldOn =
  (day: number): EdgeChoice =>
  ({ firstDay, lastDay, ended }, edge) =>
    at(firstDay, edge) <= day &&
    (at(ended, edge) === 0 || (at(lastDay, edge) !== EVER.last && day < at(lastDay, edge)));

/** The node of an entity. Throws if the graph does not contain it. */
export function nodeOf(graph: Graph, id: string): number {
  const node = graph.numbers.get(id);
  if (node === undefined) throw new RangeError(`No entity ${id} in this network.`);
  return node;
}

export const idOf = (graph: Graph, node: number): string => graph.ids[node] ?? '';

/**
 * An entity with this many neighbours is a hub: formation agents, nominees and mass holders connect unrelated entities.
 * Groups with one owner rarely have that many direct subsidiaries.
 */
export const HUB_NEIGHBOURS = 50;

export interface Hub {
  id: string;
  neighbours: number;
  owners: number;
  owned: number;
  /** Owns many, is owned by many, or only both together. */
  reason: 'owns_many' | 'owned_by_many' | 'linked_with_many';
}

/** Distinct neighbours of each node in either direction; avoids a set per node, as every path search needs them. */
export function degreesOf(graph: Graph): Int32Array {
  const { owners, owned, from, to } = graph;
  const degrees = new Int32Array(owners.size);
  const countedFor = new Int32Array(owners.size).fill(-1);
  const count = (node: number, neighbour: number) => {
    if (neighbour === node || countedFor[neighbour] === node) return;
    countedFor[neighbour] = node;
    add(degrees, node, 1);
  };
  for (let node = 0; node < degrees.length; node++) {
    for (const edge of itemsOf(owners, node)) if (isStep(graph, edge)) count(node, at(from, edge));
    for (const edge of itemsOf(owned, node)) if (isStep(graph, edge)) count(node, at(to, edge));
  }
  return degrees;
}

/** Entities with at least `limit` neighbours, by node, each with the reason. */
export function hubsOf(graph: Graph, limit = HUB_NEIGHBOURS, degrees = degreesOf(graph)): Map<number, Hub> {
  const hubs = new Map<number, Hub>();
  degrees.forEach((degree, node) => {
    if (degree >= limit) hubs.set(node, hubAt(graph, node, limit));
  });
  return hubs;
}

function hubAt(graph: Graph, node: number, limit: number): Hub {
  const ends = (edges: Int32Array, end: Int32Array) =>
    new Set([...edges].filter((edge) => isStep(graph, edge)).map((edge) => at(end, edge)));
  const owners = ends(itemsOf(graph.owners, node), graph.from);
  const owned = ends(itemsOf(graph.owned, node), graph.to);
  for (const side of [owners, owned]) side.delete(node);
  const reason = owned.size >= limit ? 'owns_many' : owners.size >= limit ? 'owned_by_many' : 'linked_with_many';
  return {
    id: idOf(graph, node),
    neighbours: new Set([...owners, ...owned]).size,
    owners: owners.size,
    owned: owned.size,
    reason,
  };
}

/** Entities that own each other, directly or through others. */
export interface Loop {
  /** Ids of all entities that are in loops with one another. */
  members: readonly string[];
  /** A shortest loop, without the return to the first entity: A owns B owns C owns A is [A, B, C]. */
  round: readonly string[];
}

/** Every group of entities that own each other, the largest first; a holding in oneself is a loop of one. */
export function loopsOf(graph: Graph, use: EdgeChoice = notEnded): Loop[] {
  const rows = fromRows(graph.ids.map((_, node) => heldBy(graph, node, overSteps(use))));
  const idsOf = (nodes: readonly number[]) => nodes.map((node) => graph.ids[node] ?? '');
  return stronglyConnected(rows)
    .filter(([first = -1, ...others]) => others.length > 0 || itemsOf(rows, first).includes(first))
    .map((members) => members.toSorted((a, b) => a - b))
    .map((members) => ({
      members: idsOf(members),
      round: idsOf(roundFrom(members, (node) => itemsOf(rows, node))),
    }))
    .toSorted((a, b) => b.members.length - a.members.length);
}

const heldBy = (graph: Graph, node: number, use: EdgeChoice): number[] =>
  [...itemsOf(graph.owned, node)].filter((edge) => use(graph, edge)).map((edge) => at(graph.to, edge));

/** Breadth first from the first member until it is reached again, as it always is in a strong component. */
function roundFrom([first = -1, ...others]: readonly number[], next: (node: number) => Iterable<number>): number[] {
  const members = new Set([first, ...others]);
  const via = new Map<number, number>();
  const queue = [first];
  for (const node of queue) {
    for (const neighbour of next(node)) {
      if (neighbour === first) return backTo(first, node, via);
      if (!members.has(neighbour) || via.has(neighbour)) continue;
      via.set(neighbour, node);
      queue.push(neighbour);
    }
  }
  return [first];
}

function backTo(first: number, last: number, via: ReadonlyMap<number, number>): number[] {
  const round = [last];
  for (let node = last; node !== first; ) {
    node = via.get(node) ?? first;
    round.push(node);
  }
  return round.reverse();
}
