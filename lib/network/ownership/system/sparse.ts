import type { Adjacency } from '../../graph/adjacency';
import { at } from '../../graph/slots';

/** x = A · x + b with few entries in A, none below nought. `rows.items` are columns, `weights` stand beside them. */
export interface SparseSystem {
  rows: Adjacency;
  weights: Float64Array;
  right: Float64Array;
}

/** (I − A) · x */
export function applyTo({ rows: { size, start, items }, weights }: SparseSystem, x: Float64Array): Float64Array {
  const result = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = at(x, row);
    for (let k = at(start, row); k < at(start, row + 1); k++) sum -= at(weights, k) * at(x, at(items, k));
    result[row] = sum;
  }
  return result;
}

/** right − (I − A) · x: how far x is from solving it. */
export function residualOf(system: SparseSystem, x: Float64Array, right = system.right): Float64Array {
  const residual = applyTo(system, x);
  for (let row = 0; row < residual.length; row++) residual[row] = at(right, row) - at(residual, row);
  return residual;
}

export function largest(values: Float64Array): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(at(values, i)));
  return most;
}

/** I − A by rows, with noughts. */
export function toDense({ rows: { size, start, items }, weights }: SparseSystem): Float64Array[] {
  return Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size);
    line[row] = 1;
    for (let k = at(start, row); k < at(start, row + 1); k++) {
      const column = at(items, k);
      line[column] = at(line, column) - at(weights, k);
    }
    return line;
  });
}
