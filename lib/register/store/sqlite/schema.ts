import { ENTRY, INCORPORATED, INCORPORATION } from '../prepare/company';
import { CHANGE_LOG_SCHEMA } from './change-log';
import { createIndexSql, SEARCH_INDEXES } from './indexes';
import { KEPT_LISTS_SCHEMA } from './write/kept-lists';

/**
 * The layout of the register (lib/register/README.md, "How the register is laid out").
 * `entities` is one space of ids: a placeholder that turns out to be a company becomes one under the same id, so that
 * its address stays valid. `entity_keys` has the keys of an entity, except the number in a company's row.
 * Times are ISO 8601 text, booleans 0 / 1 / null (null: unknown), shares per cent.
 */
export const SCHEMA_VERSION = 18;

const ENTITIES = `
-- Ids that are in addresses are never given again (AUTOINCREMENT).
CREATE TABLE entities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'placeholder')),
  merged_into INTEGER REFERENCES entities(id)
);
CREATE TABLE entity_keys (
  key TEXT PRIMARY KEY,
  entity_id INTEGER NOT NULL REFERENCES entities(id)
) WITHOUT ROWID;
CREATE INDEX entity_keys_by_entity ON entity_keys(entity_id);

CREATE TABLE sources (
  id INTEGER PRIMARY KEY,
  publisher TEXT, url TEXT, source_type TEXT, terms TEXT,
  UNIQUE (publisher, url, source_type, terms)
);`;

export const SNAPSHOT_VIEWS = `
-- The rows of companies as snapshots of their source records. A day begins with its first second.
CREATE VIEW rows_as_snapshots AS
  SELECT c.id AS company_id, coalesce(s.publisher, '') AS publisher,
    c.record_key AS series,
    substr(c.retrieved_at || 'T00:00:00', 1, 19) || '+00:00' AS taken_at,
    json_object('name', c.name, 'current_status', c.current_status,
      'inactive', json(CASE c.inactive WHEN 1 THEN 'true' WHEN 0 THEN 'false' END),
      'incorporation_date', c.incorporation_date,
      'registered_address', CASE c.implies_snapshot WHEN 1 THEN NULL
        ELSE coalesce(c.registered_address_in_full, c.registered_address) END) AS facts,
    c.implies_snapshot
  FROM companies_in_words c LEFT JOIN sources s ON s.id = c.source_id;
-- All snapshots: those of most companies are implied by their row and take no space.
CREATE VIEW known_snapshots AS
  SELECT company_id, publisher, series, first_at, last_at, between_at, facts, 0 AS is_implied FROM snapshots
  UNION ALL
  SELECT company_id, publisher, series, taken_at, taken_at, NULL, facts, 1 FROM rows_as_snapshots WHERE implies_snapshot > 0;
`;

/** What was said of companies, by whom and when (write/claims.ts, write/snapshots.ts). */
export const CLAIMS_SCHEMA = `
-- What each record says of a company that several records speak of, by publisher and key of the record. A company that
-- is not in here has one record, and its row says what that says. Facts are JSON; earlier has the days of facts that
-- only an earlier version of the record gave.
CREATE TABLE company_claims (
  company_id INTEGER NOT NULL REFERENCES entities(id),
  publisher TEXT NOT NULL,
  record_key TEXT NOT NULL,
  source_id INTEGER REFERENCES sources(id),
  retrieved_at TEXT NOT NULL,
  fetched_at TEXT,
  confidence INTEGER,
  facts TEXT NOT NULL,
  earlier TEXT,
  PRIMARY KEY (company_id, publisher, record_key)
) WITHOUT ROWID;

-- The facts whose changes are events, from when to when a publisher's snapshots gave them. A series is the key of the
-- publisher's record of the company, or 'officers'.
CREATE TABLE snapshots (
  company_id INTEGER NOT NULL REFERENCES entities(id),
  publisher TEXT NOT NULL,
  series TEXT NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  facts TEXT,
  -- JSON: the times between both.
  between_at TEXT,
  PRIMARY KEY (company_id, publisher, series, first_at)
) WITHOUT ROWID;
${SNAPSHOT_VIEWS}`;

