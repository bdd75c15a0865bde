import type { Selection } from '../filter';
import type { NetworkModel } from '../model';
import { toLayoutGraph } from './graph';
import { backLines } from './pyramid/back-lines';

/** Ids of the relationships that lead back to where their owner came from: each closes a loop of ownership. */
export function loopClosers(model: NetworkModel, selection: Selection, roots?: readonly string[]): ReadonlySet<string> {
  const { graph, ids } = toLayoutGraph(model, selection, roots);
  const pairs = new Set<string>();
  backLines(graph).forEach((isBack, line) => {
    if (isBack) pairs.add(`${ids[graph.owners[line] ?? 0]} ${ids[graph.owned[line] ?? 0]}`);
  });
  const closes = selection.relationships.filter(
    ({ parent, child }) => parent === child || pairs.has(`${parent} ${child}`),
  );
  return new Set(closes.map(({ id }) => id));
}
