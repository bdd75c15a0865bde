import type { SqliteDatabase } from './open';

/**
 * The indexes by which people search. No writer looks anything up in them, so that the first import into an empty
 * register may leave them for its end: made at once they cost a fraction of what they cost row by row.
 */
export const SEARCH_INDEXES: Readonly<Record<string, string>> = {
  // An order of the company search each, so that the first page of many results is read off and not sorted. Among the
  // same, the order is that of ids, which every index has behind its columns.
  companies_by_name: 'companies(sort_name) WHERE redacted = 0',
  companies_by_creation: 'companies(created_at DESC) WHERE redacted = 0',
  companies_by_update: 'companies(updated_at DESC) WHERE redacted = 0',
  companies_by_incorporation: 'companies(incorporation_date DESC) WHERE redacted = 0',
  companies_by_dissolution: 'companies(dissolution_date DESC) WHERE redacted = 0',
  // The shortest names are the most relevant ones; those of one length are few enough to be sorted.
  companies_by_length: 'companies(length(sort_name)) WHERE redacted = 0',
  // A filter each, to find and to count by. Of a flag only what has it: the others are all but these.
  companies_by_type: 'companies(company_type_id) WHERE redacted = 0',
  companies_by_status: 'companies(current_status_id) WHERE redacted = 0',
  companies_by_activity: 'companies(inactive) WHERE inactive = 1 AND redacted = 0',
  companies_by_branch: 'companies(branch) WHERE branch IS NOT NULL AND redacted = 0',
  companies_by_purpose: 'companies(nonprofit) WHERE nonprofit = 1 AND redacted = 0',
  // All that is counted beside a search, so that nobody reads whole companies to count those of a place. Days come
  // early, since they tell companies apart: where the first columns are the same of all, making it takes twice as long.
  companies_by_facets: `companies(jurisdiction_code, incorporation_date, dissolution_date, inactive, branch, nonprofit,
    company_type_id, current_status_id) WHERE redacted = 0`,
  company_identifiers_by_uid: 'company_identifiers(lower(uid))',
  company_identifiers_by_system_and_uid: "company_identifiers(lower(identifier_system_code || '-' || uid))",
  company_industry_codes_by_code: 'company_industry_codes(code_id, company_id)',
  officers_by_name: 'officers(sort_name)',
  officers_by_position: 'officers(position_key, position)',
  officers_by_birth: 'officers(date_of_birth)',
  data_by_kind: 'data(kind_id, company_id)',
  companies_by_entry: 'companies(entry_kind_id) WHERE entry_kind_id IS NOT NULL',
  events_by_time: 'events(ends_at)',
  events_by_creation: 'events(created_at)',
  // The same two of the events that rows of companies imply; kinds are there to be counted.
  incorporations_by_time: `companies(incorporation_date || '~', id, incorporation_kind_id)
    WHERE incorporation_kind_id IS NOT NULL AND redacted = 0`,
  incorporations_by_creation: 'companies(created_at) WHERE incorporation_kind_id IS NOT NULL AND redacted = 0',
};

/** The statement that makes one of them. */
export const createIndexSql = (name: string): string => `CREATE INDEX ${name} ON ${SEARCH_INDEXES[name]};`;

const NAMES = Object.keys(SEARCH_INDEXES);

/** Which of the indexes by which people search are not there, because the first import has not ended. */
export function listMissing(db: SqliteDatabase): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'index'";
  const there = new Set(db.prepare<[], string>(sql).pluck().all());
  return NAMES.filter((name) => !there.has(name));
}

/** Takes the indexes out of a register that holds nothing yet; any other is left as it is. */
export function putOffIndexes(db: SqliteDatabase): void {
  db.transaction(() => {
    if (db.prepare('SELECT 1 FROM entities LIMIT 1').get() !== undefined) return;
    db.exec(NAMES.map((name) => `DROP INDEX IF EXISTS ${name};`).join('\n'));
  }).immediate();
}

/**
 * Whatever else an import has to do is done by then, so that both processors may sort. Each sorts as much at a time as
 * there is room for pages, and puts the rest into files: of little room, one part is sorted while the next is read, and
 * all of it takes less memory and a sixth less time than of four times as much.
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
 * Makes the indexes that were put off, a transaction each, so that another writer may come between and whoever is
 * stopped loses one of them at most. Readers go on meanwhile.
 */
export function completeIndexes(db: SqliteDatabase): void {
  withRoomForSorting(db, () => {
    for (const name of listMissing(db)) db.exec(createIndexSql(name));
  });
}

/** Answers with `INDEXED BY` the index, or with nothing while it is put off: the rows are sorted then. */
export function createIndexHint(db: SqliteDatabase): (name: string) => string {
  const find = db.prepare<[string], number>("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?").pluck();
  return (name) => (find.get(name) === undefined ? '' : `INDEXED BY ${name}`);
}
