import type { KindCounts } from '@/lib/words/arguments';
import type { TwoDays } from './changes/changes';
import { kindCounts } from './elements';
import { type Entity, isUltimateParent, type NetworkModel, otherEnd, type Relationship, upperEnd } from './model';

/** The value of an entity or relationship whose source gives none. It can be chosen like any other. */
export const UNKNOWN_VALUE = 'unknown';

/** In place of a tag: entities without any. */
export const NO_TAG = '';

/** An entity's value for each facet of entities. */
const valueIn = {
  kinds: (entity: Entity): string => entity.kind,
  jurisdictions: (entity: Entity): string => entity.jurisdiction ?? UNKNOWN_VALUE,
  statuses: (entity: Entity): string => entity.status ?? UNKNOWN_VALUE,
} as const;

/** Whether a relationship held on a day, according to its dates. */
export type Standing = 'yes' | 'no' | 'unknown';

/** Years and months are read as their first day. */
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?/;

const dateOf = (text: string | undefined): string | undefined => DATE.exec(text ?? '')?.[0];

/**
 * Holds from its first day up to, but not including, the day of its end. Unknown if a needed date is missing. ISO dates
 * are compared as text, for speed: a slider asks this of every relationship at each step.
 */
export function standing({ from, to, ended }: Relationship, day: string): Standing {
  const begin = dateOf(from);
  const end = ended ? dateOf(to) : undefined;
  if (begin !== undefined && begin > day) return 'no';
  if (end !== undefined && end <= day) return 'no';
  const isDated = begin !== undefined && (!ended || end !== undefined);
  return isDated ? 'yes' : 'unknown';
}

/** How many of them are kept on that day only because they have no dates. */
export const undatedOn = (relationships: Iterable<Relationship>, day: string): number =>
  [...relationships].filter((one) => standing(one, day) === 'unknown').length;

/** The days on which anything began or ended, sorted, without duplicates: the steps of a date slider. */
export function changeDays(relationships: Iterable<Relationship>): string[] {
  const days = [...relationships].flatMap(({ from, to, ended }) => [dateOf(from), ended ? dateOf(to) : undefined]);
  return [...new Set(days.filter((day) => day !== undefined))].sort();
}

export interface NetworkFilter {
  confidence: number | 'all';
  ownership: number;
  unknown: boolean;
  /** YYYY-MM-DD: hides relationships known not to hold on that day; undated ones stay. */
  date?: string;
  /** The values to keep per facet; absent or empty: all. */
  types?: readonly string[];
  kinds?: readonly string[];
  jurisdictions?: readonly string[];
  statuses?: readonly string[];
  /** The user's own tags; an entity with one of them passes. */
  tags?: readonly string[];
}

/** Where the walk over visible relationships starts, and where it must not go. */
export interface Scope {
  /** Absent: the model's root. Roots stay visible whatever the facets say. */
  roots?: readonly string[];
  /** Hidden entities; entities connected only through them are hidden too. */
  hidden?: ReadonlySet<string>;
  /** Visible, but not what lies behind them alone. */
  collapsed?: ReadonlySet<string>;
  /** Two compared days: what holds on either stays, whatever date the filter has. */
  days?: TwoDays;
}

/** The visible part of a model: connected, and containing the root. */
export interface Selection {
  entities: ReadonlySet<string>;
  relationships: readonly Relationship[];
}

interface Counts extends KindCounts {
  relationships: number;
  /** Totals of the model. */
  of: KindCounts;
  ofRelationships: number;
}

/** The interface's own rule (specification, "companies/…/network"), applied on the client. */
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

export const passesEntity = (entity: Entity, { kinds, jurisdictions, statuses, tags }: NetworkFilter): boolean =>
  isTagged(entity, tags) &&
  isChosen(valueIn.kinds(entity), kinds) &&
  isChosen(valueIn.jurisdictions(entity), jurisdictions) &&
  isChosen(valueIn.statuses(entity), statuses);

function isTagged({ tags: own = [] }: Entity, chosen: readonly string[] = []): boolean {
  if (chosen.length === 0) return true;
  return own.length === 0 ? chosen.includes(NO_TAG) : own.some((tag) => chosen.includes(tag));
}

const isChosen = (value: string, chosen: readonly string[] = []): boolean =>
  chosen.length === 0 || chosen.includes(value);

