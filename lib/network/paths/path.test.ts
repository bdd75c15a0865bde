import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph } from '../graph/graph';
import { graphFrom, graphOf, type Holding, holdings, nameOf } from '../graph/graph.fixture';
import { crowdToll, findPaths, roadMapOf, stepCost } from './shortest';

const SIZE = 6;

/** Random confidences for each relationship of a network. */
function withConfidence(graph: Graph, confidences: readonly number[]): Graph {
  graph.confidence.forEach((_, edge) => {
    graph.confidence[edge] = confidences[edge % confidences.length] ?? 0;
  });
  return graph;
}

const networks = fc
  .tuple(holdings(SIZE), fc.array(fc.nat(100), { minLength: 3, maxLength: 20 }))
  .map(([rows, confidences]) => ({ rows, graph: withConfidence(graphOf(SIZE, rows), confidences) }));

/** All simple paths, by exhaustive search. */
function everyPath(rows: readonly Holding[], from: number, to: number, down: boolean): number[][] {
  const steps = new Set(
    rows.flatMap(({ owner, company }) => [`${owner} ${company}`, ...(down ? [] : [`${company} ${owner}`])]),
  );
  const walk = (path: number[]): number[][] =>
    path.at(-1) === to
      ? [path]
      : Array.from({ length: SIZE }, (_, next) => next)
          .filter((next) => !path.includes(next) && steps.has(`${path.at(-1)} ${next}`))
          .flatMap((next) => walk([...path, next]));
  return walk([from]);
}

function costOf(graph: Graph, rows: readonly Holding[], path: readonly number[], down: boolean): number {
  const steps = path.slice(1).map((node, index) => {
    const costs = rows.flatMap(({ owner, company }, edge) =>
      (owner === path[index] && company === node) || (!down && company === path[index] && owner === node)
        ? [stepCost(graph.confidence[edge] ?? 0)]
        : [],
    );
    return Math.min(...costs);
  });
  const others = (node: number) =>
    new Set(rows.flatMap(({ owner, company }) => (owner === node ? [company] : company === node ? [owner] : [])));
  const tolls = path.slice(1, -1).map((node) => crowdToll([...others(node)].filter((other) => other !== node).length));
  return [...steps, ...tolls].reduce((sum, cost) => sum + cost, 0);
}

describe('paths', () => {
  it.each(['any', 'down'] as const)(
    'in the direction "%s" are the cheapest of all simple ones, in order',
    (direction) => {
      fc.assert(
        fc.property(networks, fc.nat(SIZE - 1), fc.nat(SIZE - 1), ({ rows, graph }, from, to) => {
          fc.pre(from !== to);
          const down = direction === 'down';
          const found = findPaths(roadMapOf(graph, { direction }), nameOf(from), nameOf(to), 7);
          const costs = everyPath(rows, from, to, down).map((path) => costOf(graph, rows, path, down));
          const cheapest = costs.toSorted((a, b) => a - b).slice(0, 7);
          expect(found).toHaveLength(cheapest.length);
          found.forEach(({ cost, entities }, index) => {
            expect(cost).toBeCloseTo(cheapest[index] ?? Number.NaN, 9);
            expect(new Set(entities).size).toBe(entities.length);
          });
          expect(new Set(found.map(({ entities }) => entities.join())).size).toBe(found.length);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('name the relationships of each step, in either direction', () => {
    const [path] = findPaths(roadMapOf(graphFrom('A>B 60; A>B 60 votes; C>B 40')), 'A', 'C');
    expect(path?.entities).toEqual(['A', 'B', 'C']);
    expect(path?.steps.map(({ relationships }) => relationships)).toEqual([
      ['A B shareholding share_ownership', 'A B control voting_rights'],
      ['C B shareholding share_ownership'],
    ]);
  });

  it('lead downwards from owner to owned only', () => {
    expect(findPaths(roadMapOf(graphFrom('A>B 60; C>B 40'), { direction: 'down' }), 'A', 'C')).toEqual([]);
  });

  it('prefer two certain steps to one without confidence', () => {
    const graph = graphFrom('A>B 60; A>X 60; X>B 40');
    graph.confidence.set([0, 99, 99]);
    expect(findPaths(roadMapOf(graph), 'A', 'B').map(({ entities }) => entities)).toEqual([
      ['A', 'X', 'B'],
      ['A', 'B'],
    ]);
  });

  it('avoid entities with many neighbours', () => {
    const crowd = Array.from({ length: 40 }, (_, index) => `H>x${index} 10`).join(';');
    const [first] = findPaths(roadMapOf(graphFrom(`A>H 10; H>B 10; A>X 10; X>B 10; ${crowd}`)), 'A', 'B');
    expect(first?.entities).toEqual(['A', 'X', 'B']);
  });

  it('from an entity to itself have no steps', () => {
    expect(findPaths(roadMapOf(graphFrom('A>A 10')), 'A', 'A')).toEqual([{ entities: ['A'], steps: [], cost: 0 }]);
  });
});
