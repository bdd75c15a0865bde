import { fromRows } from '../graph/adjacency';
import { at } from '../graph/slots';
import { type Region, TARGET } from './region';
import { solveSystem } from './system/solve';
import type { SparseSystem } from './system/sparse';

/** Of a stake's owner: what the target has of it. */
export const valueAt = (owner: number, values: Float64Array): number => (owner === TARGET ? 1 : at(values, owner));

/** Σ share × what the target has of the owner: what it has of the company, were the owners' values final. */
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
 * What the target has of the companies of one block with these shares, its owners outside being known: the sum of all
 * chains, which is the least solution of x = A · x + b. Writes it into `values`; false where it could not be computed.
 */
export function evaluate(
  region: Region,
  block: readonly number[],
  weights: Float64Array,
  values: Float64Array,
): boolean {
  // What no chain reaches stays at nought, a closed circle among it: without it the equations have one solution.
  const reached = reachedIn(region, block, weights, values);
  const solution = solveSystem(systemOf(region, reached, weights, values));
  if (!solution) return false;
  reached.forEach((company, index) => {
    values[company] = Math.min(1, Math.max(0, at(solution, index)));
  });
  return true;
}

/** The companies of a block that chains reach from outside, the nearest first. All values of the block are nought then. */
export function reachedIn(
  region: Region,
  block: readonly number[],
  weights: Float64Array,
  values: Float64Array,
): number[] {
  for (const company of block) values[company] = 0;
  const reached = new Set(block.filter((company) => weigh(region, company, weights, values) > 0));
  const owned = ownedIn(region, block, weights);
  // A set is walked in the order it grows, which makes it the queue as well.
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

/** The equations of some companies of a block, the owners outside being known. */
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
