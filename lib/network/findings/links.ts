import { hubsOf } from '../graph/hubs';
import { type Connection, MAX_TERMINALS, whatLinks } from '../paths/connect';
import { findPaths, type Path, roadMapOf } from '../paths/path';
import { choiceOf, type Facts, graphOf } from './facts';

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
