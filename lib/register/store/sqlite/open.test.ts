import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Database } from '@/lib/shared/sqlite.mjs';
import { at, company, reference, source, window } from '../case-inputs';
import { NOT_KEPT } from '../prepare/journal';
import { DEFAULT_SEARCH_FIELDS } from '../store';
import { storeSearchColumns } from './officer-search/search';
import { openDatabase } from './open';
import { companyQuery } from './read/name-query';
import { ADDRESS_SEARCHES, SCHEMA_VERSION } from './schema';
import { anyOf } from './sql-parts';
import { createSqliteStore, openSqliteStore } from './sqlite-store';
import { createRegisterWriter } from './writer';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-open-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Takes away what layout 8 and later ones added. */
const WITHOUT_CLAIMS = `DROP TABLE statement_snapshots; DROP TABLE officer_snapshots; DROP VIEW known_snapshots; DROP VIEW rows_as_snapshots; DROP TABLE company_claims; DROP TABLE snapshots; DROP TABLE absent_records; DROP TABLE whole_snapshots;
  ALTER TABLE companies DROP COLUMN details; ALTER TABLE companies DROP COLUMN confidence; ALTER TABLE companies DROP COLUMN fetched_at;
  ALTER TABLE statements DROP COLUMN fetched_at;
  CREATE TABLE snapshots (company_id INTEGER NOT NULL REFERENCES entities(id), publisher TEXT NOT NULL, series TEXT NOT NULL,
    taken_at TEXT NOT NULL, earlier_at TEXT, facts TEXT, PRIMARY KEY (company_id, publisher, series)) WITHOUT ROWID;
  CREATE VIEW rows_as_snapshots AS SELECT id AS company_id, NULL AS earlier_at FROM companies;
  CREATE VIEW known_snapshots AS SELECT company_id, earlier_at FROM rows_as_snapshots;`;

function openFile() {
  const file = join(makeFolder(), 'register.sqlite');
  const db = openDatabase(file);
  onTestFinished(() => void db.close());
  return { db, file };
}

test('a new register has large pages', () => {
  expect(openFile().db.pragma('page_size', { simple: true })).toBe(16_384);
});

test('a register with pages of another size keeps them when it is opened', () => {
  const { db, file } = openFile();
  db.pragma('journal_mode = DELETE');
  db.pragma('page_size = 4096');
  db.exec('VACUUM');
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  expect(again.pragma('page_size', { simple: true })).toBe(4096);
});

test.each(['company_search', 'officer_search', 'statement_search', ...ADDRESS_SEARCHES])(
  'the words of a large transaction are gathered before they go into %s, and those of many made one at a time',
  (table) => {
    const settings = openFile().db.prepare(`SELECT k, v FROM ${table}_config WHERE k <> 'version'`).raw().all();
    expect(Object.fromEntries(settings as [string, number][])).toEqual({
      ...{ hashsize: 16_000_000, automerge: 16, crisismerge: 64 },
    });
  },
);

