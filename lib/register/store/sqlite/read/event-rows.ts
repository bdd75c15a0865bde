import type { Source } from '@/lib/contract/provenance';
import type { EventInput } from '../../records';
import { toldStates } from '../event-states';
import { momentOfCell } from '../moment-cells';

export const truth = (cell: number | null): boolean | null => (cell === null ? null : cell === 1);

/** JSON we wrote ourselves; `null` where the column is empty. */
export function parseJson<T>(cell: string): T;
export function parseJson<T>(cell: string | null): T | null;
export function parseJson<T>(cell: string | null): T | null {
  return cell === null ? null : (JSON.parse(cell) as T);
}

export const companyPath = (jurisdictionCode: string, companyNumber: string): string =>
  `/companies/${encodeURIComponent(jurisdictionCode)}/${encodeURIComponent(companyNumber)}`;

/** Blanks as `+`, as compatible services write them (api-shapes, 11). */
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

/** Rows of events, or of `implied_events`, with what is said by their kind. That is looked up last: no search begins with it. */
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
    ? toldStates(type, description, starts_at)
    : parseJson<EventFacts['derived_from']>(derived_from);

/** An event as it was told. */
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
