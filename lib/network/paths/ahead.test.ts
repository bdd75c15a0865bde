import fc from 'fast-check';
import { expect, it } from 'vitest';
import { graphOf, holdings } from '../graph/graph.fixture';
import { ahead, reachFrom, roadsOf } from './shortest';

const SIZE = 8;
const node = fc.nat(SIZE - 1);

it.each(['any', 'down'] as const)(
  'the lower bound never exceeds the distance, and is exact for the start (%s)',
  (direction) => {
    fc.assert(
      fc.property(holdings(SIZE), node, fc.uniqueArray(node, { minLength: 1, maxLength: 3 }), (rows, start, ends) => {
        const goals = new Set(ends.filter((end) => end !== start));
        const roads = roadsOf(graphOf(SIZE, rows), { direction });
        const least = (from: number) => {
          const { cost } = reachFrom(roads, from);
          return Math.min(...[...goals].map((goal) => cost[goal] ?? Number.NaN));
        };
        const said = ahead(roads, start, goals);
        expect(said[start]).toBeCloseTo(least(start), 9);
        said.forEach((cost, from) => {
          expect(cost).toBeLessThanOrEqual(least(from) + 1e-9);
        });
      }),
    );
  },
);
