import { expect, onTestFinished, test } from 'vitest';
import { companyKey } from '@/lib/shared/links';
import { company } from '../../case-inputs';
import { prepare } from '../../prepare/prepare';
import type { CompanyInput } from '../../records';
import { openDatabase } from '../open';
import { createSqliteStore } from '../sqlite-store';
import { createRegisterWriter } from '../writer';

const QUAY = { street_address: '1 QUAY', locality: 'ASHBY', region: null, postal_code: null, country: null };
const LANE = { ...QUAY, street_address: '2 LANE' };
const [QUAY_LINE, LANE_LINE] = ['1 QUAY, ASHBY', '2 LANE, ASHBY'];

type Told = Pick<CompanyInput, 'registered_address' | 'registered_address_in_full'>;
const record = (registered_address: object | null, registered_address_in_full: string | null): Told => ({
  ...{ registered_address, registered_address_in_full },
});

test.each<[string, Told[], Told, string | null]>([
  ['one record', [record(QUAY, QUAY_LINE)], record(QUAY, QUAY_LINE), '[6,5,0,0,0]'],
  ['a newer record', [record(QUAY, QUAY_LINE), record(LANE, LANE_LINE)], record(LANE, LANE_LINE), '[6,5,0,0,0]'],
  ['a newer record without', [record(QUAY, QUAY_LINE), record(null, null)], record(QUAY, QUAY_LINE), '[6,5,0,0,0]'],
  [
    'two of which one has the line',
    [record(QUAY, null), record(null, QUAY_LINE)],
    record(QUAY, QUAY_LINE),
    '[6,5,0,0,0]',
  ],
  [
    'two of which the newer one has another line',
    [record(QUAY, QUAY_LINE), record(null, LANE_LINE)],
    record(null, LANE_LINE),
    null,
  ],
  [
    'two of which the newer one has another address',
    [record(QUAY, QUAY_LINE), record(LANE, null)],
    record(LANE, null),
    JSON.stringify(LANE),
  ],
])('the address of %s is merged, and stored as that of one record', async (_, records, expected, cell) => {
  const years = records.map((_, at) => `20${20 + at}-01-01`);
  const inputs = records.map((record, at) => company('1', 'Ashby', { ...record, source: { retrieved_at: years[at] } }));
  for (const order of [inputs, [...inputs].reverse()]) {
    const db = openDatabase(':memory:');
    onTestFinished(() => void db.close());
    const writer = createRegisterWriter(db);
    for (const input of order) writer.write([input]);
    const found = await createSqliteStore(db).findCompany({ jurisdiction_code: 'gb', company_number: '1' });
    expect(found?.company).toMatchObject(expected);
    expect(db.prepare('SELECT registered_address FROM companies').pluck().get()).toBe(cell);
  }
});

test('a branch without a name of its own has that of its company, whichever is read first', async () => {
  const home_company = {
    key: companyKey('gb', '1'),
    name: '1',
    entity_type: 'company',
    jurisdiction_code: 'gb',
  } as const;
  const branch = (retrieved_at: string) =>
    company('1-2', '1-2', { branch: 'L', home_company, source: { retrieved_at } });
  const ofAnother: typeof branch = (retrieved_at) => ({
    ...branch(retrieved_at),
    ...{ record_key: 'another', source: { publisher: 'Another', retrieved_at } },
  });
  const head = company('1', 'Ashby Quays Ltd', { source: { retrieved_at: '2020-01-01' } });
  for (const runs of [
    [[branch('2020-01-01')], [head]],
    [[head], [branch('2020-01-01')]],
    [[head, branch('2020-01-01')], [branch('2021-01-01')]],
    [[branch('2020-01-01'), ofAnother('2020-06-01')], [head], [branch('2021-01-01')]],
  ]) {
    const db = openDatabase(':memory:');
    onTestFinished(() => void db.close());
    const writer = createRegisterWriter(db);
    const store = createSqliteStore(db);
    for (const inputs of runs) {
      const run = writer.beginImport({ format: 'invented', files: [], options: {} });
      const groups = inputs.map((input) => [prepare(input)]);
      writer.writeGroups(run, groups, () => ({ position: groups.length, rejects_bytes: 0, counts: run.counts }));
      writer.endImport(run);
    }
    const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1-2' });
    expect(found?.company).toMatchObject({ name: 'Ashby Quays Ltd', previous_names: [], alternative_names: [] });
    const window = { offset: 0, limit: 3 };
    const search = await store.searchCompanies({ wildcard: 'B', order: 'name', window, q: 'ashby', branch: true });
    expect(search.items).toMatchObject([{ company_number: '1-2', name: 'Ashby Quays Ltd' }]);
    expect(db.prepare('SELECT count(*) FROM events').pluck().get()).toBe(0);
  }
});
