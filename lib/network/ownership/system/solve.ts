import { solveDense } from './dense';
import { solveBySteps } from './krylov';
import { reduce } from './reduce';
import { largest, residualOf, type SparseSystem, toDense } from './sparse';

/** Up to this size the equations are solved at once: quicker than steps, and as exact as numbers are. */
export const DENSE_SIZE = 120;

/** A square of numbers larger than this does not fit: 4,000 companies take 128 MB. */
const MAX_DENSE_SIZE = 4_000;

/** No answer by steps may be further from the truth than this; results are shown to 1e-4 and compared to 1e-9. */
const TOLERANCE = 1e-10;

/**
 * The one answer of x = A · x + b, with A ≥ 0 of spectral radius below 1, or nothing where there is none. Small ones by
 * elimination; large ones are reduced first and solved by steps, whose error is bounded, else by elimination after all.
 */
export function solveSystem(system: SparseSystem): Float64Array | undefined {
  if (system.rows.size <= DENSE_SIZE) return eliminate(system);
  const reduced = reduce(system);
  const { size = 0 } = reduced?.core.rows ?? {};
  const byElimination = size <= DENSE_SIZE;
  const solution = reduced && ((byElimination ? undefined : solveWithProof(reduced.core)) ?? eliminate(reduced.core));
  return solution && reduced?.expand(solution);
}

const eliminate = (system: SparseSystem): Float64Array | undefined =>
  system.rows.size > MAX_DENSE_SIZE ? undefined : solveDense(toDense(system), system.right.slice());

/**
 * The proof: if some y ≥ 0 has (I − A) · y ≥ ½ in every row, then I − A is a non-singular M-matrix, its inverse has no
 * entry below nought and no row of it sums to more than 2 · max y (Berman and Plemmons, Nonnegative Matrices in the
 * Mathematical Sciences, theorem 6.2.3). So x is off by at most 2 · max y · the largest residual.
 */
function solveWithProof(system: SparseSystem): Float64Array | undefined {
  const ones = new Float64Array(system.rows.size).fill(1);
  const y = solveBySteps(system, ones, 0.25);
  const isProven = y.every((value) => value >= 0) && largest(residualOf(system, y, ones)) <= 0.5;
  if (!isProven) return undefined;
  const scale = 2 * largest(y);
  const x = solveBySteps(system, system.right, Math.max(TOLERANCE / scale, 2 * Number.EPSILON));
  return scale * largest(residualOf(system, x)) <= TOLERANCE ? x : undefined;
}
