import { describe, expect, test } from 'vitest';
import { isLater } from '../format';
import { collectItems, sourceOf } from '../read/byte-streams';
import { edgar, readRow } from './edgar';
import { jurisdictionOfCode, jurisdictionOfName } from './submissions';

const DATE = '2024-06-01T00:00:00.000Z';

/** Records of files read in one run, in order. */
async function mapFiles(...files: [name: string, content: unknown][]) {
  const map = edgar.createMapper();
  const made = [];
  for (const [name, content] of files) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    for (const item of await collectItems(edgar.read(sourceOf(name, text)))) {
      const mapped = 'raw' in item ? map(item.raw, { name, date: DATE }, false) : { skip: item.problem };
      if (isLater(mapped)) throw new Error('nothing here waits');
      made.push(...('skip' in mapped ? [mapped.skip] : mapped));
    }
  }
  return made;
}

const RECENT = {
  accessionNumber: ['0000000077-22-000001', '0000000077-21-000002'],
  filingDate: ['2022-11-30', 'soon'],
  reportDate: ['2022-11-28', ''],
  form: ['8-K', '4'],
  primaryDocument: ['a.htm', ''],
  primaryDocDescription: ['PRIMARY DOCUMENT', ''],
};

const SUBMISSIONS = {
  cik: '77',
  name: 'Invented, Inc.',
  sic: '3711',
  ein: '001234567',
  stateOfIncorporation: 'DE',
  tickers: ['INV', 'INVB'],
  exchanges: ['Nasdaq', 'Nasdaq'],
  fiscalYearEnd: '1231',
  website: '',
  formerNames: [{ name: 'INVENTED MOTORS INC', from: '2005-02-17T00:00:00.000Z', to: '2017-01-27T00:00:00.000Z' }],
  addresses: { business: { street1: '1 Road', street2: 'None', city: 'Town', stateOrCountry: 'TX', zipCode: '78725' } },
  filings: { recent: RECENT, files: [] },
};

describe('submissions', () => {
  test('make a company with its CIK as number, its filings and its former name', async () => {
    const [company, event, filing, ...others] = await mapFiles(['CIK0000000077.json', SUBMISSIONS]);
    expect(company).toMatchObject({
      jurisdiction_code: 'us_de',
      company_number: 'CIK0000000077',
      number_is_stand_in: true,
      keys: ['cik:77'],
      previous_names: [{ company_name: 'INVENTED MOTORS INC', start_date: '2005-02-17', end_date: '2017-01-27' }],
      industry_codes: [{ code_scheme_id: 'us_sic', code: '3711' }],
      registered_address: { street_address: '1 Road', country: 'United States' },
      registered_address_in_full: '1 Road, Town, TX, 78725, United States',
    });
    expect(event).toMatchObject({ description: "Change of name from 'INVENTED MOTORS INC' to 'Invented, Inc.'" });
    expect(filing).toMatchObject({
      date: '2022-11-30',
      title: 'Form 8-K',
      description: 'Period of report: 2022-11-28',
      uid: '0000000077-22-000001',
      url: 'https://www.sec.gov/Archives/edgar/data/77/000000007722000001/a.htm',
    });
    // The other filing has an impossible date.
    expect(others).toMatchObject([
      { kind: 'datum', attributes: { tickers: 'INV, INVB', exchanges: 'Nasdaq', fiscal_year_end: '12-31' } },
    ]);
    expect(others[0]).not.toHaveProperty('attributes.website');
  });

  test('of a filer who is nowhere make a placeholder', async () => {
    expect(await mapFiles(['f.json', { ...SUBMISSIONS, stateOfIncorporation: '' }])).toMatchObject([
      { kind: 'placeholder', keys: ['cik:77'], name: 'Invented, Inc.' },
    ]);
  });

  test.each([
    [
      'CIK0000000077-submissions-001.json',
      [expect.objectContaining({ company: expect.objectContaining({ key: 'cik:77' }) })],
    ],
    ['older.json', ['filings in a file whose name does not say of whom']],
  ])('that are older are recognised by file name: %s', async (name, made) => {
    expect(await mapFiles([name, RECENT])).toEqual(made);
  });
});

