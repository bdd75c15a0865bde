import { type Adjacency, type EdgeChoice, type Graph, groupByNode, idOf, itemsOf, notEnded } from '../graph/graph';
import { at, NATURES, type Nature } from '../graph/slots';
import { fitIntoWhole, ROUNDING, settleAccounts } from './accounts';
import type { OwnershipWarning } from './warnings';

/** A fraction of a company, 0 to 1, known exactly (low = high) or between two ends. */
export interface Interval {
  low: number;
  high: number;
}

export const NOTHING: Interval = { low: 0, high: 0 };
export const WHOLE: Interval = { low: 1, high: 1 };

/** Ends nearer than this are one value: sums of shares differ by so much through rounding alone. */
export const SAME = 1e-9;

export const times = (a: Interval, b: Interval): Interval => ({ low: a.low * b.low, high: a.high * b.high });

export const plus = (a: Interval, b: Interval): Interval => ({ low: a.low + b.low, high: a.high + b.high });

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The two ends are computed in two ways: by rounding alone they may cross or exceed the whole in the last digit. */
export const toInterval = (low: number, high: number): Interval => ({
  low: clamp(low),
  high: Math.max(clamp(low), clamp(high)),
});

/**
 * Who holds how much of what, one stake for each pair of owner and company, after these rules:
 * only relationships of the nature asked for count · several between the same two are one holding (`accounts.ts`) ·
 * an unknown share lies between 0 and what the others leave, a band reaches no further than that · more than 100 % is
 * divided by the total · shares in oneself stay, as a loop of one. Stakes of one company stand side by side.
 */
export interface Stakes {
  graph: Graph;
  owner: Int32Array;
  company: Int32Array;
  low: Float64Array;
  high: Float64Array;
  /** Numbers of the relationships each stake is made of. */
  edges: readonly (readonly number[])[];
  /** Stakes by the company, and by the owner. */
  inCompany: Adjacency;
  ofOwner: Adjacency;
  warnings: readonly OwnershipWarning[];
}

/** Of the relationships between the same two, those whose share counts, and whether it only stands in for another. */
type Speaks = (graph: Graph, edges: readonly number[]) => { edges: readonly number[]; standsIn: boolean };

const ofNature = (graph: Graph, edges: readonly number[], nature: Nature): number[] =>
  edges.filter((edge) => NATURES[at(graph.nature, edge)] === nature);

const sharesOnly: Speaks = (graph, edges) => ({ edges: ofNature(graph, edges, 'ownership'), standsIn: false });

/** Votes where they are given; else one share stands in for one vote. */
export const votesBeforeShares: Speaks = (graph, edges) => {
  const votes = ofNature(graph, edges, 'voting');
  return votes.length > 0
    ? { edges: votes, standsIn: false }
    : { edges: ofNature(graph, edges, 'ownership'), standsIn: true };
};

interface Row {
  owner: number;
  company: number;
  share: Interval;
  edges: readonly number[];
}

/** Economic stakes, unless `speaks` chooses others; of all that has not ended, unless `use` chooses a day. */
export function buildStakes(graph: Graph, use: EdgeChoice = notEnded, speaks: Speaks = sharesOnly): Stakes {
  const warnings: OwnershipWarning[] = [];
  const rows = graph.ids.flatMap((_, company) => rowsOf(graph, company, use, speaks, warnings));
  const owner = Int32Array.from(rows, (row) => row.owner);
  const company = Int32Array.from(rows, (row) => row.company);
  return {
    graph,
    owner,
    company,
    low: Float64Array.from(rows, ({ share }) => share.low),
    high: Float64Array.from(rows, ({ share }) => share.high),
    edges: rows.map(({ edges }) => edges),
    inCompany: groupByNode(company, graph.ids.length),
    ofOwner: groupByNode(owner, graph.ids.length),
    warnings,
  };
}

function rowsOf(graph: Graph, company: number, use: EdgeChoice, speaks: Speaks, warnings: OwnershipWarning[]): Row[] {
  const claims = [...byOwner(graph, company, use)]
    .map(([owner, edges]) => ({ owner, ...speaks(graph, edges) }))
    .filter(({ edges }) => edges.length > 0)
    .map((claim) => ({ ...claim, ...settleAccounts(graph, claim.edges) }));
  const { shares, total } = fitIntoWhole(claims);
  const told = idOf(graph, company);
  for (const { owner, share, differ } of claims) {
    if (differ) warnings.push({ kind: 'accounts_differ', company: told, owner: idOf(graph, owner), between: share });
    if (owner === company && share.high > 0) warnings.push({ kind: 'self_holding', company: told, share });
  }
  if (total > 1 + ROUNDING) warnings.push({ kind: 'over_declared', company: told, total });
  return claims
    .map(({ owner, edges }, index) => ({ owner, edges, company, share: shares[index] ?? NOTHING }))
    .filter(({ share }) => share.high > SAME);
}

function byOwner(graph: Graph, company: number, use: EdgeChoice): Map<number, number[]> {
  const owners = new Map<number, number[]>();
  for (const edge of itemsOf(graph.owners, company)) {
    if (!use(graph, edge)) continue;
    const owner = at(graph.from, edge);
    const edges = owners.get(owner);
    if (edges) edges.push(edge);
    else owners.set(owner, [edge]);
  }
  return owners;
}

export const shareOf = ({ low, high }: Stakes, stake: number): Interval => ({
  low: at(low, stake),
  high: at(high, stake),
});
