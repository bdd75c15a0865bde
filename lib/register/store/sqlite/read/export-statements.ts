import type { ProvenanceInput, RelationshipInput, StatementInput } from '../../records';
import { type ExportContext, rowsById } from './export-context';
import { parseJson, truth } from './rows';

interface Row {
  id: number;
  key: string;
  data_type: string;
  predicate: string | null;
  properties: string;
  start_date: string | null;
  start_date_type: StatementInput['start_date_type'];
  end_date: string | null;
  end_date_type: StatementInput['end_date_type'];
  sample_date: string | null;
  version: string;
  title: string | null;
  publication_title: string | null;
  classification: string | null;
  jurisdiction_code: string | null;
  is_ultimate_beneficial_owner: number | null;
  registration_date: string | null;
  expiry_date: string | null;
  published_at: string | null;
  created_at: string;
}

interface EndRow {
  role: 'subject' | 'object';
  entity_id: number;
}

type RelationshipRow = Omit<RelationshipInput, 'interests'> & { interests: string };

/** What only the searches need is left out where there is nothing of it. */
function searchOf(row: Row): Pick<StatementInput, 'search'> {
  const { title, publication_title, classification, jurisdiction_code } = row;
  const { registration_date, expiry_date, published_at } = row;
  const columns = {
    ...{ title, publication_title, classification, jurisdiction_code, registration_date, expiry_date, published_at },
    is_ultimate_beneficial_owner: truth(row.is_ultimate_beneficial_owner),
  };
  const said = Object.entries(columns).filter(([, value]) => value !== null);
  return said.length > 0 ? { search: Object.fromEntries(said) } : {};
}

function createAroundReader({ db, referenceTo }: ExportContext) {
  const ends = db.prepare<[number], EndRow>(
    'SELECT role, entity_id FROM statement_entities WHERE statement_id = ? ORDER BY role, position',
  );
  const provenances = db.prepare<[number], ProvenanceInput>(
    `SELECT key, source_url, confidence, source_type, actor_type, log_message, publisher, created_at
     FROM provenances WHERE statement_id = ? ORDER BY key`,
  );
  const relationship = db.prepare<[number], RelationshipRow>(
    `SELECT relationship_type, percentage, percentage_min, percentage_max, number_of_shares, interests
     FROM relationships WHERE statement_id = ?`,
  );
  return (id: number) => {
    const all = ends.all(id);
    const edge = relationship.get(id);
    const inRole = (wanted: EndRow['role']) =>
      all.filter(({ role }) => role === wanted).map(({ entity_id }) => referenceTo(entity_id));
    return {
      subjects: inRole('subject'),
      objects: inRole('object'),
      relationship: edge ? { ...edge, interests: parseJson<string[]>(edge.interests) } : null,
      provenances: provenances.all(id),
    };
  };
}

export function* exportStatements(context: ExportContext): Generator<StatementInput> {
  const { db, scope } = context;
  const around = createAroundReader(context);
  for (const row of rowsById<Row>(db, `SELECT * FROM statements WHERE ${scope.isStated('id')}`)) {
    yield {
      kind: 'statement',
      key: row.key,
      data_type: row.data_type,
      predicate: row.predicate,
      ...around(row.id),
      properties: parseJson<Record<string, unknown>>(row.properties),
      start_date: row.start_date,
      start_date_type: row.start_date_type ?? null,
      end_date: row.end_date,
      end_date_type: row.end_date_type ?? null,
      sample_date: row.sample_date,
      version: row.version,
      ...searchOf(row),
      created_at: row.created_at,
    };
  }
}
