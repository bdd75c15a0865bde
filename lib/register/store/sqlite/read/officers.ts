import type { CompanyReference } from '@/lib/contract/provenance';
import type { Officer, OfficerRecord } from '@/lib/contract/records';
import type { CompanyColumns } from '../company-search/columns';
import { createOfficerSearch } from '../officer-search/search';
import type { SqliteDatabase } from '../open';
import { companyPath, jsonRows, parseJson, placeholderPath, truth } from '../sql-parts';

interface OwnColumns {
  id: number;
  name: string;
  position: string | null;
  uid: string | null;
  start_date: string | null;
  end_date: string | null;
  occupation: string | null;
  nationality: string | null;
  address: string | null;
  date_of_birth: string | null;
  inactive: number | null;
  current_status: string | null;
}

interface OfficerRow extends OwnColumns {
  retrieved_at: string | null;
  company_id: number;
  company_name: string | null;
  jurisdiction_code: string | null;
  company_number: string | null;
  placeholder_name: string | null;
  placeholder_jurisdiction_code: string | null;
}

const selectFrom = (officers: string): string =>
  `SELECT o.*, c.name AS company_name, c.jurisdiction_code, c.company_number,
     p.name AS placeholder_name, p.jurisdiction_code AS placeholder_jurisdiction_code
   FROM ${officers} LEFT JOIN companies c ON c.id = o.company_id LEFT JOIN placeholders p ON p.id = o.company_id`;
const SELECT = selectFrom('officers o');

const OWN_COLUMNS = [
  ...['id', 'name', 'position', 'uid', 'start_date', 'end_date', 'occupation', 'nationality', 'address'],
  ...['date_of_birth', 'inactive', 'current_status'],
] as const satisfies readonly (keyof OwnColumns)[];

/** SQL for the officers of the company `c.id`: current ones first, then the newest. For `parseOfficers`. */
export const officersOfCompany = (limit: number): string =>
  jsonRows(
    OWN_COLUMNS,
    `SELECT * FROM officers WHERE company_id = c.id
     ORDER BY (end_date IS NOT NULL OR inactive IS 1), start_date DESC, sort_name LIMIT ${limit}`,
  );

export const parseOfficers = (json: string): Officer[] => parseJson<OwnColumns[]>(json).map(toOfficer);

function toOfficer(row: OwnColumns): Officer {
  return {
    id: row.id,
    name: row.name,
    position: row.position,
    uid: row.uid,
    start_date: row.start_date,
    end_date: row.end_date,
    service_url: `/officers/${row.id}`,
    occupation: row.occupation,
    inactive: truth(row.inactive),
    current_status: row.current_status,
    address: row.address,
    nationality: row.nationality,
    date_of_birth: row.date_of_birth,
  };
}

/** If the officer's company is not imported yet, a placeholder with the known facts takes its place. */
function toCompany(row: OfficerRow): CompanyReference | null {
  const { jurisdiction_code, company_number, company_name: name, placeholder_name } = row;
  if (name !== null && jurisdiction_code !== null && company_number !== null) {
    return { name, jurisdiction_code, company_number, service_url: companyPath(jurisdiction_code, company_number) };
  }
  return placeholder_name === null
    ? null
    : {
        name: placeholder_name,
        jurisdiction_code: row.placeholder_jurisdiction_code,
        company_number: null,
        service_url: placeholderPath(row.company_id),
      };
}

function toOfficerRecord(row: OfficerRow): OfficerRecord {
  const { jurisdiction_code, retrieved_at } = row;
  return { ...toOfficer(row), jurisdiction_code, retrieved_at, company: toCompany(row) };
}

/** Reads records in the order of the ids. */
function createRecordReader(db: SqliteDatabase): (ids: number[]) => OfficerRecord[] {
  const asked = 'json_each(?) asked JOIN officers o ON o.id = asked.value';
  const list = db.prepare<[string], OfficerRow>(`${selectFrom(asked)} ORDER BY asked.key`);
  return (ids) => list.all(JSON.stringify(ids)).map(toOfficerRecord);
}

/** @param companies May be shared by all searches of a connection. */
export function createOfficerReader(db: SqliteDatabase, companies?: CompanyColumns) {
  const find = db.prepare<[number], OfficerRow>(`${SELECT} WHERE o.id = ? AND c.redacted IS NOT 1`);
  return {
    find(id: number): OfficerRecord | undefined {
      const row = find.get(id);
      return row && toOfficerRecord(row);
    },
    search: createOfficerSearch(db, createRecordReader(db), companies),
  };
}
