import { describe, expect, test } from 'vitest';
import { importReal, realData } from '@/lib/testing/real-data';
import { sirene } from './sirene';

const { files, reason } = realData('sirene-fr', /^unites_legales\.json$/);

describe.skipIf(reason !== '')(`published legal units of Sirene${reason}`, () => {
  test('load whole, with their history, and change nothing again', async () => {
    const { first, again, db } = await importReal(sirene, files);
    // `jq '.unitesLegales | length'`: 9. Each has a day of creation.
    expect(first).toMatchObject({ read: 9, added: 9, rejected: {}, brokenFiles: [] });
    expect(again).toMatchObject({ added: 0, merged: 0, unchanged: 9 });

    const company = (number: string) =>
      db.prepare('SELECT * FROM companies_in_words WHERE company_number = ?').get(number);
    const names = (number: string) =>
      db
        .prepare(
          `SELECT n.name, n.start_date, n.end_date FROM company_names n JOIN companies c ON c.id = n.company_id
           WHERE c.company_number = ? AND n.kind = 'previous' ORDER BY n.start_date`,
        )
        .all(number);
    // Closed: its last period, from 2019-12-31, is of the state C; it had three names in seven periods.
    expect(company('413393752')).toMatchObject({ inactive: 1, dissolution_date: '2019-12-31' });
    expect(names('413393752')).toEqual([
      { name: 'SCM BRIZARD MORILLON', start_date: '1997-07-05', end_date: '2019-04-15' },
      { name: 'SCM BRIZARD - MORILLON, SOCIETE EN LIQUIDATION', start_date: '2019-04-16', end_date: '2019-11-11' },
    ]);
    expect(company('485319149')).toMatchObject({ inactive: 0, company_type: 'SARL unipersonnelle' });
    const founded = db
      .prepare(
        "SELECT count(*) FROM known_events e JOIN event_kinds k ON k.id = e.kind_id WHERE type = 'Event::Company::Incorporation'",
      )
      .pluck()
      .get();
    expect(founded).toBe(9);
  });
});