const form = (relation: string) => `<?xml version="1.0"?><ownershipDocument><periodOfReport>2020-09-15</periodOfReport>
  <issuer><issuerCik>0000000077</issuerCik><issuerName>Invented, Inc.</issuerName></issuer>
  <reportingOwner><reportingOwnerId><rptOwnerCik>0000000088</rptOwnerCik><rptOwnerName>INVENTED ADA</rptOwnerName></reportingOwnerId>
  <reportingOwnerRelationship>${relation}</reportingOwnerRelationship></reportingOwner></ownershipDocument>`;

describe('forms 3, 4 and 5', () => {
  test('name directors and officers', async () => {
    const relation =
      '<isDirector>1</isDirector><isOfficer>true</isOfficer><officerTitle>Chief &amp; only</officerTitle>';
    expect(await mapFiles(['form4.xml', form(relation)])).toMatchObject([
      { kind: 'officer', name: 'INVENTED ADA', position: 'director, Chief & only', company: { key: 'cik:77' } },
    ]);
  });

  test('name owners of more than a tenth, of which no more is known', async () => {
    expect(await mapFiles(['form3.xml', form('<isTenPercentOwner>1</isTenPercentOwner>')])).toMatchObject([
      {
        subjects: [{ key: 'cik:88', entity_type: 'unknown' }],
        relationship: { percentage_min: 10, percentage_max: 100 },
        provenances: [{ confidence: 80 }],
      },
    ]);
  });
});

test('a schedule 13D gives the share of each reporting person', async () => {
  const person = (name: string, type: string, percent: string) =>
    `<reportingPersonInfo><reportingPersonCIK>00000000${name.length}</reportingPersonCIK><reportingPersonName>${name}</reportingPersonName>
     <aggregateAmountOwned>2,100</aggregateAmountOwned><percentOfClass>${percent}</percentOfClass><typeOfReportingPerson>${type}</typeOfReportingPerson></reportingPersonInfo>`;
  const schedule = `<?xml version="1.0"?><edgarSubmission xmlns="http://www.sec.gov/edgar/schedule13D"><formData><coverPageHeader>
    <dateOfEvent>12/31/2024</dateOfEvent><issuerInfo><issuerCIK>77</issuerCIK><issuerName>Invented, Inc.</issuerName></issuerInfo></coverPageHeader>
    <reportingPersons>${person('A Fund', 'PN', '8.5')}${person('Ada Invented', 'IN', '109')}</reportingPersons></formData></edgarSubmission>`;
  expect(await mapFiles(['schedule13d.xml', schedule])).toMatchObject([
    {
      subjects: [{ entity_type: 'organisation' }],
      sample_date: '2024-12-31',
      properties: { percentage_of_shares: 8.5, number_of_shares: 2100 },
      relationship: { percentage: 8.5, number_of_shares: 2100 },
    },
    { subjects: [{ entity_type: 'person' }], relationship: { number_of_shares: 2100 } },
  ]);
});

const EXHIBIT = `<html><body><p>Exhibit 21</p><table>
  <tr><td>Name of subsidiary</td><td>Jurisdiction</td></tr>
  <tr><td colspan="3">Invented <b>Asia</b> Limited (4) (5)</td><td>87.5</td><td>%</td><td>Hong&#160;Kong</td></tr>
  <tr><td>Invented LLC</td><td></td><td>Delaware, U.S.</td></tr>
  <tr><td>(4) A note</td></tr></table></body></html>`;

