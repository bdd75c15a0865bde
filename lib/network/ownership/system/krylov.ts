import { at } from '../../graph/slots';
import { applyTo, largest, residualOf, type SparseSystem } from './sparse';

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

/** Rounds begun anew from where the last one ended, each with the true residual. */
const STARTS = 6;
const STEPS = 400;

/**
 * (I − A) · x = right by BiCGSTAB (van der Vorst 1992), until no row is further off than `tolerance`. It may give up
 * earlier: whoever asks measures the residual of what comes back.
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

/** What must be added to remove a residual, as far as one round of steps gets. */
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
