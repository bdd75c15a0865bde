import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { companiesHouse } from './companies-house/companies-house';
import { companiesHouseApi } from './companies-house-api/api';
import { companiesHousePsc } from './companies-house-psc/psc';
import type { ImportFormat } from './format';
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
  row('CONTROLLED LTD', '00000010', '10 QUAY', 'ASHBY', '', 'Active'),
);

const FEBRUARY = table(
  row('UNCHANGED LTD', '00000001', '1 QUAY', 'ASHBY', '', 'Active'),
  row('NEW TARN LTD', '00000002', '2 QUAY', 'ASHBY', '', 'Active'),
  row('MOVING LTD', '00000003', '30 LANE', 'WESTRY', '', 'Active'),
  row('CLOSING LTD', '00000004', '4 QUAY', 'ASHBY', '', 'Liquidation'),
  row('Rewritten Ltd', '00000005', '5 Quay', 'Ashby', 'ENGLAND', 'Active'),
  row('BUSIER LTD', '00000006', '60 LANE', 'ASHBY', '', 'Active'),
  row('CONTROLLED LTD', '00000010', '10 QUAY', 'ASHBY', '', 'Active'),
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

type Month = 'january' | 'february';

const DAYS: Readonly<Record<Month, string>> = { january: '2026-01-01', february: '2026-02-01' };

interface Published {
  format: ImportFormat;
  /** The name of its file of a day. */
  nameOf(day: string): string;
  texts: Readonly<Record<Month, string>>;
}

const BASIC_DATA: Published = {
  format: companiesHouse,
  nameOf: (day) => `BasicCompanyDataAsOneFile-${day}.csv`,
  texts: { january: JANUARY, february: FEBRUARY },
};

/** An officer in a reply of the API: id, name, role, day of appointment and of resignation. */
const officer = (id: string, name: string, officer_role: string, appointed_on: string, resigned_on?: string) => ({
  ...{ name, officer_role, appointed_on, resigned_on },
  links: { officer: { appointments: `/officers/${id}/appointments` } },
});

const listOf = (...items: object[]): string => JSON.stringify({ items, links: { self: '/company/00000009/officers' } });

const OFFICERS: Published = {
  format: companiesHouseApi,
  nameOf: (day) => `officers-${day}.json`,
  texts: {
    january: listOf(
      officer('a', 'UNCHANGED, Ada', 'director', '2001-01-01'),
      officer('b', 'LEAVING, Bo', 'director', '2002-02-02'),
      officer('c', 'GONE BEFORE, Cy', 'director', '2003-03-03', '2020-01-01'),
      officer('d', 'REWRITTEN, DEE', 'director', '2004-04-04'),
      officer('e', 'PROMOTED, Eve', 'secretary', '2005-05-05'),
    ),
    february: listOf(
      officer('a', 'UNCHANGED, Ada', 'director', '2001-01-01'),
      officer('b', 'LEAVING, Bo', 'director', '2002-02-02', '2026-01-20'),
      officer('c', 'GONE BEFORE, Cy', 'director', '2003-03-03', '2020-01-01'),
      officer('d', 'Rewritten, Dee', 'director', '2004-04-04'),
      officer('e', 'PROMOTED, Eve', 'secretary', '2005-05-05', '2026-01-10'),
      officer('e', 'PROMOTED, Eve', 'director', '2026-01-10'),
      officer('f', 'JOINING, Flo', 'director', '2026-01-15'),
      officer('g', 'CAME AND WENT, Gil', 'director', '2026-01-05', '2026-01-25'),
    ),
  },
};

/**
 * Found by comparing both lists by hand. The company itself has no record. Another role is another office. Who came and
 * went between the two months is in neither list.
 */
const DIFFERENCE_OF_OFFICERS = [
  "OfficerAddition: New officer: 'JOINING, Flo'",
  "OfficerAddition: New officer: 'PROMOTED, Eve'",
  "OfficerRemoval: Removed officer: 'LEAVING, Bo'",
  "OfficerRemoval: Removed officer: 'PROMOTED, Eve'",
];

/** A person with significant control of company 10: id, name, nature of control, days of notice and of the end. */
const control = (id: string, name: string, nature: string, notified_on: string, ceased_on?: string): string =>
  JSON.stringify({
    company_number: '00000010',
    data: {
      ...{ kind: 'individual-person-with-significant-control', name, natures_of_control: [nature] },
      ...{ notified_on, ceased_on, etag: `${id} ${nature} ${ceased_on}` },
      links: { self: `/company/00000010/persons-with-significant-control/individual/${id}` },
    },
  });

const [QUARTER, HALF] = ['ownership-of-shares-25-to-50-percent', 'ownership-of-shares-50-to-75-percent'];

const CONTROLLERS: Published = {
  format: companiesHousePsc,
  nameOf: (day) => `persons-with-significant-control-snapshot-${day}.txt`,
  texts: {
    january: [
      control('a', 'Unchanged Ada', QUARTER, '2016-04-06'),
      control('b', 'Leaving Bo', QUARTER, '2016-04-06'),
      control('c', 'Gone Before Cy', QUARTER, '2016-04-06', '2020-01-01'),
      control('d', 'Growing Dee', QUARTER, '2017-07-07'),
    ].join('\n'),
    february: [
      control('a', 'Unchanged Ada', QUARTER, '2016-04-06'),
      control('b', 'Leaving Bo', QUARTER, '2016-04-06', '2026-01-20'),
      control('c', 'Gone Before Cy', QUARTER, '2016-04-06', '2020-01-01'),
      control('d', 'Growing Dee', HALF, '2017-07-07'),
      control('f', 'Joining Flo', QUARTER, '2026-01-20'),
      control('g', 'Told Late Gil', QUARTER, '2018-08-08'),
    ].join('\n'),
  },
};

/** As read by eye; of the share only the nature of control tells. The day of a beginning or an end is the one that is told. */
const DIFFERENCE_OF_CONTROLLERS = [
  "00000010 ControllerAddition: New controller: 'Joining Flo'",
  "00000010 ControllerChange: Change of controller 'Growing Dee' from 'ownership of shares 25 to 50 percent' to 'ownership of shares 50 to 75 percent'",
  "00000010 ControllerRemoval: Removed controller: 'Leaving Bo'",
];
const DAYS_TOLD = [
  ['2026-01-20', '2026-01-20~'],
  ['2026-01-01', '2026-02-01~'],
  ['2026-01-20', '2026-01-20~'],
];

interface Event {
  what: string;
  from: string;
  to: string;
  provenance: string;
}

/** The events that the register derived, without those that follow from a company's row. */
async function eventsAfter(months: readonly Month[], published: readonly Published[]): Promise<Event[]> {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-two-months-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'register.sqlite');
  const writer = openRegisterWriter(file);
  for (const month of months) {
    const day = DAYS[month];
    for (const { format, nameOf, texts } of published) {
      const name = nameOf(day);
      const files = [sourceOf(name, texts[month], `${day}T00:00:00+00:00`)];
      const read = { format, files, target: createDirectTarget(writer), rejectsFolder: folder };
      expect((await runImport(read)).rejected, name).toEqual({});
    }
  }
  writer.close();
  const db = openDatabase(file);
  onTestFinished(() => void db.close());
  return db
    .prepare<[], Event>(
      `SELECT coalesce(c.company_number || ' ', '') || replace(k.type, 'Event::Company::', '') || ': ' || e.description AS what,
         e.starts_at AS "from", e.ends_at AS "to", coalesce(e.provenance, k.provenance) AS provenance
       FROM events e JOIN event_kinds k ON k.id = e.kind_id LEFT JOIN companies c ON c.id = e.company_id
       WHERE e.key GLOB 'automatic:*' ORDER BY 1`,
    )
    .all();
}

