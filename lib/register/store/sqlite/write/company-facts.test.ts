import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../case-inputs';
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

test.each<[string, Told[], Told, string]>([
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
    record(QUAY, LANE_LINE),
    JSON.stringify(QUAY),
  ],
  [
    'two of which the newer one has another address',
    [record(QUAY, QUAY_LINE), record(LANE, null)],
    record(LANE, QUAY_LINE),
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
