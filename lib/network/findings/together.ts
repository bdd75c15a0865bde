import { itemsOf } from '../graph/adjacency';
import { idOf } from '../graph/graph';
import { at } from '../graph/slots';
import { solveBelow } from '../ownership/effective';
import { type Interval, SAME } from '../ownership/interval';
import { buildStakes } from '../ownership/stakes';
import { choiceOf, type Facts, graphOf } from './facts';

export interface TogetherAsk {
  facts: Facts;
  /** Members of a group. */
  members: readonly string[];
}

/** What a group has of others, its members counted as one holder. */
export interface TogetherFinding {
  /** Companies outside in which a member holds shares itself, with what the group has in all; the largest first. */
  held: readonly { id: string; share: Interval }[];
  /** How many more there are. */
  beyond: number;
}

/** Nobody reads more beside a picture. */
export const MOST_HELD = 50;

/** Effective ownership with the members as one holder: what goes through several of them is counted once. */
export function findTogether({ facts, members }: TogetherAsk): TogetherFinding {
  const graph = graphOf(facts, ...members);
  const stakes = buildStakes(graph, choiceOf(facts));
  const nodes = new Set(members.map((id) => graph.numbers.get(id) ?? Number.NaN));
  const direct = new Set(
    [...nodes].flatMap((node) => [...itemsOf(graph.owned, node)].map((edge) => at(graph.to, edge))),
  );
  const held = [...solveBelow(stakes, nodes).byNode]
    .filter(([company, { high }]) => direct.has(company) && !nodes.has(company) && high > SAME)
    .map(([company, share]) => ({ id: idOf(graph, company), share }))
    .toSorted((a, b) => b.share.low + b.share.high - (a.share.low + a.share.high) || (a.id < b.id ? -1 : 1));
  return { held: held.slice(0, MOST_HELD), beyond: Math.max(0, held.length - MOST_HELD) };
}