export const ABSENCES_SCHEMA = `
-- Officers and statements that a whole snapshot of their publisher lacks, with what they said before.
CREATE TABLE absent_records (
  of TEXT NOT NULL CHECK (of IN ('officer', 'statement')),
  id INTEGER NOT NULL,
  publisher TEXT NOT NULL,
  day TEXT NOT NULL,
  before TEXT NOT NULL,
  PRIMARY KEY (of, id)
) WITHOUT ROWID;
-- Imports that had every record of a publisher of a kind.
CREATE TABLE whole_snapshots (
  of TEXT NOT NULL,
  publisher TEXT NOT NULL,
  data_type TEXT NOT NULL,
  day TEXT NOT NULL,
  import_id INTEGER NOT NULL REFERENCES imports(id),
  PRIMARY KEY (of, publisher, data_type, day)
) WITHOUT ROWID;`;

const COMPANIES = `
-- Types and statuses of companies, as registers name them; names with the same key are equal.
CREATE TABLE company_terms (
  id INTEGER PRIMARY KEY,
  term TEXT NOT NULL UNIQUE,
  key TEXT NOT NULL
);
CREATE INDEX company_terms_by_key ON company_terms(key);
CREATE TABLE companies (
  id INTEGER PRIMARY KEY REFERENCES entities(id),
  jurisdiction_code TEXT NOT NULL,
  company_number TEXT NOT NULL,
  number_is_stand_in INTEGER NOT NULL DEFAULT 0,
  native_company_number TEXT,
  name TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  company_type_id INTEGER REFERENCES company_terms(id),
  current_status_id INTEGER REFERENCES company_terms(id),
  incorporation_date TEXT,
  dissolution_date TEXT,
  inactive INTEGER,
  branch TEXT CHECK (branch IN ('F', 'L')),
  branch_status TEXT,
  nonprofit INTEGER,
  redacted INTEGER NOT NULL DEFAULT 0,
  registry_url TEXT,
  -- Read together; see addressCell in sql-parts.ts.
  registered_address TEXT,
  registered_address_in_full TEXT,
  home_company_id INTEGER REFERENCES entities(id),
  source_id INTEGER REFERENCES sources(id),
  retrieved_at TEXT,
  record_key TEXT NOT NULL,
  -- Of the newest record, 0 to 100; null if it is the register's own.
  confidence INTEGER,
  -- The day of the file in which the newest record was read, if it is not that of the record.
  fetched_at TEXT,
  -- 2: the row implies a snapshot of its source, which is not stored; see known_snapshots. 1: the same, but for the
  -- address, which may be another source's in a row of layout 9 or earlier.
  implies_snapshot INTEGER NOT NULL DEFAULT 0,
  -- The kind of its incorporation event, if the rest of the event follows from the row; see implied_events.
  incorporation_kind_id INTEGER REFERENCES event_kinds(id),
  -- Kind and values of its datum, if the rest of the datum follows from the row; see implied_data.
  entry_kind_id INTEGER REFERENCES data_kinds(id),
  entry_attributes TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- What a source says beyond these columns, as JSON: only exports read it.
  details TEXT,
  UNIQUE (jurisdiction_code, company_number)
);
CREATE INDEX companies_redacted ON companies(id) WHERE redacted = 1;
CREATE VIEW companies_in_words AS
  SELECT c.*, (SELECT term FROM company_terms WHERE id = c.company_type_id) AS company_type,
    (SELECT term FROM company_terms WHERE id = c.current_status_id) AS current_status
  FROM companies c;

CREATE TABLE company_names (
  company_id INTEGER NOT NULL REFERENCES companies(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('previous', 'alternative')),
  name TEXT NOT NULL,
  type TEXT, language TEXT,
  -- '' if unknown: part of the key, because a name may be used in two periods, and nulls would not be compared.
  start_date TEXT NOT NULL DEFAULT '', end_date TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, kind, name, start_date, end_date)
) WITHOUT ROWID;

${CLAIMS_SCHEMA}

CREATE TABLE company_identifiers (
  company_id INTEGER NOT NULL REFERENCES companies(id) ON DELETE CASCADE,
  identifier_system_code TEXT NOT NULL,
  uid TEXT NOT NULL,
  identifier_system_name TEXT,
  PRIMARY KEY (company_id, identifier_system_code, uid)
) WITHOUT ROWID;

-- Codes of companies, whether or not their code list is imported; uids with the same key (uidKey) are equal.
CREATE TABLE told_industry_codes (
  id INTEGER PRIMARY KEY,
  code_scheme_id TEXT NOT NULL,
  code TEXT NOT NULL,
  key TEXT NOT NULL,
  UNIQUE (code_scheme_id, code)
);
CREATE INDEX told_industry_codes_by_key ON told_industry_codes(key);
CREATE TABLE company_industry_codes (
  company_id INTEGER NOT NULL REFERENCES companies(id) ON DELETE CASCADE,
  code_id INTEGER NOT NULL REFERENCES told_industry_codes(id),
  PRIMARY KEY (company_id, code_id)
) WITHOUT ROWID;

-- One row per name: rowid is company id * 1024 + position (0 is the current name), so that the names of a company
-- are adjacent and all words of a query must occur in one of them. Numbers are in the first row.
CREATE VIRTUAL TABLE company_search USING fts5(
  name, normalised_name, previous_names, normalised_previous_names,
  company_number, heavily_normalised_number, native_company_number, postal_codes,
  content='', contentless_delete=1, tokenize='unicode61'
);`;

