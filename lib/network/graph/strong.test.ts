import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from '../filter';
import { EVERYTHING } from '../filter.fixture';
import { buildModel } from '../model';
import { pathOf, ROOT, relationship } from '../network.fixture';
import { componentsOf, countParts } from './components';
import { fromRows, loopsOf } from './graph';
import { graphFrom, graphOf, holdings } from './graph.fixture';
import { stronglyConnected } from './slots';

/** The nodes reachable from each, by trying every node as an intermediate stop (Warshall). */
function reachable(rows: readonly (readonly number[])[]): boolean[][] {
  const reach = rows.map((row, from) => rows.map((_, to) => from === to || row.includes(to)));
  rows.forEach((_, stop) => {
    for (const line of reach) {
      if (!line[stop]) continue;
      reach[stop]?.forEach((is, to) => {
        if (is) line[to] = true;
      });
    }
  });
  return reach;
}

const anyRows = fc
  .integer({ min: 1, max: 12 })
  .chain((size) => fc.array(fc.array(fc.nat(size - 1), { maxLength: 3 }), { minLength: size, maxLength: size }));

describe('strongly connected components', () => {
  it('are the groups whose members reach each other', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const reach = reachable(rows);
        const groups = stronglyConnected(fromRows(rows));
        const groupOf = new Map(groups.flatMap((group, index) => group.map((node) => [node, index])));
        expect(groupOf.size).toBe(rows.length);
        rows.forEach((_, a) => {
          rows.forEach((_, b) => {
            expect(groupOf.get(a) === groupOf.get(b)).toBe(Boolean(reach[a]?.[b] && reach[b]?.[a]));
          });
        });
      }),
      { numRuns: 500 },
    );
  });

  it('come after all they lead to', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const groups = stronglyConnected(fromRows(rows));
        const groupOf = new Map(groups.flatMap((group, index) => group.map((node) => [node, index])));
        rows.forEach((row, from) => {
          for (const to of row) expect(groupOf.get(to)).toBeLessThanOrEqual(groupOf.get(from) ?? -1);
        });
      }),
    );
  });

  it('are found in a chain of a hundred thousand', () => {
    const rows = Array.from({ length: 100_000 }, (_, node) => (node === 99_999 ? [] : [node + 1]));
    expect(stronglyConnected(fromRows(rows))).toHaveLength(100_000);
  });
});

describe('loops', () => {
  it.each([
    ['A>B 60; B>C 60', []],
    ['A>B 60; B>A 10', [['A', 'B']]],
    ['A>A 10; A>B 20', [['A']]],
    ['A>B 60; B>C 60; C>A 5; C>D 10', [['A', 'B', 'C']]],
    [
      'A>B 60; B>A 5; C>D 10; D>E 10; E>C 5',
      [
        ['C', 'D', 'E'],
        ['A', 'B'],
      ],
    ],
  ])('of %s are %j', (network, rounds) => {
    expect(loopsOf(graphFrom(network)).map(({ round }) => round)).toEqual(rounds);
  });

  it('that share members are one, with a shortest loop', () => {
    const [loop, ...others] = loopsOf(graphFrom('A>B 10; B>C 10; C>A 10; B>A 10'));
    expect(others).toEqual([]);
    expect(loop).toEqual({ members: ['A', 'B', 'C'], round: ['A', 'B'] });
  });
});

describe('components', () => {
  it('are connected in either direction, the largest first', () => {
    const graph = graphFrom('A>B 10; C>D 10; E>D 10; F>F 10');
    const names = componentsOf(graph).map((nodes) => nodes.map((node) => graph.ids[node]).toSorted());
    expect(names).toEqual([['C', 'D', 'E'], ['A', 'B'], ['F']]);
  });

  it('are counted in what is visible, including single entities', () => {
    const seen = visible(buildModel(ROOT, [relationship('R', 'A'), relationship('X', 'Y')]), EVERYTHING, {
      roots: ['R', 'X'].map(pathOf),
    });
    expect(countParts(seen)).toBe(2);
    expect(countParts({ entities: new Set(['a', 'b']), relationships: [] })).toBe(2);
  });

  it('contain every node once and cut no holding', () => {
    fc.assert(
      fc.property(holdings(10), (rows) => {
        const components = componentsOf(graphOf(10, rows));
        expect(components.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, node) => node));
        for (const { owner, company } of rows) {
          expect(components.findIndex((nodes) => nodes.includes(owner))).toBe(
            components.findIndex((nodes) => nodes.includes(company)),
          );
        }
      }),
    );
  });
});
