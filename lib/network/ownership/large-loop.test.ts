import { describe, expect, it } from 'vitest';
import { createDice } from '@/lib/testing/chance';
import { loopsOf } from '../graph/graph';
import { graphOf, type Holding, nameOf } from '../graph/graph.fixture';
import { effectiveOwnership } from './effective';
import { buildStakes } from './stakes';

const SIZE = 2000;
const PERSON = SIZE;

/** A ring of two thousand with twice as many cross-holdings; 97 % of each are known, a person has shares in five. */
function tangle(): Holding[] {
  const { below } = createDice(1);
  const pairs = new Set<string>();
  for (let node = 0; node < SIZE; node++) pairs.add(`${node} ${(node + 1) % SIZE}`);
  for (let draw = 0; draw < 2 * SIZE; draw++) pairs.add(`${below(SIZE)} ${below(SIZE)}`);
  for (let draw = 0; draw < 5; draw++) pairs.add(`${PERSON} ${below(SIZE)}`);
  const drawn = [...pairs].map((pair) => ({ ends: pair.split(' ').map(Number), weight: 1 + below(100) }));
  const total = new Map<number, number>();
  for (const { ends, weight } of drawn) total.set(ends[1] ?? -1, (total.get(ends[1] ?? -1) ?? 0) + weight);
  return drawn.map(({ ends: [owner = -1, company = -1], weight }) => {
    const low = (97 * weight) / (total.get(company) ?? 1);
    return { owner, company, low, high: low };
  });
}

describe('two thousand companies that own each other', () => {
  it('form one loop, in which each share is the weighted sum of the owners', () => {
    const rows = tangle();
    const graph = graphOf(SIZE + 1, rows);
    expect(loopsOf(graph).map(({ members }) => members.length)).toEqual([SIZE]);
    const { shares, unsolved } = effectiveOwnership(buildStakes(graph), nameOf(PERSON));
    expect(unsolved).toEqual([]);
    const partOf = (node: number) => (node === PERSON ? 1 : (shares.get(nameOf(node))?.low ?? 0));
    const weighed = new Array<number>(SIZE).fill(0);
    for (const { owner, company, low } of rows)
      weighed[company] = (weighed[company] ?? 0) + (low / 100) * partOf(owner);
    expect(Math.max(...weighed.map((sum, node) => Math.abs(sum - partOf(node))))).toBeLessThan(1e-10);
  });
});
