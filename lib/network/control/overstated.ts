import { NATURES } from '../graph/nature';
import { at } from '../graph/slots';
import { ROUNDING, settleAccounts } from '../ownership/accounts';
import { type Interval, SAME } from '../ownership/interval';
import type { Stakes } from '../ownership/stakes';

const HALF = 0.5;

/**
 * By stake what is stated of it, where that is more than half and all that is stated of the company is more than the
 * whole: registers name each of several joint holders, trustees for instance, with what they have in common. Where votes
 * are stated, shares that stand in for votes are passed over.
 */
export function overstatedAmong(stakes: Stakes, numbers: readonly number[]): ReadonlyMap<number, Interval> {
  const stated = statedOf(stakes, numbers);
  const total = [...stated.values()].reduce((sum, { low }) => sum + low, 0);
  return total > 1 + ROUNDING ? new Map([...stated].filter(([, share]) => isMajority(share))) : new Map();
}

function statedOf({ graph, edges, owner, company }: Stakes, numbers: readonly number[]): Map<number, Interval> {
  const isVote = (stake: number) => NATURES[at(graph.nature, edges[stake]?.[0] ?? -1)] === 'voting';
  const others = numbers.filter((stake) => at(owner, stake) !== at(company, stake));
  const votes = others.filter(isVote);
  const spoken = votes.length > 0 ? votes : others;
  return new Map(spoken.map((stake) => [stake, settleAccounts(graph, edges[stake] ?? []).share]));
}

/** A band counts as more than its lower end, as registers mean it. */
const isMajority = ({ low, high }: Interval): boolean => low > HALF + SAME || (low >= HALF - SAME && high - low > SAME);
