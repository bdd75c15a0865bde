import type { NetworkRelationship } from '@/lib/contract/network';
import { childOf, type Entity, parentOf, surerKind } from './entity';
import { newest, type Relationship, relationshipBetween } from './relationship';

/** Everything known so far, filtered by nothing. A model is never changed: merging makes a new one. */
export interface NetworkModel {
  root: string;
  entities: ReadonlyMap<string, Entity>;
  relationships: ReadonlyMap<string, Relationship>;
  /** For each entity what touches it, in either direction: what a walk along the network needs. */
  touching: ReadonlyMap<string, readonly Relationship[]>;
  /** Entities whose own network has been merged. */
  expanded: ReadonlySet<string>;
  /** While days are compared, by day and id what the replies for that day tell: a model holds one account of each. */
  onDays?: ReadonlyMap<string, Accounts>;
}

/** By id what is told of each relationship. */
export type Accounts = ReadonlyMap<string, Relationship>;

export function buildModel(root: Entity, relationships: readonly NetworkRelationship[]): NetworkModel {
  const empty: NetworkModel = {
    root: root.id,
    entities: new Map([[root.id, root]]),
    relationships: new Map(),
    touching: new Map(),
    expanded: new Set([root.id]),
  };
  return merge(empty, relationships);
}

export function merge(model: NetworkModel, relationships: readonly NetworkRelationship[]): NetworkModel {
  const entities = new Map(model.entities);
  const known = new Map(model.relationships);
  for (const wire of relationships) {
    const [parent, child] = [parentOf(wire), childOf(wire)];
    addEntity(entities, parent, model.root);
    addEntity(entities, child, model.root);
    const relationship = relationshipBetween(parent.id, child.id, wire);
    const before = known.get(relationship.id);
    known.set(relationship.id, before ? newest(before, relationship) : relationship);
  }
  return withRelationships({ ...model, entities }, known);
}

/** The model with these relationships in the place of its own. */
export const withRelationships = (model: NetworkModel, relationships: Accounts): NetworkModel => ({
  ...model,
  relationships,
  touching: touchingOf(relationships.values()),
});

/** Merges the network of one of the entities and remembers that it has been asked for. */
export function expand(model: NetworkModel, id: string, relationships: readonly NetworkRelationship[]): NetworkModel {
  return { ...merge(model, relationships), expanded: new Set([...model.expanded, id]) };
}

/** A model of facts that have been parsed before: those of a case file. */
export function modelOf(facts: {
  root: string;
  entities: Iterable<Entity>;
  relationships: Iterable<Relationship>;
  expanded: Iterable<string>;
}): NetworkModel {
  const relationships = new Map([...facts.relationships].map((one) => [one.id, one]));
  return {
    root: facts.root,
    entities: new Map([...facts.entities].map((entity) => [entity.id, entity])),
    relationships,
    touching: touchingOf(relationships.values()),
    expanded: new Set(facts.expanded),
  };
}

/** Sources may write one entity in two ways. The root keeps its page's name; of others the first by letters stays. */
function addEntity(entities: Map<string, Entity>, entity: Entity, root: string): void {
  const known = entities.get(entity.id);
  if (!known) {
    entities.set(entity.id, entity);
    return;
  }
  const kind = surerKind(known.kind, entity.kind);
  const isNamed = entity.id !== root && isBetterName(entity.name, known.name);
  if (isNamed || kind !== known.kind) {
    entities.set(entity.id, { ...known, kind, ...(isNamed && { name: entity.name }) });
  }
}

const isBetterName = (name: string, known: string): boolean => name !== '' && (known === '' || name < known);

function touchingOf(relationships: Iterable<Relationship>): Map<string, Relationship[]> {
  const touching = new Map<string, Relationship[]>();
  const touch = (id: string, relationship: Relationship) => {
    const list = touching.get(id);
    if (list) list.push(relationship);
    else touching.set(id, [relationship]);
  };
  for (const relationship of relationships) {
    touch(relationship.parent, relationship);
    if (relationship.child !== relationship.parent) touch(relationship.child, relationship);
  }
  return touching;
}

export const isPerson = ({ entities }: NetworkModel, id: string): boolean => entities.get(id)?.kind === 'person';

export const otherEnd = (relationship: Relationship, id: string): string =>
  relationship.parent === id ? relationship.child : relationship.parent;
