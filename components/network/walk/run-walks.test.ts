import { describe, expect, it } from 'vitest';
import { pathOf, relationship } from '@/lib/network/network.fixture';
import { NO_RESULTS } from '@/lib/network/walk/state';
import { caseWalkOf, foundBy, keyOfWalk } from './use-walk';

const walk = { from: [pathOf('R')], direction: 'up', depth: 2, nodes: 50 } as const;
const deeper = { ...walk, depth: 3 };
const resultsOf = (...names: string[]) => ({
  ...NO_RESULTS,
  relationships: names.map((name) => relationship('R', name)),
  expanded: [pathOf('R')],
});

describe('the walks of a case', () => {
  it('combine their results without duplicates', () => {
    const heardOf = new Map([
      [keyOfWalk(walk), resultsOf('A')],
      [keyOfWalk({ ...walk, direction: 'down' }), resultsOf('B')],
    ]);
    const found = foundBy([walk, { ...walk, direction: 'down' }], heardOf);
    expect(found.relationships).toHaveLength(2);
    expect(found.expanded).toEqual([pathOf('R')]);
  });

  it('lose their results once they are undone', () => {
    const heardOf = new Map([
      [keyOfWalk(walk), resultsOf('A')],
      [keyOfWalk(deeper), resultsOf('A', 'B')],
    ]);
    expect(foundBy([walk], heardOf).relationships).toHaveLength(1);
    expect(foundBy([], heardOf)).toEqual(NO_RESULTS);
  });

  it('keep neither calls nor the date', () => {
    const { from, direction, depth, nodes } = walk;
    const plan = { terms: { from, direction, dates: '2020-01-01' }, limits: { depth, nodes, calls: 7 } };
    expect(caseWalkOf(plan)).toEqual(walk);
  });
});
