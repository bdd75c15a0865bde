import { idOf, nodeOf } from '../graph/graph';
import { loopsOf } from '../graph/loops';
import { effectiveOwnership, solveBelow } from '../ownership/effective';
import { type Interval, NOTHING, SAME } from '../ownership/interval';
import { type UltimateOwners, ultimateOwners } from '../ownership/owners';
import { ownersAbove } from '../ownership/region';
import { buildStakes, type Stakes } from '../ownership/stakes';
import { type About, choiceOf, graphOf } from './facts';
import { type HolderWithoutShare, holdersWithoutShare } from './without-share';

/** Who owns a company in the end, and what else can be said of those above it. */
export interface OwnersFinding extends UltimateOwners {
  of: string;
  /** What it holds of itself through others. */
  itself: Interval;
  /** A shortest way round the loop it stands in, beginning with it; empty where it stands in none. */
  round: readonly string[];
  /** Those above it who are owned in turn, with what each has of it; the largest first. */
  between: readonly { id: string; share: Interval }[] | 'too_many';
  /** Everybody above it, the nearest first. */
  above: readonly string[];
  /** Those at the top who have votes or control and no economic share that is stated. */
  withoutShare: readonly HolderWithoutShare[];
}

/** Each of those between costs a computation of its own. */
const MOST_BETWEEN = 200;

export function findOwners({ facts, of }: About): OwnersFinding {
  const graph = graphOf(facts, of);
  const use = choiceOf(facts);
  const stakes = buildStakes(graph, use);
  const found = ultimateOwners(stakes, of);
  const above = ownersAbove(stakes, nodeOf(graph, of));
  const tops = new Set(found.owners.flatMap(({ members }) => members));
  return {
    ...found,
    of,
    itself: effectiveOwnership(stakes, of).shares.get(of) ?? NOTHING,
    round: beginningWith(of, loopsOf(graph, use).find(({ members }) => members.includes(of))?.round ?? []),
    between: above.size > MOST_BETWEEN ? 'too_many' : sharesBetween(stakes, of, above, tops),
    above: [...above].slice(1).map((node) => idOf(graph, node)),
    withoutShare: holdersWithoutShare(graph, use, of, tops),
  };
}

/** A round is the same wherever it begins; one that passes the company by stays as it is. */
function beginningWith(id: string, round: readonly string[]): readonly string[] {
  const place = Math.max(0, round.indexOf(id));
  return [...round.slice(place), ...round.slice(0, place)];
}

function sharesBetween(stakes: Stakes, of: string, above: ReadonlySet<number>, tops: ReadonlySet<string>) {
  const company = nodeOf(stakes.graph, of);
  return [...above]
    .map((node) => ({ node, id: idOf(stakes.graph, node) }))
    .filter(({ node, id }) => node !== company && !tops.has(id))
    .map(({ node, id }) => ({ id, share: solveBelow(stakes, new Set([node]), above).byNode.get(company) ?? NOTHING }))
    .filter(({ share }) => share.high > SAME)
    .toSorted((a, b) => b.share.low + b.share.high - (a.share.low + a.share.high) || (a.id < b.id ? -1 : 1));
}
