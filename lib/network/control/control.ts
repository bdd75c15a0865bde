import { idOf, nodeOf } from '../graph/graph';
import { type Interval, SAME } from '../ownership/interval';
import type { Vote, Votes } from './votes';

/**
 * Why a company is controlled: these together have more than half of its votes, or a source declares it, or states more
 * than half of each of several whose votes are more than the whole together.
 */
export interface ControlStep {
  company: string;
  /** The controller itself and companies it controls, each with its votes in this one. */
  by: readonly ({ holder: string } & Vote)[];
  /** The votes of all of them together. */
  total: Interval;
  basis: 'majority' | 'declared' | 'overstated';
  /** False where bands or unknown shares only allow it. */
  certain: boolean;
}

const HALF = 0.5;

/**
 * What somebody controls: companies of which it has more than half of the votes at each step, alone or jointly with
 * companies it controls (company control as the Banca d'Italia computes it: CEUR-WS 3135, EcoFinKG 2022, paper 7). By
 * the company's id, each after those it rests on. Exactly half is no control. A band counts as more than its lower end,
 * as registers mean it: "50 to 75 %" is control.
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
  // An array is walked in the order it grows, which makes it the queue as well.
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

/** The steps that prove control of one company, and no others, each after those it rests on. Empty without control. */
export function proofOf(steps: ReadonlyMap<string, ControlStep>, company: string): ControlStep[] {
  const needed = new Set<string>(steps.has(company) ? [company] : []);
  for (const one of needed) {
    for (const { holder } of steps.get(one)?.by ?? []) if (steps.has(holder)) needed.add(holder);
  }
  return [...steps].filter(([id]) => needed.has(id)).map(([, step]) => step);
}
