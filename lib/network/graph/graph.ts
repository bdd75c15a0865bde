import type { Relationship } from '../relationship';
import { type Adjacency, groupByNode } from './adjacency';
import { NATURES, natureOf } from './nature';
import { at } from './slots';

const DAY = 86_400_000;

/** Days before and after which nothing is known: open ends compare like days. */
const EVER = { first: -0x8000_0000, last: 0x7fff_ffff } as const;

/** Whole days since 1970-01-01 (UTC) of an ISO date, or undefined where it is none. */
export function dayOf(date: string | undefined): number | undefined {
  const day = Math.floor(Date.parse(date ?? '') / DAY);
  return Number.isNaN(day) ? undefined : day;
}

/**
 * The network on typed arrays, for whatever must be computed over all of it: nodes and edges are numbers, edges run
 * from owner to owned. It is built once from a model and never changed; it holds no drawing and may go to a worker.
 */
export interface Graph {
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** By edge. */
  relationships: readonly Relationship[];
  from: Int32Array;
  to: Int32Array;
  /** Fractions as declared, never below 0; 0 and 1 where the share is unknown (`known` is 0 then). */
  low: Float64Array;
  high: Float64Array;
  known: Uint8Array;
  /** Index into `NATURES`. */
  nature: Uint8Array;
  /** 0 to 100, NaN where none was stated. */
  confidence: Float64Array;
  /** Days since 1970: the first on which it held, and the one on which it no longer did; `EVER` where an end is open. */
  firstDay: Int32Array;
  lastDay: Int32Array;
  ended: Uint8Array;
  /** Edges by their owned end, and by their owning end. */
  owners: Adjacency;
  owned: Adjacency;
}

/** What a graph is built from: a whole model, or what a filter left of it. */
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

/** An end that the list of entities has left out is a node all the same. */
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

/** A band written the wrong way round is read the right way round; what is above the whole is told of by `Stakes`. */
function fractionsOf({ share }: Relationship): { low: number; high: number } {
  if (share.kind === 'unknown') return { low: 0, high: 1 };
  const ends = share.kind === 'exact' ? [share.value, share.value] : [share.min, share.max];
  return { low: Math.max(0, Math.min(...ends) / 100), high: Math.max(0, Math.max(...ends) / 100) };
}

/** Which edges count in a computation. */
export type EdgeChoice = (graph: Graph, edge: number) => boolean;

/** What has not ended: the choice where nobody names a day. */
export const notEnded: EdgeChoice = ({ ended }, edge) => at(ended, edge) === 0;

/** What held on a day (since 1970). A deletion without a date never held. */
export const heldOn =
  (day: number): EdgeChoice =>
  ({ firstDay, lastDay, ended }, edge) =>
    at(firstDay, edge) <= day &&
    (at(ended, edge) === 0 || (at(lastDay, edge) !== EVER.last && day < at(lastDay, edge)));

/** The node of an entity. Throws where the graph has none: asking for a stranger is a mistake of the caller's. */
export function nodeOf(graph: Graph, id: string): number {
  const node = graph.numbers.get(id);
  if (node === undefined) throw new RangeError(`No entity ${id} in this network.`);
  return node;
}

export const idOf = (graph: Graph, node: number): string => graph.ids[node] ?? '';
