import { type Adjacency, fromRows } from '../graph/graph';
import { at } from '../graph/slots';
import { type Region, TARGET } from './stakes';

/** x = A · x + b with a sparse A without negative entries. `rows.items` are columns; `weights` are parallel to them. */
export interface SparseSystem {
  rows: Adjacency;
  weights: Float64Array;
  right: Float64Array;
}

/** (I − A) · x */
function applyTo({ rows: { size, start, items }, weights }: SparseSystem, x: Float64Array): Float64Array {
  const result = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = at(x, row);
    for (let k = at(start, row); k < at(start, row + 1); k++) sum -= at(weights, k) * at(x, at(items, k));
    result[row] = sum;
  }
  return result;
}

/** right − (I − A) · x: the error of x. */
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

/** I − A as dense rows. */
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

/** One equation during the reduction: x = Σ entries · x + right. */
interface Equation {
  entries: Map<number, number>;
  right: number;
}

/** A smaller equivalent system, and how to restore the whole solution. */
interface Reduced {
  core: SparseSystem;
  expand(solution: Float64Array): Float64Array;
}

/**
 * Eliminates companies with one neighbour on a side, as long as that makes the system smaller (Gaussian elimination
 * without fill-in). This removes long rings, in which iterations converge slowly. Subtracts only from 1, as all entries
 * are 0 or more. Undefined if a divisor is 0.
 */
export function reduce(system: SparseSystem): Reduced | undefined {
  const equations = equationsOf(system);
  const users = usersOf(equations);
  const gone: number[] = [];
  const queue = [...equations.keys()];
  const isGone = new Uint8Array(equations.length);
  for (const unknown of queue) {
    if (at(isGone, unknown) === 1 || !isCheap(unknown, equations, users)) continue;
    const neighbours = [...(equations[unknown]?.entries.keys() ?? []), ...(users[unknown] ?? [])];
    if (!reduceEliminate(unknown, equations, users)) return undefined;
    isGone[unknown] = 1;
    gone.push(unknown);
    queue.push(...neighbours);
  }
  const kept = [...equations.keys()].filter((unknown) => at(isGone, unknown) === 0);
  return { core: coreOf(equations, kept), expand: (solution) => expand(equations, kept, gone, solution) };
}

const equationsOf = ({ rows: { size, start, items }, weights, right }: SparseSystem): Equation[] =>
  Array.from({ length: size }, (_, row) => {
    const entries = new Map<number, number>();
    for (let k = at(start, row); k < at(start, row + 1); k++) entries.set(at(items, k), at(weights, k));
    return { entries, right: at(right, row) };
  });

function usersOf(equations: readonly Equation[]): Set<number>[] {
  const users = equations.map(() => new Set<number>());
  equations.forEach(({ entries }, row) => {
    for (const unknown of entries.keys()) users[unknown]?.add(row);
  });
  return users;
}

/** Whether elimination adds no more entries than it removes: one neighbour on either side, not counting itself. */
function isCheap(unknown: number, equations: readonly Equation[], users: readonly Set<number>[]): boolean {
  const self = users[unknown]?.has(unknown) ? 1 : 0;
  const [before, after] = [(equations[unknown]?.entries.size ?? 0) - self, (users[unknown]?.size ?? 0) - self];
  return Math.min(before, after) <= 1;
}

function reduceEliminate(unknown: number, equations: readonly Equation[], users: readonly Set<number>[]): boolean {
  const equation = equations[unknown];
  if (!equation || !solveForItself(unknown, equation)) return false;
  users[unknown]?.delete(unknown);
  for (const user of users[unknown] ?? []) {
    const target = equations[user];
    if (target) putInto(target, unknown, equation);
    for (const other of equation.entries.keys()) users[other]?.add(user);
  }
  for (const other of equation.entries.keys()) users[other]?.delete(unknown);
  return true;
}

function solveForItself(unknown: number, equation: Equation): boolean {
  const rest = 1 - (equation.entries.get(unknown) ?? 0);
  if (rest < Number.EPSILON) return false;
  equation.entries.delete(unknown);
  equation.right /= rest;
  for (const [other, weight] of equation.entries) equation.entries.set(other, weight / rest);
  return true;
}

