import type { SqliteDatabase } from './open';
import { DROP_KEPT_LISTS, hasKeptLists, makeKeptLists } from './write/kept-lists';

/**
 * The indexes used by searches. Writers do not read them, so that the first import into an empty register can build
 * them at its end, at a fraction of the cost of updating them for each row.
 */
export const SEARCH_INDEXES: Readonly<Record<string, string>> = {
  // One index per order of the company search, so that the first page of many results needs no sort. Ties are ordered
  // by id, which every index appends.
  companies_by_name: 'companies(sort_name) WHERE redacted = 0',
  // As an expression, because searches by jurisdiction would prefer it to the indexes made for them.
  companies_by_place_and_name: "companies(jurisdiction_code || ':' || sort_name) WHERE redacted = 0",
  companies_by_creation: 'companies(created_at DESC) WHERE redacted = 0',
  companies_by_update: 'companies(updated_at DESC) WHERE redacted = 0',
  companies_by_incorporation: 'companies(incorporation_date DESC) WHERE redacted = 0',
  companies_by_dissolution: 'companies(dissolution_date DESC) WHERE redacted = 0',
  // For branches that have no name of their own.
  companies_by_branch: 'companies(branch) WHERE branch IS NOT NULL AND redacted = 0',
  company_identifiers_by_uid: 'company_identifiers(lower(uid))',
  company_identifiers_by_system_and_uid: "company_identifiers(lower(identifier_system_code || '-' || uid))",
  officers_by_name: 'officers(sort_name)',
  events_by_time: 'events(ends_at)',
  events_by_creation: 'events(created_at)',
  // The same two for events implied by rows of companies; the kind is included for counting.
  incorporations_by_time: `companies(incorporation_date || '~', id, incorporation_kind_id)
    WHERE incorporation_kind_id IS NOT NULL AND redacted = 0`,
  incorporations_by_creation: 'companies(created_at) WHERE incorporation_kind_id IS NOT NULL AND redacted = 0',
  // And for those of a jurisdiction; for others see write/kept-lists.ts.
  incorporations_by_place_and_time: `companies(jurisdiction_code, incorporation_date || '~', id, incorporation_kind_id)
    WHERE incorporation_kind_id IS NOT NULL AND redacted = 0`,
  incorporations_by_place_and_creation: `companies(jurisdiction_code, created_at, id, incorporation_kind_id)
    WHERE incorporation_kind_id IS NOT NULL AND redacted = 0`,
  // The type is part of the key, so that the index is enough for counting.
  notices_by_place_and_day: `statements(data_type, jurisdiction_code, published_at DESC, id DESC)
    WHERE data_type = 'gazette_notice'`,
};

/** Indexes of layout 6, in place of which columns are read. */
export const FORMER_INDEXES = [
  ...['companies_by_type', 'companies_by_status', 'companies_by_activity', 'companies_by_purpose'],
  ...['companies_by_length', 'companies_by_facets', 'companies_by_entry'],
  ...['company_industry_codes_by_code', 'data_by_kind', 'officers_by_position', 'officers_by_birth'],
];

/** SQL that creates an index. */
export const createIndexSql = (name: string): string => `CREATE INDEX ${name} ON ${SEARCH_INDEXES[name]};`;

const NAMES = Object.keys(SEARCH_INDEXES);

/** Search indexes that do not exist yet, because the first import has not ended. */
export function listMissing(db: SqliteDatabase): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'index'";
  const there = new Set(db.prepare<[], string>(sql).pluck().all());
  return NAMES.filter((name) => !there.has(name));
}

/**
 * A register made by an earlier program gets these at its next import. Browsing by letter is not offered without its
 * index; lists of a jurisdiction are slow without theirs.
 */
const OPTIONAL = [
  ...['companies_by_place_and_name', 'notices_by_place_and_day'],
  ...['incorporations_by_place_and_time', 'incorporations_by_place_and_creation'],
];

/** True unless the first import has not ended. */
export const hasSearchIndexes = (db: SqliteDatabase): boolean =>
  listMissing(db).every((name) => OPTIONAL.includes(name));

/** Drops the search indexes and lists of an empty register; does nothing for any other. */
export function putOffIndexes(db: SqliteDatabase): void {
  db.transaction(() => {
    if (db.prepare('SELECT 1 FROM entities LIMIT 1').get() !== undefined) return;
    db.exec([...NAMES.map((name) => `DROP INDEX IF EXISTS ${name};`), DROP_KEPT_LISTS].join('\n'));
  }).immediate();
}

/**
 * Settings for building indexes, which is done last, so that both processors can sort. A small cache is better: each
 * thread sorts less at a time and writes it to a file while the next part is read. Four times as much memory made it a
 * sixth slower.
 */
const FOR_SORTING = { threads: 2, cache_size: -4_096, temp_store: 'FILE' };

function withRoomForSorting(db: SqliteDatabase, work: () => void): void {
  const before = Object.keys(FOR_SORTING).map((name) => `${name} = ${db.pragma(name, { simple: true })}`);
  for (const [name, value] of Object.entries(FOR_SORTING)) db.pragma(`${name} = ${value}`);
  try {
    work();
  } finally {
    for (const setting of before) db.pragma(setting);
  }
}

/**
 * Builds the missing indexes and lists, each in its own transaction, so that other writers can run in between and an interruption
 * loses at most one of them. Readers are not blocked.
 */
export function completeIndexes(db: SqliteDatabase): void {
  withRoomForSorting(db, () => {
    for (const name of listMissing(db)) db.exec(createIndexSql(name));
    if (!hasKeptLists(db)) makeKeptLists(db);
  });
}
