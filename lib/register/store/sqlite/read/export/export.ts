import type { Source } from '@/lib/contract/provenance';
import { findJurisdiction } from '@/lib/shared/jurisdictions/jurisdictions';
import type {
  CorporateGroupingInput,
  IndustryCodeSchemeInput,
  JurisdictionInput,
  MentionInput,
  PlaceholderInput,
  ProvenanceInput,
  RegisterInput,
  RelationshipInput,
  StatementInput,
} from '../../../records';
import type { ExportSelection, Licence, RegisterExport } from '../../../store';
import { createCompanySearch } from '../../company-search/search';
import { openExisting, type SqliteDatabase } from '../../open';
import { parseJson, type SourceColumns, truth } from '../../sql-parts';
import { createImportReader, hiddenDigest } from '../contents';
import {
  createSnapshotReader,
  exportCompanies,
  exportData,
  exportEvents,
  exportFilings,
  exportOfficers,
  exportSnapshots,
  recordKeyOf,
} from './companies';
import { createExportContext, type ExportContext, rowsById, SOURCE, sourceOf } from './context';

/** Which rows are exported: SQL conditions on a column with the id of an entity or statement. */
export interface ExportScope {
  /** Companies that are exported with their officers, filings and other records. */
  belongs(column: string): string;
  /** Exported entities: these companies, and the other ends of their relationships. */
  isGiven(column: string): string;
  isStated(column: string): string;
  /** Entities that may be named at all. */
  isNamed(column: string): string;
}

const ALL = () => '1';
const REDACTED = 'SELECT id FROM companies WHERE redacted = 1';
const notRedacted = (column: string): string => `${column} NOT IN (${REDACTED})`;
/** A statement with a redacted company at an end is not exported. */
const noneRedacted = (column: string): string =>
  `${column} NOT IN (SELECT statement_id FROM statement_entities WHERE entity_id IN (${REDACTED}))`;

/** Stores the companies of a search in a temporary table, since there may be too many for memory. */
function gatherFound(db: SqliteDatabase, query: NonNullable<ExportSelection['query']>): void {
  db.exec('CREATE TEMP TABLE export_found (id INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO export_found VALUES (?)');
  for (const id of createCompanySearch(db).listIds(query)) insert.run(id);
}

/** Adds the statements about these companies, and their other ends. */
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

