import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { brreg } from './brreg';

const { files, reason } = realData('brreg-no', /\.json$/);

describe.skipIf(reason !== '')(`published replies of Enhetsregisteret${reason}`, () => {
  test('load whole, and change nothing again', async () => {
    const { first, again, db } = await importReal(brreg, files);
    // Seven files, each one reply: three units, a search of five units, and the roles of three others.
    expect(first).toMatchObject({ read: 7, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, unchanged: 7 });

    const count = (sql: string, ...values: unknown[]) =>
      db
        .prepare(sql)
        .pluck()
        .get(...values);
    expect(count("SELECT count(*) FROM companies WHERE jurisdiction_code = 'no'")).toBe(8);
    expect(db.prepare('SELECT * FROM companies_in_words WHERE company_number = ?').get('923609016')).toMatchObject({
      company_type: 'Allmennaksjeselskap',
      incorporation_date: '1972-09-18',
      inactive: 0,
    });
    expect(db.prepare('SELECT * FROM companies_in_words WHERE company_number = ?').get('123456789')).toMatchObject({
      inactive: 1,
      dissolution_date: '2017-10-20',
    });
    // `grep -c rekkefolge roles_923609016.json`: 16 roles, the auditor among them.
    const officers =
      'SELECT count(*) FROM officers o JOIN companies c ON c.id = o.company_id WHERE c.company_number = ?';
    expect(count(officers, '923609016')).toBe(16);
    const shares =
      'SELECT r.percentage FROM relationships r JOIN entity_keys k ON k.entity_id = r.child_id WHERE k.key = ?';
    expect(db.prepare(shares).pluck().all('company:no/810005912')).toEqual([50, 50]);
  });
});
