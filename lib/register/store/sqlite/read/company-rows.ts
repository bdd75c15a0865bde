import type { CompanyItem, PreviousName } from '@/lib/contract/company';
import { addressOfCell } from '../address-cells';
import type { SqliteDatabase } from '../open';
import { companyPath, type SourceColumns, toSource, truth } from './event-rows';

export interface CompanyRow extends SourceColumns {
  id: number;
  jurisdiction_code: string;
  company_number: string;
  native_company_number: string | null;
  name: string;
  company_type: string | null;
  current_status: string | null;
  incorporation_date: string | null;
  dissolution_date: string | null;
  inactive: number | null;
  branch: string | null;
  branch_status: string | null;
  redacted: number;
  registry_url: string | null;
  registered_address: string | null;
  registered_address_in_full: string | null;
  home_company_id: number | null;
  created_at: string;
  updated_at: string;
}

interface NameRow {
  company_id: number;
  name: string;
  type: string | null;
  language: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** `con_date` is the day the name was changed, that is the end of the old one (specification, alternative_names). */
function toName({ name, type, language, start_date, end_date }: NameRow): PreviousName {
  return { company_name: name, type, con_date: end_date, start_date, end_date, language };
}

/** The names of one kind of some companies, by company, the newest first. */
export function createNameReader(db: SqliteDatabase, kind: 'previous' | 'alternative') {
  const list = db.prepare<[string, string], NameRow>(
    `SELECT company_id, name, type, language, nullif(start_date, '') AS start_date, nullif(end_date, '') AS end_date
     FROM company_names WHERE kind = ? AND company_id IN (SELECT value FROM json_each(?))
     ORDER BY company_id, company_names.end_date DESC, company_names.start_date DESC, name`,
  );
  return (ids: number[]): Map<number, PreviousName[]> => {
    const names = new Map<number, PreviousName[]>(ids.map((id) => [id, []]));
    for (const row of list.all(kind, JSON.stringify(ids))) names.get(row.company_id)?.push(toName(row));
    return names;
  };
}

export function toCompanyItem(row: CompanyRow, previousNames: PreviousName[]): CompanyItem {
  return {
    name: row.name,
    company_number: row.company_number,
    jurisdiction_code: row.jurisdiction_code,
    company_type: row.company_type,
    current_status: row.current_status,
    incorporation_date: row.incorporation_date,
    dissolution_date: row.dissolution_date,
    inactive: truth(row.inactive),
    branch: row.branch,
    branch_status: row.branch_status,
    registry_url: row.registry_url,
    service_url: companyPath(row.jurisdiction_code, row.company_number),
    previous_names: previousNames,
    registered_address_in_full: row.registered_address_in_full,
    registered_address: addressOfCell(row.registered_address, row.registered_address_in_full),
    source: toSource(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    retrieved_at: row.retrieved_at,
  };
}
