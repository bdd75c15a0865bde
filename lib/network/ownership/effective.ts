import { itemsOf } from '../graph/adjacency';
import { idOf, nodeOf } from '../graph/graph';
import { at } from '../graph/slots';
import { evaluate, isLoop, weigh } from './evaluate';
import { raise } from './highest';
import { type Interval, NOTHING, SAME, toInterval, WHOLE } from './interval';
import { type Region, regionBelow, TARGET } from './region';
import { settle } from './settle';
import type { Stakes } from './stakes';

/** What somebody has of each company in all. Companies that no chain leads to are not among them. */
export interface EffectiveOwnership {
  /** By the company's id; the holder's own id stands for what it has of itself through loops. */
  shares: ReadonlyMap<string, Interval>;
  /** Companies whose share could not be computed to nine digits; their interval is the whole range, and honest. */
  unsolved: readonly string[];
}

/**
 * The economic share of one holder in everything below it, straight and through others: the sum over all chains of the
 * products of their shares, loops included, no chain running through the holder a second time. It never exceeds the
 * whole. An interval holds what every way to settle bands and unknown shares gives, and both its ends are met.
 */
export function effectiveOwnership(stakes: Stakes, holder: string): EffectiveOwnership {
  const node = nodeOf(stakes.graph, holder);
  const below = solveBelow(stakes, new Set([node]));
  const own = shareInItself(stakes, node, below.byNode);
  if (own.high > SAME) below.byNode.set(node, own);
  return {
    shares: new Map([...below.byNode].map(([company, share]) => [idOf(stakes.graph, company), share])),
    unsolved: below.unsolved.map((company) => idOf(stakes.graph, company)),
  };
}

export interface Solved {
  byNode: Map<number, Interval>;
  unsolved: readonly number[];
}

/** What the targets together have of each company below them that is `within`. */
export function solveBelow(stakes: Stakes, targets: ReadonlySet<number>, within?: ReadonlySet<number>): Solved {
  const region = regionBelow(stakes, targets, within);
  const low = new Float64Array(region.companies.length);
  const high = new Float64Array(region.companies.length);
  const settled = region.low.slice();
  const unsolved: number[] = [];
  for (const block of region.blocks) {
    const isLowSolved = lower(region, block, low);
    const isHighSolved =
      isLowSolved && isSettled(region, block, low, high) ? copy(block, low, high) : raise(region, block, settled, high);
    if (!isLowSolved || !isHighSolved) unsolved.push(...block.map((one) => region.companies[one] ?? Number.NaN));
  }
  const shareOf = (one: number): Interval => toInterval(at(low, one), at(high, one));
  return { byNode: new Map(region.companies.map((company, one) => [company, shareOf(one)])), unsolved };
}

/** The least: every share at its lower end. Nothing is certain of a block that cannot be solved. */
function lower(region: Region, block: readonly number[], values: Float64Array): boolean {
  if (isLoop(region, block)) return evaluate(region, block, region.low, values);
  for (const company of block) values[company] = weigh(region, company, region.low, values);
  return true;
}

/** Whether nothing is open in a block nor in what leads to it: then the most is the least. */
const isSettled = ({ owners, ...stakes }: Region, block: readonly number[], low: Float64Array, high: Float64Array) => {
  const inside = new Set(block);
  return block.every((company) => {
    for (let k = at(owners.start, company); k < at(owners.start, company + 1); k++) {
      const owner = at(owners.items, k);
      if (at(stakes.high, k) > at(stakes.low, k)) return false;
      if (owner !== TARGET && !inside.has(owner) && at(low, owner) !== at(high, owner)) return false;
    }
    return true;
  });
};

function copy(block: readonly number[], from: Float64Array, to: Float64Array): true {
  for (const company of block) to[company] = at(from, company);
  return true;
}

/** The chains that lead back to the holder: what a company owns of itself through others. */
function shareInItself({ inCompany, owner, low, high }: Stakes, node: number, below: Solved['byNode']): Interval {
  const stakes = itemsOf(inCompany, node);
  const worth = [...stakes].map((stake) =>
    at(owner, stake) === node ? WHOLE : (below.get(at(owner, stake)) ?? NOTHING),
  );
  const lows = Float64Array.from(stakes, (stake) => at(low, stake));
  const settled = settle({
    low: lows,
    high: Float64Array.from(stakes, (stake) => at(high, stake)),
    worth: Float64Array.from(worth, (share) => share.high),
    room: lows.reduce((room, share) => room - share, 1),
  });
  const total = (weights: Float64Array, end: 'low' | 'high') =>
    worth.reduce((sum, share, index) => sum + share[end] * at(weights, index), 0);
  return toInterval(total(lows, 'low'), total(settled, 'high'));
}
