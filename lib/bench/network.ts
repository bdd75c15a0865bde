import cytoscape from 'cytoscape';
import type { NetworkRelationship } from '@/lib/contract/network';
import { toEntity } from '@/lib/network/entity';
import { visible } from '@/lib/network/filter';
import { layout } from '@/lib/network/layout';
import { buildModel, type NetworkModel } from '@/lib/network/model';
import { upperEnd } from '@/lib/network/share';
import { createDice } from '@/lib/testing/chance';
import { type Comparison, medianMs, printComparisons } from './measure';

const SIZES = [1_000, 3_000, 10_000];
const PERCENT = Array.from({ length: 101 }, (_, index) => index);
const FILTER = { confidence: 10, ownership: 5, unknown: true };

/** A tree with a third as many links again, shares and confidences drawn at random: like a group, but denser. */
function makeNetwork(nodes: number): NetworkRelationship[] {
  const { pick, below } = createDice(1);
  const path = (index: number): string => `/companies/gb/${index}`;
  const link = (parent: number, child: number): NetworkRelationship => ({
    relationship_type: 'shareholding',
    relationship_properties: { confidence: pick(PERCENT), ownership_percentage: pick(PERCENT) },
    parent_name: `Company ${parent}`,
    parent_type: 'Company',
    parent_service_url: path(parent),
    child_name: `Company ${child}`,
    child_type: 'Company',
    child_service_url: path(child),
  });
  const earlier = (index: number): number => below(index);
  const tree = Array.from({ length: nodes - 1 }, (_, index) => link(earlier(index + 1), index + 1));
  return [...tree, ...Array.from({ length: nodes / 3 }, (_, index) => link(index, nodes - 1 - index))];
}

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

/** One step of a slider on what is loaded, beside the same step in the graph library; and the layout's own time. */
export function benchNetwork(): void {
  const models = SIZES.map((size) => buildModel(toEntity('/companies/gb/0', 'Company 0'), makeNetwork(size)));
  const steps = models.map(
    (model): Comparison => ({
      work: `a slider step over ${model.relationships.size} relationships`,
      ours: medianMs(() => visible(model, FILTER)),
      beside: medianMs(filterByLibrary(model), 5),
    }),
  );
  printComparisons('Filtering a network (no drawing)', 'Cytoscape selectors', steps);
  for (const model of models) {
    const everything = visible(model, { confidence: 'all', ownership: 0, unknown: true });
    const time = medianMs(() => layout(model, everything), 5);
    console.log(`layout of ${everything.entities.size} companies: ${time.toFixed(1)} ms`);
  }
}
