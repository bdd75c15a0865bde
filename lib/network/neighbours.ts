import { visible } from './filter';
import {
  byStrength,
  type Entity,
  entityId,
  isUltimateParent,
  type NetworkModel,
  type Relationship,
  withRelationships,
} from './model';

export const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;

export interface Neighbour {
  entity: Entity;
  relationship: Relationship;
}

/**
 * A company among what statements say of ultimate parents: its own, the newest first, and how many companies name it as
 * theirs. Only current statements.
 */
export function ultimateParents(model: NetworkModel, serviceUrl: string): { parents: Neighbour[]; children: number } {
  const id = entityId(serviceUrl);
  const stated = (model.touching.get(id) ?? []).filter((one) => isUltimateParent(one) && !one.ended);
  const parents = stated
    .filter(({ parent, child }) => child === id && parent !== id)
    .toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''))
    .flatMap((relationship) => {
      const entity = model.entities.get(relationship.parent);
      return entity ? [{ entity, relationship }] : [];
    });
  const children = stated.filter(({ parent, child }) => parent === id && child !== id);
  return { parents, children: new Set(children.map(({ child }) => child)).size };
}

/**
 * What a company owns or controls through current relationships, not as ultimate parent only: each once by its largest
 * share, the largest first.
 */
export function ownedBy(model: NetworkModel, serviceUrl: string): Neighbour[] {
  const id = entityId(serviceUrl);
  const seen = new Set<string>();
  return (model.touching.get(id) ?? [])
    .filter((one) => one.parent === id && one.child !== id && !one.ended && !isUltimateParent(one))
    .toSorted(byStrength)
    .filter(({ child }) => !seen.has(child) && seen.add(child))
    .flatMap((relationship) => {
      const entity = model.entities.get(relationship.child);
      return entity ? [{ entity, relationship }] : [];
    });
}

/** A group's head is the ultimate parent of many, which are not its neighbours. */
export const withoutUltimateChildren = (model: NetworkModel): NetworkModel =>
  withRelationships(
    model,
    new Map([...model.relationships].filter(([, one]) => !isUltimateParent(one) || one.parent !== model.root)),
  );

/** Numbers about the whole network of a company, which its page shows even if it has only a part of the network. */
export interface NetworkCounts {
  /** What the company owns or controls now. */
  owned: number;
  /** Companies that name it as their ultimate parent. */
  children: number;
  /** Entities around it, without those that only name it as their ultimate parent. */
  entities: number;
}

export const countNetwork = (model: NetworkModel): NetworkCounts => ({
  owned: ownedBy(model, model.root).length,
  children: ultimateParents(model, model.root).children,
  entities: visible(withoutUltimateChildren(model), EVERYTHING).entities.size - 1,
});
