import { describe, expect, onTestFinished, test } from 'vitest';
import { company, reference, source, statement } from '../../case-inputs';
import { entryKey } from '../../prepare/company';
import { prepareRecord } from '../../prepare/prepare';
import type { CompanyInput, DatumInput, EventInput, RegisterInput } from '../../records';
import type { GroupFate } from '../../store';
import { outcomeOf } from '../../store';
import { contentHash } from '../content-hash';
import { openDatabase, type SqliteDatabase } from '../open';
import { createSqliteExport } from '../read/export/export';
import { createRegisterWriter } from '../writer';
import { COMPANIES_AT_ONCE } from './new-companies';

const event = (number: string, given: Partial<EventInput> = {}): EventInput => ({
  ...{ kind: 'event', key: `${number}:incorporation`, company: reference(number), description: 'Incorporated' },
  ...{ type: 'Event::Company::Incorporation', starts_at: '2020-01-01', ends_at: '2020-01-01' },
  ...{ categories: ['existence'], provenance: { type: 'company' } },
  derived_from: { before: null, after: { incorporation_date: '2020-01-01' } },
  ...given,
});
const datum = (number: string, given: Partial<DatumInput> = {}): DatumInput => ({
  ...{ kind: 'datum', key: entryKey(number), companies: [reference(number)], data_type: 'Entry', title: 'Entry' },
  ...{ attributes: { of: number }, source },
  ...given,
});
const record = (number: string, given: Partial<CompanyInput> = {}, ...parts: RegisterInput[]): RegisterInput[] => [
  company(number, `Harrowgate ${number}`, { incorporation_date: '2020-01-01', ...given }),
  event(number),
  datum(number),
  ...parts,
];

/** More than two full batches. */
const MANY = Array.from({ length: 2 * COMPANIES_AT_ONCE + 5 }, (_, at) => String(at));
const among = (odd: RegisterInput[], at = 40): RegisterInput[][] =>
  MANY.map((number, index) => (index === at ? odd : record(number)));

/** Splits the companies into two batches. */
const PER_BATCH = 50;

const once = { company_name: 'Once' };
const sic = { code_scheme_id: 'uk_sic_2007', code: '62012' };

const CASES: [string, RegisterInput[][]][] = [
  ['companies that are new', among(record('40'))],
  ['another part of a company', among([event('20', { key: 'told later' })])],
  ['a company a second time, shortly after the first', among(record('39', { name: 'Ashby', record_key: 'other' }))],
  ['a company a second time, long after the first', among(record('1', { name: 'Ashby', record_key: 'other' }))],
  [
    'a company a second time, by a source that is new',
    among(record('1', { record_key: 'other', source: { publisher: 'Another', retrieved_at: '2030-01-01' } })),
  ],
  [
    'a company a second time, of a type that is new',
    among(record('1', { record_key: 'other', company_type: 'Cooperative', current_status: 'Dormant' })),
  ],
  ['a company that was spoken of before', [[event('33')], ...among(record('40'))]],
  ['a company under a key of another', [[company('x', 'Ashby', { keys: ['company:gb/33'] })], ...among(record('40'))]],
  [
    'former names',
    among(record('40', { previous_names: [{ company_name: 'Zuvor' }, once, { ...once, con_date: '2001-01-01' }] })),
  ],
  ['one former name', among(record('40', { previous_names: [{ ...once, type: 'legal', con_date: '2001-01-01' }] }))],
  ['a code given twice', among(record('40', { industry_codes: [sic, sic] }))],
  ['a part given twice', among(record('40', {}, event('40'), datum('40', { title: 'Another' })))],
  [
    'a datum of two companies',
    among(record('40', {}, datum('40', { key: 'both', companies: ['40', '3'].map(reference) }))),
  ],
  ['an event of another company', among(record('40', {}, event('3', { key: 'of another' })))],
  ['events that registers found', among(record('40', {}, event('40', { found_by_register: true })))],
  [
    'given times',
    among(record('40', { created_at: '2020-01-01T00:00:00Z' }, datum('40', { created_at: '2021-01-01T00:00:00Z' }))),
  ],
  [
    'a stand-in that turns out to be one of them',
    among([company('L', 'Harrowgate 3', { number_is_stand_in: true, keys: ['company:gb/3'] })]),
  ],
  [
    'a statement',
    among([...record('40'), statement('s', 'gazette_notice', { subjects: [reference('40'), reference('39')] })]),
  ],
  ['an incorporation on another day', among(record('40', { incorporation_date: '2019-12-31' }))],
  ['an incorporation on no known day', among(record('40', { incorporation_date: null }))],
  ['an incorporation in other words', among(record('40', {}, event('40', { description: 'Founded' })))],
  ['an incorporation that says more', among([...record('40').slice(0, 1), event('40', { payload: { of: 'it' } })])],
  ['an entry of another source', among(record('40', { source: { ...source, publisher: 'Another' } }))],
  ['an entry in other words', among([...record('40').slice(0, 2), datum('40', { title: 'In other words' })])],
  ['an entry that is described', among([...record('40').slice(0, 2), datum('40', { description: 'Described' })])],
  ['an entry that later has more fields', among([datum('39', { attributes: { of: '39', and: 'more' } })])],
  [
    'an entry that is later one of another company too',
    among([datum('39', { companies: ['39', '3'].map(reference) })]),
  ],
  [
    'an incorporation that later is on another day',
    among(record('39', { incorporation_date: '2021-01-01', source: { ...source, retrieved_at: '2026-02-01' } })),
  ],
  ['a home elsewhere', among(record('40', { home_company: { key: 'home', name: 'Home' } }))],
];

