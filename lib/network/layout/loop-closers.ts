import type { Selection } from '../filter';
import type { NetworkModel } from '../model';
import { type NumberedGraph, toLayoutGraph } from './graph';
import { backLines } from './pyramid/back-lines';

/** Ids of the relationships that lead back to where their owner came from: each closes a loop of ownership. */
export const loopClosers = (
  model: NetworkModel,
  selection: Selection,
  roots?: readonly string[],
): ReadonlySet<string> => closersIn(toLayoutGraph(model, selection, roots), selection);

/** The same of a selection that has been numbered already. */
export function closersIn({ graph, ids }: NumberedGraph, selection: Selection): ReadonlySet<string> {
  const pairs = new Set<string>();
  backLines(graph).forEach((isBack, line) => {
    if (isBack) pairs.add(`${ids[graph.owners[line] ?? 0]} ${ids[graph.owned[line] ?? 0]}`);
  });
  const closes = selection.relationships.filter(
    ({ parent, child }) => parent === child || pairs.has(`${parent} ${child}`),
  );
  return new Set(closes.map(({ id }) => id));
}