/** Strictly above; relationships without a confidence stay. */
function isSureEnough(confidence: number | undefined, minimum: number | 'all'): boolean {
  return minimum === 'all' || minimum === 0 || confidence === undefined || confidence > minimum;
}

function isLargeEnough({ share }: Relationship, filter: NetworkFilter): boolean {
  const most = upperEnd(share);
  return most === undefined ? filter.unknown : most >= filter.ownership;
}

/**
 * One walk from the roots over relationships that pass, in either direction. Looks at each relationship once from
 * either end, so it is fast enough for each step of a slider.
 */
export function visible(model: NetworkModel, filter: NetworkFilter, scope: Scope = {}): Selection {
  const { roots = [model.root], hidden, collapsed, days } = scope;
  const entities = new Set(roots.filter((id) => model.entities.has(id) && !hidden?.has(id)));
  const relationships = new Set<Relationship>();
  const mayEnter = (id: string): boolean => {
    const entity = model.entities.get(id);
    return entity !== undefined && !hidden?.has(id) && passesEntity(entity, filter);
  };
  // A set can grow while it is iterated, so it serves as the queue.
  for (const id of entities) {
    const isEnd = collapsed?.has(id);
    for (const relationship of model.touching.get(id) ?? []) {
      if (relationships.has(relationship) || !passesOn(relationship, filter, days)) continue;
      const other = otherEnd(relationship, id);
      // Neighbours shared with an entity that is reached later are found from there.
      if (!entities.has(other) && (isEnd || !mayEnter(other))) continue;
      relationships.add(relationship);
      entities.add(other);
    }
  }
  return { entities, relationships: [...relationships] };
}

/**
 * Relationships to an ultimate parent that other relationships lead to as well: a picture leaves them out, as its lines
 * show the steps.
 */
export function impliedParents(relationships: readonly Relationship[]): ReadonlySet<Relationship> {
  const [stated, steps] = [relationships.filter(isUltimateParent), new Map<string, string[]>()];
  if (stated.length === 0) return new Set();
  for (const one of relationships) {
    if (isUltimateParent(one)) continue;
    const owners = steps.get(one.child);
    if (owners) owners.push(one.parent);
    else steps.set(one.child, [one.parent]);
  }
  const above = (id: string): Set<string> => {
    const found = new Set([id]);
    // A set can grow while it is iterated, so it serves as the queue.
    for (const one of found) for (const owner of steps.get(one) ?? []) found.add(owner);
    return found;
  };
  return new Set(stated.filter(({ parent, child }) => parent !== child && above(child).has(parent)));
}

/** How many relationships pass the filter but are not visible, because nothing visible connects them to a root. */
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

export const FACETS = ['types', 'kinds', 'jurisdictions', 'statuses', 'tags'] as const;
export type FacetName = (typeof FACETS)[number];

export interface FacetValue {
  value: string;
  /** Relationships for types, otherwise entities. */
  count: number;
  /** How many of those are visible; the others are not connected to a root. */
  seen: number;
  chosen: boolean;
}

/**
 * The values of each facet under all other filters: a count says how many the value would keep. A chosen value stays in
 * the list with a count of 0.
 */
export function facetsOf(
  model: NetworkModel,
  filter: NetworkFilter,
  scope: Scope = {},
): Record<FacetName, readonly FacetValue[]> {
  const seen = visible(model, filter, scope);
  const of = (name: FacetName): FacetValue[] => {
    const chosen = filter[name] ?? [];
    // If the facet excludes nothing, the walk can be skipped.
    const left = chosen.length === 0 ? seen : visible(model, { ...filter, [name]: [] }, scope);
    return countedValues(valuesOf(name, model, left), chosen, tally(valuesOf(name, model, seen)));
  };
  return {
    types: of('types'),
    kinds: of('kinds'),
    jurisdictions: of('jurisdictions'),
    statuses: of('statuses'),
    tags: of('tags'),
  };
}

function valuesOf(name: FacetName, model: NetworkModel, { entities, relationships }: Selection): string[] {
  if (name === 'types') return relationships.map(({ type }) => type);
  return [...entities].flatMap((id) => {
    const entity = model.entities.get(id);
    if (!entity) return [];
    return name === 'tags' ? (entity.tags ?? [NO_TAG]) : [valueIn[name](entity)];
  });
}

/** The most frequent first, then alphabetically. */
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
