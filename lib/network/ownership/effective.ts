import { fromRows, idOf, itemsOf, nodeOf } from '../graph/graph';
import { at } from '../graph/slots';
import { cheapestRoutes, type Roads } from '../paths/shortest';
import { evaluate, isLoop, reachedIn, valueAt, weigh } from './evaluate';
import {
  type Interval,
  NOTHING,
  plus,
  type Region,
  regionBelow,
  SAME,
  type Stakes,
  shareOf,
  TARGET,
  times,
  toInterval,
  WHOLE,
} from './stakes';

/** One simple chain from an owner down to a company: "60 % × 50 % = 30 %". */
export interface Chain {
  /** From the owner to the company. */
  entities: readonly string[];
  /** One per step, with the ids of its relationships. */
  factors: readonly { share: Interval; relationships: readonly string[] }[];
  product: Interval;
}

/** How a share is composed: chains, their sum, and the rest up to the whole share. */
export interface Arithmetic {
  /** The strongest first; bands by their middle. */
  chains: readonly Chain[];
  /** Whether these are all simple chains; otherwise `rest` includes the others. */
  complete: boolean;
  /**
   * Sum of the chains shown. With bands or unknown shares its upper end may exceed what all owners can have together.
   */
  sum: Interval;
  /** The part from loops and from chains not shown; never below 0. */
  rest: Interval;
  /** How far the sum's upper end is reduced, because the other owners' certain shares leave less. */
  cut: number;
  total: Interval;
}

/**
 * Upwards from a company to its owners. The strongest chain is the cheapest path, as the product of shares becomes a
 * sum of logarithms.
 */
export function chainRoads(stakes: Stakes): Roads {
  const rows = stakes.graph.ids.map((_, company) =>
    [...itemsOf(stakes.inCompany, company)].filter((stake) => at(stakes.owner, stake) !== company),
  );
  const middle = (stake: number): number => (at(stakes.low, stake) + at(stakes.high, stake)) / 2;
  return {
    rows: fromRows(rows.map((row) => row.map((stake) => at(stakes.owner, stake)))),
    costs: Float64Array.from(rows.flat(), (stake) => -Math.log(middle(stake))),
    tolls: new Float64Array(stakes.graph.ids.length),
  };
}

/** How the owners' joint share in a company, `total`, is composed. */
export function arithmeticOf(
  stakes: Stakes,
  roads: Roads,
  owners: ReadonlySet<number>,
  company: number,
  total: Interval,
  count: number,
): Arithmetic {
  const routes = cheapestRoutes(roads, company, owners, count + 1);
  const chains = routes.slice(0, count).map(({ nodes }) => chainOf(stakes, nodes.toReversed()));
  const sum = chains.reduce((all, { product }) => plus(all, product), NOTHING);
  const rest = { low: Math.max(0, total.low - sum.low), high: Math.max(0, total.high - sum.high) };
  return { chains, complete: routes.length <= count, sum, rest, cut: Math.max(0, sum.high - total.high), total };
}

function chainOf(stakes: Stakes, nodes: readonly number[]): Chain {
  const { graph } = stakes;
  const steps = nodes.slice(1).map((company, index) => stakeOf(stakes, nodes[index] ?? company, company));
  const factors = steps.map((stake) => ({
    share: shareOf(stakes, stake),
    relationships: (stakes.edges[stake] ?? []).map((edge) => graph.relationships[edge]?.id ?? ''),
  }));
  return {
    entities: nodes.map((node) => idOf(graph, node)),
    factors,
    product: factors.reduce((product, { share }) => times(product, share), WHOLE),
  };
}

const stakeOf = ({ inCompany, owner: owners }: Stakes, owner: number, company: number): number =>
  itemsOf(inCompany, company).find((stake) => at(owners, stake) === owner) ?? Number.NaN;

/** Data problems of a company that were corrected by a rule (see `stakes.ts`). */
export type OwnershipWarning =
  /** The certain shares exceed the whole: `total` (1.2 is 120 %). Each was divided by it. */
  | { kind: 'over_declared'; company: string; total: number }
  /** Two relationships between the same two entities contradict each other; the band that spans both is used. */
  | { kind: 'accounts_differ'; company: string; owner: string; between: Interval }
  /** It holds its own shares; they carry no rights, so the others' shares grow in proportion. */
  | { kind: 'self_holding'; company: string; share: Interval }
  /** They own each other wholly, so no outside owner can have a share. */
  | { kind: 'closed_loop'; companies: readonly string[] };

/**
 * The stakes in one company: their bounds, the target's share in each owner, and the part that no lower bound claims.
 */
interface OpenShares {
  low: Float64Array;
  high: Float64Array;
  worth: Float64Array;
  room: number;
}

/**
 * Assigns the undetermined shares to the owners with the highest value, each within its band and all within `room`.
 * Owners without value get only what is certain.
 */
function settle({ low, high, worth, room }: OpenShares): Float64Array {
  const settled = low.slice();
  let left = Math.max(0, room);
  const byWorth = [...worth.keys()].toSorted((a, b) => at(worth, b) - at(worth, a));
  for (const stake of byWorth) {
    if (at(worth, stake) <= 0) break;
    const more = Math.min(left, at(high, stake) - at(low, stake));
    settled[stake] = at(low, stake) + more;
    left -= more;
  }
  return settled;
}

/** Smaller gains are ignored, so that rounding cannot prolong the search. */
const GAIN = 1e-12;

/** Far more rounds than policies ever need; beyond it only the whole is certain as an upper bound. */
const MAX_ROUNDS = 200;

/**
 * The target's maximum share in each company of a block: the undetermined shares are assigned, each within its band and
 * all within the whole, in favour of the target. That is the highest probability of reaching the target on a walk
 * upwards with bounded step probabilities (Givan, Leach and Dean, Bounded-parameter Markov decision processes, 2000),
 * solved by policy iteration (Puterman, Markov Decision Processes, 7.2). `weights` are the shares assigned so far.
 * Returns false and writes the whole for each company if the block cannot be solved.
 */
function raise(region: Region, block: readonly number[], weights: Float64Array, values: Float64Array): boolean {
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

/** Propagates the target's value through the block once, to save rounds. Each value is attainable. */
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
 * Assigns a company's undetermined shares to the owners in which the target has most, and to none in which it has
 * nothing. Only a true gain changes anything: otherwise the result could be a closed circle without the target.
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

/** A holder's total share in each company. Companies without a chain from it are left out. */
interface EffectiveOwnership {
  /** By company id; the holder's own id gives its share in itself through loops. */
  shares: ReadonlyMap<string, Interval>;
  /** Companies whose share could not be computed to nine digits; their interval is the whole range. */
  unsolved: readonly string[];
}

/**
 * The economic share of one holder in everything below it, direct and indirect: the sum over all chains of the products
 * of their shares, including loops, but without chains that pass the holder again. It never exceeds the whole. An
 * interval covers every way to resolve bands and unknown shares; both its ends are attainable.
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

interface Solved {
  byNode: Map<number, Interval>;
  unsolved: readonly number[];
}

/** The joint share of the targets in each company below them that is in `within`. */
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

/** The minimum: every share at its lower bound. It is 0 in a block that cannot be solved. */
function lower(region: Region, block: readonly number[], values: Float64Array): boolean {
  if (isLoop(region, block)) return evaluate(region, block, region.low, values);
  for (const company of block) values[company] = weigh(region, company, region.low, values);
  return true;
}

/** Whether a block and its inputs have no undetermined shares: then maximum and minimum are equal. */
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

/** Sum of the chains that lead back to the holder: its share in itself through others. */
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
