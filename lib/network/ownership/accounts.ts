import type { Graph } from '../graph/graph';
import { at } from '../graph/slots';
import type { Interval } from './stakes';

/** What the relationships between the same two entities say together. */
export interface Accounts {
  share: Interval;
  differ: boolean;
}

/**
 * Several relationships between the same two ("subsidiary" and "shareholding") speak of the same shares and are never
 * added. Where their bands meet, what they have in common counts; where they contradict each other, the band from the
 * lowest to the highest. A relationship that knows no share adds nothing to one that does.
 */
export function settleAccounts(graph: Graph, edges: readonly number[]): Accounts {
  const known = edges.filter((edge) => at(graph.known, edge) === 1);
  if (known.length === 0) return { share: { low: 0, high: 1 }, differ: false };
  const lows = known.map((edge) => at(graph.low, edge));
  const highs = known.map((edge) => at(graph.high, edge));
  const shared = { low: Math.max(...lows), high: Math.min(...highs) };
  if (shared.low <= shared.high) return { share: shared, differ: false };
  return { share: { low: Math.min(...lows), high: Math.max(...highs) }, differ: true };
}

/** Registers round: three holders of 33.34 % declare no more than the whole. */
export const ROUNDING = 0.005;

/** A share in one company. One that stands in for votes nobody has told of gives way to those that are told of. */
export interface Claim {
  share: Interval;
  standsIn: boolean;
}

/**
 * What is left for each when all hold one company together. A holding that is unknown, or a band, reaches no further
 * than what the others leave for certain. Declared above the whole, each is divided by the total, and nothing is left
 * open. `total` is what was declared for certain.
 */
export function fitIntoWhole(claims: readonly Claim[]): { shares: Interval[]; total: number } {
  const shares = makeWay(claims);
  const total = sumOfLows(shares);
  if (total > 1) return { total, shares: shares.map(({ low }) => ({ low: low / total, high: low / total })) };
  const fit = ({ low, high }: Interval): Interval => ({ low, high: Math.max(low, Math.min(high, 1 - (total - low))) });
  return { total, shares: shares.map(fit) };
}

const sumOfLows = (shares: readonly Interval[]): number => shares.reduce((sum, { low }) => sum + low, 0);

function makeWay(claims: readonly Claim[]): Interval[] {
  const sumWhere = (standsIn: boolean) =>
    sumOfLows(claims.filter((claim) => claim.standsIn === standsIn).map(({ share }) => share));
  const [left, wanted] = [1 - sumWhere(false), sumWhere(true)];
  const factor = wanted > left ? Math.max(0, left) / wanted : 1;
  return claims.map(({ share, standsIn }) => (standsIn ? { low: factor * share.low, high: share.high } : share));
}
