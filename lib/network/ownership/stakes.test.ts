import { describe, expect, it } from 'vitest';
import { graphFrom } from '../graph/graph.fixture';
import { buildStakes } from './stakes';

const warningsOf = (network: string) => buildStakes(graphFrom(network)).warnings;

describe('stakes', () => {
  it.each([
    ['60 % and 60 %', 'A>B 60; X>B 60', 1.2],
    ['130 % of one', 'A>B 130', 1.3],
    ['bands that begin above the whole', 'A>B 75-100; X>B 50-75', 1.25],
  ])('warn of more than the whole: %s', (_, network, total) => {
    expect(warningsOf(network)).toEqual([{ kind: 'over_declared', company: 'B', total: expect.closeTo(total, 12) }]);
  });

  it('tolerate rounding in registers', () => {
    expect(warningsOf('A>B 33.34; X>B 33.34; Y>B 33.34')).toEqual([]);
  });

  it('warn of accounts that contradict each other', () => {
    const between = { low: 0.3, high: 0.7 };
    expect(warningsOf('A>B 30 subsidiary; A>B 70')).toEqual([
      { kind: 'accounts_differ', company: 'B', owner: 'A', between },
    ]);
  });

  it('warn of shares that a company holds itself', () => {
    expect(warningsOf('A>A 20')).toEqual([{ kind: 'self_holding', company: 'A', share: { low: 0.2, high: 0.2 } }]);
  });

  it.each([
    [
      'A>B ?; X>B 60',
      [
        [0, 0.4],
        [0.6, 0.6],
      ],
    ],
    [
      'A>B 25-50; X>B 60',
      [
        [0.25, 0.4],
        [0.6, 0.6],
      ],
    ],
    [
      'A>B ?; X>B ?',
      [
        [0, 1],
        [0, 1],
      ],
    ],
    [
      'A>B 75-100; X>B 50-75',
      [
        [0.6, 0.6],
        [0.4, 0.4],
      ],
    ],
  ])('of %s are limited to what the others leave', (network, expected) => {
    const { low, high } = buildStakes(graphFrom(network));
    expected.forEach(([least = 0, most = 0], stake) => {
      expect(low[stake]).toBeCloseTo(least, 12);
      expect(high[stake]).toBeCloseTo(most, 12);
    });
  });

  it('exclude votes and influence', () => {
    const { edges } = buildStakes(graphFrom('A>B 60 votes; A>C ? influence; A>D ? board; A>E 10'));
    expect(edges).toEqual([[3]]);
  });

  it('exclude what has ended, unless a day is chosen', () => {
    const graph = graphFrom('A>B 60');
    graph.ended.fill(1);
    expect(buildStakes(graph).edges).toEqual([]);
    expect(buildStakes(graph, () => true).edges).toEqual([[0]]);
  });
});
