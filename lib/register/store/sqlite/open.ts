import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { isFileBusy } from '@/lib/shared/errors';
import { JURISDICTIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { Database } from '@/lib/shared/sqlite.mjs';
import { addressWords } from '../prepare/company';
import { NOT_KEPT } from '../prepare/journal';
import { UnusableRegisterError } from '../store';
import { CHANGE_LOG_SCHEMA } from './change-log';
import { countAll } from './counts/count-all';
import { fileIdentity, registerIdentity } from './file-identity';
import { FORMER_INDEXES } from './indexes';
import { storeSearchColumns } from './officer-search/search';
import {
  ABSENCES_SCHEMA,
  ADDRESS_SEARCHES,
  ADDRESSES_SCHEMA,
  CLAIMS_SCHEMA,
  COUNTS_SCHEMA,
  JOURNAL_SCHEMA,
  NAME_WORDS_SCHEMA,
  OFFICER_SNAPSHOTS,
  SCHEMA,
  SCHEMA_VERSION,
  SEARCH_COLUMNS_SCHEMA,
  SNAPSHOT_VIEWS,
  STATEMENT_SNAPSHOTS,
  SUPPRESSIONS_SCHEMA,
} from './schema';
import { addressOfCell, reverseWord } from './sql-parts';

export type { SqliteDatabase };

/**
 * Page size in bytes. Rows take about 500 bytes, of which large pages waste less; reads are as fast as with small
 * pages.
 */
const PAGE_SIZE = 16_384;

const SEARCH_TABLES = ['company_search', 'officer_search', 'statement_search', ...ADDRESS_SEARCHES];
/**
 * FTS5 settings of the search tables: bytes of words that a transaction collects before sorting them into the table,
 * and number of segments before they are merged. Each transaction leaves a segment. Merging 16 at a time writes a word
 * of a large import two or three times; fewer would double that. A search reads every segment, which is hardly slower
 * with 16. Above 64, all are merged at once by the current transaction.
 */
const SEARCH_SETTINGS = { hashsize: 16_000_000, automerge: 16, crisismerge: 64 };

function fillWell(db: SqliteDatabase, table: string): void {
  for (const [name, value] of Object.entries(SEARCH_SETTINGS)) {
    db.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value})`);
  }
}

function create(db: SqliteDatabase): void {
  db.transaction(() => {
    // Another process may have created it while this one waited for the lock.
    if (versionOf(db) !== 0) return;
    db.exec(SCHEMA);
    for (const table of SEARCH_TABLES) fillWell(db, table);
    const insert = db.prepare('INSERT INTO jurisdictions (code, name, country, full_name) VALUES (?, ?, ?, ?)');
    for (const { code, name, country, full_name } of JURISDICTIONS) insert.run(code, name, country, full_name);
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
  }).immediate();
}

/** Adds a column unless the table has it, as one that a later program made anew has. */
function addColumn(db: SqliteDatabase, table: string, column: string): void {
  const has = db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column);
  if (!has) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} TEXT`);
}