function putInto(target: Equation, unknown: number, { entries, right }: Equation): void {
  const factor = target.entries.get(unknown) ?? 0;
  target.entries.delete(unknown);
  target.right += factor * right;
  for (const [other, weight] of entries) target.entries.set(other, (target.entries.get(other) ?? 0) + factor * weight);
}

function coreOf(equations: readonly Equation[], kept: readonly number[]): SparseSystem {
  const place = new Map(kept.map((unknown, index) => [unknown, index]));
  const rows = kept.map((unknown) => [...(equations[unknown]?.entries ?? [])]);
  return {
    rows: fromRows(rows.map((row) => row.map(([other]) => place.get(other) ?? Number.NaN))),
    weights: Float64Array.from(rows.flat(), ([, weight]) => weight),
    right: Float64Array.from(kept, (unknown) => equations[unknown]?.right ?? 0),
  };
}

/** In reverse order of elimination, as each unknown depends only on the remaining ones and those eliminated later. */
function expand(
  equations: readonly Equation[],
  kept: readonly number[],
  gone: readonly number[],
  solution: Float64Array,
): Float64Array {
  const x = new Float64Array(equations.length);
  kept.forEach((unknown, index) => {
    x[unknown] = at(solution, index);
  });
  for (const unknown of gone.toReversed()) {
    const { entries, right } = equations[unknown] ?? { entries: new Map<number, number>(), right: 0 };
    x[unknown] = [...entries].reduce((sum, [other, weight]) => sum + weight * at(x, other), right);
  }
  return x;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += at(a, i) * at(b, i);
  return sum;
}

/** a + factor · b */
function plus(a: Float64Array, factor: number, b: Float64Array): Float64Array {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i++) result[i] = at(a, i) + factor * at(b, i);
  return result;
}

/** Restarts, each from the last result with its true residual. */
const STARTS = 6;
const STEPS = 400;

/**
 * Solves (I − A) · x = right by BiCGSTAB (van der Vorst 1992), until no row is off by more than `tolerance`. It may
 * stop earlier, so the caller must check the residual.
 */
export function solveBySteps(system: SparseSystem, right: Float64Array, tolerance: number): Float64Array {
  let x: Float64Array = new Float64Array(right.length);
  for (let start = 0; start < STARTS; start++) {
    const residual = residualOf(system, x, right);
    if (largest(residual) <= tolerance) return x;
    x = plus(x, 1, correction(system, residual, tolerance / 2));
  }
  return x;
}

/** The correction for a residual after one series of iterations. */
function correction(system: SparseSystem, residual: Float64Array, tolerance: number): Float64Array {
  let x: Float64Array = new Float64Array(residual.length);
  let [r, p] = [residual, residual];
  let rho = dot(residual, r);
  for (let step = 0; step < STEPS && largest(r) > tolerance; step++) {
    const v = applyTo(system, p);
    const alpha = rho / dot(residual, v);
    const s = plus(r, -alpha, v);
    const t = applyTo(system, s);
    const omega = dot(t, s) / (dot(t, t) || 1);
    const next = plus(plus(x, alpha, p), omega, s);
    if (!Number.isFinite(largest(next))) break;
    x = next;
    r = plus(s, -omega, t);
    const beta = (dot(residual, r) / rho) * (alpha / omega);
    p = plus(r, beta, plus(p, -omega, v));
    rho = dot(residual, r);
  }
  return x;
}

/** A smaller pivot is 0 apart from rounding: the equations have no unique solution. */
const SINGULAR = 1e-15;

/**
 * Solves `matrix` · x = `right` in place by Gaussian elimination with partial pivoting (Golub and Van Loan, Matrix
 * Computations, 3.4); the matrix is given by rows. Undefined if it is singular. Takes about n³ / 3 multiplications.
 */
