import type { Account, ListedCompanyKey, RegisterStore } from '../store';
import { openExisting, type SqliteDatabase } from './open';
import { createCompanyReader } from './read/companies';
import { createCompanySearch } from './read/company-search';
import { createContentsReader } from './read/contents';
import { createGroupingReader } from './read/corporate-groupings';
import { createDataReader } from './read/data';
import { createEntityResolver } from './read/entity-addresses';
import { createEntityFactsReader } from './read/entity-facts';
import { createEventReader } from './read/events';
import { createImportReader } from './read/imports';
import { createIndustryCodeReader } from './read/industry-codes';
import { createJurisdictionReader } from './read/jurisdictions';
import { createNeighbourReader } from './read/neighbours';
import { createNetworkReader } from './read/network';
import { createOfficerReader } from './read/officers';
import { createFilingReader } from './read/papers';
import { createPlaceholderReader } from './read/placeholders';
import { createStatementSearch } from './read/statement-search';
import { createStatementReader } from './read/statements';
import { createSuggestions } from './read/suggest';

/** The register in SQLite. Reads are short and synchronous underneath; the promises are the interface's. */
export function createSqliteStore(db: SqliteDatabase): RegisterStore {
  const findCompany = createCompanyReader(db);
  const searchCompanies = createCompanySearch(db);
  const filings = createFilingReader(db);
  const officers = createOfficerReader(db);
  const industryCodes = createIndustryCodeReader(db);
  const suggest = createSuggestions(db);
  const listNeighbours = createNeighbourReader(db);
  const statements = createStatementReader(db);
  const searchStatements = createStatementSearch(db);
  const data = createDataReader(db);
  const events = createEventReader(db);
  const groupings = createGroupingReader(db);
  const findPlaceholder = createPlaceholderReader(db);
  const listRelationshipStatements = createNetworkReader(db);
  const resolveEntities = createEntityResolver(db);
  const listEntityFacts = createEntityFactsReader(db);
  const jurisdictions = createJurisdictionReader(db);
  const companyKeys = db.prepare<[number, number], ListedCompanyKey>(
    'SELECT id, jurisdiction_code, company_number, updated_at FROM companies WHERE id > ? AND redacted = 0 ORDER BY id LIMIT ?',
  );
  const contents = createContentsReader(db);
  const imports = createImportReader(db);
  const findAccount = db.prepare<[string], Account>(
    'SELECT id, plan, status, expiry_date, daily_limit, monthly_limit FROM accounts WHERE token_hash = ?',
  );
  // The first tells of the changes of others, the second of those made through this very connection.
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  const ownChanges = db.prepare<[], number>('SELECT total_changes()').pluck();
  return {
    findCompany: async (key) => findCompany(key),
    searchCompanies: async (query) => searchCompanies(query),
    listFilings: async (companyId, window) => filings.list(companyId, window),
    listStatements: async (entityId, window) => statements.list(entityId, window),
    listRelationshipStatements: async (entityIds, inclusions) => listRelationshipStatements(entityIds, inclusions),
    resolveEntities: async (addresses) => resolveEntities(addresses),
    listEntityFacts: async (ids) => listEntityFacts(ids),
    searchOfficers: async (query) => officers.search(query),
    findOfficer: async (id) => officers.find(id),
    findFiling: async (id) => filings.find(id),
    findStatement: async (id) => statements.find(id),
    findPlaceholder: async (id) => findPlaceholder(id),
    searchStatements: async (query) => searchStatements(query),
    listData: async (companyId, window) => data.list(companyId, window),
    findDatum: async (id) => data.find(id),
    searchEvents: async (query) => events.search(query),
    findEvent: async (id) => events.find(id),
    searchCorporateGroupings: async (query) => groupings.search(query),
    findCorporateGrouping: async (name) => groupings.find(name),
    listJurisdictions: async () => jurisdictions.list(),
    findJurisdictionsNamed: async (key) => jurisdictions.named(key),
    listIndustryCodeSchemes: async () => industryCodes.listSchemes(),
    findIndustryCodeScheme: async (id) => industryCodes.findScheme(id),
    findIndustryCode: async (schemeId, code) => industryCodes.findCode(schemeId, code),
    suggest: async (text, limit) => suggest(text, limit),
    listNeighbours: async (name, limit, except) => listNeighbours(name, limit, except),
    listCompanyKeys: async (after, limit) => companyKeys.all(after, limit),
    countContents: async () => ({
      counts: contents.counts(),
      publishers: contents.publishers(),
      imported_formats: imports.listFormats(),
      searches_are_indexed: contents.searchesAreIndexed(),
    }),
    listImports: async (limit) => imports.list(limit),
    findAccount: async (tokenHash) => findAccount.get(tokenHash),
    version: () => `${dataVersion.get()} ${ownChanges.get()}`,
    close: () => db.close(),
  };
}

/**
 * Bytes of the file that are read where the system keeps them, without a copy of each page: what looks at many companies
 * takes half the time. It is no memory of ours.
 */
const MAPPED = 2 ** 31 - 2 ** 16;

/** Opens the register in `file`, which must be there already. */
export function openSqliteStore(file: string): RegisterStore {
  const db = openExisting(file);
  db.pragma(`mmap_size = ${MAPPED}`);
  return createSqliteStore(db);
}
