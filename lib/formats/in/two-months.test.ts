import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { companiesHouse } from './companies-house/companies-house';
import { sourceOf } from './read/byte-streams';
import { runImport } from './run';
import { createDirectTarget } from './target/direct';

const COLUMNS = [
  ...['CompanyName', 'CompanyNumber', 'RegAddress.AddressLine1', 'RegAddress.PostTown', 'RegAddress.Country'],
  ...['RegAddress.PostCode', 'CompanyCategory', 'CompanyStatus', 'IncorporationDate'],
] as const;

/** A row of Basic Company Data: name, number, street, town, country, status. */
const row = (name: string, number: string, street: string, town: string, country: string, status: string): string =>
  [name, number, street, town, country, 'EX1 1EX', 'Private Limited Company', status, '14/06/1990']
    .map((cell) => `"${cell}"`)
    .join(',');

const table = (...rows: string[]): string =>
  [COLUMNS.map((name) => `"${name}"`).join(','), ...rows].join('\n').concat('\n');

const JANUARY = table(
  row('UNCHANGED LTD', '00000001', '1 QUAY', 'ASHBY', '', 'Active'),
  row('OLD TARN LTD', '00000002', '2 QUAY', 'ASHBY', '', 'Active'),
  row('MOVING LTD', '00000003', '3 QUAY', 'ASHBY', '', 'Active'),
  row('CLOSING LTD', '00000004', '4 QUAY', 'ASHBY', '', 'Active'),
  row('REWRITTEN LTD', '00000005', '5 QUAY', 'ASHBY', '', 'Active'),
  row('BUSY LTD', '00000006', '6 QUAY', 'ASHBY', '', 'Liquidation'),
  row('NO LONGER PUBLISHED LTD', '00000007', '7 QUAY', 'ASHBY', '', 'Active'),
);

const FEBRUARY = table(
  row('UNCHANGED LTD', '00000001', '1 QUAY', 'ASHBY', '', 'Active'),
  row('NEW TARN LTD', '00000002', '2 QUAY', 'ASHBY', '', 'Active'),
  row('MOVING LTD', '00000003', '30 LANE', 'WESTRY', '', 'Active'),
  row('CLOSING LTD', '00000004', '4 QUAY', 'ASHBY', '', 'Liquidation'),
  row('Rewritten Ltd', '00000005', '5 Quay', 'Ashby', 'ENGLAND', 'Active'),
  row('BUSIER LTD', '00000006', '60 LANE', 'ASHBY', '', 'Active'),
  row('NEWCOMER LTD', '00000008', '8 QUAY', 'ASHBY', '', 'Active'),
);

/** The difference of the two tables, as read by eye; a company in liquidation counts as inactive. */
const DIFFERENCE = [
  "00000002 NameChange: Change of name from 'OLD TARN LTD' to 'NEW TARN LTD'",
  "00000003 AddressChange: Change of registered address from '3 QUAY, ASHBY, EX1 1EX' to '30 LANE, WESTRY, EX1 1EX'",
  '00000004 BecameInactive: Became Inactive',
  "00000004 StatusChange: Change of status from 'Active' to 'Liquidation'",
  "00000006 AddressChange: Change of registered address from '6 QUAY, ASHBY, EX1 1EX' to '60 LANE, ASHBY, EX1 1EX'",
  "00000006 NameChange: Change of name from 'BUSY LTD' to 'BUSIER LTD'",
  '00000006 NoLongerInactive: No Longer Inactive',
  "00000006 StatusChange: Change of status from 'Liquidation' to 'Active'",
];

const MONTHS = {
  january: ['2026-01-01', JANUARY],
  february: ['2026-02-01', FEBRUARY],
} as const;

interface Event {
  what: string;
  from: string;
  to: string;
  provenance: string;
}

/** The events that the register derived, without those that follow from a company's row. */
async function eventsAfter(months: readonly (keyof typeof MONTHS)[]): Promise<Event[]> {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-two-months-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'register.sqlite');
  const writer = openRegisterWriter(file);
  for (const month of months) {
    const [day, text] = MONTHS[month];
    const name = `BasicCompanyDataAsOneFile-${day}.csv`;
    const target = createDirectTarget(writer);
    const read = {
      format: companiesHouse,
      files: [sourceOf(name, text, `${day}T00:00:00+00:00`)],
      target,
      rejectsFolder: folder,
    };
    expect((await runImport(read)).rejected, name).toEqual({});
  }
  writer.close();
  const db = openDatabase(file);
  onTestFinished(() => void db.close());
  return db
    .prepare<[], Event>(
      `SELECT c.company_number || ' ' || replace(k.type, 'Event::Company::', '') || ': ' || e.description AS what,
         e.starts_at AS "from", e.ends_at AS "to", coalesce(e.provenance, k.provenance) AS provenance
       FROM events e JOIN event_kinds k ON k.id = e.kind_id JOIN companies c ON c.id = e.company_id
       WHERE e.key GLOB 'automatic:*' ORDER BY 1`,
    )
    .all();
}

test.each([
  [['january', 'february'] as const],
  [['february', 'january'] as const],
  [['january', 'february', 'january', 'february'] as const],
])('the events of two months of Companies House, read as %j, are their difference, each once', async (months) => {
  const events = await eventsAfter(months);
  expect(events.map(({ what }) => what)).toEqual(DIFFERENCE);
  for (const { from, to, provenance } of events) {
    expect([from, to]).toEqual(['2026-01-01', '2026-02-01~']);
    expect(JSON.parse(provenance)).toMatchObject({
      type: 'company',
      earlier_snapshot: { sample_date: '2026-01-01' },
      later_snapshot: { sample_date: '2026-02-01' },
    });
  }
});
