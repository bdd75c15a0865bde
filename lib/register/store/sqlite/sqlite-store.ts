import type { Neighbour, Neighbours } from '@/lib/contract/neighbours';
import type { IndustryCodeScheme, Jurisdiction, Placeholder } from '@/lib/contract/records';
import type { NamedJurisdiction } from '@/lib/shared/jurisdictions/match';
import { companyKey } from '@/lib/shared/links';
import { fold } from '@/lib/shared/names/fold';
import type {
  CompanyKey,
  EntityAddress,
  ListedCompanyKey,
  RegisterStore,
  ResolvedEntity,
  StoredEntityFacts,
  StoredPlaceholder,
} from '../store';
import { prepareFindAccount } from './accounts';
import { CompanyColumns } from './company-search/columns';
import { createCompanySearch } from './company-search/search';
import { identityOf, openExisting, type SqliteDatabase } from './open';
import { createLetterReader } from './read/by-letter';
import { createClaimList } from './read/claims';
import { createCompanyReader, createSimilarCompanyReader } from './read/companies';
import { createDataReader, createFilingReader, createOfficerReader } from './read/company-parts';
import { createContentsReader, createImportReader } from './read/contents';
import { createGroupingReader } from './read/corporate-groupings';
import { createEventReader } from './read/events';
import { type CodeRow, createCodeLists, createIndustryCodeTree } from './read/industry-codes-tree';
import { createNetworkReader } from './read/networks';
import { createSpellings } from './read/spelling';
import { createStatementLists } from './read/statement-lists';
import { createLinkingStatementReader, createStatementReader, createStatementSearch } from './read/statements';
import { createSuggestions } from './read/suggest';
import {
  companyPath,
  createIndexHint,
  createVersionReader,
  parseJson,
  placeholderPath,
  SOURCE_COLUMNS,
  type SourceColumns,
  toSource,
  truth,
} from './sql-parts';

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

function createPlaceholderReader(db: SqliteDatabase) {
  // A placeholder that was joined with another entity returns that one.
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

/** The code lists (specification, "Industry codes"; api-shapes, section 10). */
function createIndustryCodeReader(db: SqliteDatabase) {
  const treeNow = createIndustryCodeTree(db);
  const schemes = db.prepare<[], IndustryCodeScheme>('SELECT id, name, url FROM industry_code_schemes ORDER BY id');
  const codes = db.prepare<[], CodeRow>('SELECT * FROM industry_codes ORDER BY code_scheme_id, code');
  return () => createCodeLists(treeNow(), schemes.all(), () => codes.all());
}

interface ResolvedRow {
  /** Index in the given list. */
  place: number;
  id: number;
  redacted: number;
  /** Null for a placeholder, as is its number. */
  jurisdiction_code: string | null;
  company_number: string | null;
}

const pathOf = ({ id, jurisdiction_code, company_number }: ResolvedRow): string =>
  jurisdiction_code !== null && company_number !== null
    ? companyPath(jurisdiction_code, company_number)
    : placeholderPath(id);

/** By the number as given, else in capitals, else by a former number: the same order as `createCompanyReader`. */
const COMPANIES = `SELECT a.key AS place, c.id, c.redacted, c.jurisdiction_code, c.company_number
  FROM json_each(?) a JOIN companies c ON c.id = coalesce(
    (SELECT id FROM companies WHERE jurisdiction_code = a.value ->> 0 AND company_number = a.value ->> 1),
    (SELECT id FROM companies WHERE jurisdiction_code = a.value ->> 0 AND company_number = a.value ->> 2),
    (SELECT entity_id FROM entity_keys WHERE key = a.value ->> 3))`;

const PLACEHOLDERS = `SELECT a.key AS place, e.id, coalesce(c.redacted, 0) AS redacted, c.jurisdiction_code, c.company_number
  FROM json_each(?) a JOIN placeholders p ON p.id = a.value JOIN entities own ON own.id = p.id
  JOIN entities e ON e.id = coalesce(own.merged_into, own.id) LEFT JOIN companies c ON c.id = e.id`;

function spellingsOf({ jurisdiction_code, company_number }: CompanyKey): string[] {
  const jurisdiction = jurisdiction_code.toLowerCase();
  return [jurisdiction, company_number, company_number.toUpperCase(), companyKey(jurisdiction, company_number)];
}

/** Resolves many addresses with one query for companies and one for placeholders. */
function createEntityResolver(db: SqliteDatabase) {
  const companies = db.prepare<[string], ResolvedRow>(COMPANIES);
  const placeholders = db.prepare<[string], ResolvedRow>(PLACEHOLDERS);
  return (addresses: readonly EntityAddress[]): (ResolvedEntity | undefined)[] => {
    // Null keeps the position of addresses that the other query resolves.
    const numbers = addresses.map((address) => ('placeholder' in address ? null : spellingsOf(address)));
    const ids = addresses.map((address) => ('placeholder' in address ? address.placeholder : null));
    const rows = [...companies.all(JSON.stringify(numbers)), ...placeholders.all(JSON.stringify(ids))];
    const byPlace = new Map(
      rows.map((row) => [row.place, { id: row.id, redacted: row.redacted === 1, service_url: pathOf(row) }]),
    );
    return addresses.map((_, place) => byPlace.get(place));
  };
}

type NeighboursRow = Omit<Neighbour, 'inactive'> & { inactive: number | null };

const NEIGHBOURS_COLUMNS = 'name, jurisdiction_code, company_number, inactive';

const isSame = (a: CompanyKey, b: CompanyKey): boolean =>
  a.jurisdiction_code === b.jurisdiction_code && a.company_number === b.company_number;

/**
 * The companies before and after a name in the order of names, without those in `except`. Costs two index lookups,
 * whatever the size of the register.
 */
function createNeighbourReader(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);
  const list = (condition: string) =>
    db.prepare<[string, number], NeighboursRow>(
      `SELECT ${NEIGHBOURS_COLUMNS} FROM companies ${indexedBy('companies_by_name')} WHERE redacted = 0 AND ${condition} LIMIT ?`,
    );
  return (name: string, limit: number, except: readonly CompanyKey[]): Neighbours => {
    const key = fold(name).trim();
    const chosen = (rows: NeighboursRow[]): Neighbour[] =>
      rows
        .filter((row) => !except.some((other) => isSame(row, other)))
        .slice(0, limit)
        .map((row) => ({ ...row, inactive: truth(row.inactive) }));
    const asked = limit + except.length;
    return {
      before: chosen(list('sort_name < ? ORDER BY sort_name DESC, id DESC').all(key, asked)).reverse(),
      after: chosen(list('sort_name >= ? ORDER BY sort_name, id').all(key, asked)),
    };
  };
}

