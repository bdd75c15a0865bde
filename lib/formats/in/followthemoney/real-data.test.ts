import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { followthemoney } from './followthemoney';

const zala = realData('followthemoney/zala', /\.ftm\.json$/);
const donations = realData('followthemoney/parteispenden', /\.ftm\.json$/);

describe.skipIf(zala.reason !== '')(`published entities of FollowTheMoney${zala.reason}`, () => {
  test('a sanctioned group loads whole, and changes nothing again', async () => {
    const { first, again, db } = await importReal(followthemoney, zala.files);
    // `jq -r .schema | sort | uniq -c`: 41 Sanction, 14 Ownership, 11 Company, 11 Address, 6 Person, 4 Family, 3 Directorship.
    expect(first).toMatchObject({ read: 90, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0 });
    const count = (sql: string, ...values: unknown[]) =>
      db
        .prepare(sql)
        .pluck()
        .get(...values);
    expect(count('SELECT count(*) FROM relationships')).toBe(14);
    expect(count('SELECT count(*) FROM officers')).toBe(3);
    expect(count("SELECT count(*) FROM placeholders WHERE entity_type = 'person'")).toBe(6);
    // 10 of the 14 ownerships have a percentage.
    expect(count('SELECT count(*) FROM relationships WHERE percentage IS NOT NULL')).toBe(10);
  });

  test('of donations the givers and takers are kept, and the payments are passed over', async () => {
    const { first } = await importReal(followthemoney, donations.files);
    // 290 Payment and 89 Address hold nothing of their own; 56 Company, 22 Person, 18 Organization do.
    expect(first).toMatchObject({ read: 475, passed: 379, rejected: {} });
  });
});
