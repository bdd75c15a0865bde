import type { Selection } from './filter';
import type { Entity, EntityKind, NetworkModel } from './model';
import { countryOf, printRoute, type Route, routeOf } from './routes';

/** A jurisdiction, and how many entities it has. */
interface JurisdictionCount {
  code: string;
  entities: number;
}

/** A country with entities; what its regions have counts for it too. */
export interface CountryCount extends JurisdictionCount {
  /** The country itself or its regions, as far as they have entities, the largest first. */
  jurisdictions: readonly JurisdictionCount[];
  /** Relationships between entities of this country. */
  inside: number;
}

export interface Flow extends Route {
  relationships: number;
}

interface KindCount {
  kind: EntityKind;
  entities: number;
}

/**
 * Where a selection is. Each entity counts once, in a country or as unplaced; each relationship once, in a flow, inside
 * a country or as unplaced.
 */
export interface PlaceCounts {
  /** The largest first. */
  countries: readonly CountryCount[];
  /** From one country to another, the largest first. */
  flows: readonly Flow[];
  /** What has no known country: the kinds with such entities, and the relationships with such an end. */
  unplaced: { kinds: readonly KindCount[]; relationships: number };
}

/** Adds to the number of a key. */
function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const byEntities = (a: JurisdictionCount, b: JurisdictionCount): number =>
  b.entities - a.entities || (a.code < b.code ? -1 : 1);

/** Countries with their jurisdictions, the largest first. */
function toCountries(entities: readonly Entity[], inside: ReadonlyMap<string, number>): CountryCount[] {
  const counts = new Map<string, number>();
  for (const { jurisdiction } of entities) if (jurisdiction !== undefined) add(counts, jurisdiction.toLowerCase());
  const held = [...counts].map(([code, number]) => ({ code, entities: number })).sort(byEntities);
  const codes = new Set(held.map(({ code }) => countryOf(code)));
  return [...codes]
    .map((code) => {
      const jurisdictions = held.filter((one) => countryOf(one.code) === code);
      const total = jurisdictions.reduce((sum, one) => sum + one.entities, 0);
      return { code, entities: total, jurisdictions, inside: inside.get(code) ?? 0 };
    })
    .sort(byEntities);
}

const byRelationships = (a: Flow, b: Flow): number =>
  b.relationships - a.relationships || (printRoute(a) < printRoute(b) ? -1 : 1);

const KINDS: readonly EntityKind[] = ['company', 'placeholder', 'person', 'unknown'];

function unplacedKinds(entities: readonly Entity[]): KindCount[] {
  const unplaced = entities.filter(({ jurisdiction }) => jurisdiction === undefined);
  const counts = KINDS.map((kind) => ({ kind, entities: unplaced.filter((one) => one.kind === kind).length }));
  return counts.filter((one) => one.entities > 0);
}

/** The countries of a selection, and the relationships from one to another. */
export function countPlaces(model: NetworkModel, selection: Selection): PlaceCounts {
  const entities = [...selection.entities].flatMap((id) => model.entities.get(id) ?? []);
  const inside = new Map<string, number>();
  const flows = new Map<string, Flow>();
  let relationships = 0;
  for (const one of selection.relationships) {
    const route = routeOf(one, model);
    if (!route) relationships += 1;
    else if (route.from === route.to) add(inside, route.from);
    else {
      const key = printRoute(route);
      flows.set(key, { ...route, relationships: (flows.get(key)?.relationships ?? 0) + 1 });
    }
  }
  return {
    countries: toCountries(entities, inside),
    flows: [...flows.values()].sort(byRelationships),
    unplaced: { kinds: unplacedKinds(entities), relationships },
  };
}
