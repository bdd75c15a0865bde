import type { Placeholder } from '@/lib/contract/placeholder';
import type { StoredPlaceholder } from '../../store';
import type { SqliteDatabase } from '../open';
import { companyPath, placeholderPath, SOURCE_COLUMNS, type SourceColumns, toSource, truth } from './rows';

interface PlaceholderRow extends SourceColumns {
  id: number;
  entity_type: string;
  name: string;
  jurisdiction_string: string | null;
  jurisdiction_code: string | null;
  identifier: string | null;
  entity_id: number;
  redacted: number;
}

interface MatchedCompanyRow {
  name: string;
  jurisdiction_code: string;
  company_number: string;
  inactive: number | null;
  current_status: string | null;
}

function toMatchedCompany(row: MatchedCompanyRow | undefined): Placeholder['company'] {
  if (!row) return null;
  return { ...row, inactive: truth(row.inactive), service_url: companyPath(row.jurisdiction_code, row.company_number) };
}

export function createPlaceholderReader(db: SqliteDatabase) {
  // A placeholder that was joined with another entity answers for that one.
  const find = db.prepare<[number], PlaceholderRow>(
    `SELECT p.*, ${SOURCE_COLUMNS}, coalesce(e.merged_into, e.id) AS entity_id,
       coalesce((SELECT redacted FROM companies c WHERE c.id = coalesce(e.merged_into, e.id)), 0) AS redacted
     FROM placeholders p JOIN entities e ON e.id = p.id LEFT JOIN sources s ON s.id = p.source_id WHERE p.id = ?`,
  );
  const findCompany = db.prepare<[number], MatchedCompanyRow>(
    'SELECT name, jurisdiction_code, company_number, inactive, current_status FROM companies_in_words WHERE id = ? AND redacted = 0',
  );
  return (id: number): StoredPlaceholder | undefined => {
    const row = find.get(id);
    if (!row) return undefined;
    return {
      entityId: row.entity_id,
      redacted: row.redacted === 1,
      placeholder: {
        id: row.id,
        name: row.name,
        entity_type: row.entity_type,
        jurisdiction_string: row.jurisdiction_string,
        jurisdiction_code: row.jurisdiction_code,
        identifier: row.identifier,
        service_url: placeholderPath(row.id),
        company: toMatchedCompany(findCompany.get(row.entity_id)),
        source: toSource(row),
      },
    };
  };
}