/** The words of addresses. */
export const ADDRESS_SEARCHES = ['company_address_search', 'officer_address_search'] as const;

export const ADDRESSES_SCHEMA = `
-- By the id of the company or officer. Names are in other tables: a search for one with "street" would read all addresses
-- that have the word.
${ADDRESS_SEARCHES.map(
  (table) => `CREATE VIRTUAL TABLE IF NOT EXISTS ${table} USING fts5(
  address, content='', contentless_delete=1, tokenize='unicode61'
);`,
).join('\n')}`;

const PLACEHOLDERS = `
CREATE TABLE placeholders (
  id INTEGER PRIMARY KEY REFERENCES entities(id),
  entity_type TEXT NOT NULL,
  name TEXT NOT NULL,
  jurisdiction_string TEXT,
  jurisdiction_code TEXT,
  identifier TEXT,
  details TEXT,
  source_id INTEGER REFERENCES sources(id),
  retrieved_at TEXT,
  version TEXT NOT NULL
);`;

export const OFFICER_SNAPSHOTS = `
-- As for companies, the states of officers who were read at several times; one who was read once is as its row says.
CREATE TABLE officer_snapshots (
  officer_id INTEGER NOT NULL REFERENCES officers(id),
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  facts TEXT NOT NULL,
  between_at TEXT,
  PRIMARY KEY (officer_id, first_at)
) WITHOUT ROWID;`;

export const STATEMENT_SNAPSHOTS = `
-- The same of statements of ownership and control.
CREATE TABLE statement_snapshots (
  statement_id INTEGER NOT NULL REFERENCES statements(id),
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  facts TEXT NOT NULL,
  between_at TEXT,
  PRIMARY KEY (statement_id, first_at)
) WITHOUT ROWID;`;