export function solveDense(matrix: Float64Array[], right: Float64Array): Float64Array | undefined {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    const pivot = pivotOf(matrix, column);
    if (Math.abs(cell(matrix, pivot, column)) < SINGULAR) return undefined;
    swap(matrix, right, column, pivot);
    for (let row = column + 1; row < size; row++) denseEliminate(matrix, right, column, row);
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

function denseEliminate(matrix: Float64Array[], right: Float64Array, column: number, row: number): void {
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

/** Up to this size the equations are solved directly: faster than iterations, and as exact as numbers are. */
export const DENSE_SIZE = 120;

/** Memory limit of a dense matrix: 4,000 companies take 128 MB. */
const MAX_DENSE_SIZE = 4_000;

/** Maximum error of an iterative solution; results are displayed to 1e-4 and compared to 1e-9. */
const TOLERANCE = 1e-10;

/**
 * The unique solution of x = A · x + b, with A ≥ 0 of spectral radius below 1; undefined if there is none. Small
 * systems are solved by elimination; large ones are reduced and solved by iteration with a bounded error, or else by
 * elimination.
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
 * The proof of the error bound: if some y ≥ 0 has (I − A) · y ≥ ½ in every row, then I − A is a non-singular M-matrix,
 * its inverse has no negative entry and no row of it sums to more than 2 · max y (Berman and Plemmons, Nonnegative
 * Matrices in the Mathematical Sciences, theorem 6.2.3). So the error of x is at most 2 · max y · the largest residual.
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

/** The target's share in the owner of a stake. */
export const valueAt = (owner: number, values: Float64Array): number => (owner === TARGET ? 1 : at(values, owner));

/** Σ share × the target's share in the owner: its share in the company for the current values. */
export function weigh({ owners }: Region, company: number, weights: Float64Array, values: Float64Array): number {
  let sum = 0;
  for (let k = at(owners.start, company); k < at(owners.start, company + 1); k++) {
    sum += at(weights, k) * valueAt(at(owners.items, k), values);
  }
  return sum;
}

export const isLoop = ({ owners }: Region, block: readonly number[]): boolean =>
  block.length > 1 ||
  block.some((one) => owners.items.subarray(at(owners.start, one), at(owners.start, one + 1)).includes(one));

/**
 * The target's share in the companies of one block with these weights and known values outside: the sum of all chains,
 * which is the least solution of x = A · x + b. Writes it into `values`; false if it could not be computed.
 */
export function evaluate(
  region: Region,
  block: readonly number[],
  weights: Float64Array,
  values: Float64Array,
): boolean {
  // Companies that no chain reaches stay 0; excluding them, closed circles among them, makes the solution unique.
  const reached = reachedIn(region, block, weights, values);
  const solution = solveSystem(systemOf(region, reached, weights, values));
  if (!solution) return false;
  reached.forEach((company, index) => {
    values[company] = Math.min(1, Math.max(0, at(solution, index)));
  });
  return true;
}

/** The companies of a block that chains reach from outside, the nearest first. All values of the block must be 0. */
export function reachedIn(
  region: Region,
  block: readonly number[],
  weights: Float64Array,
  values: Float64Array,
): number[] {
  for (const company of block) values[company] = 0;
  const reached = new Set(block.filter((company) => weigh(region, company, weights, values) > 0));
  const owned = ownedIn(region, block, weights);
  // A set can grow while it is iterated, so it serves as the queue.
  for (const company of reached) for (const next of owned.get(company) ?? []) reached.add(next);
  return [...reached];
}

function ownedIn(region: Region, block: readonly number[], weights: Float64Array): Map<number, number[]> {
  const owned = new Map<number, number[]>(block.map((company) => [company, []]));
  for (const company of block) {
    forEachStake(region, company, (owner, k) => {
      if (at(weights, k) > 0) owned.get(owner)?.push(company);
    });
  }
  return owned;
}

function forEachStake({ owners }: Region, company: number, look: (owner: number, k: number) => void): void {
  for (let k = at(owners.start, company); k < at(owners.start, company + 1); k++) look(at(owners.items, k), k);
}

/** The equations of some companies of a block, with known owners outside. */
function systemOf(region: Region, some: readonly number[], weights: Float64Array, values: Float64Array): SparseSystem {
  const numberOf = new Map(some.map((company, index) => [company, index]));
  const right = Float64Array.from(some, (company) => weigh(region, company, weights, values));
  const columns: number[][] = [];
  const entries: number[] = [];
  for (const company of some) {
    const row: number[] = [];
    forEachStake(region, company, (owner, k) => {
      const column = numberOf.get(owner);
      if (column === undefined || at(weights, k) === 0) return;
      row.push(column);
      entries.push(at(weights, k));
    });
    columns.push(row);
  }
  return { rows: fromRows(columns), weights: Float64Array.from(entries), right };
}
