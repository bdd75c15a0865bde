import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { icij } from './icij';

const sampled = realData('icij', /^4000edges/);
const mini = realData('icij', /_mini\.csv$/);

describe.skipIf(sampled.reason !== '')(`published leaks${sampled.reason}`, () => {
  test('a sample of nodes and edges loads whole, and changes nothing again', async () => {
    const { first, again, db } = await importReal(icij, sampled.files);
    // `wc -l` less the headers: 4,766 nodes and 2,634 edges, of which 594 are registered addresses (`cut -d, -f5`).
    expect([first.read, first.rejected, first.brokenFiles]).toEqual([7400, {}, []]);
    expect(again).toMatchObject({ added: 0, merged: 0 });
    const count = (sql: string) => db.prepare(sql).pluck().get();
    // 1,175 "shareholder of", 62 "beneficiary of" and one "beneficial owner of"; a duplicate edge counts once.
    expect(count("SELECT count(*) FROM statements WHERE data_type = 'share_parcel'")).toBe(1175);
    expect(count("SELECT count(*) FROM statements WHERE data_type = 'control_statement'")).toBe(63);
    expect(count("SELECT count(*) FROM statements WHERE data_type = 'intermediary'")).toBe(802);
    // 24 addresses lead from entities; the others from officers (`grep registered_address | cut -d, -f2`).
    expect(count("SELECT count(*) FROM placeholders WHERE details ->> 'registered_address_in_full' <> ''")).toBe(24);
  });

  test('the first lines of each table load whole', async () => {
    const { first, db } = await importReal(icij, mini.files);
    // 13 entities, 32 officers, 31 intermediaries, 69 edges.
    expect([first.read, first.rejected, first.brokenFiles]).toEqual([145, {}, []]);
    const company = db
      .prepare("SELECT * FROM companies_in_words WHERE jurisdiction_code = 'ws' AND company_number = '25221'")
      .get();
    expect(company).toMatchObject({ incorporation_date: '2006-03-23', dissolution_date: '2013-02-15', inactive: 1 });
  });
});