const PEOPLE_AND_PAPERS = `
CREATE TABLE officers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  company_id INTEGER NOT NULL REFERENCES entities(id),
  name TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  position TEXT, position_key TEXT, uid TEXT, start_date TEXT, end_date TEXT,
  occupation TEXT, nationality TEXT, address TEXT, date_of_birth TEXT,
  inactive INTEGER,
  current_status TEXT,
  source_id INTEGER REFERENCES sources(id),
  retrieved_at TEXT
);
CREATE INDEX officers_by_company ON officers(company_id);
${OFFICER_SNAPSHOTS}
CREATE VIRTUAL TABLE officer_search USING fts5(
  name, content='', contentless_delete=1, tokenize='unicode61'
);

CREATE TABLE filings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  company_id INTEGER NOT NULL REFERENCES entities(id),
  date TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT, uid TEXT, url TEXT, filing_type TEXT, filing_code TEXT
);
CREATE INDEX filings_by_company ON filings(company_id, date DESC, id DESC);

-- What many data share: the names of their attributes (attribute-shapes.ts), and the title of the first datum.
CREATE TABLE data_kinds (
  id INTEGER PRIMARY KEY,
  data_type TEXT NOT NULL,
  shape TEXT,
  title TEXT NOT NULL,
  UNIQUE (data_type, shape)
);
-- Ids are positive, except for data that a company's row implied earlier: these have the negated id of the company.
CREATE TABLE data (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  kind_id INTEGER NOT NULL REFERENCES data_kinds(id),
  -- Its company, if it has only one; otherwise they are in shared_data.
  company_id INTEGER REFERENCES entities(id),
  -- Null if it equals that of its kind.
  title TEXT,
  description TEXT,
  -- The values, in the order of the shape.
  attributes TEXT NOT NULL,
  source_id INTEGER REFERENCES sources(id),
  retrieved_at TEXT,
  created_at TEXT NOT NULL,
  -- Null until the first change.
  updated_at TEXT
);
CREATE INDEX data_by_company ON data(company_id);
CREATE TABLE shared_data (
  company_id INTEGER NOT NULL REFERENCES entities(id),
  datum_id INTEGER NOT NULL REFERENCES data(id) ON DELETE CASCADE,
  PRIMARY KEY (company_id, datum_id)
) WITHOUT ROWID;
CREATE INDEX shared_data_by_datum ON shared_data(datum_id);
CREATE VIEW datum_companies AS
  SELECT company_id, id AS datum_id FROM data WHERE company_id IS NOT NULL
  UNION ALL SELECT company_id, datum_id FROM shared_data;
-- Data that follow from the rows of companies.
CREATE VIEW implied_data AS
  SELECT -id AS id, id AS company_id, redacted, record_key || '${ENTRY}' AS key,
    entry_kind_id AS kind_id, NULL AS title, NULL AS description, entry_attributes AS attributes, source_id, retrieved_at,
    created_at, NULL AS updated_at
  FROM companies WHERE entry_kind_id IS NOT NULL;
CREATE VIEW known_data AS
  SELECT id, key, kind_id, title, description, attributes, source_id, retrieved_at, created_at, updated_at FROM data
  UNION ALL SELECT id, key, kind_id, title, description, attributes, source_id, retrieved_at, created_at, updated_at
  FROM implied_data;
CREATE VIEW company_data_kinds AS
  SELECT company_id, kind_id FROM data WHERE company_id IS NOT NULL
  UNION ALL SELECT s.company_id, d.kind_id FROM shared_data s JOIN data d ON d.id = s.datum_id
  UNION ALL SELECT company_id, kind_id FROM implied_data;`;

