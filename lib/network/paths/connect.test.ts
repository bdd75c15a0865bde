import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRows } from '../graph/graph';
import { graphFrom } from '../graph/graph.fixture';
import { cheapestTree, nearestTree, whatLinks } from './connect';
import { freeOf, type Roads } from './shortest';

const SIZE = 7;

interface Link {
  a: number;
  b: number;
  cost: number;
}

const links: fc.Arbitrary<Link[]> = fc.uniqueArray(
  fc
    .record({ a: fc.nat(SIZE - 1), b: fc.nat(SIZE - 1), cost: fc.integer({ min: 1, max: 9 }) })
    .filter(({ a, b }) => a < b),
  { maxLength: 14, size: 'max', selector: ({ a, b }) => `${a} ${b}` },
);

const tolls = fc.array(fc.nat(5), { minLength: SIZE, maxLength: SIZE });

function roadsFrom(all: readonly Link[], tollOf: readonly number[]): Roads {
  const rows = Array.from({ length: SIZE }, (_, node) =>
    all.flatMap(({ a, b, cost }) => (a === node ? [{ to: b, cost }] : b === node ? [{ to: a, cost }] : [])),
  );
  return {
    rows: fromRows(rows.map((row) => row.map(({ to }) => to))),
    costs: Float64Array.from(rows.flat(), ({ cost }) => cost),
    tolls: Float64Array.from(tollOf),
  };
}

/** All choices of intermediate nodes, each with a minimum spanning tree (Kruskal). */
function byTrying(all: readonly Link[], tollOf: ArrayLike<number>, terminals: readonly number[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** SIZE; choice++) {
    const nodes = Array.from({ length: SIZE }, (_, node) => node).filter((node) => choice & (2 ** node));
    if (terminals.every((terminal) => nodes.includes(terminal))) best = Math.min(best, span(all, tollOf, nodes));
  }
  return best;
}

function span(all: readonly Link[], tollOf: ArrayLike<number>, nodes: readonly number[]): number {
  const part = new Map(nodes.map((node) => [node, node]));
  let cost = nodes.reduce((sum, node) => sum + (tollOf[node] ?? 0), 0);
  for (const { a, b, cost: price } of all.toSorted((one, other) => one.cost - other.cost)) {
    const [from, to] = [part.get(a), part.get(b)];
    if (from === undefined || to === undefined || from === to) continue;
    for (const [node, its] of part) if (its === from) part.set(node, to);
    cost += price;
  }
  return new Set(part.values()).size === 1 ? cost : Number.POSITIVE_INFINITY;
}

const cases = fc.tuple(links, tolls, fc.uniqueArray(fc.nat(SIZE - 1), { minLength: 2, maxLength: 5 }));

describe('a connecting tree', () => {
  it('has the minimum cost, which is that of its links', () => {
    fc.assert(
      fc.property(cases, ([all, tollOf, terminals]) => {
        const roads = freeOf(roadsFrom(all, tollOf), terminals);
        const tree = cheapestTree(roads, terminals);
        expect(tree?.cost ?? Number.POSITIVE_INFINITY).toBeCloseTo(byTrying(all, roads.tolls, terminals), 9);
        if (!tree) return;
        const nodes = [...new Set([...terminals, ...tree.links.flat()])];
        const used = all.filter(({ a, b }) => tree.links.some((link) => link.includes(a) && link.includes(b)));
        expect(used).toHaveLength(nodes.length - 1);
        expect(span(used, roads.tolls, nodes)).toBeCloseTo(tree.cost, 9);
      }),
      { numRuns: 500 },
    );
  });

  it('of nearest terminals costs less than twice the minimum without node costs', () => {
    fc.assert(
      fc.property(cases, ([all, , terminals]) => {
        const roads = roadsFrom(all, new Array<number>(SIZE).fill(0));
        const best = byTrying(all, roads.tolls, terminals);
        const tree = nearestTree(roads, terminals);
        expect(tree === undefined).toBe(best === Number.POSITIVE_INFINITY);
        if (!tree) return;
        expect(tree.cost).toBeGreaterThan(best - 1e-9);
        expect(tree.cost).toBeLessThan(2 * best);
        const nodes = [...new Set([...terminals, ...tree.links.flat()])];
        const used = all.filter(({ a, b }) => tree.links.some((link) => link.includes(a) && link.includes(b)));
        expect(span(used, roads.tolls, nodes)).toBeCloseTo(tree.cost, 9);
      }),
      { numRuns: 500 },
    );
  });
});

