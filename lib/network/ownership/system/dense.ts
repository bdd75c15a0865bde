import { at } from '../../graph/slots';

/** A pivot below this is nought but for rounding: the equations have no one answer. */
const SINGULAR = 1e-15;

/**
 * Solves `matrix` · x = `right` in place by Gaussian elimination with partial pivoting (Golub and Van Loan, Matrix
 * Computations, 3.4); the matrix is given by rows. Nothing where it is singular. Takes about n³ / 3 multiplications.
 */
export function solveDense(matrix: Float64Array[], right: Float64Array): Float64Array | undefined {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    const pivot = pivotOf(matrix, column);
    if (Math.abs(cell(matrix, pivot, column)) < SINGULAR) return undefined;
    swap(matrix, right, column, pivot);
    for (let row = column + 1; row < size; row++) eliminate(matrix, right, column, row);
  }
  return substitute(matrix, right);
}

const EMPTY = new Float64Array();

const cell = (matrix: Float64Array[], row: number, column: number): number => at(matrix[row] ?? EMPTY, column);

function pivotOf(matrix: Float64Array[], column: number): number {
  let best = column;
  for (let row = column + 1; row < matrix.length; row++) {
    if (Math.abs(cell(matrix, row, column)) > Math.abs(cell(matrix, best, column))) best = row;
  }
  return best;
}

function swap(matrix: Float64Array[], right: Float64Array, a: number, b: number): void {
  [matrix[a], matrix[b]] = [matrix[b] ?? EMPTY, matrix[a] ?? EMPTY];
  [right[a], right[b]] = [at(right, b), at(right, a)];
}

function eliminate(matrix: Float64Array[], right: Float64Array, column: number, row: number): void {
  const [upper, lower] = [matrix[column] ?? EMPTY, matrix[row] ?? EMPTY];
  const factor = at(lower, column) / at(upper, column);
  if (factor === 0) return;
  for (let j = column; j < lower.length; j++) lower[j] = (lower[j] ?? 0) - factor * (upper[j] ?? 0);
  right[row] = at(right, row) - factor * at(right, column);
}

function substitute(matrix: Float64Array[], right: Float64Array): Float64Array {
  for (let row = right.length - 1; row >= 0; row--) {
    const line = matrix[row] ?? EMPTY;
    let rest = at(right, row);
    for (let j = row + 1; j < right.length; j++) rest -= (line[j] ?? 0) * (right[j] ?? 0);
    right[row] = rest / at(line, row);
  }
  return right;
}
