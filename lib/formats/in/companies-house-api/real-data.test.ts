import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { companiesHouseApi } from './api';

const { files, reason } = realData('companies-house-api', /\.json$/);

describe.skipIf(reason !== '')(`published replies of Companies House${reason}`, () => {
  test('load whole, and change nothing again', async () => {
    const { first, again, db } = await importReal(companiesHouseApi, files);
    // Seven replies, one each, and 72 flattened records (`jq length`).
    expect(first).toMatchObject({ read: 79, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0 });
    const count = (sql: string, ...values: unknown[]) =>
      db
        .prepare(sql)
        .pluck()
        .get(...values);
    // `jq '.items | length'`: 7 officers, 47 filings, 9 charges; flattened, 132 directors and 342 filings;
    // two directors are listed twice in their company, with the same name and day.
    expect(count('SELECT count(*) FROM officers')).toBe(7 + 130);
    expect(count('SELECT count(*) FROM filings')).toBe(47 + 342);
    // One of the replies and 19 of the flattened ones; 13 of them are of a strike-off, all of a Tuesday, and have the Gazette's day.
    expect(count("SELECT count(*) FROM statements WHERE data_type = 'gazette_notice'")).toBe(20);
    expect(
      count(
        "SELECT count(*) FROM known_events e JOIN event_kinds k ON k.id = e.kind_id WHERE type = 'Event::Company::GazetteNotice'",
      ),
    ).toBe(13);
    expect(
      count("SELECT count(*) FROM known_data d JOIN data_kinds k ON k.id = d.kind_id WHERE data_type = 'Charge'"),
    ).toBe(9);
    // Two profiles, 72 flattened and the 14 results of the search that have a title.
    expect(count('SELECT count(*) FROM companies')).toBe(88);
    const former =
      "SELECT n.name FROM company_names n JOIN companies c ON c.id = n.company_id WHERE c.company_number = '08957400'";
    expect(count(former)).toBe('LONDON & KENT ESTATES LIMITED');
    const ended = "SELECT count(*) FROM officers WHERE end_date = '2002-07-02'";
    expect(count(ended)).toBe(2);
  });
});
