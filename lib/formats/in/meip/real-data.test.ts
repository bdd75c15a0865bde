import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { meip } from './meip';

const { files, reason } = realData('oecd-meip', /\.json$/);

describe.skipIf(reason !== '')(`the published list of multinational enterprises${reason}`, () => {
  /** `grep -c '"parent_mne"'` gives 321; of the 256 keys of OpenCorporates, 12 are Swiss, 5 Spanish and one made up. */
  test('loads whole, and changes nothing again', { timeout: 60_000 }, async () => {
    const { first, again, db } = await importReal(meip, files);
    expect(first).toMatchObject({ read: 321, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, unchanged: 321 });
    const count = (sql: string) => db.prepare(`SELECT count(*) FROM ${sql}`).pluck().get();
    expect(count('corporate_groupings')).toBe(321);
    expect(count('corporate_grouping_members')).toBe(321);
    expect(count('companies')).toBe(256 - 12 - 5 - 1);
    expect(count('placeholders WHERE id NOT IN (SELECT id FROM companies)')).toBe(321 - 238);

    const keys = db.prepare('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
    const numbered = db.prepare("SELECT id FROM companies WHERE company_number = '00102498'").pluck();
    expect(keys.get('lei:213800LH1BZH3DI6G760')).toBe(numbered.get());
  });
});