const STATEMENTS = `
CREATE TABLE statements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  data_type TEXT NOT NULL,
  predicate TEXT,
  properties TEXT NOT NULL,
  start_date TEXT, start_date_type TEXT, end_date TEXT, end_date_type TEXT, sample_date TEXT,
  version TEXT NOT NULL,
  title TEXT,
  sort_title TEXT,
  publication_title TEXT,
  classification TEXT,
  jurisdiction_code TEXT,
  is_ultimate_beneficial_owner INTEGER,
  registration_date TEXT, expiry_date TEXT, published_at TEXT,
  -- The day of the file in which this version was read, if it is not that of the version.
  fetched_at TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX statements_by_type ON statements(data_type, created_at DESC, id DESC);
CREATE INDEX statements_by_type_in_any_case ON statements(lower(data_type));
-- One index per order of a search. The type is part of the key, because SQLite would otherwise prefer the index above.
CREATE INDEX notices_by_day ON statements(data_type, published_at DESC, id DESC) WHERE data_type = 'gazette_notice';
CREATE INDEX marks_by_text ON statements(data_type, sort_title, id) WHERE data_type = 'trademark_registration';
CREATE INDEX marks_by_registration ON statements(data_type, registration_date DESC, id DESC)
  WHERE data_type = 'trademark_registration';
CREATE INDEX marks_by_expiry ON statements(data_type, expiry_date DESC, id DESC)
  WHERE data_type = 'trademark_registration';
-- One row per searchable statement, with the same id and the current names of its ends.
CREATE VIRTUAL TABLE statement_search USING fts5(
  subjects, objects, title, text, content='', contentless_delete=1, tokenize='unicode61'
);
-- Filter values of notices and control statements; a statement may have several per field.
CREATE TABLE statement_terms (
  field TEXT NOT NULL,
  term TEXT NOT NULL,
  statement_id INTEGER NOT NULL REFERENCES statements(id) ON DELETE CASCADE,
  PRIMARY KEY (field, term, statement_id)
) WITHOUT ROWID;
CREATE INDEX statement_terms_by_statement ON statement_terms(statement_id, field);
CREATE TABLE statement_entities (
  statement_id INTEGER NOT NULL REFERENCES statements(id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('subject', 'object')),
  position INTEGER NOT NULL,
  entity_id INTEGER NOT NULL REFERENCES entities(id),
  PRIMARY KEY (statement_id, role, position)
) WITHOUT ROWID;
CREATE INDEX statement_entities_by_entity ON statement_entities(entity_id, statement_id);
CREATE TABLE provenances (
  id INTEGER PRIMARY KEY,
  statement_id INTEGER NOT NULL REFERENCES statements(id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  source_url TEXT,
  confidence REAL NOT NULL,
  source_type TEXT NOT NULL,
  actor_type TEXT NOT NULL,
  log_message TEXT,
  publisher TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (statement_id, key)
);
-- The edges of the network, one per statement, from its first subject to its first object.
CREATE TABLE relationships (
  statement_id INTEGER PRIMARY KEY REFERENCES statements(id) ON DELETE CASCADE,
  parent_id INTEGER NOT NULL REFERENCES entities(id),
  child_id INTEGER NOT NULL REFERENCES entities(id),
  relationship_type TEXT NOT NULL,
  percentage REAL, percentage_min REAL, percentage_max REAL,
  number_of_shares REAL,
  interests TEXT NOT NULL
);
CREATE INDEX relationships_by_parent ON relationships(parent_id);
CREATE INDEX relationships_by_child ON relationships(child_id);
${STATEMENT_SNAPSHOTS}`;

