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
  /** One for each step, with the relationships it is read from (their ids). */
  factors: readonly { share: Interval; relationships: readonly string[] }[];
  product: Interval;
}

/** How a share comes about: chains, their sum, and what is between the sum and the whole share. */
export interface Arithmetic {
  /** The strongest first, bands by their middle. */
  chains: readonly Chain[];
  /** Whether these are all simple chains; if not, `rest` holds the others as well. */
  complete: boolean;
  /** Of the chains shown. With open shares its upper end may lie above what all owners can have together. */
  sum: Interval;
  /** What loops add (and chains not shown); never below nought. */
  rest: Interval;
  /** How much of the sum's upper end is cut off because nobody holds more than what the others leave. */
  cut: number;
  total: Interval;
}

/**
 * Upwards from a company to its owners. The strongest chain is the cheapest path, as logarithms add where shares
 * multiply.
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

/** The arithmetic of what the owners together have of a company, which is `total`. */
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

/** What is amiss in what was declared of a company, and was settled by a rule (see `stakes.ts`). */
export type OwnershipWarning =
  /** More than the whole is declared for certain: `total` of it (1.2 is 120 %). Each holding was divided by it. */
  | { kind: 'over_declared'; company: string; total: number }
  /** Two relationships between the same two entities contradict each other; the band from one to the other counts. */
  | { kind: 'accounts_differ'; company: string; owner: string; between: Interval }
  /** It holds its own shares; they carry no rights, so the others' shares grow in proportion. */
  | { kind: 'self_holding'; company: string; share: Interval }
  /** These own each other wholly: no owner outside can have anything of them. */
  | { kind: 'closed_loop'; companies: readonly string[] };

/** The stakes in one company: their ends, what each owner is worth to the target, and what no lower end takes. */
interface OpenShares {
  low: Float64Array;
  high: Float64Array;
  worth: Float64Array;
  room: number;
}

/**
 * Gives what is open to those owners who are worth most, each within its band and all together within the room. Who is
 * worth nothing gets no more than is certain.
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

/** What somebody has of each company in all. Companies that no chain leads to are not among them. */
interface EffectiveOwnership {
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

interface Solved {
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
