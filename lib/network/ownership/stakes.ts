import {
  type Adjacency,
  type EdgeChoice,
  fromRows,
  type Graph,
  groupByNode,
  idOf,
  itemsOf,
  notEnded,
} from '../graph/graph';
import { at, NATURES, type Nature, stronglyConnected } from '../graph/slots';
import type { Share } from '../model';
import type { OwnershipWarning } from './effective';

/** The combined statement of all relationships between two entities. */
interface Accounts {
  share: Interval;
  differ: boolean;
}

/**
 * Several relationships between the same two entities ("subsidiary" and "shareholding") describe the same shares and
 * are never added. If their bands overlap, the intersection counts; if they contradict each other, the band that spans
 * them. A relationship without a share adds nothing to one with a share.
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

/** Tolerance for rounding in registers: three holders of 33.34 % do not exceed the whole. */
export const ROUNDING = 0.005;

/** A share in one company. A share that substitutes for unstated votes yields to stated votes. */
interface Claim {
  share: Interval;
  standsIn: boolean;
}

/**
 * The shares in one company after adjustment to the whole. A band or unknown share is limited to what the others'
 * certain shares leave. If the certain shares exceed the whole, each is divided by their sum, `total`, and nothing is
 * undetermined.
 */
function fitIntoWhole(claims: readonly Claim[]): { shares: Interval[]; total: number } {
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

/** The owner whose share is computed, as an owner of stakes: its value is the whole. */
export const TARGET = -1;

/**
 * The companies in which the target can have a share, renumbered, with the stakes that lead to them. Walks end at the
 * target, so that its share in itself counts once (Baldone, Brioschi and Paleari 1998 correct the integrated ownership
 * of Brioschi, Buzzacchi and Colombo 1989 so).
 */
export interface Region {
  /** Numbers in the graph. */
  companies: readonly number[];
  /** Region numbers of the owners, or `TARGET`; the three arrays below are parallel to its items. */
  owners: Adjacency;
  low: Float64Array;
  high: Float64Array;
  /** Of each company, the part that no one holds for certain, shared by bands and unknown shares. */
  room: Float64Array;
  /** Groups of companies that own each other; a block comes after all its owners. */
  blocks: readonly (readonly number[])[];
}

/** Everything below the targets, limited to `within`. */
export function regionBelow(stakes: Stakes, targets: ReadonlySet<number>, within?: ReadonlySet<number>): Region {
  const companies = below(stakes, targets, within);
  const numberOf = new Map(companies.map((company, index) => [company, index]));
  const placeOf = (stake: number) => {
    const owner = at(stakes.owner, stake);
    return targets.has(owner) ? TARGET : numberOf.get(owner);
  };
  const rows = companies.map((company) =>
    [...itemsOf(stakes.inCompany, company)].filter((stake) => placeOf(stake) !== undefined),
  );
  const leading = rows.flat();
  return {
    companies,
    owners: fromRows(rows.map((row) => row.map((stake) => placeOf(stake) ?? TARGET))),
    low: Float64Array.from(leading, (stake) => at(stakes.low, stake)),
    high: Float64Array.from(leading, (stake) => at(stakes.high, stake)),
    room: Float64Array.from(companies, (company) => roomIn(stakes, company)),
    blocks: stronglyConnected(
      fromRows(rows.map((row) => row.map((stake) => placeOf(stake) ?? TARGET).filter((place) => place !== TARGET))),
    ),
  };
}

function below(stakes: Stakes, targets: ReadonlySet<number>, within?: ReadonlySet<number>): number[] {
  const found = new Set<number>();
  const look = (owner: number) => {
    for (const stake of itemsOf(stakes.ofOwner, owner)) {
      const company = at(stakes.company, stake);
      if (!targets.has(company) && within?.has(company) !== false) found.add(company);
    }
  };
  for (const target of targets) look(target);
  // A set can grow while it is iterated, so it serves as the queue.
  for (const company of found) look(company);
  return [...found];
}

const roomIn = (stakes: Stakes, company: number): number =>
  itemsOf(stakes.inCompany, company).reduce((room, stake) => room - at(stakes.low, stake), 1);

/** A company and everything above it, which may have a share in it. */
export function ownersAbove(stakes: Stakes, company: number): Set<number> {
  const found = new Set([company]);
  for (const one of found) {
    for (const stake of itemsOf(stakes.inCompany, one)) found.add(at(stakes.owner, stake));
  }
  return found;
}

/** A fraction of a company, 0 to 1, exact (low = high) or between two ends. */
export interface Interval {
  low: number;
  high: number;
}

export const NOTHING: Interval = { low: 0, high: 0 };
export const WHOLE: Interval = { low: 1, high: 1 };

/** Closer values count as equal, as sums of shares differ by rounding. */
export const SAME = 1e-9;

export const times = (a: Interval, b: Interval): Interval => ({ low: a.low * b.low, high: a.high * b.high });

export const plus = (a: Interval, b: Interval): Interval => ({ low: a.low + b.low, high: a.high + b.high });

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Its two ends are computed in different ways: rounding may make them cross or exceed the whole in the last digit. */
export const toInterval = (low: number, high: number): Interval => ({
  low: clamp(low),
  high: Math.max(clamp(low), clamp(high)),
});

/**
 * The adjusted stakes, one per pair of owner and company: only relationships of the requested nature · several between
 * the same two entities are one holding (`settleAccounts`) · an unknown share lies between 0 and what the others leave,
 * a band is limited likewise · more than 100 % is divided by the total · shares in oneself stay, as a loop of one. The
 * stakes of one company are adjacent.
 */
export interface Stakes {
  graph: Graph;
  owner: Int32Array;
  company: Int32Array;
  low: Float64Array;
  high: Float64Array;
  /** Numbers of the relationships behind each stake. */
  edges: readonly (readonly number[])[];
  /** Stakes by the company, and by the owner. */
  inCompany: Adjacency;
  ofOwner: Adjacency;
  warnings: readonly OwnershipWarning[];
}

/**
 * Selects the relationships between two entities whose share counts, and whether they only substitute for another kind.
 */
type ShareSelector = (graph: Graph, edges: readonly number[]) => { edges: readonly number[]; standsIn: boolean };

const ofNature = (graph: Graph, edges: readonly number[], nature: Nature): number[] =>
  edges.filter((edge) => NATURES[at(graph.nature, edge)] === nature);

const sharesOnly: ShareSelector = (graph, edges) => ({ edges: ofNature(graph, edges, 'ownership'), standsIn: false });

/** Votes if stated; otherwise one share counts as one vote. */
export const votesBeforeShares: ShareSelector = (graph, edges) => {
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

/**
 * Economic stakes, unless `speaks` chooses others, from relationships that have not ended, unless `use` chooses a day.
 */
export function buildStakes(graph: Graph, use: EdgeChoice = notEnded, speaks: ShareSelector = sharesOnly): Stakes {
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

function rowsOf(
  graph: Graph,
  company: number,
  use: EdgeChoice,
  speaks: ShareSelector,
  warnings: OwnershipWarning[],
): Row[] {
  const claims = [...byOwner(graph, company, use)]
    .map(([owner, edges]) => ({ owner, ...speaks(graph, edges) }))
    .filter(({ edges }) => edges.length > 0)
    .map((claim) => ({ ...claim, ...settleAccounts(graph, claim.edges) }));
  const { shares, total } = fitIntoWhole(claims);
  const id = idOf(graph, company);
  for (const { owner, share, differ } of claims) {
    if (differ) warnings.push({ kind: 'accounts_differ', company: id, owner: idOf(graph, owner), between: share });
    if (owner === company && share.high > 0) warnings.push({ kind: 'self_holding', company: id, share });
  }
  if (total > 1 + ROUNDING) warnings.push({ kind: 'over_declared', company: id, total });
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

/** A fraction as a share in per cent, exact or a band; 0 to 1 is unknown. */
export function shareOfFraction({ low, high }: Interval): Share {
  if (high - low < SAME) return { kind: 'exact', value: tidy(low) };
  return low < SAME && high > 1 - SAME ? { kind: 'unknown' } : { kind: 'band', min: tidy(low), max: tidy(high) };
}

/** Per cent without floating-point noise: 0.6 × 0.5 is 30 and not 30.000000000000004. */
const tidy = (fraction: number): number => Math.round(fraction * 1e10) / 1e8;

/** Of larger networks neither findings nor effective shares are computed: they would block the page. */
export const MOST_RELATIONSHIPS = 5000;