interface Row {
  id: number;
  inactive: number | null;
  current_status: string | null;
  incorporation_date: string | null;
  dissolution_date: string | null;
  groupings: string;
}

const FACTS = `SELECT c.id, c.inactive, c.current_status, c.incorporation_date, c.dissolution_date,
    (SELECT json_group_array(name) FROM (SELECT g.name FROM corporate_grouping_members m
      JOIN corporate_groupings g ON g.id = m.grouping_id WHERE m.company_id = c.id ORDER BY g.sort_name)) AS groupings
  FROM json_each(?) asked JOIN companies_in_words c ON c.id = asked.value WHERE c.redacted = 0`;

/** Status, dates and groupings of many companies in one query; redacted ones and other entities are left out. */
function createEntityFactsReader(db: SqliteDatabase) {
  const list = db.prepare<[string], Row>(FACTS);
  return (ids: readonly number[]): StoredEntityFacts[] =>
    list.all(JSON.stringify([...new Set(ids)])).map(({ inactive, groupings, ...row }) => ({
      ...row,
      inactive: truth(inactive),
      corporate_groupings: parseJson<string[]>(groupings),
    }));
}

const COLUMNS = 'j.code, j.code AS jurisdiction_code, j.name, j.country, j.full_name';

/** Jurisdictions in the register, and by the names that imports have added. */
function createJurisdictionReader(db: SqliteDatabase) {
  const all = db.prepare<[], Jurisdiction>(`SELECT ${COLUMNS} FROM jurisdictions j ORDER BY j.code`);
  const named = db.prepare<[string], Jurisdiction & { is_weak: 0 | 1 }>(
    `SELECT ${COLUMNS}, n.is_weak FROM jurisdiction_names n JOIN jurisdictions j ON j.code = n.code
     WHERE n.name_key = ? ORDER BY n.is_weak, j.code`,
  );
  return {
    list: (): Jurisdiction[] => all.all(),
    named: (key: string): NamedJurisdiction[] =>
      named.all(key).map(({ is_weak, ...jurisdiction }) => ({ jurisdiction, isWeak: is_weak === 1 })),
  };
}

/** The licences of publishers, each read once until the register changes: a publisher may have many sources. */
function createLicenceReader(
  db: SqliteDatabase,
  readVersion: () => string,
): (publishers: readonly string[]) => Map<string, string | null> {
  const find = db.prepare<[string], { licence: string | null }>(
    `SELECT iif(count(DISTINCT terms) = 1 AND count(terms) = count(*), max(terms), NULL) AS licence
     FROM sources WHERE publisher = ?`,
  );
  let version = '';
  const kept = new Map<string, string | null>();
  return (publishers) => {
    const current = readVersion();
    if (current !== version) kept.clear();
    version = current;
    for (const publisher of publishers) {
      if (!kept.has(publisher)) kept.set(publisher, find.get(publisher)?.licence ?? null);
    }
    return new Map(publishers.map((publisher) => [publisher, kept.get(publisher) ?? null]));
  };
}

