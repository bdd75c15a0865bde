import { fromRows, itemsOf } from '../graph/adjacency';
import { idOf, nodeOf } from '../graph/graph';
import { at } from '../graph/slots';
import { stronglyConnected } from '../graph/strong';
import type { Roads } from '../paths/roads';
import { type Arithmetic, arithmeticOf, chainRoads } from './chains';
import { solveBelow } from './effective';
import { clamp, type Interval, NOTHING, SAME, WHOLE } from './interval';
import { ownersAbove } from './region';
import type { Stakes } from './stakes';
import type { OwnershipWarning } from './warnings';

/** At the top of a company: somebody of whom no owner is known, or several who only own each other. */
export interface UltimateOwner {
  /** One id; several where they stand in a loop that nobody outside is known to own. */
  members: readonly string[];
  share: Interval;
  arithmetic: Arithmetic;
}

export interface UltimateOwners {
  /** The largest first. */
  owners: readonly UltimateOwner[];
  /** What no owner is known of, here or further up. With the owners' exact shares it makes the whole. */
  unknown: Interval;
  /** What was settled by a rule among those above the company, and loops that own themselves wholly. */
  warnings: readonly OwnershipWarning[];
}

export const CHAINS_SHOWN = 5;

/**
 * Who stands at the top of a company, with what each has of it, chain by chain. Where the company itself is at the top,
 * there are no owners and all is unknown.
 */
export function ultimateOwners(stakes: Stakes, companyId: string, chainsShown = CHAINS_SHOWN): UltimateOwners {
  const company = nodeOf(stakes.graph, companyId);
  const above = ownersAbove(stakes, company);
  const roads = chainRoads(stakes);
  const tops = topsOf(stakes, above);
  const owners = tops
    .filter((members) => !members.includes(company))
    .map((members) => ownerOf(stakes, roads, members, company, above, chainsShown))
    .toSorted((a, b) => middle(b.share) - middle(a.share) || ((a.members[0] ?? '') < (b.members[0] ?? '') ? -1 : 1));
  const sum = (end: 'low' | 'high') => owners.reduce((total, { share }) => total + share[end], 0);
  return {
    owners,
    unknown: { low: clamp(1 - sum('high')), high: clamp(1 - sum('low')) },
    warnings: [...warningsAmong(stakes, above), ...closedAmong(stakes, tops)],
  };
}

const middle = ({ low, high }: Interval): number => low + high;

function ownerOf(
  stakes: Stakes,
  roads: Roads,
  members: readonly number[],
  company: number,
  above: ReadonlySet<number>,
  chainsShown: number,
): UltimateOwner {
  const targets = new Set(members);
  const share = targets.has(company) ? WHOLE : (solveBelow(stakes, targets, above).byNode.get(company) ?? NOTHING);
  return {
    members: members.map((node) => idOf(stakes.graph, node)),
    share,
    arithmetic: arithmeticOf(stakes, roads, targets, company, share, chainsShown),
  };
}

/** Groups of those above a company that nobody outside the group owns; mostly groups of one. */
function topsOf(stakes: Stakes, above: ReadonlySet<number>): number[][] {
  const nodes = [...above];
  const numberOf = new Map(nodes.map((node, index) => [node, index]));
  const ownersOf = (node: number) =>
    [...itemsOf(stakes.inCompany, node)].map((stake) => numberOf.get(at(stakes.owner, stake)) ?? Number.NaN);
  const rows = fromRows(nodes.map(ownersOf));
  return stronglyConnected(rows)
    .filter((group) => group.every((one) => itemsOf(rows, one).every((owner) => group.includes(owner))))
    .map((group) => group.map((one) => nodes[one] ?? Number.NaN).toSorted((a, b) => a - b));
}

function warningsAmong({ graph, warnings }: Stakes, above: ReadonlySet<number>): OwnershipWarning[] {
  const isAbove = (id: string) => above.has(graph.numbers.get(id) ?? Number.NaN);
  return warnings.filter((warning) => 'company' in warning && isAbove(warning.company));
}

/** Loops at the top of which nothing is left for anybody outside: the sum of their chains would have no end. */
function closedAmong(stakes: Stakes, tops: readonly (readonly number[])[]): OwnershipWarning[] {
  const held = (company: number) =>
    itemsOf(stakes.inCompany, company).reduce((sum, stake) => sum + at(stakes.low, stake), 0);
  return tops
    .filter((group) => group.every((company) => held(company) >= 1 - SAME))
    .map((group) => ({ kind: 'closed_loop', companies: group.map((node) => idOf(stakes.graph, node)) }));
}
