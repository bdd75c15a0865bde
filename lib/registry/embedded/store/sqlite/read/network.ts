import type { NetworkEntity, RelationshipStatement } from '../../store';
import type { SqliteDatabase } from '../open';
import { createEntityNames, toNetworkEntity } from './entities';
import { parseJson } from './rows';

interface RelationshipRow {
  statement_id: number;
  parent_id: number;
  child_id: number;
  relationship_type: string;
  percentage: number | null;
  percentage_min: number | null;
  percentage_max: number | null;
  number_of_shares: number | null;
  interests: string;
  start_date: string | null;
  start_date_type: string | null;
  end_date: string | null;
  end_date_type: string | null;
  confidence: number | null;
  publishers: string | null;
}

const SELECT = `SELECT r.*, s.start_date, s.start_date_type, s.end_date, s.end_date_type,
    max(p.confidence) AS confidence, json_group_array(DISTINCT p.publisher) AS publishers
  FROM relationships r JOIN statements s ON s.id = r.statement_id
  LEFT JOIN provenances p ON p.statement_id = r.statement_id`;

const UNKNOWN: NetworkEntity = { id: 0, name: 'Unknown', type: 'Placeholder', service_url: '/placeholders/0' };

export function createNetworkReader(db: SqliteDatabase) {
  const nameEntities = createEntityNames(db);
  const list = db.prepare<[{ ids: string }], RelationshipRow>(
    `${SELECT} WHERE r.parent_id IN (SELECT value FROM json_each(@ids)) OR r.child_id IN (SELECT value FROM json_each(@ids))
     GROUP BY r.statement_id ORDER BY r.statement_id`,
  );
  return (entityIds: readonly number[]): RelationshipStatement[] => {
    const rows = list.all({ ids: JSON.stringify(entityIds) });
    const names = nameEntities(rows.flatMap(({ parent_id, child_id }) => [parent_id, child_id]));
    const entity = (id: number): NetworkEntity => {
      const named = names.get(id);
      return named ? toNetworkEntity(named) : UNKNOWN;
    };
    return rows.map(({ parent_id, child_id, interests, publishers, confidence, ...row }) => ({
      ...row,
      parent: entity(parent_id),
      child: entity(child_id),
      interests: parseJson<string[]>(interests),
      confidence: confidence ?? 0,
      publishers: (parseJson<(string | null)[]>(publishers) ?? []).filter((publisher) => publisher !== null),
    }));
  };
}
