import type { Source } from '@/lib/contract/provenance';
import type { CompanyItem, PreviousName } from '@/lib/contract/records';
import type { EventInput } from '../../records';
import { addressOfCell, momentOfCell, statesOfDescription } from '../cells';
import type { SqliteDatabase } from '../open';

export const truth = (cell: number | null): boolean | null => (cell === null ? null : cell === 1);

/** JSON written by the register; `null` for an empty column. */
export function parseJson<T>(cell: string): T;
export function parseJson<T>(cell: string | null): T | null;
export function parseJson<T>(cell: string | null): T | null {
  return cell === null ? null : (JSON.parse(cell) as T);
}

export const companyPath = (jurisdictionCode: string, companyNumber: string): string =>
  `/companies/${encodeURIComponent(jurisdictionCode)}/${encodeURIComponent(companyNumber)}`;

/** With blanks as `+`, as compatible services write them (api-shapes, 11). */
export const groupingPath = (name: string): string =>
  `/corporate_groupings/${encodeURIComponent(name).replaceAll('%20', '+')}`;

export const placeholderPath = (id: number): string => `/placeholders/${id}`;

export interface SourceColumns {
  publisher: string | null;
  source_url: string | null;
  source_type: string | null;
  terms: string | null;
  retrieved_at: string | null;
}

export const SOURCE_COLUMNS = 's.publisher, s.url AS source_url, s.source_type, s.terms';

export function toSource(row: SourceColumns): Source | null {
  if (row.publisher === null && row.source_url === null) return null;
  return {
    publisher: row.publisher,
    url: row.source_url,
    source_type: row.source_type,
    retrieved_at: row.retrieved_at,
    terms: row.terms,
  };
}

/** Joins rows of events, or of `implied_events`, with their kind. CROSS JOIN makes SQLite look the kind up last. */
export const KIND_OF_EVENT = 'CROSS JOIN event_kinds k ON k.id = e.kind_id';

export const EVENT_COLUMNS = `e.id, e.key, e.company_id, k.type, k.categories, e.starts_at, e.ends_at, e.description,
  coalesce(e.provenance, k.provenance) AS provenance, e.derived_from, e.payload, e.created_at`;

export interface EventRow {
  id: number;
  key: string;
  company_id: number;
  type: string;
  categories: string;
  starts_at: string | null;
  ends_at: string;
  description: string;
  provenance: string;
  derived_from: string | null;
  payload: string | null;
  created_at: string;
}

type EventFacts = Required<Omit<EventInput, 'kind' | 'key' | 'company' | 'found_by_register'>>;

const statesOf = ({ type, description, starts_at, derived_from }: EventRow): EventFacts['derived_from'] =>
  derived_from === null
    ? statesOfDescription(type, description, starts_at)
    : parseJson<EventFacts['derived_from']>(derived_from);

/** The facts of an event. */
export const eventFacts = (row: EventRow): EventFacts => ({
  type: row.type,
  starts_at: row.starts_at === null ? null : momentOfCell(row.starts_at),
  ends_at: momentOfCell(row.ends_at),
  description: row.description,
  created_at: row.created_at,
  categories: parseJson<string[]>(row.categories),
  provenance: parseJson<Record<string, unknown>>(row.provenance),
  derived_from: statesOf(row),
  payload: parseJson<Record<string, unknown>>(row.payload),
});

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

/** `con_date` is the day of the change, which is the end of the old name (specification, alternative_names). */
function toName({ name, type, language, start_date, end_date }: NameRow): PreviousName {
  return { company_name: name, type, con_date: end_date, start_date, end_date, language };
}

/** Names of one kind by company, newest first. */
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
