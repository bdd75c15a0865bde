import type { Provenance } from '@/lib/contract/provenance';
import type { Statement, StatementEntity } from '@/lib/contract/statement';
import type { Found, Window } from '../../store';
import type { SqliteDatabase } from '../open';
import { createEntityNames, type NamedEntity } from './entities';
import { parseJson } from './event-rows';

export interface StatementRow {
  id: number;
  data_type: string;
  predicate: string | null;
  properties: string;
  start_date: string | null;
  start_date_type: string | null;
  end_date: string | null;
  end_date_type: string | null;
  sample_date: string | null;
  created_at: string;
}

interface EndRow {
  statement_id: number;
  role: 'subject' | 'object';
  entity_id: number;
}

interface ProvenanceRow extends Provenance {
  statement_id: number;
}

function toEntity(entity: NamedEntity | undefined): StatementEntity[] {
  return entity ? [entity] : [];
}

/** Statements with their ends and provenances, in the order of the rows, in three questions for a whole page. */
export function createAssembler(db: SqliteDatabase) {
  const nameEntities = createEntityNames(db);
  const listEnds = db.prepare<[string], EndRow>(
    `SELECT statement_id, role, entity_id FROM statement_entities
     WHERE statement_id IN (SELECT value FROM json_each(?)) ORDER BY statement_id, role, position`,
  );
  const listProvenances = db.prepare<[string], ProvenanceRow>(
    `SELECT statement_id, source_url, confidence, source_type, actor_type, log_message, created_at FROM provenances
     WHERE statement_id IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC, id DESC`,
  );
  return (rows: StatementRow[]): Statement[] => {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const ends = listEnds.all(ids);
    const names = nameEntities(ends.map(({ entity_id }) => entity_id));
    const provenances = listProvenances.all(ids);
    return rows.map(({ properties, ...row }) => {
      const own = ends.filter(({ statement_id }) => statement_id === row.id);
      const seen = provenances
        .filter(({ statement_id }) => statement_id === row.id)
        .map(({ statement_id: _, ...provenance }) => provenance);
      const entities = (role: EndRow['role']) =>
        own.filter((end) => end.role === role).flatMap(({ entity_id }) => toEntity(names.get(entity_id)));
      return {
        ...row,
        properties: parseJson<Record<string, unknown>>(properties),
        service_url: `/statements/${row.id}`,
        subject_entities: entities('subject'),
        object_entities: entities('object'),
        provenances: seen,
        sources: seen,
      };
    });
  };
}

export const COLUMNS = `s.id, s.data_type, s.predicate, s.properties, s.start_date, s.start_date_type, s.end_date,
  s.end_date_type, s.sample_date, s.created_at`;

/** Nothing is shown of a redacted company (specification, status 503), so no statement that speaks of one. */
export const SHOWN = `s.id NOT IN (SELECT hidden.statement_id FROM companies redacted
  JOIN statement_entities hidden ON hidden.entity_id = redacted.id WHERE redacted.redacted = 1)`;

export function createStatementReader(db: SqliteDatabase) {
  const assemble = createAssembler(db);
  const find = db.prepare<[number], StatementRow>(`SELECT ${COLUMNS} FROM statements s WHERE s.id = ? AND ${SHOWN}`);
  const list = db.prepare<[number, number, number], StatementRow>(
    `SELECT DISTINCT ${COLUMNS} FROM statement_entities e JOIN statements s ON s.id = e.statement_id
     WHERE e.entity_id = ? AND ${SHOWN} ORDER BY coalesce(s.start_date, s.sample_date) DESC, s.id DESC LIMIT ? OFFSET ?`,
  );
  const count = db.prepare<[number], { n: number }>(
    `SELECT count(DISTINCT s.id) AS n FROM statement_entities e JOIN statements s ON s.id = e.statement_id
     WHERE e.entity_id = ? AND ${SHOWN}`,
  );
  return {
    find: (id: number): Statement | undefined => assemble(find.all(id))[0],
    list: (entityId: number, { limit, offset }: Window): Found<Statement> => ({
      items: assemble(list.all(entityId, limit, offset)),
      total: count.get(entityId)?.n ?? 0,
    }),
  };
}