describe('an Exhibit 21', () => {
  test('lists subsidiaries, each with its place and its share', async () => {
    expect(await mapFiles(['CIK0000000077-ex21.html', EXHIBIT])).toMatchObject([
      {
        data_type: 'subsidiary_relationship',
        subjects: [{ key: 'cik:77' }],
        objects: [{ name: 'Invented Asia Limited', jurisdiction_code: 'hk', jurisdiction_string: 'Hong Kong' }],
        relationship: { relationship_type: 'subsidiary', percentage: 87.5 },
      },
      { objects: [{ name: 'Invented LLC', jurisdiction_code: 'us_de' }], relationship: { percentage: null } },
    ]);
  });

  test('may be named by a ticker that was read before', async () => {
    const tickers = { 0: { cik_str: 77, ticker: 'INVT', title: 'Invented, Inc.' } };
    const [, ...statements] = await mapFiles(['company_tickers.json', tickers], ['ex21_invt.html', EXHIBIT]);
    expect(statements).toMatchObject([{ subjects: [{ key: 'cik:77' }] }, {}]);
  });

  const titled = (title: string): string =>
    EXHIBIT.replace('<p>Exhibit 21</p>', `<div>Exhibit&#160;21.1</div>${title}`);
  const tickers = { 0: { cik_str: 77, ticker: 'INVT', title: 'INVENTED INC' } };

  test.each([
    ['Subsidiaries of Invented, Inc.*'],
    ['<b>Subsidiaries of</b><div>Invented, Inc. (1)</div>'],
    ['LIST OF SUBSIDIARIES OF INVENTED, INC. AS OF DECEMBER 31, 2025'],
    ['Significant subsidiaries of the Invented, Inc.'],
  ])('of any name belongs to whom its title names: %s', async (title) => {
    const page = titled(`<p>${title}</p>`);
    const [, ...statements] = await mapFiles(['company_tickers.json', tickers], ['a10-k2025.htm', page]);
    expect(statements).toMatchObject([{ subjects: [{ key: 'cik:77' }], provenances: [{ confidence: 80 }] }, {}]);
    // Without the list of tickers the registrant is known by name only.
    expect(await mapFiles(['a10-k2025.htm', page])).toMatchObject([
      {
        subjects: [{ key: expect.stringMatching(/^edgar:registrant:invented,? inc/), entity_type: 'company' }],
        provenances: [{ confidence: 55 }],
      },
      {},
    ]);
  });

  test.each([
    ['a number in the header of its submission', 'x.txt', 'CENTRAL INDEX KEY:\t\t\t0000000077'],
    ['a number in the address of its folder', 'edgar/data/77/ex.htm', ''],
  ])('belongs to whom %s names', async (_, name, header) => {
    expect(await mapFiles([name, titled(header)])).toMatchObject([{ subjects: [{ key: 'cik:77' }] }, {}]);
  });

  test('of an unknown registrant is rejected', async () => {
    for (const title of ['', 'Subsidiaries of the Registrant', 'Subsidiaries of the Company as of May 1']) {
      expect(await mapFiles(['ex21.html', titled(`<p>${title}</p>`)])).toEqual(
        Array(2).fill(expect.stringContaining('does not name its registrant')),
      );
    }
  });

  test('is recognised however its heading is written', () => {
    for (const start of [titled(''), '<html><p>EXHIBIT</p><p>21</p>', '<table><tr>Subsidiaries of the Registrant']) {
      expect(edgar.recognises({ name: 'a.htm', start })).toBe(true);
    }
    expect(edgar.recognises({ name: 'a.htm', start: '<html>Our subsidiaries' })).toBe(false);
  });
});

test.each([
  [['Name', 'Place'], { name: 'Name', place: 'Place', percentage: null }],
  [['Name (4) (5)*', 'Place'], { name: 'Name', place: 'Place', percentage: null }],
  [['Name S\u00a0(2) (5)', 'Place'], { name: 'Name S (2)', place: 'Place', percentage: null }],
  [['Name', '100%', 'Place'], { name: 'Name', place: 'Place', percentage: '100%' }],
  [['Name of company', 'State or country'], undefined],
  [['Alone'], undefined],
  // A name made almost entirely of notes must not be slow to read.
  [[`Name ${'*'.repeat(60)}x`, 'Place'], { name: `Name ${'*'.repeat(60)}x`, place: 'Place', percentage: null }],
  [[], undefined],
])('a row %j is %j', (cells, row) => expect(readRow(cells)).toEqual(row));

test.each([
  ['DE', 'us_de'],
  ['2M', 'de'],
  ['X0', 'gb'],
  ['??', null],
  [null, null],
])('the code %s is %s', (code, jurisdiction) => expect(jurisdictionOfCode(code)).toBe(jurisdiction));

test.each([
  ['Delaware, U.S.', 'us_de'],
  ['Hong Kong', 'hk'],
  ['Ireland', 'ie'],
  ['Nowhere', null],
  [`Delaware${', and on'.repeat(20_000)}`, null],
])('%s is %s', (text, jurisdiction) => expect(jurisdictionOfName(text)).toBe(jurisdiction));
