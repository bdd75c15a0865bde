import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { edgar } from './edgar';

const { files, reason } = realData('sec-edgar-us', /\.(?:json|xml|html)$/);

describe.skipIf(reason !== '')(`published filings of EDGAR${reason}`, () => {
  test('load whole, and change nothing again', { timeout: 120_000 }, async () => {
    const { first, again, db } = await importReal(edgar, files);
    expect(first).toMatchObject({ rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, read: first.read });
    const count = (sql: string, ...values: unknown[]) =>
      db
        .prepare(sql)
        .pluck()
        .get(...values);
    // `jq '.filings.recent.form | length'`: 1,001; `jq length company_tickers.json`: 6,406 tickers of fewer filers.
    expect(count('SELECT count(*) FROM filings')).toBe(1001);
    const tesla = db.prepare("SELECT * FROM companies_in_words WHERE company_number = 'CIK0001318605'").get();
    expect(tesla).toMatchObject({ jurisdiction_code: 'us_de', number_is_stand_in: 1 });
    expect(count("SELECT end_date FROM company_names WHERE kind = 'previous'")).toBe('2017-01-27');
    // 8.5 per cent, by the first person that the schedule names.
    expect(count('SELECT percentage FROM relationships WHERE percentage = 8.5')).toBe(8.5);
    // Counted by hand in the page: the first subsidiary with a share, and how it is written.
    const share = `SELECT r.percentage FROM relationships r JOIN placeholders p ON p.id = r.child_id WHERE p.name = ?`;
    expect(count(share, 'AKG Marketing Company Limited')).toBe(87.5);
  });
});