test('a register of layout 6 is counted, gets the tables of columns and loses the indexes that they replace', async () => {
  const file = join(makeFolder(), 'register.sqlite');
  const before = openDatabase(file);
  createRegisterWriter(before).write([company('1', 'Harrowgate Limited', { current_status: 'Active' })]);
  before.exec(`DROP TABLE search_columns; DROP TABLE search_words; DROP TABLE company_changes; DROP TABLE officer_changes;
    DROP TABLE record_counts; DROP TABLE largest_parents; DROP TABLE import_records;
    ${WITHOUT_CLAIMS}
    CREATE INDEX companies_by_status ON companies(current_status_id); PRAGMA user_version = 6;`);
  before.close();
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  const found = await store.searchCompanies({
    ...{ wildcard: 'B', order: 'name', window: { offset: 0, limit: 10 } },
    ...{ current_status: { match: 'any', terms: ['active'] } },
  });
  expect(found.items.map(({ name }) => name)).toEqual(['Harrowgate Limited']);
  expect((await store.countContents()).counts.companies).toBe(1);
  const after = new Database(file, { readonly: true });
  onTestFinished(() => void after.close());
  expect(after.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  const names = after.prepare<[], string>('SELECT name FROM sqlite_schema').pluck().all();
  expect(names).toContain('company_changes');
  expect(names).not.toContain('companies_by_status');
});

test('a register of layout 6 gets the tables of columns in place of indexes, and is searched as before', async () => {
  const { db, file } = openFile();
  createRegisterWriter(db).write([
    company('1', 'Harrowgate'),
    { kind: 'officer', key: 'o', company: reference('1'), name: 'Oda Quillfeather', position: 'Director', source },
  ]);
  const schema = 'SELECT name FROM sqlite_schema ORDER BY name';
  const names = db.prepare(schema).pluck().all();
  for (const table of [
    'search_columns',
    'search_words',
    'company_changes',
    'officer_changes',
    'record_counts',
    'largest_parents',
    'import_records',
  ]) {
    db.exec(`DROP TABLE ${table}`);
  }
  db.exec(
    `CREATE INDEX officers_by_position ON officers(position_key, position); ${WITHOUT_CLAIMS} PRAGMA user_version = 6`,
  );
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  expect(again.prepare(schema).pluck().all()).toEqual(names);
  const store = createSqliteStore(again);
  const asked = { wildcard: 'B', order: 'name', window } as const;
  expect((await store.searchOfficers({ ...asked, q: 'oda' })).total).toBe(1);
  expect((await store.searchCompanies({ ...asked, q: 'harrowgate' })).total).toBe(1);
});

test('a register of layout 16, whose addresses are among its names, is searched and changed as a new one', async () => {
  const { db, file } = openFile();
  const writer = createRegisterWriter(db);
  const registered_address_in_full = '3 Larch Lane, Bellhaven';
  const registered_address = { street_address: '3 Larch Lane', locality: 'Bellhaven', postal_code: 'EX1 1EX' };
  writer.write([
    company('1', 'Harrowgate Marine', { registered_address_in_full, registered_address }),
    company('2', 'Larch Freight', { registered_address_in_full: '9 Mill Row, Colden' }),
    { kind: 'officer', key: 'o', company: reference('2'), name: 'Oda Quillfeather', address: '7 Elm Row', source },
  ]);
  storeSearchColumns(db);
  db.exec(`DROP TABLE company_address_search; DROP TABLE officer_address_search; DROP TABLE reversed_name_words;
    DROP TABLE company_search;
    CREATE VIRTUAL TABLE company_search USING fts5(name, normalised_name, previous_names, normalised_previous_names,
      company_number, heavily_normalised_number, native_company_number, postal_codes, address,
      content='', contentless_delete=1, tokenize='unicode61');
    INSERT INTO company_search (rowid, name, normalised_name, company_number, address)
      SELECT id * 1024, name, lower(name), company_number, registered_address_in_full FROM companies;
    PRAGMA user_version = 16`);
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  const store = createSqliteStore(again);
  const asked = { wildcard: 'B', order: 'name', window } as const;
  const find = async (query: object) =>
    (await store.searchCompanies({ ...asked, ...query })).items.map(({ company_number }) => company_number);
  expect(await find({ q: 'larch' })).toEqual(['2']);
  expect(await find({ registered_address: anyOf(['larch bellhaven ex1']) })).toEqual(['1']);
  expect((await store.searchOfficers({ ...asked, address: anyOf(['elm']) })).total).toBe(1);
  createRegisterWriter(again).write([
    company('1', 'Harrowgate Marine', { ...at('2027-01-01'), registered_address_in_full: '5 Mill Row, Colden' }),
  ]);
  expect(await find({ registered_address: anyOf(['bellhaven']) })).toEqual([]);
  expect(await find({ registered_address: anyOf(['mill row']) })).toEqual(['1', '2']);
  expect(await find({ q: 'marine' })).toEqual(['1']);
});

test('a register of layout 17 keeps its frequent words, under the expressions that are looked for today', () => {
  const { db, file } = openFile();
  const former = (written: string, wanted: string) =>
    `{name previous_names} : (${written}) OR {normalised_name normalised_previous_names} : ("${wanted}")`;
  const limited = former('("limited" OR "ltd")', 'limited');
  const insert = db.prepare('INSERT INTO search_words (search, expression, size, ids) VALUES (?, ?, 1, ?)');
  insert.run('company_search', former('("marine")', 'marine'), Buffer.from([1]));
  insert.run('company_search', limited, Buffer.from([2]));
  insert.run('officer_search', '{name} : ("anna")', Buffer.from([3]));
  db.pragma('user_version = 17');
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  const kept = again.prepare('SELECT expression FROM search_words ORDER BY ids').pluck().all();
  expect(kept).toEqual([companyQuery('marine', 'B', DEFAULT_SEARCH_FIELDS), limited, '{name} : ("anna")']);
});

test('a register of layout 15 gets the words of its names, by which mistyped ones are found', async () => {
  const { db, file } = openFile();
  createRegisterWriter(db).write([company('1', 'Harrowgate Marine'), company('2', 'Öresund 24')]);
  const list = 'SELECT word FROM name_words ORDER BY word';
  const all = db.prepare(list).pluck().all();
  expect(all).toEqual(['24', 'harrowgate', 'marine', 'oresund']);
  db.exec('DROP TABLE name_words; DROP TABLE reversed_name_words; PRAGMA user_version = 15');
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  expect(again.prepare(list).pluck().all()).toEqual(expect.arrayContaining(all));
  const { listSpellings } = createSqliteStore(again);
  expect(await listSpellings('companies', 'harrowgte', 1)).toEqual(['Harrowgate']);
  expect(await listSpellings('companies', 'jarrowgate', 1)).toEqual(['Harrowgate']);
});

test.each([
  ['with records says that it does not hold them', true, [{ version: NOT_KEPT, records: null }]],
  ['without any is complete', false, []],
])('the journal of a register of layout 7 %s', (_, isUsed, expected) => {
  const { db, file } = openFile();
  if (isUsed) createRegisterWriter(db).write([company('1', 'Harrowgate')]);
  db.exec(`DROP TABLE import_records; ${WITHOUT_CLAIMS} PRAGMA user_version = 7`);
  for (let times = 0; times < 2; times++) {
    const again = openDatabase(file);
    onTestFinished(() => void again.close());
    expect(again.prepare('SELECT version, records FROM import_records').all()).toEqual(expected);
    expect(again.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  }
});

test('a row of layout 9 may have the address of another source: the first one told is no change', () => {
  const { db, file } = openFile();
  const record = (address: string, retrieved_at: string) =>
    company('1', 'Harrowgate', { registered_address_in_full: address, source: { ...source, retrieved_at } });
  createRegisterWriter(db).write([record('1 Quay', '2026-01-01')]);
  db.exec(
    'UPDATE companies SET implies_snapshot = 1; DROP TABLE statement_snapshots; DROP TABLE officer_snapshots; PRAGMA user_version = 9',
  );
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  const { write } = createRegisterWriter(again);
  for (const [address, day] of [
    ['2 Lane', '2026-02-01'],
    ['3 Mews', '2026-03-01'],
  ] as const) {
    write([record(address, day)]);
  }
  const described = again.prepare('SELECT description FROM events').pluck().all();
  expect(described).toEqual(["Change of registered address from '2 Lane' to '3 Mews'"]);
});

test('a register of layout 7 keeps its snapshots, from which the next ones derive events', async () => {
  const { db, file } = openFile();
  const record = (status: string, retrieved_at: string) =>
    company('1', 'Harrowgate', { current_status: status, source: { ...source, retrieved_at } });
  createRegisterWriter(db).write([record('Active', '2026-01-01')]);
  db.exec(`DROP TABLE import_records; ${WITHOUT_CLAIMS}
    INSERT INTO snapshots SELECT id, 'Invented Register', record_key, '2026-01-01T00:00:00+00:00', NULL,
      '{"name":"Harrowgate","current_status":"Active","inactive":null,"incorporation_date":null}' FROM companies;
    UPDATE companies SET implies_snapshot = 0; PRAGMA user_version = 7`);
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  expect(again.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  createRegisterWriter(again).write([record('Dissolved', '2026-02-01')]);
  const described = again.prepare("SELECT description FROM events WHERE description LIKE 'Change%'").pluck().all();
  expect(described).toEqual(["Change of status from 'Active' to 'Dissolved'"]);
});
