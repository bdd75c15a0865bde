import type { KindCounts } from '@/lib/words/arguments';
import type { TwoDays } from './changes/changes';
import { kindCounts } from './elements';
import { upperEnd } from './geometry';
import { type Entity, type NetworkModel, otherEnd, type Relationship } from './model';

/** The value of whatever a source does not tell: a value like others, to be kept or left out. */
export const UNKNOWN_VALUE = 'unknown';

/** What an entity has under each of the facets that look at entities. */
const valueIn = {
  kinds: (entity: Entity): string => entity.kind,
  jurisdictions: (entity: Entity): string => entity.jurisdiction ?? UNKNOWN_VALUE,
  statuses: (entity: Entity): string => entity.status ?? UNKNOWN_VALUE,
} as const;

/** Whether a relationship stood on a day, as far as its dates say. */
export type Standing = 'yes' | 'no' | 'unknown';

/** Years and months are read as their first day. */
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?/;

const dateOf = (text: string | undefined): string | undefined => DATE.exec(text ?? '')?.[0];

/**
 * From its first day up to, but not on, the day of its end. Without a first day it may have begun later, and without the
 * day of an end it may have ended before: nobody knows, and that is told. ISO dates are compared as they are written,
 * since a slider asks this of every relationship at each step.
 */
export function standing({ from, to, ended }: Relationship, day: string): Standing {
  const begin = dateOf(from);
  const end = ended ? dateOf(to) : undefined;
  if (begin !== undefined && begin > day) return 'no';
  if (end !== undefined && end <= day) return 'no';
  const isDated = begin !== undefined && (!ended || end !== undefined);
  return isDated ? 'yes' : 'unknown';
}

/** How many of them stay on that day only because nobody dated them. */
export const undatedOn = (relationships: Iterable<Relationship>, day: string): number =>
  [...relationships].filter((one) => standing(one, day) === 'unknown').length;

/** The days on which anything began or ended, in order, each once: the steps of a date slider. */
export function changeDays(relationships: Iterable<Relationship>): string[] {
  const days = [...relationships].flatMap(({ from, to, ended }) => [dateOf(from), ended ? dateOf(to) : undefined]);
  return [...new Set(days.filter((day) => day !== undefined))].sort();
}

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

interface Counts extends KindCounts {
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

export const FACETS = ['types', 'kinds', 'jurisdictions', 'statuses'] as const;
export type FacetName = (typeof FACETS)[number];

export interface FacetValue {
  value: string;
  /** Of relationships for types, else of entities. */
  count: number;
  /** How many of those are seen: of a value that was chosen, what hangs on nothing else that was chosen is not. */
  seen: number;
  chosen: boolean;
}

/**
 * The values of each facet among what all the other filters leave, so that a count says what choosing the value would
 * keep before the facet cuts anything off. A chosen value stays in the list when there is none of it left.
 */
export function facetsOf(
  model: NetworkModel,
  filter: NetworkFilter,
  scope: Scope = {},
): Record<FacetName, readonly FacetValue[]> {
  const seen = visible(model, filter, scope);
  const of = (name: FacetName): FacetValue[] => {
    const chosen = filter[name] ?? [];
    // A facet that leaves everything is one walk saved.
    const left = chosen.length === 0 ? seen : visible(model, { ...filter, [name]: [] }, scope);
    return countedValues(valuesOf(name, model, left), chosen, tally(valuesOf(name, model, seen)));
  };
  return { types: of('types'), kinds: of('kinds'), jurisdictions: of('jurisdictions'), statuses: of('statuses') };
}

function valuesOf(name: FacetName, model: NetworkModel, { entities, relationships }: Selection): string[] {
  if (name === 'types') return relationships.map(({ type }) => type);
  return [...entities].flatMap((id) => {
    const entity = model.entities.get(id);
    return entity ? [valueIn[name](entity)] : [];
  });
}

/** The most frequent first; letters settle what counts leave open. */
function countedValues(
  values: readonly string[],
  chosen: readonly string[],
  seen: ReadonlyMap<string, number>,
): FacetValue[] {
  const counts = new Map([...chosen.map((value) => [value, 0] as const), ...tally(values)]);
  return [...counts]
    .map(([value, count]) => ({ value, count, seen: seen.get(value) ?? 0, chosen: chosen.includes(value) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
