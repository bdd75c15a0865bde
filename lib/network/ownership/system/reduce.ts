import { fromRows } from '../../graph/adjacency';
import { at } from '../../graph/slots';
import type { SparseSystem } from './sparse';

/** One equation while it is being reduced: x = Σ entries · x + right. */
interface Equation {
  entries: Map<number, number>;
  right: number;
}

/** A smaller system with the same solution, and the way back from it to the whole. */
export interface Reduced {
  core: SparseSystem;
  expand(solution: Float64Array): Float64Array;
}

/**
 * Puts the equations of companies with one neighbour on a side into those of their neighbours, as long as that makes
 * the system smaller (Gaussian elimination of unknowns without fill-in). Long rings, in which steps converge slowly,
 * vanish so. No subtraction but from 1, as all entries are 0 or more. Nothing where a divisor is nought.
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
    if (!eliminate(unknown, equations, users)) return undefined;
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

/** Whether no more entries come than go: one neighbour on either side, itself not counted. */
function isCheap(unknown: number, equations: readonly Equation[], users: readonly Set<number>[]): boolean {
  const self = users[unknown]?.has(unknown) ? 1 : 0;
  const [before, after] = [(equations[unknown]?.entries.size ?? 0) - self, (users[unknown]?.size ?? 0) - self];
  return Math.min(before, after) <= 1;
}

function eliminate(unknown: number, equations: readonly Equation[], users: readonly Set<number>[]): boolean {
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

/** The last one put away rests only on what was kept, the one before it on that as well, and so on back. */
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
