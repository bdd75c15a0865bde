import { itemsOf } from '../graph/adjacency';
import { type EdgeChoice, type Graph, notEnded } from '../graph/graph';
import { declaresControl } from '../graph/nature';
import { at } from '../graph/slots';
import { clamp, type Interval } from '../ownership/interval';
import { buildStakes, type Stakes, votesBeforeShares } from '../ownership/stakes';
import { overstatedAmong } from './overstated';

/** Whose say counts how much in each company. Never mixed with economic stakes, though shares may stand in for votes. */
export interface Votes {
  graph: Graph;
  /** By company: the votes of each holder. */
  holders: readonly ReadonlyMap<number, Vote>[];
  /** By holder: companies in which it has a say. */
  companies: readonly (readonly number[])[];
}

export interface Vote {
  share: Interval;
  /** A source says outright that this is control: a subsidiary, or the right to appoint the board. */
  declared: boolean;
  /**
   * What is stated, where that is more than half and all that is stated together more than the whole: registers name
   * each of several joint holders with what they have in common. `share` is then what dividing by the total left of it.
   */
  overstated?: Interval;
  /** Ids of the relationships it is read from. */
  relationships: readonly string[];
}

/**
 * Votes where they are given, else shares. What a company holds in itself has no vote, so the others' votes grow in
 * proportion. Of all that has not ended, unless `use` chooses a day.
 */
export function votesOf(graph: Graph, use: EdgeChoice = notEnded): Votes {
  const stakes = buildStakes(graph, use, votesBeforeShares);
  const holders = graph.ids.map((_, company) => holdersOf(stakes, company, use));
  const companies: number[][] = graph.ids.map(() => []);
  holders.forEach((votes, company) => {
    for (const holder of votes.keys()) companies[holder]?.push(company);
  });
  return { graph, holders, companies };
}

function holdersOf(stakes: Stakes, company: number, use: EdgeChoice): Map<number, Vote> {
  const { graph, owner } = stakes;
  const numbers = [...itemsOf(stakes.inCompany, company)];
  const overstated = overstatedAmong(stakes, numbers);
  const self = numbers.find((stake) => at(owner, stake) === company);
  const votes = new Map<number, Vote>();
  for (const stake of numbers) {
    if (stake === self) continue;
    const relationships = (stakes.edges[stake] ?? []).map((edge) => graph.relationships[edge]?.id ?? '');
    const share = withoutSelf(stakes, stake, self);
    votes.set(at(owner, stake), { share, declared: false, overstated: overstated.get(stake), relationships });
  }
  for (const edge of itemsOf(graph.owners, company)) {
    const relationship = graph.relationships[edge];
    const holder = at(graph.from, edge);
    if (!relationship || holder === company || !use(graph, edge) || !declaresControl(relationship)) continue;
    const known = votes.get(holder);
    const relationships = [...new Set([...(known?.relationships ?? []), relationship.id])];
    votes.set(holder, { share: known?.share ?? UNKNOWN, declared: true, overstated: known?.overstated, relationships });
  }
  return votes;
}

const UNKNOWN: Interval = { low: 0, high: 1 };

function withoutSelf({ low, high }: Stakes, stake: number, self: number | undefined): Interval {
  const own = self === undefined ? { low: 0, high: 0 } : { low: at(low, self), high: at(high, self) };
  const part = (share: number, away: number): number => (share === 0 || away >= 1 ? 0 : clamp(share / (1 - away)));
  return { low: part(at(low, stake), own.low), high: part(at(high, stake), Math.min(own.high, 1 - at(high, stake))) };
}
