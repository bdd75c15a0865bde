import type { KindCounts } from '@/lib/words/arguments';
import type { TwoDays } from './case/case';
import type { Entity } from './entity';
import { standing } from './filter/standing';
import { valueIn } from './filter/values';
import { kindCounts } from './kind-counts';
import { type NetworkModel, otherEnd } from './model';
import type { Relationship } from './relationship';
import { upperEnd } from './share';

export interface NetworkFilter {
  confidence: number | 'all';
  ownership: number;
  unknown: boolean;
  /** YYYY-MM-DD: what is known not to have stood on that day goes; what nobody dated stays. */
  date?: string;
  /** Of each facet the values that stay; absent or empty: all of them. */
  types?: readonly string[];
  kinds?: readonly string[];
  jurisdictions?: readonly string[];
  statuses?: readonly string[];
}

/** Where the walk over what passes begins, and where it must not go. */
export interface Scope {
  /** Absent: the model's own root. They stay whatever the facets say. */
  roots?: readonly string[];
  /** Not to be seen; what hangs on nothing else goes with them. */
  hidden?: ReadonlySet<string>;
  /** To be seen, but not what lies behind them alone. */
  collapsed?: ReadonlySet<string>;
  /** Two days that are compared: what stood on either stays, whatever day the filter has. */
  days?: TwoDays;
}

/** What is to be seen of a model: a part of it that hangs together and holds the root. */
export interface Selection {
  entities: ReadonlySet<string>;
  relationships: readonly Relationship[];
}

export interface Counts extends KindCounts {
  relationships: number;
  /** Of how many known ones. */
  of: KindCounts;
  ofRelationships: number;
}

/** The interface's own rule (specification, "companies/…/network"), applied on the screen. */
export function passes(relationship: Relationship, filter: NetworkFilter): boolean {
  return (
    isSureEnough(relationship.confidence, filter.confidence) &&
    isLargeEnough(relationship, filter) &&
    isChosen(relationship.type, filter.types) &&
    (filter.date === undefined || standing(relationship, filter.date) !== 'no')
  );
}

function passesOn(relationship: Relationship, filter: NetworkFilter, days: TwoDays | undefined): boolean {
  if (!days) return passes(relationship, filter);
  return [days.before, days.after].some((date) => passes(relationship, { ...filter, date }));
}

export const passesEntity = (entity: Entity, { kinds, jurisdictions, statuses }: NetworkFilter): boolean =>
  isChosen(valueIn.kinds(entity), kinds) &&
  isChosen(valueIn.jurisdictions(entity), jurisdictions) &&
  isChosen(valueIn.statuses(entity), statuses);

const isChosen = (value: string, chosen: readonly string[] = []): boolean =>
  chosen.length === 0 || chosen.includes(value);

/** Strictly above; what was never given a confidence cannot be compared and stays. */
function isSureEnough(confidence: number | undefined, minimum: number | 'all'): boolean {
  return minimum === 'all' || minimum === 0 || confidence === undefined || confidence > minimum;
}

function isLargeEnough({ share }: Relationship, filter: NetworkFilter): boolean {
  const most = upperEnd(share);
  return most === undefined ? filter.unknown : most >= filter.ownership;
}

/**
 * One walk from the roots over what passes, whatever the direction: each relationship is looked at once from either end,
 * so a slider may call this at every step.
 */
export function visible(model: NetworkModel, filter: NetworkFilter, scope: Scope = {}): Selection {
  const { roots = [model.root], hidden, collapsed, days } = scope;
  const entities = new Set(roots.filter((id) => model.entities.has(id) && !hidden?.has(id)));
  const relationships = new Set<Relationship>();
  const mayEnter = (id: string): boolean => {
    const entity = model.entities.get(id);
    return entity !== undefined && !hidden?.has(id) && passesEntity(entity, filter);
  };
  // A set is walked in the order it grows, which makes it the queue as well.
  for (const id of entities) {
    const isEnd = collapsed?.has(id);
    for (const relationship of model.touching.get(id) ?? []) {
      if (relationships.has(relationship) || !passesOn(relationship, filter, days)) continue;
      const other = otherEnd(relationship, id);
      // What a collapsed one shares with a neighbour that is reached later is found from there.
      if (!entities.has(other) && (isEnd || !mayEnter(other))) continue;
      relationships.add(relationship);
      entities.add(other);
    }
  }
  return { entities, relationships: [...relationships] };
}

/** How many relationships pass the filter, ends and all, and yet are not seen: nothing that is seen links them to a root. */
export function countUnlinked(model: NetworkModel, filter: NetworkFilter, scope: Scope, seen: Selection): number {
  const { roots = [model.root], hidden, days } = scope;
  const isRoot = new Set(roots);
  const mayBeSeen = (id: string): boolean => {
    const entity = model.entities.get(id);
    return entity !== undefined && !hidden?.has(id) && (isRoot.has(id) || passesEntity(entity, filter));
  };
  let passing = 0;
  for (const one of model.relationships.values()) {
    if (passesOn(one, filter, days) && mayBeSeen(one.parent) && mayBeSeen(one.child)) passing += 1;
  }
  return passing - seen.relationships.length;
}

export const countsOf = (selection: Selection, model: NetworkModel): Counts => ({
  ...kindCounts([...selection.entities].map((id) => model.entities.get(id))),
  relationships: selection.relationships.length,
  of: kindCounts(model.entities.values()),
  ofRelationships: model.relationships.size,
});
