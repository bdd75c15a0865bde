import { expect, onTestFinished, test } from 'vitest';
import { at, company, reference, source } from '../../case-inputs';
import { prepareRecord } from '../../prepare/prepare';
import type { AbsenceInput, OfficerInput, RegisterInput, StatementInput } from '../../records';
import type { AbsenceCounts } from '../../store';
import { openDatabase } from '../open';
import { createSqliteStore } from '../sqlite-store';
import { createRegisterWriter } from '../writer';

const [JANUARY, FEBRUARY, MARCH] = ['2026-01-01', '2026-02-01', '2026-03-01'] as const;

function openRegister() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db);
  let number = 0;
  /** An import, of a whole snapshot if it has a day. */
  function load(inputs: readonly RegisterInput[], whole?: string, day = '2000-01-01') {
    const run = writer.beginImport({ format: `invented ${number++}`, files: [], options: {} });
    const groups = inputs.map((input) => prepareRecord([input]));
    writer.writeGroups(run, groups, () => ({ position: 1, rejects_bytes: 0, counts: run.counts }));
    let found: AbsenceCounts | undefined;
    const settle = (_: unknown, absences: AbsenceCounts | undefined) => {
      found = absences;
      return { position: 1, rejects_bytes: 0, counts: run.counts };
    };
    writer.endImport(run, settle, { day: whole ?? day, isWhole: whole !== undefined });
    return found;
  }
  const pluck = (sql: string) => db.prepare(sql).pluck().all();
  return {
    load,
    write: writer.write,
    store: createSqliteStore(db),
    events: () => pluck('SELECT description FROM events ORDER BY ends_at, description'),
    officers: () => pluck('SELECT name FROM officers WHERE inactive IS NOT 1 AND end_date IS NULL ORDER BY name'),
    ended: () => pluck('SELECT key FROM statements WHERE end_date IS NOT NULL ORDER BY key'),
  };
}

const firm = (number: string, day: string, publisher?: string) => company(number, `Firm ${number}`, at(day, publisher));
const officer = (key: string, day: string): OfficerInput => ({
  ...{ kind: 'officer', key, company: reference('1'), name: key, ...at(day) },
});
const owns = (key: string, version: string, owner = '1'): StatementInput => ({
  ...{ kind: 'statement', key, data_type: 'subsidiary_relationship', properties: {}, version },
  ...{ subjects: [reference(owner)], objects: [reference('2')], relationship: { relationship_type: 'subsidiary' } },
  provenances: [
    {
      ...{ key: `${key}@${version}`, confidence: 90, source_type: 'external', actor_type: 'bot' },
      ...{ publisher: 'Invented Register', created_at: version },
    },
  ],
});

test('a company that a whole snapshot lacks is gone from its source on that day, and back when it returns', () => {
  const { load, events } = openRegister();
  load([firm('1', JANUARY), firm('2', JANUARY)], JANUARY);
  expect(load([firm('1', FEBRUARY)], FEBRUARY)).toEqual({ gone: 1, returned: 0, doubt: null });
  expect(events()).toEqual(['No longer listed by Invented Register']);
  expect(load([firm('1', FEBRUARY)], FEBRUARY)).toMatchObject({ gone: 0 });
  load([firm('1', MARCH), firm('2', MARCH)], MARCH);
  expect(events()).toEqual(['No longer listed by Invented Register', 'Listed again by Invented Register']);
});

test('whole snapshots leave the same register in any order', () => {
  const loads: [RegisterInput[], string][] = [
    [[firm('1', JANUARY), firm('2', JANUARY), officer('Ada', JANUARY), owns('a', JANUARY)], JANUARY],
    [[firm('1', FEBRUARY), officer('Bo', FEBRUARY), owns('b', FEBRUARY, '3')], FEBRUARY],
    [[firm('1', MARCH), firm('2', MARCH), officer('Bo', MARCH), owns('b', MARCH, '3')], MARCH],
  ];
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const { load, events, officers, ended } = openRegister();
    for (const one of order) {
      const [inputs, day] = loads[one] ?? [[], ''];
      load(inputs, day);
    }
    const listed = events().filter((text) => String(text).includes('isted'));
    expect(listed, String(order)).toEqual([
      'No longer listed by Invented Register',
      'Listed again by Invented Register',
    ]);
    expect([officers(), ended()], String(order)).toEqual([['Bo'], ['a']]);
    const owned = events().filter((text) => /controller|holding/.test(String(text)));
    expect(owned, String(order)).toEqual(["Removed controller: 'Firm 1'", "Removed holding: 'Firm 2'"]);
  }
});