const BOTH_SNAPSHOTS = {
  type: 'company',
  earlier_snapshot: { sample_date: '2026-01-01' },
  later_snapshot: { sample_date: '2026-02-01' },
};

const ORDERS: readonly (readonly Month[])[] = [
  ['january', 'february'],
  ['february', 'january'],
  ['january', 'february', 'january', 'february'],
];

test.each([
  ...ORDERS.map((months) => ['companies', months, [BASIC_DATA], DIFFERENCE] as const),
  ...ORDERS.map((months) => ['officers', months, [OFFICERS], DIFFERENCE_OF_OFFICERS] as const),
])('the events of two months of %s, read as %j, are their difference, each once', async (...given) => {
  const [, months, published, difference] = given;
  const events = await eventsAfter(months, published);
  expect(events.map(({ what }) => what)).toEqual(difference);
  for (const { from, to, provenance } of events) {
    expect([from, to]).toEqual(['2026-01-01', '2026-02-01~']);
    expect(JSON.parse(provenance)).toMatchObject(BOTH_SNAPSHOTS);
  }
});

test.each(ORDERS.map((months) => [months]))(
  'the events of two months of controllers, read as %j, are their difference, each once',
  async (months) => {
    const all = await eventsAfter(months, [BASIC_DATA, CONTROLLERS]);
    const events = all.filter(({ what }) => what.startsWith('00000010'));
    expect(events.map(({ what }) => what)).toEqual(DIFFERENCE_OF_CONTROLLERS);
    expect(events.map(({ from, to }) => [from, to])).toEqual(DAYS_TOLD);
    for (const { provenance } of events) expect(JSON.parse(provenance)).toMatchObject(BOTH_SNAPSHOTS);
  },
);
