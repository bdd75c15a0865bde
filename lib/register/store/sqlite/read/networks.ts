import { LRUCache } from 'lru-cache';
import type { NetworkInclusion } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import { printNetwork, publishersOf, strongestOf, toNetwork } from '../../../network';
import type { NetworkEntity, NetworkQuery, RelationshipStatement, ResolvedEntity, StoredNetwork } from '../../store';
import type { SqliteDatabase } from '../open';
import { createEntityNames, parseJson, toNetworkEntity } from '../sql-parts';
import { createControllerReader } from './network-controllers';

/** In the order of `SELECT`; as an array, because tens of thousands of objects take twice as long. */
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

const UNKNOWN: NetworkEntity = { id: 0, name: 'Unknown', type: 'Placeholder', service_url: '/placeholders/0' };

const NOTHING_ELSE: ReadonlySet<NetworkInclusion> = new Set();

/** A row for each provenance of a statement, or one without any. */
const SELECT = `SELECT r.statement_id, r.parent_id, r.child_id, r.relationship_type, r.percentage, r.percentage_min,
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
  const list = db.prepare<[{ ids: string }], RelationshipRow>(SELECT).raw();

  return (entityIds: readonly number[], inclusions = NOTHING_ELSE): RelationshipStatement[] => {
    const withPersons = inclusions.has('persons');
    const rows = list.all({ ids: JSON.stringify(entityIds) });
    const names = nameEntities(rows.flatMap(([, parent, child]) => [parent, child]));
    const entity = createInterned((id: number): NetworkEntity => {
      const named = names.get(id);
      return named ? toNetworkEntity(named, withPersons) : UNKNOWN;
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
function byEntity(statements: readonly RelationshipStatement[]): Map<number, RelationshipStatement[]> {
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

type Entity = Pick<ResolvedEntity, 'id' | 'service_url'>;

/** A network of so many relationships takes more than a few milliseconds. */
const LARGE = 500;
/** Relationships of large networks in memory, of a thread: about half a kilobyte each. */
const KEPT_RELATIONSHIPS = 60_000;

interface NetworkSources {
  /** Changes whenever the register does. */
  version(): string;
  findLicences(publishers: readonly string[]): ReadonlyMap<string, string | null>;
}

export function createNetworkReader(db: SqliteDatabase, { version, findLicences }: NetworkSources) {
  const listStatements = createStatementReader(db);
  const kept = new LRUCache<string, NetworkRelationship[]>({
    maxSize: KEPT_RELATIONSHIPS,
    sizeCalculation: ({ length }) => length,
  });

  function read(entities: readonly Entity[], { filter, inclusions }: NetworkQuery): NetworkRelationship[][] {
    const ids = entities.map(({ id }) => id);
    const all = listStatements(ids, inclusions);
    const licences = inclusions.has('publishers') ? findLicences(publishersOf(all)) : undefined;
    if (ids.length === 1) return [toNetwork(all, filter, licences)];
    const statements = byEntity(all);
    return ids.map((id) => toNetwork(statements.get(id) ?? [], filter, licences));
  }

  /** Large ones are kept until the register changes: pages, walks and files of one entity ask for the same again. */
  function readOne(entity: Entity, query: NetworkQuery): NetworkRelationship[] {
    const key = JSON.stringify([version(), entity.id, query.filter, [...query.inclusions].sort()]);
    const known = kept.get(key);
    if (known) return known;
    const [network = []] = read([entity], query);
    if (network.length >= LARGE) kept.set(key, network);
    return network;
  }

  return {
    listStatements,
    list(entities: readonly Entity[], query: NetworkQuery): StoredNetwork[] {
      const [first, another] = entities;
      const networks = first && !another ? [readOne(first, query)] : read(entities, query);
      return entities.map(({ service_url }, at) => {
        const network = strongestOf(service_url, networks[at] ?? [], query.most);
        if (!query.print || network.relationships.length < LARGE) return network;
        return { ...network, relationships: [], printed: printNetwork(network.relationships, query.print) };
      });
    },
  };
}
