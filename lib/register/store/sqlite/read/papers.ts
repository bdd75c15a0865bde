import type { Company } from '@/lib/contract/company';
import type { DatumRecord } from '@/lib/contract/datum';
import type { Filing, FilingRecord } from '@/lib/contract/filing';
import type { Found, Window } from '../../store';
import type { SqliteDatabase } from '../open';
import { publicId } from '../part-ids';
import { COUNT_OF_COMPANY, DATA_OF_COMPANY, DATUM_COLUMNS, LAST_UPDATED_FIRST } from './datum-rows';
import { createEntityNames, toCompanyReference } from './entities';
import { companyPath } from './rows';

interface FilingRow {
  id: number;
  company_id: number;
  date: string;
  title: string;
  description: string | null;
  uid: string | null;
  url: string | null;
  filing_type: string | null;
  filing_code: string | null;
}

/** Both pairs of type keys: the specification's and those of compatible services (api-shapes, section 4). */
function toFiling({ company_id: _, filing_type, filing_code, ...row }: FilingRow): Filing {
  return {
    ...row,
    filing_type,
    filing_code,
    filing_type_name: filing_type,
    filing_type_code: filing_code,
    service_url: `/filings/${row.id}`,
  };
}

export function createFilingReader(db: SqliteDatabase) {
  const list = db.prepare<[number, number, number], FilingRow>(
    'SELECT * FROM filings WHERE company_id = ? ORDER BY date DESC, id DESC LIMIT ? OFFSET ?',
  );
  const count = db.prepare<[number], { n: number }>('SELECT count(*) AS n FROM filings WHERE company_id = ?');
  const find = db.prepare<[number], FilingRow>(
    `SELECT f.* FROM filings f LEFT JOIN companies c ON c.id = f.company_id WHERE f.id = ? AND c.redacted IS NOT 1`,
  );
  const nameEntities = createEntityNames(db);
  return {
    list: (companyId: number, { limit, offset }: Window): Found<Filing> => ({
      items: list.all(companyId, limit, offset).map(toFiling),
      total: count.get(companyId)?.n ?? 0,
    }),
    find(id: number): FilingRecord | undefined {
      const row = find.get(id);
      if (!row) return undefined;
      const company = nameEntities([row.company_id]).get(row.company_id);
      return { ...toFiling(row), company: company ? toCompanyReference(company) : null };
    },
  };
}

interface DatumRow {
  id: number;
  data_type: string;
  title: string;
  description: string | null;
}

const MOST_RECENT_DATA = 5;

/** The `data` summary of a company record; null where it has none. */
export function createDataSummary(db: SqliteDatabase) {
  const list = db.prepare<{ company: number }, DatumRow>(
    `SELECT ${DATUM_COLUMNS} FROM ${DATA_OF_COMPANY} ORDER BY ${LAST_UPDATED_FIRST} LIMIT ${MOST_RECENT_DATA}`,
  );
  const count = db.prepare<{ company: number }, number>(COUNT_OF_COMPANY).pluck();
  return (company: number, jurisdictionCode: string, companyNumber: string): Company['data'] => {
    const total_count = count.get({ company }) ?? 0;
    if (total_count === 0) return null;
    const most_recent = list
      .all({ company })
      .map(({ id: stored, data_type, title, description }): { datum: DatumRecord } => {
        const id = publicId(stored);
        return { datum: { id, data_type, title, description, service_url: `/data/${id}` } };
      });
    return { most_recent, total_count, url: `${companyPath(jurisdictionCode, companyNumber)}/data` };
  };
}