/** An implied part is found by its key only if the record is about the same company. */
const UNDER_ONE_KEY: typeof CASES = [
  ['a datum under the key of the entry of another', among(record('40', {}, datum('40', { key: entryKey('3') })))],
  ['an entry that later gets another company', among([datum('5', { key: entryKey('39') })])],
];

function openRegister() {
  const db = openDatabase(':memory:');
  // As in an import: a dangling reference is not refused when written, but found by the check at the end.
  db.pragma('foreign_keys = OFF');
  onTestFinished(() => void db.close());
  return { db, writer: createRegisterWriter(db, { now: () => '2026-03-01T12:00:00.000Z' }) };
}

function importTogether(groups: RegisterInput[][]) {
  const { db, writer } = openRegister();
  const run = writer.beginImport({ format: 'invented', files: [], options: {} });
  const fates: GroupFate[] = [];
  for (let at = 0; at < groups.length; at += PER_BATCH) {
    const batch = groups.slice(at, at + PER_BATCH).map(prepareRecord);
    let settled: GroupFate[] = [];
    writer.writeGroups(run, batch, (all) => {
      settled = all;
      return { position: at + all.length, rejects_bytes: 0, counts: run.counts };
    });
    fates.push(...settled);
  }
  writer.endImport(run);
  const outcomes = fates.map((fate) => ('refused' in fate ? fate : outcomeOf(fate)));
  const dangling = db.pragma('foreign_key_check');
  return { result: { outcomes, hash: contentHash(db), dangling, records: recordsOf(db) }, lists: listsOfWords(db) };
}

/** The segments of the search table: each flush adds one. */
const listsOfWords = (db: SqliteDatabase) =>
  db.prepare('SELECT count(DISTINCT segid) FROM company_search_idx').pluck().get();

/** All records as exported, in any order and without ids. */
function recordsOf(db: SqliteDatabase): string[] {
  const records = [...createSqliteExport(db, {}).records()].map((record) => JSON.stringify(record));
  return records.sort();
}

function writeEach(groups: RegisterInput[][]): ReturnType<typeof importTogether>['result'] {
  const { db, writer } = openRegister();
  const outcomes = groups.map((inputs) => outcomeOf(writer.write(inputs)));
  return { outcomes, hash: contentHash(db), dangling: [], records: recordsOf(db) };
}

/** Writes each input alone, so that no row implies another. */
function writeApart(groups: RegisterInput[][]): string[] {
  const { db, writer } = openRegister();
  for (const input of groups.flat()) writer.write([input]);
  return recordsOf(db);
}

describe('companies written in batches', () => {
  test.each([...CASES, ...UNDER_ONE_KEY])('are what they are one after another, with %s', (_, groups) => {
    expect(importTogether(groups).result).toEqual(writeEach(groups));
  });

  test('are added to the search table once per batch', () => {
    const batches = Math.ceil(MANY.length / PER_BATCH);
    const { lists } = importTogether(MANY.map((number) => record(number)));
    // Some versions of SQLite write two segments per batch; a savepoint per company would make sixty.
    expect(lists).toBeGreaterThanOrEqual(batches);
    expect(lists).toBeLessThanOrEqual(2 * batches);
  });

  test.each(CASES)('give out what they give out where nothing follows from their rows, with %s', (_, groups) => {
    const { records } = importTogether(groups).result;
    expect(records).toEqual(writeApart(groups));
  });

  test('share a datum with the same key, once it is no longer implied by a row', () => {
    const renamed = company('39', 'Ashby', { source: { ...source, retrieved_at: '2026-02-01' } });
    const { records } = importTogether([...among([datum('5', { key: entryKey('39') })]), [renamed]]).result;
    const data = records.filter((record) => record.includes(`"key":"${entryKey('39')}"`));
    expect(data.map((record) => JSON.parse(record).companies.map(({ name }: { name: string }) => name))).toEqual([
      ['Ashby', 'Harrowgate 5'],
    ]);
  });

  test('do not change when imported again', () => {
    const groups = among(record('40'));
    const { hash, outcomes } = importTogether([...groups, ...groups]).result;
    expect(hash).toBe(importTogether(groups).result.hash);
    expect(new Set(outcomes.slice(0, groups.length))).toEqual(new Set(['added']));
    expect(new Set(outcomes.slice(groups.length))).toEqual(new Set(['unchanged']));
  });
});
