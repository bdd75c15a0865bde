import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { THOROUGH } from '@/lib/testing/thorough';
import { offeneregister } from './offeneregister';

const { files, reason: missing } = realData('offeneregister-de', /\.jsonl(\.gz)?$/);
const reason = missing || (THOROUGH ? '' : ' (skipped: only in a thorough run)');

describe.skipIf(reason !== '')(`published entries of German registers${reason}`, () => {
  test('load whole, become one with their partners’ entries, and change nothing again', {
    timeout: 300_000,
  }, async () => {
    const { first, again, db } = await importReal(offeneregister, files);
    // `wc -l` of the five files: 15,000 + 10,000 + 5,727 + 2,696 + 565.
    expect(first).toMatchObject({ read: 33_988, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, read: 33_988 });

    const count = (sql: string, ...values: unknown[]) =>
      db
        .prepare(sql)
        .pluck()
        .get(...values);
    // Of the 33,988 lines, these have numbers of their own (jq .company_number | sort -u); the rest are in two files.
    expect(count("SELECT count(*) FROM companies WHERE jurisdiction_code = 'de'")).toBeGreaterThanOrEqual(33_898);
    // Dissolved, with former names: line 2 of the linked entries.
    const removed = db.prepare('SELECT * FROM companies_in_words WHERE company_number = ?').get('B8535_HRA210923');
    expect(removed).toMatchObject({
      inactive: 1,
      current_status: 'removed',
      native_company_number: 'Mannheim HRA 210923',
    });
    const former =
      "SELECT count(*) FROM company_names n JOIN companies c ON c.id = n.company_id WHERE c.company_number = ? AND n.kind = 'previous'";
    expect(count(former, 'B8535_HRA210923')).toBe(2);
    const ended =
      'SELECT count(*) FROM officers o JOIN companies c ON c.id = o.company_id WHERE c.company_number = ? AND o.end_date = ?';
    expect(count(ended, 'B1204_HRB590278', '2018-10-24')).toBe(1);
    // Appointed and dismissed in two lines of one entry: `gau-algesheim.jsonl`, line 1.
    const terms = db
      .prepare(
        'SELECT o.start_date, o.end_date FROM officers o JOIN companies c ON c.id = o.company_id WHERE c.company_number = ? AND o.start_date IS NOT NULL AND o.end_date IS NOT NULL ORDER BY 1',
      )
      .all('B1204_HRB290027');
    expect(terms).toEqual([
      { start_date: '2007-01-18', end_date: '2011-12-20' },
      { start_date: '2008-06-05', end_date: '2009-02-27' },
      { start_date: '2013-02-04', end_date: '2015-03-24' },
    ]);
    // Its partners are named by court and number: HRA 211097 and HRB 211135 at Mannheim.
    const partners = `SELECT count(DISTINCT r.parent_id) FROM relationships r JOIN companies c ON c.id = r.child_id WHERE c.company_number = ?`;
    expect(count(partners, 'B8535_HRA210923')).toBe(3);
  });
});
