import { LRUCache } from 'lru-cache';
import { type NetworkInclusion, ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import { isJsonObject, type Json, listAt, objectAt, textAt } from '@/lib/shared/json';
import {
  type NetworkTemplate,
  printNetwork,
  publishersOf,
  strongestOf,
  toNetwork,
  toNetworkTemplate,
} from '../../../network';
import { ONLY_IN_EXPORTS } from '../../records';
import type { NetworkEntity, NetworkQuery, RelationshipStatement, ResolvedEntity, StoredNetwork } from '../../store';
import type { SqliteDatabase } from '../open';
import { createEntityNames, parseJson, toNetworkEntity } from '../sql-parts';
import { SHOWN } from './statements';

/** Period, confidence and publisher of a statement, from `statements s` and `provenances p`. */
const SIGHTINGS = `s.start_date, s.start_date_type, s.end_date, s.end_date_type,
    max(p.confidence) AS confidence, json_group_array(DISTINCT p.publisher) AS publishers`;

interface SightingColumns {
  start_date: string | null;
  start_date_type: string | null;
  end_date: string | null;
  end_date_type: string | null;
  confidence: number | null;
  publishers: string | null;
}

type Sightings = Pick<RelationshipStatement, Exclude<keyof SightingColumns, 'publishers' | 'confidence'>> &
  Pick<RelationshipStatement, 'confidence' | 'publishers'>;

function toSightings(row: SightingColumns): Sightings {
  const { start_date, start_date_type, end_date, end_date_type, confidence, publishers } = row;
  return {
    start_date,
    start_date_type,
    end_date,
    end_date_type,
    confidence: confidence ?? 0,
    publishers: (parseJson<(string | null)[]>(publishers) ?? []).filter((publisher) => publisher !== null),
  };
}

/** A mechanism with the terms of the original standard, if they are given for each mechanism. */
interface Means {
  mechanism: Json;
  asGiven: Json;
}

const isOver = ({ asGiven }: Means): boolean => textAt(asGiven, 'endDate') !== null;

/** BODS 0.4 and 0.2 have different names for it. */
const isIndirect = ({ asGiven }: Means): boolean =>
  (textAt(asGiven, 'directOrIndirect') ?? textAt(asGiven, 'interestLevel')) === 'indirect';

function meansOf(properties: Json): Means[] {
  const mechanisms = listAt(properties, 'control_mechanisms');
  const given = listAt(properties, 'interests');
  const paired = given.length === mechanisms.length;
  const means = mechanisms.map((mechanism, at) => ({ mechanism, asGiven: (paired && given[at]) || {} }));
  const running = means.filter((one) => !isOver(one));
  return running.length > 0 ? running : means;
}

interface Share {
  percentage: number | null;
  percentage_min: number | null;
  percentage_max: number | null;
}

const NO_SHARE: Share = { percentage: null, percentage_min: null, percentage_max: null };

const perCent = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : null;

/** Exact if it is a number, or a band with equal ends. */
function toShare(value: unknown): Share | undefined {
  const band = isJsonObject(value) ? value : { minimum: value, maximum: value };
  const [min, max] = [perCent(band.minimum), perCent(band.maximum)];
  if (min === null && max === null) return undefined;
  return min === max
    ? { ...NO_SHARE, percentage: min }
    : { percentage: null, percentage_min: min, percentage_max: max };
}

/** Shares before votes, as a relationship has only one of them (api-shapes, 6.3). */
function shareOf(means: readonly Means[]): Share {
  for (const key of ['percentage_of_shares', 'percentage_of_voting_rights']) {
    for (const { mechanism } of means) {
      const share = toShare(objectAt(mechanism, 'mechanism_properties')?.[key]);
      if (share) return share;
    }
  }
  return NO_SHARE;
}

/** What a relationship says besides its ends and dates. */
type Edge = Share & { relationship_type: string; interests: string[] };

const typesOf = (means: readonly Means[]): string[] => [
  ...new Set(means.flatMap(({ mechanism }) => textAt(mechanism, 'mechanism_type') ?? [])),
];

/**
 * The relationship of a control statement. An interest that is entirely indirect is marked so and has no share, because
 * the relationships of the intermediate companies already count it.
 */
export function controllerEdge(properties: Json): Edge {
  const means = meansOf(properties);
  const near = means.filter((one) => !isIndirect(one));
  const isFar = near.length === 0 && means.length > 0;
  if (isFar) return { relationship_type: 'control', ...NO_SHARE, interests: [...typesOf(means), 'indirect'] };
  return { relationship_type: 'control', ...shareOf(near), interests: typesOf(near) };
}

/**
 * The relationship of a statement about another company that skips steps: its ultimate parent, or an owner through
 * others. It has no share, because the relationships of the companies between count it. Undefined for anything else,
 * such as the fund to which a subfund belongs.
 */
export function distantEdge(properties: Json): Edge | undefined {
  if (properties.ultimate === true) return { relationship_type: ULTIMATE_PARENT, ...NO_SHARE, interests: [] };
  const means = meansOf(properties);
  const given =
    means.length > 0 ? means : listAt(properties, 'interests').map((asGiven) => ({ mechanism: {}, asGiven }));
  if (given.length === 0 || !given.every(isIndirect)) return undefined;
  const types = means.length > 0 ? typesOf(means) : given.flatMap(({ asGiven }) => textAt(asGiven, 'type') ?? []);
  return { relationship_type: 'control', ...NO_SHARE, interests: [...new Set(types), 'indirect'] };
}

/** Reasons which say that there is no owner, rather than an unknown one: none is shown. */
const NO_OWNER = /^(?:no|none|all)\b/;

/** `psc-exists-but-not-identified` → `psc exists but not identified`. */
const inWords = (reason: string): string => reason.replace(/[-_\s]+/g, ' ').trim();

function reasonsOf({ no_controlling_entities_reasons: stated }: Json): string[] {
  const reasons = Array.isArray(stated) ? stated.filter((reason) => typeof reason === 'string') : [];
  return reasons.map(inWords).filter((reason) => reason !== '');
}

const named = (reasons: readonly string[], prefix: string): string =>
  reasons.length === 0 || reasons.join() === 'unknown' ? prefix : `${prefix}: ${reasons.join('; ')}`;

/** The reason that a statement without a controller gives; undefined if it says that there is none. */
export function unknownOwner(properties: Json): string | undefined {
  const reasons = reasonsOf(properties);
  const open = reasons.filter((reason) => !NO_OWNER.test(reason.toLowerCase()));
  return reasons.length > 0 && open.length === 0 ? undefined : named(open, 'Unknown');
}

const NAMELESS = new Set(['unknown person', 'anonymous person']);

/**
 * What to call a person whose name a statement declares unknown or withheld; undefined for a named person. `name` is
 * the name in the register.
 */
export function namelessPerson(properties: Json, name: string): string | undefined {
  const [controller] = listAt(properties, 'controlling_entities');
  const facts = (controller && objectAt(controller, 'entity_properties')) ?? {};
  if (!NAMELESS.has(textAt(facts, 'person_type') ?? '')) return undefined;
  return named(reasonsOf({ no_controlling_entities_reasons: [facts.reason] }), name);
}

interface ControllerEnds {
  statement_id: number;
  /** Null if no controller is named. */
  parent_id: number | null;
  parent_kind: 'person' | 'unknown' | 'company';
  child_id: number;
  properties: string;
}

interface ControllerRow extends SightingColumns, ControllerEnds {}

/**
 * Statements without a relationship that say who owns or controls: with `@persons` those whose controller is a person
 * or not identified, with `@parents` those about another company or placeholder.
 */
const CONTROLLERS = `SELECT s.id AS statement_id, subject.entity_id AS parent_id, object.entity_id AS child_id, s.properties,
    CASE WHEN person.id IS NOT NULL THEN 'person'
      WHEN json_array_length(s.properties, '$.controlling_entities') = 0 THEN 'unknown' ELSE 'company' END AS parent_kind,
    ${SIGHTINGS}
  FROM statements s
  JOIN statement_entities object ON object.statement_id = s.id AND object.role = 'object' AND object.position = 0
  LEFT JOIN statement_entities subject ON subject.statement_id = s.id AND subject.role = 'subject'
  LEFT JOIN placeholders person ON person.id = subject.entity_id AND person.entity_type = 'person'
  LEFT JOIN provenances p ON p.statement_id = s.id
  WHERE s.id IN (SELECT entity.statement_id FROM statement_entities entity
      WHERE entity.entity_id IN (SELECT value FROM json_each(@ids)))
    AND s.data_type IN ('control_statement', 'subsidiary_relationship', 'share_parcel')
    AND NOT EXISTS (SELECT 1 FROM relationships r WHERE r.statement_id = s.id)
    AND iif(parent_kind = 'company', @parents AND subject.entity_id IS NOT NULL,
      @persons AND s.data_type = 'control_statement')
    AND ${SHOWN}
  GROUP BY s.id, subject.entity_id ORDER BY s.id, subject.position`;

/** Unidentified owners have no entity: each is addressed by its statement. */
function unknownEntity(statementId: number, properties: Json): NetworkEntity | undefined {
  const name = unknownOwner(properties);
  return name === undefined
    ? undefined
    : { id: -statementId, name, type: 'Unknown', service_url: `/statements/${statementId}` };
}

function personEntity(person: NetworkEntity, properties: Json): NetworkEntity {
  const name = namelessPerson(properties, person.name);
  return name === undefined ? person : { ...person, name, type: 'Unknown' };
}

/** A parent whose name is withheld may be the ultimate one too (GLEIF, "reporting exceptions"). */
function edgeOf(kind: ControllerRow['parent_kind'], properties: Json): Edge | undefined {
  return kind === 'company' || properties.ultimate === true ? distantEdge(properties) : controllerEdge(properties);
}

/** Relationships at any of these entities that the specification leaves out, as far as they are included. */
function createControllerReader(
  db: SqliteDatabase,
): (entityIds: readonly number[], inclusions: ReadonlySet<NetworkInclusion>) => RelationshipStatement[] {
  const nameEntities = createEntityNames(db);
  const list = db.prepare<[{ ids: string; persons: number; parents: number }], ControllerRow>(CONTROLLERS);
  return (entityIds, inclusions) => {
    const withPersons = inclusions.has('persons');
    const parents = Number(inclusions.has('ultimate_parents'));
    const rows = list.all({ ids: JSON.stringify(entityIds), persons: Number(withPersons), parents });
    const names = nameEntities(rows.flatMap(({ parent_id, child_id }) => [parent_id ?? child_id, child_id]));
    const entity = (id: number | null): NetworkEntity | undefined => {
      const named = id === null ? undefined : names.get(id);
      return named && toNetworkEntity(named, withPersons);
    };
    return rows.flatMap((row) => {
      const relation = toControllerRelation(row, entity);
      return relation ? { ...relation, ...toSightings(row) } : [];
    });
  };
}

/** The relationship of a statement that says who owns or controls, without when and where it was seen. */
export function toControllerRelation(
  { statement_id, parent_id, parent_kind, child_id, properties: text }: ControllerEnds,
  entity: (id: number | null) => NetworkEntity | undefined,
) {
  const properties = parseJson<Json>(text);
  const named = parent_kind === 'unknown' ? unknownEntity(statement_id, properties) : entity(parent_id);
  const parent = named && parent_kind === 'person' ? personEntity(named, properties) : named;
  const [child, known] = [entity(child_id), edgeOf(parent_kind, properties)];
  return parent && child && known && { statement_id, parent, child, ...known, number_of_shares: null };
}

/** In the order of `RELATIONSHIPS`; as an array, because tens of thousands of objects take twice as long. */
type RelationshipRow = [
  statement_id: number,
  parent_id: number,
  child_id: number,
  relationship_type: string,
  percentage: number | null,
  percentage_min: number | null,
  percentage_max: number | null,
  number_of_shares: number | null,
  interests: string,
  start_date: string | null,
  start_date_type: string | null,
  end_date: string | null,
  end_date_type: string | null,
  confidence: number | null,
  publisher: string | null,
];

export const UNKNOWN_ENTITY: NetworkEntity = {
  id: 0,
  name: 'Unknown',
  type: 'Placeholder',
  service_url: '/placeholders/0',
};

const NOTHING_ELSE: ReadonlySet<NetworkInclusion> = new Set();

/** A row for each provenance of a statement, or one without any. */
const RELATIONSHIPS = `SELECT r.statement_id, r.parent_id, r.child_id, r.relationship_type, r.percentage, r.percentage_min,
    r.percentage_max, r.number_of_shares, r.interests, s.start_date, s.start_date_type, s.end_date, s.end_date_type,
    p.confidence, p.publisher
  FROM relationships r JOIN statements s ON s.id = r.statement_id
  LEFT JOIN provenances p ON p.statement_id = r.statement_id
  WHERE r.parent_id IN (SELECT value FROM json_each(@ids)) OR r.child_id IN (SELECT value FROM json_each(@ids))
  ORDER BY r.statement_id`;

/** Values by key; equal ones are one object, which is made and copied to another thread once. */
function createInterned<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** The statements about the relationships of entities, each once. */
function createStatementReader(db: SqliteDatabase) {
  const nameEntities = createEntityNames(db);
  const listControllers = createControllerReader(db);
  const list = db.prepare<[{ ids: string }], RelationshipRow>(RELATIONSHIPS).raw();

  return (entityIds: readonly number[], inclusions = NOTHING_ELSE): RelationshipStatement[] => {
    const withPersons = inclusions.has('persons');
    const rows = list.all({ ids: JSON.stringify(entityIds) });
    const names = nameEntities(rows.flatMap(([, parent, child]) => [parent, child]));
    const entity = createInterned((id: number): NetworkEntity => {
      const named = names.get(id);
      return named ? toNetworkEntity(named, withPersons) : UNKNOWN_ENTITY;
    });
    const interestsOf = createInterned((text: string) => parseJson<string[]>(text));
    const statements: RelationshipStatement[] = [];
    for (const row of rows) {
      const last = statements.at(-1);
      if (last?.statement_id === row[0]) addProvenance(last, row);
      else statements.push(toStatement(row, entity, interestsOf));
    }
    return inclusions.size > 0 ? [...statements, ...listControllers(entityIds, inclusions)] : statements;
  };
}

function toStatement(
  row: RelationshipRow,
  entity: (id: number) => NetworkEntity,
  interestsOf: (text: string) => string[],
): RelationshipStatement {
  const [statement_id, parent, child, relationship_type, percentage, percentage_min, percentage_max] = row;
  const [, , , , , , , number_of_shares, interests, start_date, start_date_type, end_date, end_date_type] = row;
  const statement: RelationshipStatement = {
    statement_id,
    relationship_type,
    percentage,
    percentage_min,
    percentage_max,
    number_of_shares,
    start_date,
    start_date_type,
    end_date,
    end_date_type,
    parent: entity(parent),
    child: entity(child),
    interests: interestsOf(interests),
    confidence: 0,
    publishers: [],
  };
  addProvenance(statement, row);
  return statement;
}

function addProvenance(statement: RelationshipStatement, row: RelationshipRow): void {
  const [confidence, publisher] = [row[13], row[14]];
  statement.confidence = Math.max(statement.confidence, confidence ?? 0);
  if (publisher !== null && !statement.publishers.includes(publisher)) statement.publishers.push(publisher);
}

/** The statements by entity. A statement between two of the entities is listed at both. */
export function byEntity(statements: readonly RelationshipStatement[]): Map<number, RelationshipStatement[]> {
  const at = new Map<number, RelationshipStatement[]>();
  for (const statement of statements) {
    for (const id of new Set([statement.parent.id, statement.child.id])) {
      const known = at.get(id);
      if (known) known.push(statement);
      else at.set(id, [statement]);
    }
  }
  return at;
}

/** A format may state the licence of each statement. */
const LICENCES = `SELECT id, json_extract(properties, '$.${ONLY_IN_EXPORTS}.license') AS licence FROM statements
  WHERE id IN (SELECT value FROM json_each(?)) AND licence IS NOT NULL`;

/** Adds the licences of statements whose only publisher has none, or several. */
function createLicencesOfStatements(db: SqliteDatabase) {
  const find = db.prepare<[string], { id: number; licence: string }>(LICENCES);
  return (statements: readonly RelationshipStatement[], licences: ReadonlyMap<string, string | null>): void => {
    const open = statements.filter(({ publishers: [only, another] }) => {
      return only !== undefined && another === undefined && licences.get(only) == null;
    });
    if (open.length === 0) return;
    const found = find.all(JSON.stringify(open.map(({ statement_id }) => statement_id)));
    const own = new Map(found.map(({ id, licence }) => [id, licence]));
    for (const statement of open) statement.licence = own.get(statement.statement_id);
  };
}

type Entity = Pick<ResolvedEntity, 'id' | 'service_url'>;

/** A network of so many relationships takes more than a few milliseconds. */
const LARGE = 500;
/** Memory of a thread for large networks as JSON, in bytes: some six hundred a relationship. */
const KEPT_BYTES = 16_000_000;
/** Relationships in memory of a thread that are the strongest of their networks. */
const KEPT_STRONGEST = 8_000;

interface NetworkSources {
  /** Changes whenever the register does. */
  version(): string;
  findLicences(publishers: readonly string[]): ReadonlyMap<string, string | null>;
}

/** A network before it is printed for one origin. */
type Printable = NetworkTemplate & Pick<StoredNetwork, 'leftOut'>;

const printFor = (origin: string, { leftOut, ...template }: Printable): StoredNetwork => ({
  relationships: [],
  leftOut,
  printed: printNetwork(template, origin),
});

/**
 * What is made of large networks is kept until the register changes, since pages, walks and files of one entity ask for
 * the same again. As a list of objects, a network would take as much memory as all that is made of it.
 */
export function createNetworkReader(db: SqliteDatabase, { version, findLicences }: NetworkSources) {
  const listStatements = createStatementReader(db);
  const addLicences = createLicencesOfStatements(db);
  const printable = new LRUCache<string, Printable>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const strongest = new LRUCache<string, StoredNetwork>({
    maxSize: KEPT_STRONGEST,
    sizeCalculation: ({ relationships }) => 1 + relationships.length,
  });
  /** The last large one, for as long as there is room: what is asked for next may be another part of it. */
  let last: { key: string; network: WeakRef<NetworkRelationship[]> } | undefined;

  function read(entities: readonly Entity[], { filter, inclusions }: NetworkQuery): NetworkRelationship[][] {
    const ids = entities.map(({ id }) => id);
    const all = listStatements(ids, inclusions);
    const licences = inclusions.has('publishers') ? findLicences(publishersOf(all)) : undefined;
    if (licences) addLicences(all, licences);
    if (ids.length === 1) return [toNetwork(all, filter, licences)];
    const statements = byEntity(all);
    return ids.map((id) => toNetwork(statements.get(id) ?? [], filter, licences));
  }

  function readWhole(key: string, entity: Entity, query: NetworkQuery): NetworkRelationship[] {
    const known = last?.key === key ? last.network.deref() : undefined;
    if (known) return known;
    const [network = []] = read([entity], query);
    if (network.length >= LARGE) last = { key, network: new WeakRef(network) };
    return network;
  }

  function readOne(entity: Entity, query: NetworkQuery): StoredNetwork {
    const { filter, inclusions, most, print } = query;
    const key = JSON.stringify([version(), entity.id, filter, [...inclusions].sort()]);
    const of = JSON.stringify([key, entity.service_url, most, print?.urlField]);
    const made = print && printable.get(of);
    if (made) return printFor(print.origin, made);
    const known = strongest.get(of);
    if (known) return known;
    const whole = readWhole(key, entity, query);
    const found = strongestOf(entity.service_url, whole, most);
    if (print && found.relationships.length >= LARGE) {
      const template = { ...toNetworkTemplate(found.relationships, print.urlField), leftOut: found.leftOut };
      printable.set(of, template);
      return printFor(print.origin, template);
    }
    if (whole.length >= LARGE) strongest.set(of, found);
    return found;
  }

  return {
    listStatements,
    list(entities: readonly Entity[], query: NetworkQuery): StoredNetwork[] {
      const [first, another] = entities;
      if (first && !another) return [readOne(first, query)];
      const networks = read(entities, query);
      return entities.map(({ service_url }, at) => strongestOf(service_url, networks[at] ?? [], query.most));
    },
  };
}
