import cytoscape from 'cytoscape';
import { createDice, type Dice } from '@/lib/testing/chance';
import { findLinks } from '../../../lib/network/findings/owners';
import { buildGraph } from '../../../lib/network/graph/graph';
import type { NetworkModel } from '../../../lib/network/model';
import { findPaths, roadMapOf, stepCost } from '../../../lib/network/paths/shortest';
import { medianMs } from '../measure';

/** Times are milliseconds, the median over different pairs of entities. */
export interface PathTimes {
  /** The cheapest path between two, on roads that are there already. */
  one: number;
  /** The whole of "what links these two?": graph, hubs, tree and five paths. */
  question: number;
  /** The same path by the graph library's quickest way. */
  library: number;
}

export function measurePaths(model: NetworkModel): PathTimes {
  const ids = [...model.entities.keys()];
  const map = roadMapOf(buildGraph(model));
  const facts = { entities: ids, relationships: [...model.relationships.values()] };
  const pairs = (): (() => [string, string]) => {
    const dice: Dice = createDice(1);
    return () => [dice.pick(ids), dice.pick(ids)];
  };
  const [ours, questions, theirs] = [pairs(), pairs(), pairs()];
  const byLibrary = pathByLibrary(model);
  return {
    one: medianMs(() => findPaths(map, ...ours(), 1)),
    question: medianMs(() => findLinks({ facts, ids: questions(), admitted: [] })),
    library: medianMs(() => byLibrary(...theirs())),
  };
}

function pathByLibrary({ entities, relationships }: NetworkModel): (from: string, to: string) => unknown {
  const cy = cytoscape({
    headless: true,
    elements: [
      ...[...entities.keys()].map((id) => ({ data: { id } })),
      ...[...relationships.values()].map(({ id, parent, child, confidence = Number.NaN }) => ({
        data: { id, source: parent, target: child, cost: stepCost(confidence) },
      })),
    ],
  });
  return (from, to) =>
    cy.elements().aStar({
      root: cy.getElementById(from),
      goal: cy.getElementById(to),
      weight: (edge) => edge.data('cost'),
    }).distance;
}
