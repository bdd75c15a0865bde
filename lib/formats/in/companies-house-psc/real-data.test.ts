import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { companiesHousePsc } from './psc';

const { files, reason } = realData('companies-house-psc', /\.jsonl?$/);

describe.skipIf(reason !== '')(`published records of the PSC register${reason}`, () => {
  test('load whole, and change nothing again', async () => {
    const { first, again, db } = await importReal(companiesHousePsc, files);
    // `grep -o '"kind":' | wc -l` of the twelve files: 20 records and, at the end of each of eleven, the totals.
    expect(first).toMatchObject({ read: 31, passed: 11, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0 });
    const ofCompany = (number: string) =>
      db
        .prepare(
          `SELECT s.data_type, s.start_date, s.end_date, r.percentage_min, r.percentage_max FROM statements s
           JOIN statement_entities e ON e.statement_id = s.id AND e.role = 'object'
           JOIN entity_keys k ON k.entity_id = e.entity_id LEFT JOIN relationships r ON r.statement_id = s.id
           WHERE k.key = ?`,
        )
        .all(`company:gb/${number}`);
    expect(ofCompany('04120481')).toEqual([
      { data_type: 'share_parcel', start_date: '2016-04-06', end_date: null, percentage_min: 75, percentage_max: 100 },
    ]);
    expect(ofCompany('07328553')).toMatchObject([{ data_type: 'control_statement', end_date: '2017-09-01' }]);
    const parent = "SELECT count(*) FROM entity_keys WHERE key = 'company:gb/03530981'";
    expect(db.prepare(parent).pluck().get()).toBe(1);
  });
});