test('records of other publishers and of other kinds are not missed', () => {
  const { load, events, officers, ended } = openRegister();
  load([firm('1', JANUARY), firm('2', JANUARY, 'Another'), officer('Ada', JANUARY), owns('s', JANUARY)]);
  expect(load([firm('1', FEBRUARY)], FEBRUARY)).toEqual({ gone: 0, returned: 0, doubt: null });
  expect([events(), officers(), ended()]).toEqual([[], ['Ada'], []]);
});

test('an officer whom a whole snapshot lacks has left, and is in office again when it returns', () => {
  const { load, officers, events } = openRegister();
  load([firm('1', JANUARY), officer('Ada', JANUARY), officer('Bo', JANUARY)], JANUARY);
  expect(load([officer('Ada', FEBRUARY)], FEBRUARY)).toMatchObject({ gone: 1 });
  expect([officers(), events()]).toEqual([['Ada'], ["Removed officer: 'Bo'"]]);
  expect(load([officer('Ada', MARCH), officer('Bo', MARCH)], MARCH)).toMatchObject({ gone: 0 });
  expect(officers()).toEqual(['Ada', 'Bo']);
});

test('a statement that a whole snapshot lacks has ended before its day, and has not when it is back unchanged', async () => {
  const { load, ended, store } = openRegister();
  load([firm('1', JANUARY), firm('2', JANUARY), owns('a', JANUARY), owns('b', JANUARY)], JANUARY);
  expect(load([owns('a', JANUARY)], FEBRUARY)).toMatchObject({ gone: 1 });
  expect(ended()).toEqual(['b']);
  const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
  const listed = await store.listRelationshipStatements([found?.id ?? 0]);
  expect(listed.length).toBeGreaterThan(0);
  expect(load([owns('a', JANUARY), owns('b', JANUARY)], MARCH)).toMatchObject({ gone: 0, returned: 1 });
  expect(ended()).toEqual([]);
});

test('a statement that another publisher makes too has not ended', () => {
  const { load, ended } = openRegister();
  const other = owns('b', JANUARY);
  other.provenances = other.provenances.map((one) => ({ ...one, key: 'other', publisher: 'Another' }));
  load([owns('a', JANUARY), owns('b', JANUARY), other], JANUARY);
  expect(load([owns('a', JANUARY)], FEBRUARY)).toMatchObject({ gone: 0 });
  expect(ended()).toEqual([]);
});

test('nothing is marked where more than half would be gone', () => {
  const { load, events } = openRegister();
  const all = Array.from({ length: 60 }, (_, number) => firm(String(number), JANUARY));
  load(all, JANUARY);
  expect(load([firm('1', FEBRUARY)], FEBRUARY)).toEqual({
    ...{ gone: 0, returned: 0 },
    doubt: '59 of 60 known records are missing, so the files are hardly whole',
  });
  expect(events()).toEqual([]);
});

test('a record that the register does not have is not missed', async () => {
  const { write, store } = openRegister();
  const gone: Omit<AbsenceInput, 'of' | 'key'> = { kind: 'absence', publisher: 'P', day: FEBRUARY, is_absent: true };
  const outcomes = write([
    { ...gone, of: 'company', key: '7', company: reference('7') },
    { ...gone, of: 'officer', key: '7' },
    { ...gone, of: 'statement', key: '7' },
  ]);
  expect(outcomes).toEqual(['unchanged', 'unchanged', 'unchanged']);
  await expect(store.findCompany({ jurisdiction_code: 'gb', company_number: '7' })).resolves.toBeUndefined();
});

test('a deletion that names no publisher is that of the record', () => {
  const { load, write, events, ended } = openRegister();
  load([company('1', 'Firm 1', { ...at(JANUARY), keys: ['x:1'], record_key: 'x:1' }), owns('x:2:part', JANUARY)]);
  const gone = { kind: 'absence', day: FEBRUARY, is_absent: true } as const;
  write([
    { ...gone, of: 'company', key: 'x:1', company: { key: 'x:1', name: '' } },
    { ...gone, of: 'statement', key: 'x:2', with_parts: true },
  ]);
  expect([events(), ended()]).toEqual([
    ['No longer listed by Invented Register', "Removed holding: 'No. 2'"],
    ['x:2:part'],
  ]);
  expect(source.publisher).toBe('Invented Register');
});
