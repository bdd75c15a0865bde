import cytoscape from 'cytoscape';
import { visible } from '../../../lib/network/filter';
import { buildModel, type NetworkModel, toEntity, upperEnd } from '../../../lib/network/model';
import { type Comparison, medianMs, printComparisons } from '../measure';
import { generateNetwork, ROOT_PATH } from './generate';

const FILTER = { confidence: 10, ownership: 5, unknown: true };

/** The same step done by the graph library: choose the lines, then walk from the root along them. */
function filterByLibrary(model: NetworkModel): () => unknown {
  const cy = cytoscape({
    headless: true,
    elements: [
      ...[...model.entities.keys()].map((id) => ({ data: { id } })),
      ...[...model.relationships.values()].map(({ id, parent, child, confidence, share }) => ({
        data: { id, source: parent, target: child, confidence, most: upperEnd(share) },
      })),
    ],
  });
  return () => {
    const lines = cy.edges(`[confidence > ${FILTER.confidence}][most >= ${FILTER.ownership}]`);
    return lines.union(cy.nodes()).bfs({ roots: cy.getElementById(model.root), directed: false }).path.length;
  };
}

/** What is seen after a slider has been let go, beside the same in the graph library; nothing is drawn. */
export function benchFiltering(sizes: readonly number[]): void {
  const models = sizes.map((size) => buildModel(toEntity(ROOT_PATH, 'Northmere'), generateNetwork(size)));
  const steps = models.map(
    (model): Comparison => ({
      work: `filter ${model.relationships.size} relationships`,
      ours: medianMs(() => visible(model, FILTER)),
      beside: medianMs(filterByLibrary(model), 5),
    }),
  );
  printComparisons('Filtering a network (no drawing)', 'Cytoscape selectors', steps);
}
