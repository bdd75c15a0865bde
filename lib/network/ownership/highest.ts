import { at } from '../graph/slots';
import { evaluate, isLoop, reachedIn, valueAt, weigh } from './evaluate';
import type { Region } from './region';
import { settle } from './settle';

/** Less than this is no gain: rounding must not keep the search going round. */
const GAIN = 1e-12;

/** Far more rounds than policies ever need; beyond it the whole is the only end that is certain. */
const MAX_ROUNDS = 200;

/**
 * The most the target can have of each company of a block: its owners' open shares are settled, each within its band and
 * all together within the whole, in the way that favours the target. That is the highest probability of reaching the
 * target on a walk upwards whose steps are known between bounds (Givan, Leach and Dean, Bounded-parameter Markov
 * decision processes, 2000), solved by policy iteration (Puterman, Markov Decision Processes, 7.2). `weights` are the
 * shares settled so far. False where the block had to be given up, and the whole is written for each.
 */
export function raise(region: Region, block: readonly number[], weights: Float64Array, values: Float64Array): boolean {
  if (!isLoop(region, block)) {
    for (const company of block) {
      favour(region, company, weights, values);
      values[company] = Math.min(1, weigh(region, company, weights, values));
    }
    return true;
  }
  warmUp(region, block, weights, values);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!evaluate(region, block, weights, values)) break;
    const gained = block.filter((company) => favour(region, company, weights, values));
    if (gained.length === 0) return true;
  }
  for (const company of block) values[company] = 1;
  return false;
}

/** Lets the target's value run through the block once, so that few rounds are left. Each value can be reached. */
function warmUp(region: Region, block: readonly number[], weights: Float64Array, values: Float64Array): void {
  const reached = reachedIn(region, block, region.high, values);
  for (let isSpreading = true; isSpreading; ) {
    isSpreading = false;
    for (const company of reached) {
      const before = at(values, company);
      favour(region, company, weights, values);
      const after = weigh(region, company, weights, values);
      if (after <= before + GAIN) continue;
      values[company] = after;
      if (before === 0) isSpreading = true;
    }
  }
}

/**
 * Gives the open shares of a company to those owners in which the target has most, and to none in which it has nothing.
 * Only a true gain changes anything: a change without one could close a circle that leads nowhere.
 */
function favour(region: Region, company: number, weights: Float64Array, values: Float64Array): boolean {
  if (at(region.room, company) <= GAIN) return false;
  const [first, end] = [at(region.owners.start, company), at(region.owners.start, company + 1)];
  const owners = region.owners.items.slice(first, end);
  const best = settle({
    low: region.low.subarray(first, end),
    high: region.high.subarray(first, end),
    worth: Float64Array.from(owners, (owner) => valueAt(owner, values)),
    room: at(region.room, company),
  });
  const value = best.reduce((sum, weight, index) => sum + weight * valueAt(at(owners, index), values), 0);
  if (value <= weigh(region, company, weights, values) + GAIN) return false;
  weights.set(best, first);
  return true;
}
