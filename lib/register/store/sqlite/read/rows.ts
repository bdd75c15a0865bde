import type { Source } from '@/lib/contract/provenance';

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
