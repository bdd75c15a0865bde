import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDice } from '@/lib/testing/chance';
import { fromRows } from '../graph/graph';
import {
  DENSE_SIZE,
  largest,
  reduce,
  residualOf,
  type SparseSystem,
  solveBySteps,
  solveDense,
  solveSystem,
  toDense,
} from './evaluate';

/** Rows of a few columns each, with the sum `total`. */
function randomSystem(size: number, perRow: number, total: number, seed: number): SparseSystem {
  const { below } = createDice(seed);
  const rows = Array.from({ length: size }, () => [...new Set(Array.from({ length: perRow }, () => below(size)))]);
  const right = Float64Array.from(rows, () => ((1 - total) * below(100)) / 100);
  return {
    rows: fromRows(rows),
    weights: Float64Array.from(rows.flatMap((row) => row.map(() => total / row.length))),
    right,
  };
}

const systems = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 }), fc.constantFrom(0.3, 0.9, 0.999), fc.nat())
  .map(([size, perRow, total, seed]) => randomSystem(size, perRow, total, seed));

const byElimination = (system: SparseSystem) => solveDense(toDense(system), system.right.slice());

const expectNear = (a: Float64Array | undefined, b: Float64Array | undefined) => {
  expect(a?.length).toBe(b?.length);
  a?.forEach((value, row) => {
    expect(Math.abs(value - (b?.[row] ?? Number.NaN))).toBeLessThan(1e-8);
  });
};

describe('the equations', () => {
  it('are solved by elimination', () => {
    const matrix = [Float64Array.of(0, 2), Float64Array.of(4, 1)];
    expect([...(solveDense(matrix, Float64Array.of(2, 9)) ?? [])]).toEqual([2, 1]);
  });

  it('have no solution if singular', () => {
    const round: SparseSystem = {
      rows: fromRows([[1], [0]]),
      weights: Float64Array.of(1, 1),
      right: Float64Array.of(0, 0),
    };
    expect(byElimination(round)).toBeUndefined();
    expect(reduce(round)).toBeUndefined();
  });

  it('have the same solution by elimination, by iteration and after reduction', () => {
    fc.assert(
      fc.property(systems, (system) => {
        const exact = byElimination(system);
        expectNear(solveBySteps(system, system.right, 1e-13), exact);
        const reduced = reduce(system);
        expectNear(reduced?.expand(byElimination(reduced.core) ?? new Float64Array()), exact);
      }),
      { numRuns: 300 },
    );
  });

  it('of a ring are reduced to almost nothing', () => {
    const rows = fromRows(Array.from({ length: 500 }, (_, row) => [(row + 1) % 500]));
    const ring = { rows, weights: new Float64Array(500).fill(0.9999), right: new Float64Array(500).fill(0.0001) };
    expect(reduce(ring)?.core.rows.size).toBe(0);
    expectNear(solveSystem(ring), new Float64Array(500).fill(1));
  });

  it.each([
    [DENSE_SIZE + 1, 3, 0.97],
    [2000, 3, 0.97],
    [2000, 3, 0.9999],
    [2000, 12, 0.97],
  ])(
    'of %i companies with %i owners each, %d of it held among themselves, are solved to the ninth digit',
    (size, perRow, total) => {
      const system = randomSystem(size, perRow, total, 7);
      const solution = solveSystem(system) ?? new Float64Array();
      // The error of rows whose sum is at most the total is at most the residual / (1 − total).
      expect(largest(residualOf(system, solution)) / (1 - total)).toBeLessThan(1e-9);
    },
  );
});
