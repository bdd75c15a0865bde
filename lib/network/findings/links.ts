import { hubsOf, idOf, itemsOf } from '../graph/graph';
import { at } from '../graph/slots';
import { solveBelow } from '../ownership/effective';
import { buildStakes, type Interval, SAME } from '../ownership/stakes';
import { type Connection, MAX_TERMINALS, whatLinks } from '../paths/connect';
import { findPaths, type Path, roadMapOf } from '../paths/shortest';
import { choiceOf, type Facts, graphOf } from './owners';

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

/** What links some entities, and between two of them the best ways. */
export interface LinksFinding extends Connection {
  between: readonly string[];
  paths: readonly Path[];
}

const PATHS_SHOWN = 5;

/** So many can be asked about at once. */
export const LINKED = { least: 2, most: MAX_TERMINALS } as const;

export interface LinksAsk {
  facts: Facts;
  ids: readonly string[];
  /** Hubs that may link all the same. */
  admitted: readonly string[];
}

/** Hubs are passed by, unless they are admitted or asked about. Nothing links fewer than two. */
export function findLinks({ facts, ids, admitted }: LinksAsk): LinksFinding | undefined {
  const between = [...new Set(ids)].slice(0, LINKED.most);
  const [first, second, ...others] = between;
  if (first === undefined || second === undefined) return undefined;
  const graph = graphOf(facts, ...between);
  const use = choiceOf(facts);
  const connection = whatLinks(graph, between, { use, admitted: new Set(admitted) });
  if (others.length > 0) return { ...connection, between, paths: [] };
  const closed = [...hubsOf(graph)].filter(([, { id }]) => !admitted.includes(id)).map(([node]) => node);
  const map = roadMapOf(graph, { use, closed: new Set(closed) });
  return { ...connection, between, paths: findPaths(map, first, second, PATHS_SHOWN) };
}
