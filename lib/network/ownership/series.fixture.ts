import type { Holding } from '../graph/graph.fixture';

/**
 * Reference implementation: adds all chains of one, two, three … steps from the holder, without passing it again, until
 * the increments vanish. Fractions by node; the holder's own entry is its share in itself.
 */
export function sumOfSeries(size: number, holdings: readonly Holding[], holder: number): number[] {
  const total = new Array<number>(size).fill(0);
  let ending = total.map((_, node) => Number(node === holder));
  for (let largest = 1; largest > 1e-14; largest = Math.max(...ending)) {
    const next = new Array<number>(size).fill(0);
    for (const { owner, company, low } of holdings) {
      next[company] = (next[company] ?? 0) + ((ending[owner] ?? 0) * low) / 100;
    }
    next.forEach((amount, node) => {
      total[node] = (total[node] ?? 0) + amount;
    });
    next[holder] = 0;
    ending = next;
  }
  return total;
}