const EVENTS_AND_GROUPINGS = `
-- What many events share. A provenance with a statement is stored with the event.
CREATE TABLE event_kinds (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  categories TEXT NOT NULL,
  provenance TEXT,
  UNIQUE (type, categories, provenance)
);
-- Times are written by momentCell (sql-parts.ts); derived_from is stored only if it differs from statesOfDescription.
-- Ids as those of data.
CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  company_id INTEGER NOT NULL REFERENCES entities(id),
  key TEXT NOT NULL,
  kind_id INTEGER NOT NULL REFERENCES event_kinds(id),
  starts_at TEXT,
  ends_at TEXT NOT NULL,
  description TEXT NOT NULL,
  provenance TEXT,
  derived_from TEXT,
  payload TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (company_id, key)
);
-- Incorporations that follow from the rows of companies.
CREATE VIEW implied_events AS
  SELECT -id AS id, id AS company_id, jurisdiction_code, company_number, redacted,
    record_key || '${INCORPORATION}' AS key, incorporation_kind_id AS kind_id,
    incorporation_date AS starts_at, incorporation_date || '~' AS ends_at, '${INCORPORATED}' AS description,
    NULL AS provenance, NULL AS derived_from, NULL AS payload, created_at
  FROM companies WHERE incorporation_kind_id IS NOT NULL;
CREATE VIEW known_events AS
  SELECT id, company_id, key, kind_id, starts_at, ends_at, description, provenance, derived_from, payload, created_at
  FROM events
  UNION ALL SELECT id, company_id, key, kind_id, starts_at, ends_at, description, provenance, derived_from, payload,
    created_at FROM implied_events;

CREATE TABLE corporate_groupings (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  sort_name TEXT NOT NULL,
  wikipedia_id TEXT,
  curators TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX corporate_groupings_by_name ON corporate_groupings(sort_name, id);
CREATE INDEX corporate_groupings_by_address ON corporate_groupings(replace(sort_name, '+', ' '));
CREATE TABLE corporate_grouping_members (
  grouping_id INTEGER NOT NULL REFERENCES corporate_groupings(id) ON DELETE CASCADE,
  company_id INTEGER NOT NULL REFERENCES entities(id),
  source TEXT NOT NULL,
  PRIMARY KEY (grouping_id, company_id)
) WITHOUT ROWID;
CREATE INDEX corporate_grouping_members_by_company ON corporate_grouping_members(company_id);`;

const CODE_LISTS = `
CREATE TABLE jurisdictions (
  code TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  full_name TEXT NOT NULL
) WITHOUT ROWID;
-- Names in addition to the built-in ones, in comparable form. A weak one may also mean another place.
CREATE TABLE jurisdiction_names (
  name_key TEXT NOT NULL,
  code TEXT NOT NULL REFERENCES jurisdictions(code),
  is_weak INTEGER NOT NULL,
  PRIMARY KEY (name_key, code)
) WITHOUT ROWID;
CREATE TABLE industry_code_schemes (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  url TEXT
) WITHOUT ROWID;
CREATE TABLE industry_codes (
  code_scheme_id TEXT NOT NULL REFERENCES industry_code_schemes(id),
  code TEXT NOT NULL,
  uid TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL,
  parent_code TEXT,
  PRIMARY KEY (code_scheme_id, code)
) WITHOUT ROWID;
CREATE TABLE industry_code_mappings (
  code_scheme_id TEXT NOT NULL, code TEXT NOT NULL,
  to_scheme_id TEXT NOT NULL, to_code TEXT NOT NULL,
  PRIMARY KEY (code_scheme_id, code, to_scheme_id, to_code)
) WITHOUT ROWID;`;

const ACCOUNTS = `
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  plan TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'approved',
  expiry_date TEXT,
  daily_limit INTEGER,
  monthly_limit INTEGER,
  created_at TEXT NOT NULL
);`;

const IMPORTS = `
-- Imports and their progress: a checkpoint is written in the transaction of its records.
CREATE TABLE imports (
  id INTEGER PRIMARY KEY,
  plan TEXT NOT NULL,
  checkpoint TEXT NOT NULL,
  started_at TEXT NOT NULL,
  ended_at TEXT
);`;

/** Persons whose facts are left out, imports included (suppressions.ts). */
export const SUPPRESSIONS_SCHEMA = `
CREATE TABLE IF NOT EXISTS suppressed_persons (
  id TEXT PRIMARY KEY,
  suppressed_at TEXT NOT NULL
) WITHOUT ROWID;
-- Keyed hashes of the signs by which they are recognised.
CREATE TABLE IF NOT EXISTS suppressed_signs (
  hash TEXT PRIMARY KEY,
  -- Empty: of all persons.
  person TEXT NOT NULL
) WITHOUT ROWID;
-- The key of the hashes, made for this register with the first person.
CREATE TABLE IF NOT EXISTS suppression_keys (key TEXT NOT NULL);
`;

