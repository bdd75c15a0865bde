import type { ExportSelection } from '../../export';
import type { SqliteDatabase } from '../open';
import { createCompanySearch } from './company-search';

/** Which rows are given out: conditions on a column that holds the id of an entity, or of a statement. */
export interface ExportScope {
  /** Companies whose own record, officers, filings and the like are given. */
  belongs(column: string): string;
  /** Entities that are given: these companies, and the other ends of their relationships. */
  isGiven(column: string): string;
  isStated(column: string): string;
  /** Entities that may be named at all. */
  isNamed(column: string): string;
}

const ALL = () => '1';
const REDACTED = 'SELECT id FROM companies WHERE redacted = 1';
const notRedacted = (column: string): string => `${column} NOT IN (${REDACTED})`;
/** Where a redacted company is an end, the statement is gone with it. */
const noneRedacted = (column: string): string =>
  `${column} NOT IN (SELECT statement_id FROM statement_entities WHERE entity_id IN (${REDACTED}))`;

const WINDOW = 5_000;

/** The companies that a search finds, in a table of this connection: there may be more than memory has room for. */
function gatherFound(db: SqliteDatabase, query: NonNullable<ExportSelection['query']>): void {
  db.exec('CREATE TEMP TABLE export_found (id INTEGER PRIMARY KEY)');
  const search = createCompanySearch(db);
  const insert = db.prepare(
    'INSERT OR IGNORE INTO export_found SELECT id FROM companies WHERE jurisdiction_code = ? AND company_number = ?',
  );
  for (let offset = 0; ; offset += WINDOW) {
    const { items } = search({ ...query, order: 'name', window: { offset, limit: WINDOW } });
    for (const { jurisdiction_code, company_number } of items) insert.run(jurisdiction_code, company_number);
    if (items.length < WINDOW) return;
  }
}

/** The statements that name them, and whom those name. */
function gatherAround(db: SqliteDatabase): void {
  db.exec(`
    CREATE TEMP TABLE export_stated AS
      SELECT DISTINCT statement_id AS id FROM statement_entities
      WHERE entity_id IN temp.export_found AND ${noneRedacted('statement_id')};
    CREATE TEMP TABLE export_given AS
      SELECT id FROM temp.export_found
      UNION SELECT entity_id FROM statement_entities WHERE statement_id IN temp.export_stated
      UNION SELECT home_company_id FROM companies
        WHERE id IN temp.export_found AND home_company_id IS NOT NULL AND ${notRedacted('home_company_id')};
    CREATE INDEX temp.export_given_by_id ON export_given(id);
    CREATE INDEX temp.export_stated_by_id ON export_stated(id);`);
}

/** To be asked for once, within the transaction in which the rows are read. */
export function createExportScope(db: SqliteDatabase, selection: ExportSelection): ExportScope {
  const { query, withHidden = false, onlyFound = false } = selection;
  if (!query && withHidden) return { belongs: ALL, isGiven: ALL, isStated: ALL, isNamed: ALL };
  if (!query) return { belongs: notRedacted, isGiven: notRedacted, isStated: noneRedacted, isNamed: notRedacted };
  gatherFound(db, query);
  gatherAround(db);
  return {
    belongs: (column) => `${column} IN temp.export_found`,
    isGiven: (column) => `${column} IN temp.${onlyFound ? 'export_found' : 'export_given'}`,
    isStated: (column) => `${column} IN temp.export_stated`,
    isNamed: notRedacted,
  };
}
