import { describe, expect, test } from 'vitest';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { settleNamed } from '@/lib/shared/jurisdictions/match';
import { importReal, realData } from '@/lib/testing/real-data';
import { jurisdictions } from './jurisdictions';

const { files, reason } = realData('jurisdictions', /./);

describe.skipIf(reason !== '')(`published lists of jurisdictions${reason}`, () => {
  test('load whole, change nothing again, and name places that the program has no name for', {
    timeout: 120_000,
  }, async () => {
    const { first, again, db } = await importReal(jurisdictions, files);
    // `wc -l` less headers: 1,037 authorities, 249 countries, 5,308 subdivisions, 612 territories; 823 identifier schemes
    // (`grep -c '^"coverage"'`).
    expect(first).toMatchObject({ read: 8029, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, passed: first.passed });
    // Three authorities that are none; 25 territories that are no country now and of none; 17 schemes of none or several
    // countries (counted by a script over `coverage`, `parent` and `is_country`).
    expect(first.passed).toBe(45);
    const count = (sql: string) => db.prepare(sql).pluck().get();
    // All but the three codes that mean no register; org-id.guide writes those with other signs.
    expect(
      count("SELECT count(*) FROM jurisdiction_names WHERE name_key GLOB 'ra[0-9][0-9][0-9][0-9][0-9][0-9]'"),
    ).toBe(1034);
    const nameOf = (code: string) => count(`SELECT full_name FROM jurisdictions WHERE code = '${code}'`);
    expect(nameOf('kn')).toBe('Saint Kitts and Nevis');
    expect(nameOf('us_ga')).toBe('Georgia (US)');

    const store = createSqliteStore(db);
    const meant = async (key: string, related?: string) =>
      settleNamed(await store.findJurisdictionsNamed(key), related)?.code;
    expect(await meant('ra000602')).toBe('us_de');
    expect(await meant('gb coh')).toBe('gb');
    expect(await meant('bayern')).toBe('de');
    expect(await meant('puerto rico')).toBe('pr');
    // Of three countries, by `grep -i 'C[oó]rdoba'`.
    expect(await meant('cordoba')).toBeUndefined();
    expect(await meant('cordoba', 'ar')).toBe('ar');
  });
});