/** Call once, within the transaction that reads the rows. */
function createExportScope(db: SqliteDatabase, selection: ExportSelection): ExportScope {
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

interface ExportStatementsRow {
  id: number;
  key: string;
  data_type: string;
  predicate: string | null;
  properties: string;
  start_date: string | null;
  start_date_type: StatementInput['start_date_type'];
  end_date: string | null;
  end_date_type: StatementInput['end_date_type'];
  sample_date: string | null;
  version: string;
  title: string | null;
  publication_title: string | null;
  classification: string | null;
  jurisdiction_code: string | null;
  is_ultimate_beneficial_owner: number | null;
  registration_date: string | null;
  expiry_date: string | null;
  published_at: string | null;
  created_at: string;
}

interface EndRow {
  role: 'subject' | 'object';
  entity_id: number;
}

type RelationshipRow = Omit<RelationshipInput, 'interests'> & { interests: string };

/** Columns for searches only; absent if all are empty. */
function searchOf(row: ExportStatementsRow): Pick<StatementInput, 'search'> {
  const { title, publication_title, classification, jurisdiction_code } = row;
  const { registration_date, expiry_date, published_at } = row;
  const columns = {
    ...{ title, publication_title, classification, jurisdiction_code, registration_date, expiry_date, published_at },
    is_ultimate_beneficial_owner: truth(row.is_ultimate_beneficial_owner),
  };
  const said = Object.entries(columns).filter(([, value]) => value !== null);
  return said.length > 0 ? { search: Object.fromEntries(said) } : {};
}

function createAroundReader({ db, referenceTo }: ExportContext) {
  const ends = db.prepare<[number], EndRow>(
    'SELECT role, entity_id FROM statement_entities WHERE statement_id = ? ORDER BY role, position',
  );
  const provenances = db.prepare<[number], ProvenanceInput>(
    `SELECT key, source_url, confidence, source_type, actor_type, log_message, publisher, created_at
     FROM provenances WHERE statement_id = ? ORDER BY key`,
  );
  const relationship = db.prepare<[number], RelationshipRow>(
    `SELECT relationship_type, percentage, percentage_min, percentage_max, number_of_shares, interests
     FROM relationships WHERE statement_id = ?`,
  );
  return (id: number) => {
    const all = ends.all(id);
    const edge = relationship.get(id);
    const inRole = (wanted: EndRow['role']) =>
      all.filter(({ role }) => role === wanted).map(({ entity_id }) => referenceTo(entity_id));
    return {
      subjects: inRole('subject'),
      objects: inRole('object'),
      relationship: edge ? { ...edge, interests: parseJson<string[]>(edge.interests) } : null,
      provenances: provenances.all(id),
    };
  };
}

function* exportStatements(context: ExportContext): Generator<StatementInput> {
  const { db, scope } = context;
  const around = createAroundReader(context);
  const snapshotsOf = createSnapshotReader(db, 'statement');
  for (const row of rowsById<ExportStatementsRow>(db, `SELECT * FROM statements WHERE ${scope.isStated('id')}`)) {
    yield {
      kind: 'statement',
      key: row.key,
      data_type: row.data_type,
      predicate: row.predicate,
      ...around(row.id),
      properties: parseJson<Record<string, unknown>>(row.properties),
      start_date: row.start_date,
      start_date_type: row.start_date_type ?? null,
      end_date: row.end_date,
      end_date_type: row.end_date_type ?? null,
      sample_date: row.sample_date,
      version: row.version,
      ...searchOf(row),
      created_at: row.created_at,
      ...snapshotsOf(row.id),
    };
  }
}

type SchemeRow = Omit<IndustryCodeSchemeInput, 'kind' | 'codes' | 'mappings'>;
type CodeRow = IndustryCodeSchemeInput['codes'][number];
type MappingRow = NonNullable<IndustryCodeSchemeInput['mappings']>[number];

function* exportIndustryCodes({ db }: ExportContext): Generator<IndustryCodeSchemeInput> {
  const schemes = db.prepare<[], SchemeRow>('SELECT id, name, url FROM industry_code_schemes ORDER BY id');
  const codes = db.prepare<[string], CodeRow>(
    'SELECT code, description, parent_code FROM industry_codes WHERE code_scheme_id = ? ORDER BY code',
  );
  const mappings = db.prepare<[string], MappingRow>(
    'SELECT code, to_scheme_id, to_code FROM industry_code_mappings WHERE code_scheme_id = ? ORDER BY 1, 2, 3',
  );
  for (const scheme of schemes.all()) {
    yield {
      kind: 'industry_code_scheme',
      ...scheme,
      codes: codes.all(scheme.id),
      mappings: mappings.all(scheme.id),
    };
  }
}

interface GroupingRow {
  id: number;
  name: string;
  wikipedia_id: string | null;
  curators: string;
  created_at: string;
}

/** Groupings with a member among the companies, with those members only. */
function* exportGroupings({ db, scope, withHidden, referenceTo }: ExportContext): Generator<CorporateGroupingInput> {
  const members = db.prepare<[number], { company_id: number; source: string }>(
    `SELECT company_id, source FROM corporate_grouping_members WHERE grouping_id = ? AND ${scope.belongs('company_id')}`,
  );
  for (const row of rowsById<GroupingRow>(db, 'SELECT * FROM corporate_groupings WHERE 1')) {
    const found = members.all(row.id).map(({ company_id, source }) => ({
      company: referenceTo(company_id),
      source: parseJson<Source>(source),
    }));
    if (found.length === 0 && !withHidden) continue;
    const { name, wikipedia_id, created_at } = row;
    yield {
      kind: 'corporate_grouping',
      ...{ name, wikipedia_id, created_at },
      curators: parseJson<CorporateGroupingInput['curators']>(row.curators),
      members: found.sort((one, other) => (one.company.key < other.company.key ? -1 : 1)),
    };
  }
}

interface Row extends SourceColumns {
  id: number;
  entity_type: PlaceholderInput['entity_type'];
  name: string;
  jurisdiction_string: string | null;
  jurisdiction_code: string | null;
  identifier: string | null;
  details: string | null;
  version: string;
}

const factsOf = ({ entity_type, name, jurisdiction_string, jurisdiction_code, identifier }: Row) => ({
  ...{ entity_type, name },
  ...(jurisdiction_string !== null && { jurisdiction_string }),
  ...(jurisdiction_code !== null && { jurisdiction_code }),
  ...(identifier !== null && { identifier }),
});

/** An entity without a record has an empty version: it is exported as a mention, with one key. */
function toInput(row: Row, keys: string[], key: string): PlaceholderInput | MentionInput {
  if (row.version === '') return { kind: 'mention', entity: { key, ...factsOf(row) } };
  const details = parseJson<Record<string, unknown>>(row.details);
  return {
    kind: 'placeholder',
    keys,
    record_key: recordKeyOf(row.version),
    ...factsOf(row),
    ...(details !== null && { details }),
    source: sourceOf(row),
  };
}

/** A placeholder that was matched to a company is left out, unless its record is exported with the whole register. */
function* exportPlaceholders({
  db,
  scope,
  withHidden,
  keysOf,
  referenceTo,
}: ExportContext): Generator<PlaceholderInput | MentionInput> {
  const select = `SELECT p.*, ${SOURCE} FROM placeholders p JOIN entities e ON e.id = p.id
    LEFT JOIN sources s ON s.id = p.source_id
    WHERE e.merged_into IS NULL AND (e.kind = 'placeholder'${withHidden ? " OR p.version <> ''" : ''}) AND ${scope.isGiven('p.id')}`;
  for (const row of rowsById<Row>(db, select, 'p.id')) {
    yield toInput(row, keysOf(row.id), referenceTo(row.id).key);
  }
}

/** Jurisdictions added by imports. Names are in folded form, because only that is stored. */
function* exportJurisdictions({ db }: ExportContext): Generator<JurisdictionInput> {
  const all = db.prepare<[], { code: string; name: string }>('SELECT code, name FROM jurisdictions ORDER BY code');
  const names = db
    .prepare<[string, 0 | 1], string>(
      'SELECT name_key FROM jurisdiction_names WHERE code = ? AND is_weak = ? ORDER BY name_key',
    )
    .pluck();
  for (const { code, name } of all.all()) {
    const isRenamed = findJurisdiction(code)?.name !== name;
    const [own, weak] = [names.all(code, 0), names.all(code, 1)];
    if (!isRenamed && own.length + weak.length === 0) continue;
    yield { kind: 'jurisdiction', code, ...(isRenamed && { name }), names: own, weak_names: weak };
  }
}

type Reader = (context: ExportContext) => Iterable<RegisterInput>;

/** In the order of the export: entities first, derived records after their origin. */
const READERS: readonly { kinds: readonly RegisterInput['kind'][]; read: Reader }[] = [
  { kinds: ['industry_code_scheme'], read: exportIndustryCodes },
  { kinds: ['jurisdiction'], read: exportJurisdictions },
  { kinds: ['placeholder', 'mention'], read: exportPlaceholders },
  { kinds: ['company'], read: exportCompanies },
  { kinds: ['snapshot'], read: exportSnapshots },
  { kinds: ['officer'], read: exportOfficers },
  { kinds: ['filing'], read: exportFilings },
  { kinds: ['datum'], read: exportData },
  { kinds: ['statement'], read: exportStatements },
  { kinds: ['event'], read: exportEvents },
  { kinds: ['corporate_grouping'], read: exportGroupings },
];

/** The sources of the exported records, and the publishers of statements with the licences of their other records. */
function listLicences(
  db: SqliteDatabase,
  { belongs, isGiven, isStated }: ExportScope,
  isWanted: (kind: RegisterInput['kind']) => boolean,
): Licence[] {
  const sources: [RegisterInput['kind'], string][] = [
    [
      'company',
      `SELECT source_id FROM companies WHERE ${isGiven('id')}
         UNION SELECT source_id FROM company_claims WHERE ${isGiven('company_id')}`,
    ],
    ['placeholder', `SELECT source_id FROM placeholders WHERE ${isGiven('id')}`],
    ['officer', `SELECT source_id FROM officers WHERE ${belongs('company_id')}`],
    [
      'datum',
      `SELECT d.source_id FROM data d JOIN datum_companies x ON x.datum_id = d.id WHERE ${belongs('x.company_id')}
         UNION SELECT source_id FROM implied_data WHERE ${belongs('company_id')}`,
    ],
  ];
  const wanted = sources.flatMap(([kind, select]) => (isWanted(kind) ? [select] : []));
  const used = wanted.join(' UNION ') || 'NULL';
  const isPublished = isWanted('statement') ? isStated('statement_id') : '0';
  return db
    .prepare<[], Licence>(
      `SELECT DISTINCT publisher, CASE WHEN count(*) = 1 THEN url END AS url, terms FROM sources WHERE id IN (${used})
         GROUP BY publisher, terms
       UNION SELECT DISTINCT publisher, NULL, NULL FROM provenances
         WHERE ${isPublished} AND publisher NOT IN (SELECT publisher FROM sources
           WHERE publisher IS NOT NULL AND id IN (${used}))
       ORDER BY 1, 3`,
    )
    .all();
}

/** What is counted of records of companies, and where, by `company_id`. */
const OF_COMPANIES: Readonly<Partial<Record<RegisterInput['kind'], string>>> = {
  officer: 'count(*) FROM officers',
  filing: 'count(*) FROM filings',
  datum: 'count(*) FROM company_data_kinds',
  event: 'count(*) FROM known_events',
  corporate_grouping: 'count(DISTINCT grouping_id) FROM corporate_grouping_members',
};

/** Exports an open register. Reads in one transaction, so that other processes can write meanwhile. */
export function createSqliteExport(db: SqliteDatabase, selection: ExportSelection): RegisterExport {
  db.exec('BEGIN');
  const scope = createExportScope(db, selection);
  const context = createExportContext(db, scope, selection);
  const isWanted = (kind: RegisterInput['kind']): boolean => selection.kinds?.has(kind) ?? true;
  return {
    licences: () => listLicences(db, scope, isWanted),
    importedFormats: createImportReader(db).listFormats,
    *records() {
      for (const { kinds, read } of READERS) if (kinds.some(isWanted)) yield* read(context);
    },
    leftOut: () => {
      const count = (sql: string): number => db.prepare<[], number>(`SELECT ${sql}`).pluck().get() ?? 0;
      const others = Object.entries(OF_COMPANIES).filter(([kind]) => !isWanted(kind as RegisterInput['kind']));
      const counts = others.map(([kind, what]) => [kind, count(`${what} WHERE ${scope.belongs('company_id')}`)]);
      const isWhole = !selection.query && !selection.withHidden;
      const hidden = isWhole ? count('count(*) FROM companies WHERE redacted = 1') : 0;
      return { kinds: Object.fromEntries(counts), hidden };
    },
    jurisdictions: () =>
      db
        .prepare<[], string>('SELECT DISTINCT jurisdiction_code FROM companies WHERE redacted = 0 ORDER BY 1')
        .pluck()
        .all(),
    hiddenDigest: () => hiddenDigest(db),
    close: () => {
      db.exec('ROLLBACK');
      db.close();
    },
  };
}

/**
 * @throws UnusableRegisterError if `file` has no register, or one of another layout.
 */
export const openSqliteExport = (file: string, selection: ExportSelection): RegisterExport =>
  createSqliteExport(openExisting(file), selection);
