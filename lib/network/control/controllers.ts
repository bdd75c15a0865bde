import { idOf, nodeOf } from '../graph/graph';
import { type ControlStep, controlledBy, proofOf } from './control';
import type { Votes } from './votes';

export interface Controller {
  holder: string;
  /** The steps from the holder to the company, which comes last. */
  proof: readonly ControlStep[];
  /** Whether every step of the proof is certain. */
  certain: boolean;
  /** Nobody controls it for certain, save those it controls itself. */
  ultimate: boolean;
}

/** Whoever controls a company, through however many steps: those at the top first, then the certain, then the nearest. */
export function controllersOf(votes: Votes, companyId: string): Controller[] {
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

const rank = ({ ultimate, certain }: Controller): number => 2 * Number(ultimate) + Number(certain);

function holdersAbove({ holders }: Votes, company: number): number[] {
  const above = new Set([company]);
  // A set is walked in the order it grows, which makes it the queue as well.
  for (const one of above) for (const holder of holders[one]?.keys() ?? []) above.add(holder);
  return [...above];
}