const AGENT = Array.from({ length: 50 }, (_, index) => `Agent>x${index} 10`).join(';');
const entitiesOf = (steps: readonly { from: string; to: string }[]) =>
  [...new Set(steps.flatMap(({ from, to }) => [from, to]))].toSorted();

describe('the connections of entities', () => {
  it('are a tree, each step with its relationships', () => {
    const { trees, apart, ignored } = whatLinks(graphFrom('X>A 60; X>B 40; X>C 30; D>D 5'), ['A', 'B', 'C']);
    expect(trees.map(({ linked, exact, steps }) => [linked, exact, entitiesOf(steps)])).toEqual([
      [['A', 'B', 'C'], true, ['A', 'B', 'C', 'X']],
    ]);
    expect(trees[0]?.steps.every(({ relationships }) => relationships.length === 1)).toBe(true);
    expect([apart, ignored]).toEqual([[], []]);
  });

  it('avoid hubs, but name them with the entities they would connect', () => {
    const { trees, apart, ignored } = whatLinks(graphFrom(`Agent>A 10; Agent>Y 10; Y>B 10; ${AGENT}`), ['A', 'B']);
    expect([trees, apart]).toEqual([[], ['A', 'B']]);
    expect(ignored.map(({ hub, links }) => [hub.id, hub.reason, hub.neighbours, links])).toEqual([
      [
        'Agent',
        'owns_many',
        52,
        [
          { entity: 'A', steps: 1 },
          { entity: 'B', steps: 2 },
        ],
      ],
    ]);
  });

  it('pass a hub that was requested or admitted', () => {
    const graph = graphFrom(`Agent>A 10; Agent>B 10; ${AGENT}`);
    const admitted = whatLinks(graph, ['A', 'B'], { admitted: new Set(['Agent']) });
    expect(admitted.trees.map(({ steps }) => entitiesOf(steps))).toEqual([['A', 'Agent', 'B']]);
    expect(admitted.ignored).toEqual([]);
    expect(whatLinks(graph, ['A', 'B', 'Agent']).trees.map(({ linked }) => linked)).toEqual([['A', 'B', 'Agent']]);
  });

  it('are listed by group if not all are connected', () => {
    const { trees, apart } = whatLinks(graphFrom('X>A 60; X>B 40; C>D 30; E>F 20'), ['C', 'E', 'A', 'B', 'X', 'D']);
    expect(trees.map(({ linked }) => linked)).toEqual([
      ['A', 'B', 'X'],
      ['C', 'D'],
    ]);
    expect(apart).toEqual(['E']);
  });

  it('exist for up to ten entities, marked as possibly not the cheapest', () => {
    const names = Array.from({ length: 10 }, (_, index) => `c${index}`);
    const { trees } = whatLinks(graphFrom(names.map((name) => `X>${name} 10`).join(';')), names);
    expect(trees.map(({ linked, exact, steps }) => [linked.length, exact, steps.length])).toEqual([[10, false, 10]]);
  });

  it.each([[[]], [['A']], [['A', 'A']], [Array.from({ length: 11 }, (_, index) => `c${index}`)]])(
    'throw for %j',
    (ids) => {
      const graph = graphFrom([...ids, 'A'].map((name) => `${name}>Z 1`).join(';'));
      expect(() => whatLinks(graph, ids)).toThrow(RangeError);
    },
  );
});
