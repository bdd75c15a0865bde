import { type NetworkModel, otherEnd } from './model';
import type { Relationship } from './relationship';
import { upperEnd } from './share';

export interface NetworkFilter {
  confidence: number | 'all';
  ownership: number;
  unknown: boolean;
}

/** What is to be seen of a model: a part of it that hangs together and holds the root. */
export interface Selection {
  entities: ReadonlySet<string>;
  relationships: readonly Relationship[];
}

export interface Counts {
  companies: number;
  relationships: number;
  ofCompanies: number;
  ofRelationships: number;
}

/** The interface's own rule (specification, "companies/…/network"), applied on the screen. */
export function passes(relationship: Relationship, filter: NetworkFilter): boolean {
  return isSureEnough(relationship.confidence, filter.confidence) && isLargeEnough(relationship, filter);
}

/** Strictly above; what was never given a confidence cannot be compared and stays. */
function isSureEnough(confidence: number | undefined, minimum: number | 'all'): boolean {
  return minimum === 'all' || minimum === 0 || confidence === undefined || confidence > minimum;
}

function isLargeEnough({ share }: Relationship, filter: NetworkFilter): boolean {
  const most = upperEnd(share);
  return most === undefined ? filter.unknown : most >= filter.ownership;
}

/**
 * One walk from the root over what passes, whatever the direction: each relationship is looked at once from either end,
 * so a slider may call this at every step.
 */
export function visible(model: NetworkModel, filter: NetworkFilter): Selection {
  const entities = new Set([model.root]);
  const relationships = new Set<Relationship>();
  // A set is walked in the order it grows, which makes it the queue as well.
  for (const id of entities) {
    for (const relationship of model.touching.get(id) ?? []) {
      if (relationships.has(relationship) || !passes(relationship, filter)) continue;
      relationships.add(relationship);
      entities.add(otherEnd(relationship, id));
    }
  }
  return { entities, relationships: [...relationships] };
}

export const countsOf = (selection: Selection, model: NetworkModel): Counts => ({
  companies: selection.entities.size,
  relationships: selection.relationships.length,
  ofCompanies: model.entities.size,
  ofRelationships: model.relationships.size,
});