/** The register in SQLite. Reads are short and synchronous; the promises are required by the interface. */
export function createSqliteStore(db: SqliteDatabase): RegisterStore {
  const findCompany = createCompanyReader(db);
  const listClaims = createClaimList(db);
  const columns = new CompanyColumns(db);
  const companies = createCompanySearch(db, columns);
  const filings = createFilingReader(db);
  const officers = createOfficerReader(db, columns);
  const industryCodes = createIndustryCodeReader(db);
  const suggest = createSuggestions(db);
  const listSpellings = createSpellings(db);
  const listNeighbours = createNeighbourReader(db);
  const findSimilarCompanies = createSimilarCompanyReader(db);
  const listByLetter = createLetterReader(db);
  const statements = createStatementReader(db);
  const listLinkingStatements = createLinkingStatementReader(db, statements.count);
  const data = createDataReader(db);
  const events = createEventReader(db);
  const groupings = createGroupingReader(db);
  const findPlaceholder = createPlaceholderReader(db);
  const resolveEntities = createEntityResolver(db);
  const listEntityFacts = createEntityFactsReader(db);
  const jurisdictions = createJurisdictionReader(db);
  const companyKeys = db.prepare<[number, number], ListedCompanyKey>(
    'SELECT id, jurisdiction_code, company_number, updated_at FROM companies WHERE id > ? AND redacted = 0 ORDER BY id LIMIT ?',
  );
  // Jumps from each block to the next that has companies.
  const companyBlocks = db
    .prepare<{ size: number }, number>(
      `WITH RECURSIVE given (size) AS (SELECT CAST(@size AS INTEGER)), blocks (block) AS (
         SELECT (min(id) - 1) / size FROM companies, given WHERE redacted = 0
         UNION ALL
         SELECT (SELECT (id - 1) / size FROM companies WHERE id > (block + 1) * size AND redacted = 0 ORDER BY id LIMIT 1)
         FROM blocks, given WHERE block IS NOT NULL
       ) SELECT block FROM blocks WHERE block IS NOT NULL`,
    )
    .pluck();
  const contents = createContentsReader(db);
  const imports = createImportReader(db);
  const version = createVersionReader(db);
  const findLicences = createLicenceReader(db, version);
  const listStatements = createStatementLists(db, version);
  const searchStatements = createStatementSearch(db, version);
  const networks = createNetworkReader(db, { version, findLicences });
  return {
    findCompany: async (key) => findCompany(key),
    listClaims: async (companyId) => listClaims(companyId),
    searchCompanies: async (query) => companies.search(query),
    listFilings: async (companyId, window, query) => filings.list(companyId, window, query),
    listStatements: async (entityId, window, query) => listStatements(entityId, window, query),
    listLinkingStatements: async (entityIds) => listLinkingStatements(entityIds),
    listRelationshipStatements: async (entityIds, inclusions) => networks.listStatements(entityIds, inclusions),
    listNetworks: async (entities, query) => networks.list(entities, query),
    findLicences: async (publishers) => findLicences(publishers),
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
    listIndustryCodeSchemes: async () => industryCodes().listSchemes(),
    findIndustryCodeScheme: async (id) => industryCodes().findScheme(id),
    findIndustryCode: async (schemeId, code) => industryCodes().findCode(schemeId, code),
    suggest: async (text, limit) => suggest(text, limit),
    listSpellings: async (named, q, limit) => listSpellings(named, q, limit),
    listNeighbours: async (name, limit, except) => listNeighbours(name, limit, except),
    findSimilarCompanies: async (key) => findSimilarCompanies(key),
    listByLetter: async (code, letter, position, limit) => listByLetter(code, letter, position, limit),
    listCompanyKeys: async (after, limit) => companyKeys.all(after, limit),
    listCompanyBlocks: async (size) => companyBlocks.all({ size }),
    countContents: async () => ({
      ...contents.count(),
      imported_formats: imports.listFormats(),
      searches_are_indexed: contents.searchesAreIndexed(),
      suppressed_persons: contents.countSuppressed(),
      hidden_digest: contents.hiddenDigest(),
      largest_group: contents.largestGroup(),
    }),
    listImports: async (limit) => imports.list(limit),
    findAccount: prepareFindAccount(db),
    version: async () => version(),
    close: () => db.close(),
  };
}

/**
 * Kilobytes of pages. Each thread has its own, and the operating system keeps them too: with sixteen megabytes a read took
 * as long. The file is not memory-mapped: that is no quicker, and a page that is not in memory is then read with megabytes
 * around it.
 */
const CACHED = 2_048;

/** Opens the existing register in `file`. `identity` tells it from another file that takes its name. */
export function openIdentifiedStore(file: string): { store: RegisterStore; identity: string } {
  const db = openExisting(file);
  db.pragma(`cache_size = -${CACHED}`);
  return { store: createSqliteStore(db), identity: identityOf(db) };
}

/** Opens the existing register in `file`. */
export const openSqliteStore = (file: string): RegisterStore => openIdentifiedStore(file).store;