/** Makes the search tables of addresses. `company_search` keeps its addresses too, but no search looks for them there. */
function fillAddresses(db: SqliteDatabase): void {
  db.exec(ADDRESSES_SCHEMA);
  for (const table of ADDRESS_SEARCHES) {
    fillWell(db, table);
    db.exec(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`);
  }
  db.function('words_of_address', { deterministic: true }, (line: string | null, cell: string | null) =>
    addressWords(line ?? '', addressOfCell(cell, line)),
  );
  db.exec(`INSERT INTO company_address_search (rowid, address)
      SELECT id, words_of_address(registered_address_in_full, registered_address) FROM companies
      WHERE coalesce(registered_address_in_full, registered_address) IS NOT NULL;
    INSERT INTO officer_address_search (rowid, address)
      SELECT id, words_of_address(address, NULL) FROM officers WHERE address IS NOT NULL;
    UPDATE search_words SET search = 'company_address_search' WHERE expression LIKE '{address}%';`);
}

/** Brings a register of an earlier layout to the next one, in a transaction. */
const UPGRADES: Readonly<Record<number, (db: SqliteDatabase) => void>> = {
  /** Indexes stood in place of the tables of `SEARCH_COLUMNS_SCHEMA`, and nothing was counted. */
  6: (db) => {
    const dropped = FORMER_INDEXES.map((name) => `DROP INDEX IF EXISTS ${name};`);
    db.exec([SEARCH_COLUMNS_SCHEMA, COUNTS_SCHEMA, ...dropped].join('\n'));
    countAll(db);
  },
  /** There was no journal. Of a company only what is shown was kept, and of each publisher the newest snapshot. */
  7: (db) => {
    db.exec(JOURNAL_SCHEMA);
    db.exec(`ALTER TABLE companies ADD COLUMN confidence INTEGER;
      DROP VIEW known_snapshots; DROP VIEW rows_as_snapshots; ALTER TABLE snapshots RENAME TO newest_snapshots;
      ${CLAIMS_SCHEMA}
      INSERT INTO snapshots (company_id, publisher, series, first_at, last_at, facts)
        SELECT company_id, publisher, series, taken_at, taken_at, facts FROM newest_snapshots;
      DROP TABLE newest_snapshots;`);
    const isUsed = `EXISTS (SELECT 1 FROM entities) OR EXISTS (SELECT 1 FROM imports)`;
    db.prepare(`INSERT INTO import_records (version, publishers) SELECT ${NOT_KEPT}, '[]' WHERE ${isUsed}`).run();
  },
  /** What a whole snapshot lacked was not marked, and the day of files was not kept. */
  8: (db) => {
    db.exec(ABSENCES_SCHEMA);
    for (const table of ['companies', 'company_claims', 'statements']) addColumn(db, table, 'fetched_at');
  },
  /** Snapshots had no address. */
  9: (db) => void db.exec('DROP VIEW known_snapshots; DROP VIEW rows_as_snapshots;'),
  /** Companies had no details. */
  10: (db) => addColumn(db, 'companies', 'details'),
  /** Persons could not be suppressed. */
  11: (db) => void db.exec(SUPPRESSIONS_SCHEMA),
  /** Of several equal snapshots the times of the first and the last were kept, and of officers the newest state. */
  12: (db) => {
    addColumn(db, 'snapshots', 'between_at');
    db.exec(`DROP VIEW IF EXISTS known_snapshots; DROP VIEW IF EXISTS rows_as_snapshots;
      ${SNAPSHOT_VIEWS} ${OFFICER_SNAPSHOTS}`);
  },
  /** Of statements the newest version was kept. */
  13: (db) => void db.exec(STATEMENT_SNAPSHOTS),
  /** Changes could not be published. */
  14: (db) => void db.exec(CHANGE_LOG_SCHEMA),
  /** The words of names were in the search tables alone, with those of addresses. Frequent words had no rowids. */
  15: (db) => {
    db.exec(`CREATE TABLE words_with_rowids (search TEXT NOT NULL, expression TEXT NOT NULL, size INTEGER NOT NULL,
        ids BLOB NOT NULL, PRIMARY KEY (search, expression));
      INSERT INTO words_with_rowids SELECT search, expression, size, ids FROM search_words;
      DROP TABLE search_words; ALTER TABLE words_with_rowids RENAME TO search_words;`);
    db.exec(NAME_WORDS_SCHEMA);
    for (const search of ['company_search', 'officer_search']) {
      db.exec(`CREATE VIRTUAL TABLE temp.${search}_terms USING fts5vocab(main, ${search}, row);
        INSERT OR IGNORE INTO name_words
          SELECT '${search}', term FROM temp.${search}_terms WHERE term NOT GLOB '*[^a-z0-9]*';
        DROP TABLE temp.${search}_terms;`);
    }
  },
  /** Words could be looked up by their first letters alone, and those of addresses were among those of names. */
  16: (db) => {
    fillAddresses(db);
    db.exec(NAME_WORDS_SCHEMA);
    db.function('reversed', { deterministic: true }, (word) => reverseWord(String(word)));
    db.exec(`INSERT OR IGNORE INTO reversed_name_words
      SELECT search, reversed(word) AS word FROM name_words ORDER BY search, reversed(word)`);
  },
  /** Frequent words were looked for in names and in normalised names apart. */
  17: (db) =>
    void db.exec(`UPDATE search_words
      SET expression = '{name previous_names normalised_name normalised_previous_names} : '
        || substr(expression, 26, instr(expression, ' OR ') - 27)
      WHERE search = 'company_search' AND expression GLOB '{name previous_names} : (("*")) OR {normalised_name *'
        AND expression NOT LIKE '%" OR "%'`),
};

const versionOf = (db: SqliteDatabase): number => Number(db.pragma('user_version', { simple: true }));

function upgrade(db: SqliteDatabase, from: number): void {
  db.transaction(() => {
    // Another process may have done it while this one waited for the lock.
    if (versionOf(db) !== from) return;
    UPGRADES[from]?.(db);
    db.pragma(`user_version = ${from + 1}`);
  }).immediate();
}

function checkVersion(db: SqliteDatabase, file: string): void {
  const version = versionOf(db);
  if (version === 0) create(db);
  else if (version in UPGRADES) {
    for (let from = version; from < SCHEMA_VERSION; from++) upgrade(db, from);
    // Once, so that not every reader reads all companies: some ten seconds for a million of them.
    if (version === 6) storeSearchColumns(db);
  } else if (version !== SCHEMA_VERSION) {
    db.close();
    const remedy = `has layout ${version}, and this program reads layout ${SCHEMA_VERSION}: move it away and import again.`;
    throw new UnusableRegisterError(`The register ${file} ${remedy}`, `The register ${remedy}`);
  }
}

/** Settings hold for this connection. */
function open(file: string): SqliteDatabase {
  const db = new Database(file);
  // Has no effect on an existing file.
  db.pragma(`page_size = ${PAGE_SIZE}`);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('busy_timeout = 10000');
  db.pragma('foreign_keys = ON');
  db.pragma('cache_size = -65536');
  checkVersion(db, file);
  return db;
}

const IN_MEMORY = ':memory:';

const identities = new WeakMap<SqliteDatabase, string>();

/** Tells the file that was opened from another one that has taken its name. */
export const identityOf = (db: SqliteDatabase): string => identities.get(db) ?? '';

/**
 * Opens a register and creates it if it does not exist. In WAL mode readers go on while an import writes; a second
 * writer waits up to ten seconds.
 */
export function openDatabase(file: string): SqliteDatabase {
  if (file === IN_MEMORY) return open(file);
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    const before = fileIdentity(file);
    const db = open(file);
    const identity = registerIdentity(file);
    identities.set(db, identity);
    // Otherwise it was replaced in between, and nobody knows which of both was opened.
    if (before === '' || identity.startsWith(`${before} `)) return db;
    db.close();
  }
}

/** What is said when another writer does not end. */
export const OTHER_WRITER = 'Another command writes the register: give this one again when that has ended.';

function checkNotReplaced(db: SqliteDatabase): void {
  const identity = identityOf(db);
  if (identity === '' || registerIdentity(db.name) === identity) return;
  throw new UnusableRegisterError('The register was replaced meanwhile: give the command again.');
}

/**
 * Writes in one transaction, or nothing. Waits for another writer up to ten seconds.
 * @throws UnusableRegisterError if that was not enough, or if another file has taken the register's name: what is
 * written to the former one would be lost.
 */
export function writeInTransaction<Result>(db: SqliteDatabase, work: () => Result): Result {
  const checked = db.transaction(() => {
    checkNotReplaced(db);
    return work();
  });
  try {
    return checked.immediate();
  } catch (error) {
    if (!isFileBusy(error)) throw error;
    throw new UnusableRegisterError(OTHER_WRITER);
  }
}

/** Opens an existing register. */
export function openExisting(file: string): SqliteDatabase {
  if (!existsSync(file)) {
    const remedy = 'start once, or import some data.';
    throw new UnusableRegisterError(`There is no register at ${file}: ${remedy}`, `There is no register: ${remedy}`);
  }
  return openDatabase(file);
}
