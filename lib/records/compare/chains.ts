import { buildGraph, hubsOf } from '@/lib/network/graph/graph';
import type { Entity, NetworkModel, Relationship } from '@/lib/network/model';
import { findPaths, roadMapOf, type Step } from '@/lib/network/paths/shortest';

interface ChainStep {
  from: Entity;
  to: Entity;
  /** In either direction; at least one. */
  relationships: Relationship[];
}

/** Relationships that lead from one compared company to another through other entities. */
export interface Chain {
  /** Indexes of the companies in the comparison. */
  companies: [number, number];
  steps: ChainStep[];
}

/** Further chains between two companies rarely say more. */
const MOST_CHAINS = 3;

const pairsOf = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (__, b): [number, number] => [a, a + b + 1]),
  ).flat();

function toStep(model: NetworkModel, { from, to, relationships }: Step): ChainStep[] {
  const [one, other] = [model.entities.get(from), model.entities.get(to)];
  const all = relationships.flatMap((id) => model.relationships.get(id) ?? []);
  return one && other ? [{ from: one, to: other, relationships: all }] : [];
}

/**
 * The best chains of two steps or more between each two companies, by their paths. They lead neither through another
 * of the companies, nor through entities with very many relationships, nor through those in `except`.
 */
export function chainsBetween(model: NetworkModel, roots: readonly string[], except: ReadonlySet<string>): Chain[] {
  const graph = buildGraph(model);
  const nodesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => graph.numbers.get(id) ?? []);
  // The two ends of a search are open again.
  const map = roadMapOf(graph, { closed: new Set([...hubsOf(graph).keys(), ...nodesOf(roots), ...nodesOf(except)]) });
  return pairsOf(roots.length).flatMap(([a, b]) => {
    const [from = '', to = ''] = [roots[a], roots[b]];
    if (!graph.numbers.has(from) || !graph.numbers.has(to)) return [];
    return findPaths(map, from, to, MOST_CHAINS + 1)
      .filter(({ steps }) => steps.length > 1)
      .slice(0, MOST_CHAINS)
      .map(({ steps }): Chain => ({ companies: [a, b], steps: steps.flatMap((step) => toStep(model, step)) }));
  });
}
