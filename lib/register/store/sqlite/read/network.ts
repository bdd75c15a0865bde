import type { NetworkInclusion } from '@/lib/contract/inclusions';
import type { NetworkEntity, RelationshipStatement } from '../../store';
import type { SqliteDatabase } from '../open';
import { createEntityNames, toNetworkEntity } from './entities';
import { createControllerReader } from './network-controllers';
import { SIGHTINGS, type SightingColumns, toSightings } from './network-sightings';
import { parseJson } from './rows';

interface RelationshipRow extends SightingColumns {
  statement_id: number;
  parent_id: number;
  child_id: number;
  relationship_type: string;
  percentage: number | null;
  percentage_min: number | null;
  percentage_max: number | null;
  number_of_shares: number | null;
  interests: string;
}

const SELECT = `SELECT r.*, ${SIGHTINGS}
  FROM relationships r JOIN statements s ON s.id = r.statement_id
  LEFT JOIN provenances p ON p.statement_id = r.statement_id`;

const UNKNOWN: NetworkEntity = { id: 0, name: 'Unknown', type: 'Placeholder', service_url: '/placeholders/0' };

export function createNetworkReader(db: SqliteDatabase) {
  const nameEntities = createEntityNames(db);
  const listControllers = createControllerReader(db);
  const list = db.prepare<[{ ids: string }], RelationshipRow>(
    `${SELECT} WHERE r.parent_id IN (SELECT value FROM json_each(@ids)) OR r.child_id IN (SELECT value FROM json_each(@ids))
     GROUP BY r.statement_id ORDER BY r.statement_id`,
  );
  return (entityIds: readonly number[], inclusions?: ReadonlySet<NetworkInclusion>): RelationshipStatement[] => {
    const withPersons = inclusions?.has('persons') ?? false;
    const rows = list.all({ ids: JSON.stringify(entityIds) });
    const names = nameEntities(rows.flatMap(({ parent_id, child_id }) => [parent_id, child_id]));
    const entity = (id: number): NetworkEntity => {
      const named = names.get(id);
      return named ? toNetworkEntity(named, withPersons) : UNKNOWN;
    };
    const edges = rows.map(({ parent_id, child_id, interests, ...row }) => ({
      ...row,
      ...toSightings(row),
      parent: entity(parent_id),
      child: entity(child_id),
      interests: parseJson<string[]>(interests),
    }));
    return withPersons ? [...edges, ...listControllers(entityIds)] : edges;
  };
}