/** What was written, so that a register without some of it can be made. */
export const JOURNAL_SCHEMA = `
-- The records of each batch as they came to the writer (prepare/journal.ts), in the order in which they were written.
CREATE TABLE import_records (
  id INTEGER PRIMARY KEY,
  -- Null: written without an import, at this time.
  import_id INTEGER REFERENCES imports(id),
  written_at TEXT,
  -- Of the form of the records. 0: an earlier program wrote records that are not here.
  version INTEGER NOT NULL,
  -- Numbers of records by publisher.
  publishers TEXT NOT NULL,
  -- Null: the import ended here.
  records BLOB
);`;

/** What searches count and filter, apart from the rows (columns/search-columns.ts). */
export const SEARCH_COLUMNS_SCHEMA = `
-- Columns of numbers by id of a company or officer, in pieces, as of the row 'logged' of the logs below.
CREATE TABLE search_columns (
  name TEXT NOT NULL,
  piece INTEGER NOT NULL,
  cells BLOB NOT NULL,
  PRIMARY KEY (name, piece)
);
-- Records by frequent word, as of the same moment: an expression of a search table with its number of records. With
-- rowids, as a look-up among keys that stand beside such large cells would read these to compare the keys.
CREATE TABLE search_words (
  search TEXT NOT NULL,
  expression TEXT NOT NULL,
  size INTEGER NOT NULL,
  ids BLOB NOT NULL,
  PRIMARY KEY (search, expression)
);
-- Ids of records that changed, as 32-bit numbers: a row for each transaction.
CREATE TABLE company_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ids BLOB NOT NULL
);
CREATE TABLE officer_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ids BLOB NOT NULL
);`;

export const NAME_WORDS_SCHEMA = `
-- The words of the names in a search table, for suggestions and other spellings: the search table itself takes eighty
-- times as long to tell the word that follows another one. Words of names that are gone may stay.
CREATE TABLE IF NOT EXISTS name_words (
  search TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (search, word)
) WITHOUT ROWID;
-- The same words, their letters from the last to the first: for those of which the beginning is mistyped.
CREATE TABLE IF NOT EXISTS reversed_name_words (
  search TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (search, word)
) WITHOUT ROWID;`;

/** How much there is, without counting (counts). */
export const COUNTS_SCHEMA = `
-- Numbers of records, withheld ones too. A kind is a table, a view with what rows imply, or 'published_statements':
-- statements by publisher of their provenances. The day is that of retrieved_at, of provenances that of created_at.
CREATE TABLE record_counts (
  kind TEXT NOT NULL,
  publisher TEXT, licence TEXT, day TEXT,
  amount INTEGER NOT NULL,
  UNIQUE (kind, publisher, licence, day)
);
-- Shown companies with the most direct relationships, and how many relationships these children have; null if not
-- counted since a change. A row 0 tells that there are other parents.
CREATE TABLE largest_parents (
  id INTEGER PRIMARY KEY,
  direct INTEGER NOT NULL,
  indirect INTEGER
);`;

/** All tables and indexes. */
export const SCHEMA = [
  ENTITIES,
  COMPANIES,
  PLACEHOLDERS,
  PEOPLE_AND_PAPERS,
  ADDRESSES_SCHEMA,
  STATEMENTS,
  EVENTS_AND_GROUPINGS,
  CODE_LISTS,
  ACCOUNTS,
  IMPORTS,
  JOURNAL_SCHEMA,
  SEARCH_COLUMNS_SCHEMA,
  NAME_WORDS_SCHEMA,
  COUNTS_SCHEMA,
  ABSENCES_SCHEMA,
  SUPPRESSIONS_SCHEMA,
  CHANGE_LOG_SCHEMA,
  ...Object.keys(SEARCH_INDEXES).map(createIndexSql),
  KEPT_LISTS_SCHEMA,
].join('\n');
