import { type EdgeChoice, type Graph, idOf, itemsOf, nodeOf, notEnded } from '../graph/graph';
import { at, declaresControl, NATURES } from '../graph/slots';
import {
  buildStakes,
  clamp,
  type Interval,
  ROUNDING,
  SAME,
  type Stakes,
  settleAccounts,
  votesBeforeShares,
} from '../ownership/stakes';
import { type About, type Above, choiceOf, findAbove, graphOf, isKnownTop } from './owners';

const VOTES_HALF = 0.5;

/**
 * Stakes that are overstated: each states more than half of a company, and all together more than the whole. Registers
 * list joint holders, such as trustees, each with the joint holding. If votes are stated, shares that substitute for
 * votes are skipped.
 */
function overstatedAmong(stakes: Stakes, numbers: readonly number[]): ReadonlyMap<number, Interval> {
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
const isMajority = ({ low, high }: Interval): boolean =>
  low > VOTES_HALF + SAME || (low >= VOTES_HALF - SAME && high - low > SAME);

/** Voting power in each company. Never mixed with economic stakes, though shares may substitute for votes. */
interface Votes {
  graph: Graph;
  /** By company: the votes of each holder. */
  holders: readonly ReadonlyMap<number, Vote>[];
  /** By holder: the companies in which it has votes. */
  companies: readonly (readonly number[])[];
}

interface Vote {
  share: Interval;
  /** A source states control directly: a subsidiary, or the right to appoint the board. */
  declared: boolean;
  /**
   * The stated votes, if more than half while all stated votes exceed the whole: registers list each joint holder with
   * the joint holding. `share` is the result after division by the total.
   */
  overstated?: Interval;
  /** Ids of the source relationships. */
  relationships: readonly string[];
}

/**
 * Votes where stated, else shares. A company's holding in itself carries no votes, so the others' grow in proportion.
 * Uses relationships that have not ended, unless `use` chooses a day.
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

/**
 * Why a company is controlled: these together have more than half of its votes, or a source states control, or states
 * more than half for each of several holders.
 */
export interface ControlStep {
  company: string;
  /** The controller and companies it controls, each with its votes in this one. */
  by: readonly ({ holder: string } & Vote)[];
  /** Their votes together. */
  total: Interval;
  basis: 'majority' | 'declared' | 'overstated';
  /** False if bands or unknown shares make it only possible. */
  certain: boolean;
}

const HALF = 0.5;

/**
 * The companies a holder controls: it has more than half of the votes at each step, alone or jointly with companies it
 * controls (company control as the Banca d'Italia computes it: CEUR-WS 3135, EcoFinKG 2022, paper 7). By company id,
 * each after those it depends on. Exactly half is not control. A band counts as more than its lower end, as registers
 * mean it: "50 to 75 %" is control.
 */
export function controlledBy(votes: Votes, holder: string): Map<string, ControlStep> {
  const controller = nodeOf(votes.graph, holder);
  const steps = new Map<number, ControlStep>();
  grow(votes, controller, steps, true);
  grow(votes, controller, steps, false);
  return new Map([...steps.values()].map((step) => [step.company, step]));
}

function grow(votes: Votes, controller: number, steps: Map<number, ControlStep>, certain: boolean): void {
  const isMember = (node: number): boolean => node === controller || steps.has(node);
  const queue = [controller, ...steps.keys()];
  // An array can grow while it is iterated, so it serves as the queue.
  for (const member of queue) {
    for (const company of votes.companies[member] ?? []) {
      if (isMember(company)) continue;
      const step = stepIn(votes, company, isMember, certain);
      if (!step) continue;
      steps.set(company, step);
      queue.push(company);
    }
  }
}

function stepIn(
  votes: Votes,
  company: number,
  isMember: (node: number) => boolean,
  certain: boolean,
): ControlStep | undefined {
  const all = [...(votes.holders[company] ?? [])];
  const members = all.filter(([holder]) => isMember(holder));
  const low = members.reduce((sum, [, { share }]) => sum + share.low, 0);
  const others = all.reduce((sum, [, { share }]) => sum + share.low, 0) - low;
  const high = Math.min(
    1 - others,
    members.reduce((sum, [, { share }]) => sum + share.high, 0),
  );
  const declared = members.some(([, vote]) => vote.declared);
  const majority = certain
    ? isMoreThanHalf(
        low,
        members.map(([, vote]) => vote),
      )
    : high > HALF + SAME;
  const overstated = members.some(([, vote]) => vote.overstated !== undefined);
  if (!declared && !overstated && !majority) return undefined;
  return {
    company: idOf(votes.graph, company),
    by: members.map(([holder, vote]) => ({ holder: idOf(votes.graph, holder), ...vote })),
    total: { low, high: Math.max(low, high) },
    basis: majority ? 'majority' : declared ? 'declared' : 'overstated',
    certain,
  };
}

const isOpenBand = ({ share: { low, high } }: Vote): boolean => low > 0 && high - low > SAME;

const isMoreThanHalf = (low: number, votes: readonly Vote[]): boolean =>
  low > HALF + SAME || (low >= HALF - SAME && votes.some(isOpenBand));

/** Ids of the relationships by which one holder alone controls a company directly. */
export function controllingRelationships(votes: Votes): Set<string> {
  const ids = new Set<string>();
  votes.holders.forEach((holders, company) => {
    for (const [holder, { share, declared, overstated, relationships }] of holders) {
      const mayControl = declared || overstated !== undefined || share.high > HALF;
      if (!mayControl || !stepIn(votes, company, (node) => node === holder, true)) continue;
      for (const id of relationships) ids.add(id);
    }
  });
  return ids;
}

/** The minimal steps that prove control of one company, each after those it depends on. Empty without control. */
export function proofOf(steps: ReadonlyMap<string, ControlStep>, company: string): ControlStep[] {
  const needed = new Set<string>(steps.has(company) ? [company] : []);
  for (const one of needed) {
    for (const { holder } of steps.get(one)?.by ?? []) if (steps.has(holder)) needed.add(holder);
  }
  return [...steps].filter(([id]) => needed.has(id)).map(([, step]) => step);
}

export interface Controller {
  holder: string;
  /** The steps from the holder to the company, which comes last. */
  proof: readonly ControlStep[];
  /** Whether every step of the proof is certain. */
  certain: boolean;
  /** Nothing that is loaded controls it for certain, except what it controls itself. */
  ultimate: boolean;
  /** It is ultimate, everything above is loaded, and no statement names another ultimate parent. */
  isTop: boolean;
}

/** The controllers of a company, direct or indirect: ultimate ones first, then certain ones, then the nearest. */
export function controllersOf(votes: Votes, companyId: string): Omit<Controller, 'isTop'>[] {
  const above = holdersAbove(votes, nodeOf(votes.graph, companyId)).map((node) => idOf(votes.graph, node));
  const reach = new Map(above.map((holder) => [holder, controlledBy(votes, holder)]));
  const isCertain = (holder: string, company: string) => reach.get(holder)?.get(company)?.certain === true;
  return above
    .filter((holder) => holder !== companyId && reach.get(holder)?.has(companyId))
    .map((holder) => ({
      holder,
      proof: proofOf(reach.get(holder) ?? new Map(), companyId),
      certain: isCertain(holder, companyId),
      ultimate: !above.some((other) => isCertain(other, holder) && !isCertain(holder, other)),
    }))
    .toSorted((a, b) => rank(b) - rank(a) || a.proof.length - b.proof.length || (a.holder < b.holder ? -1 : 1));
}

const rank = ({ ultimate, certain }: Pick<Controller, 'ultimate' | 'certain'>): number =>
  2 * Number(ultimate) + Number(certain);

function holdersAbove({ holders }: Votes, company: number): number[] {
  const above = new Set([company]);
  // A set can grow while it is iterated, so it serves as the queue.
  for (const one of above) for (const holder of holders[one]?.keys() ?? []) above.add(holder);
  return [...above];
}

/** Who controls a company, and what it controls itself. */
export interface ControlFinding extends Above {
  of: string;
  controllers: readonly Controller[];
  controls: readonly ControlStep[];
}

export function findControl({ facts, of }: About): ControlFinding {
  const graph = graphOf(facts, of);
  const votes = votesOf(graph, choiceOf(facts));
  const search = findAbove(graph, facts, of);
  const isTop = ({ holder, ultimate }: Omit<Controller, 'isTop'>): boolean => {
    const controlled = search.stated.length > 0 ? controlledBy(votes, holder) : new Map();
    return ultimate && isKnownTop(search, [holder], (id) => id === holder || controlled.has(id));
  };
  const controllers = controllersOf(votes, of).map((one) => ({ ...one, isTop: isTop(one) }));
  const { stated, open } = search;
  return { of, controllers, controls: [...controlledBy(votes, of).values()], stated, open };
}
