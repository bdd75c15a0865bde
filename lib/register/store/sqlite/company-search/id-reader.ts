import { createAddressReader, createWordReader } from '../columns/word-reader';
import type { SqliteDatabase } from '../open';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';
import type { CompanyColumns } from './columns';

export const COMPANY_WORDS = {
  search: 'company_search',
  records: 'companies',
  rowsPerRecord: SEARCH_ROWS_PER_COMPANY,
} as const;

export const COMPANY_ADDRESSES = {
  search: 'company_address_search',
  records: 'companies',
  rowsPerRecord: 1,
} as const;

const MARKS = `SELECT DISTINCT e.entity_id FROM statement_search m
  JOIN statements s ON s.id = m.rowid AND s.data_type = 'trademark_registration'
  JOIN statement_entities e ON e.statement_id = s.id WHERE statement_search MATCH ? ORDER BY 1`;

/** By the identifier alone, or with its system as a prefix: `us_sec_cik-0000001`. */
const IDENTIFIED = `SELECT company_id FROM company_identifiers WHERE lower(uid) = ?
  UNION SELECT company_id FROM company_identifiers WHERE lower(identifier_system_code || '-' || uid) = ? ORDER BY 1`;

/** Reads the ids of companies by what is in no column, each list ascending. */
export function createIdReader(db: SqliteDatabase, columns: CompanyColumns) {
  const marked = db.prepare<[string], number>(MARKS).pluck();
  const identified = db.prepare<[string, string], number>(IDENTIFIED).pluck();
  return {
    byWords: createWordReader(db, columns, COMPANY_WORDS).list,
    byAddress: createAddressReader(db, columns, COMPANY_ADDRESSES),
    byMark: (expression: string): Uint32Array => Uint32Array.from(marked.all(expression)),
    byIdentifier: (uid: string): Uint32Array => Uint32Array.from(identified.all(uid, uid)),
  };
}

export type IdReader = ReturnType<typeof createIdReader>;
