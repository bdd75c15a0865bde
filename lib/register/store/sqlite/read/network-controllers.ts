import type { Json } from '@/lib/shared/json';
import { controllerEdge } from '../../controller-edge';
import type { NetworkEntity, RelationshipStatement } from '../../store';
import { namelessPerson, unknownOwner } from '../../unknown-owner';
import type { SqliteDatabase } from '../open';
import { createEntityNames, toNetworkEntity } from './entities';
import { SIGHTINGS, type SightingColumns, toSightings } from './network-sightings';
import { parseJson } from './rows';
import { SHOWN } from './statements';

interface ControllerRow extends SightingColumns {
  statement_id: number;
  /** Null where nobody is named. */
  parent_id: number | null;
  child_id: number;
  properties: string;
}

/** Control statements without an edge of their own whose controller is a person, or nobody who could be named. */
const SELECT = `SELECT s.id AS statement_id, person.id AS parent_id, object.entity_id AS child_id, s.properties, ${SIGHTINGS}
  FROM statements s
  JOIN statement_entities object ON object.statement_id = s.id AND object.role = 'object' AND object.position = 0
  LEFT JOIN statement_entities subject ON subject.statement_id = s.id AND subject.role = 'subject'
  LEFT JOIN placeholders person ON person.id = subject.entity_id AND person.entity_type = 'person'
  LEFT JOIN provenances p ON p.statement_id = s.id
  WHERE s.id IN (SELECT entity.statement_id FROM statement_entities entity
      WHERE entity.entity_id IN (SELECT value FROM json_each(@ids)))
    AND s.data_type = 'control_statement'
    AND NOT EXISTS (SELECT 1 FROM relationships r WHERE r.statement_id = s.id)
    AND (person.id IS NOT NULL OR json_array_length(s.properties, '$.controlling_entities') = 0)
    AND ${SHOWN}
  GROUP BY s.id, person.id ORDER BY s.id, subject.position`;

/** Whom nobody knows has no entity: each such statement tells of somebody of its own, and is the address of that somebody. */
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

/** What statements that make no edge say of persons, and of owners nobody knows, at any of these entities. */
export function createControllerReader(db: SqliteDatabase): (entityIds: readonly number[]) => RelationshipStatement[] {
  const nameEntities = createEntityNames(db);
  const list = db.prepare<[{ ids: string }], ControllerRow>(SELECT);
  return (entityIds) => {
    const rows = list.all({ ids: JSON.stringify(entityIds) });
    const names = nameEntities(rows.flatMap(({ parent_id, child_id }) => [parent_id ?? child_id, child_id]));
    const entity = (id: number): NetworkEntity | undefined => {
      const named = names.get(id);
      return named && toNetworkEntity(named, true);
    };
    return rows.flatMap(({ statement_id, parent_id, child_id, ...row }) => {
      const properties = parseJson<Json>(row.properties);
      const person = parent_id === null ? undefined : entity(parent_id);
      const parent = person ? personEntity(person, properties) : unknownEntity(statement_id, properties);
      const child = entity(child_id);
      if (!parent || !child) return [];
      const { percentage = null, percentage_min = null, percentage_max = null, ...edge } = controllerEdge(properties);
      const shares = { percentage, percentage_min, percentage_max, number_of_shares: null };
      return { statement_id, parent, child, ...edge, ...shares, ...toSightings(row) };
    });
  };
}
