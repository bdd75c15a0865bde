import { describe, expect, onTestFinished, test } from 'vitest';
import { company, reference, source, statement } from '../../case-inputs';
import { prepare } from '../../prepare/prepare';
import type { CompanyInput, DatumInput, EventInput, RegisterInput, WriteOutcome } from '../../records';
import type { GroupFate } from '../../store';
import { contentHash } from '../content-hash';
import { openDatabase } from '../open';
import { createRegisterWriter } from '../writer';
import { COMPANIES_AT_ONCE } from './new-companies';

const event = (number: string, given: Partial<EventInput> = {}): EventInput => ({
  ...{ kind: 'event', key: `${number}:began`, company: reference(number), type: 'Event::Company::Incorporation' },
  ...{ categories: ['existence'], ends_at: '2020-01-01', description: 'Incorporated', provenance: { type: 'company' } },
  ...given,
});
const datum = (number: string, given: Partial<DatumInput> = {}): DatumInput => ({
  ...{ kind: 'datum', key: `entry:${number}`, companies: [reference(number)], data_type: 'Entry', title: 'Entry' },
  ...{ attributes: { of: number }, source },
  ...given,
});
const record = (number: string, given: Partial<CompanyInput> = {}, ...parts: RegisterInput[]): RegisterInput[] => [
  company(number, `Harrowgate ${number}`, given),
  event(number),
  datum(number),
  ...parts,
];

/** More than are written at once, and some that are not. */
const MANY = Array.from({ length: 2 * COMPANIES_AT_ONCE + 5 }, (_, at) => String(at));
const among = (odd: RegisterInput[], at = 40): RegisterInput[][] =>
  MANY.map((number, index) => (index === at ? odd : record(number)));

/** The companies stand in two batches. */
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
  ['a company that was spoken of before', [[event('33')], ...among(record('40'))]],
  ['a company under a key of another', [[company('x', 'Ashby', { keys: ['company:gb/33'] })], ...among(record('40'))]],
  [
    'former names',
    among(record('40', { previous_names: [{ company_name: 'Zuvor' }, once, { ...once, con_date: '2001-01-01' }] })),
  ],
  ['one former name', among(record('40', { previous_names: [{ ...once, type: 'legal', con_date: '2001-01-01' }] }))],
  ['a code told twice', among(record('40', { industry_codes: [sic, sic] }))],
  ['a part told twice', among(record('40', {}, event('40'), datum('40', { title: 'Another' })))],
  ['a datum under a key of another company', among(record('40', {}, datum('40', { key: 'entry:3' })))],
  [
    'a datum of two companies',
    among(record('40', {}, datum('40', { key: 'both', companies: ['40', '3'].map(reference) }))),
  ],
  ['an event of another company', among(record('40', {}, event('3', { key: 'of another' })))],
  ['events that registers found', among(record('40', {}, event('40', { found_by_register: true })))],
  [
    'times that are told',
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
  ['a home elsewhere', among(record('40', { home_company: { key: 'home', name: 'Home' } }))],
];

function openRegister() {
  const db = openDatabase(':memory:');
  // As whoever imports opens it: what refers to nothing is not refused, and so tried again, but found in the end.
  db.pragma('foreign_keys = OFF');
  onTestFinished(() => void db.close());
  return { db, writer: createRegisterWriter(db, { now: () => '2026-03-01T12:00:00.000Z' }) };
}

function importTogether(groups: RegisterInput[][]) {
  const { db, writer } = openRegister();
  const run = writer.beginImport({ format: 'invented', files: [], options: {} });
  const fates: GroupFate[] = [];
  for (let at = 0; at < groups.length; at += PER_BATCH) {
    const batch = groups.slice(at, at + PER_BATCH).map((inputs) => inputs.map(prepare));
    let settled: GroupFate[] = [];
    writer.writeGroups(run, batch, (all) => {
      settled = all;
      return { position: at + all.length, rejects_bytes: 0, counts: run.counts };
    });
    fates.push(...settled);
  }
  writer.endImport(run);
  return { fates, hash: contentHash(db), dangling: db.pragma('foreign_key_check') };
}

function writeEach(groups: RegisterInput[][]): { fates: WriteOutcome[][]; hash: string; dangling: unknown } {
  const { db, writer } = openRegister();
  return { fates: groups.map((inputs) => writer.write(inputs)), hash: contentHash(db), dangling: [] };
}

describe('companies that are written at once', () => {
  test.each(CASES)('are what they are one after another, with %s', (_, groups) => {
    expect(importTogether(groups)).toEqual(writeEach(groups));
  });

  test('stand where they stood when they are imported again', () => {
    const groups = among(record('40'));
    const { hash, fates } = importTogether([...groups, ...groups]);
    expect(hash).toBe(importTogether(groups).hash);
    expect(fates.slice(0, groups.length).flat()).not.toContain('unchanged');
    expect(new Set(fates.slice(groups.length).flat())).toEqual(new Set(['unchanged']));
  });
});
