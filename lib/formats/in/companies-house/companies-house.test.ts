import { describe, expect, test } from 'vitest';
import type { RegisterInput } from '@/lib/register/store/records';
import type { FileFacts } from '../format';
import { TableRow } from '../read/csv';
import { companiesHouse } from './companies-house';
import { isInactive } from './company';

const FILE: FileFacts = { name: 'table.csv', date: '2024-06-01T08:00:00.000Z' };

/** Invented rows; columns that are not named are empty, as in the real table. */
const basic = (row: object) => ({
  CompanyName: 'INVENTED LTD',
  CompanyNumber: '01234567',
  CompanyStatus: 'Active',
  ...row,
});
const found = (row: object) => ({
  company_name: 'INVENTED LTD',
  company_number: '01234567',
  company_status: 'Active',
  ...row,
});

const map = (row: object, file = FILE) =>
  companiesHouse.createMapper()(new TableRow(Object.keys(row), Object.values(row)), file, false);

function mapped<Kind extends RegisterInput['kind']>(row: object, kind: Kind, file = FILE) {
  const result = map(row, file);
  if (!Array.isArray(result)) throw new Error(JSON.stringify(result));
  return result.filter((input): input is Extract<RegisterInput, { kind: Kind }> => input.kind === kind);
}

describe('a row of Basic Company Data', () => {
  test('is a company of Great Britain with its address, codes and source', () => {
    const row = basic({
      CompanyNumber: '234567',
      CompanyCategory: 'Private Limited Company',
      IncorporationDate: '14/06/1990',
      DissolutionDate: 'NA',
      'RegAddress.CareOf': 'A. N. OTHER',
      'RegAddress.AddressLine1': '1 SAMPLE STREET',
      'RegAddress.PostTown': 'EXAMPLETON',
      'RegAddress.PostCode': 'EX1 1EX',
      'SICCode.SicText_1': '62012 - Business software',
      'SICCode.SicText_2': 'None Supplied',
      'SICCode.SicText_3': '7222 - An older code',
      URI: 'http://registry.example/00234567',
    });
    expect(mapped(row, 'company')).toMatchObject([
      {
        jurisdiction_code: 'gb',
        company_number: '00234567',
        company_type: 'Private Limited Company',
        current_status: 'Active',
        inactive: false,
        incorporation_date: '1990-06-14',
        dissolution_date: null,
        branch: null,
        registry_url: 'http://registry.example/00234567',
        registered_address: {
          street_address: 'A. N. OTHER, 1 SAMPLE STREET',
          locality: 'EXAMPLETON',
          region: null,
          postal_code: 'EX1 1EX',
          country: null,
        },
        registered_address_in_full: 'A. N. OTHER, 1 SAMPLE STREET, EXAMPLETON, EX1 1EX',
        industry_codes: [
          { code_scheme_id: 'uk_sic_2007', code: '62012' },
          { code_scheme_id: 'uk_sic_2003', code: '7222' },
        ],
        source: { publisher: 'Companies House', terms: 'Open Government Licence v3.0', retrieved_at: FILE.date },
      },
    ]);
    expect(mapped(row, 'industry_code_scheme')).toMatchObject([
      { id: 'uk_sic_2007', codes: [{ code: '62012', description: 'Business software' }] },
      { id: 'uk_sic_2003', codes: [{ code: '7222', description: 'An older code' }] },
    ]);
  });

  const RENAMED = basic({
    IncorporationDate: '01/01/2000',
    'PreviousName_1.CompanyName': 'SECOND LTD',
    'PreviousName_1.CONDATE': '03/03/2003',
    'PreviousName_2.CompanyName': 'FIRST LTD',
    'PreviousName_2.CONDATE': '02/02/2002',
  });

  test('has former names, each from the day the one before it ended', () => {
    expect(mapped(RENAMED, 'company')[0]?.previous_names).toEqual([
      {
        company_name: 'SECOND LTD',
        type: 'legal',
        con_date: '2003-03-03',
        start_date: '2002-02-02',
        end_date: '2003-03-03',
      },
      {
        company_name: 'FIRST LTD',
        type: 'legal',
        con_date: '2002-02-02',
        start_date: '2000-01-01',
        end_date: '2002-02-02',
      },
    ]);
  });

  test('has a name that came back twice among its former names, each time with its own dates', () => {
    const row = { ...RENAMED, 'PreviousName_2.CompanyName': 'SECOND LTD' };
    expect(mapped(row, 'company')[0]?.previous_names).toMatchObject([
      { company_name: 'SECOND LTD', start_date: '2002-02-02', end_date: '2003-03-03' },
      { company_name: 'SECOND LTD', start_date: '2000-01-01', end_date: '2002-02-02' },
    ]);
    expect(mapped(row, 'event')).toHaveLength(3);
  });

  test('gives events in the terms of the specification', () => {
    const row = { ...RENAMED, CompanyStatus: 'Dissolved', DissolutionDate: '04/04/2004' };
    expect(mapped(row, 'event').map(({ ends_at, description }) => `${ends_at.slice(0, 10)} ${description}`)).toEqual([
      '2000-01-01 Incorporated',
      "2003-03-03 Change of name from 'SECOND LTD' to 'INVENTED LTD'",
      "2002-02-02 Change of name from 'FIRST LTD' to 'SECOND LTD'",
      '2004-04-04 Became Inactive',
    ]);
  });

  test('of a company from abroad is a branch of a company there', () => {
    const row = basic({ CompanyNumber: 'FC123456', CountryOfOrigin: 'CAYMAN ISLANDS' });
    expect(mapped(row, 'company')[0]).toMatchObject({
      branch: 'F',
      branch_status: 'Overseas company',
      home_company: {
        key: 'companies-house:home-of:FC123456',
        jurisdiction_code: 'ky',
        jurisdiction_string: 'CAYMAN ISLANDS',
      },
    });
    expect(mapped(row, 'statement')).toMatchObject([
      {
        data_type: 'branch_relationship',
        subjects: [{ key: 'companies-house:home-of:FC123456' }],
        objects: [{ key: 'company:gb/FC123456' }],
        relationship: null,
      },
    ]);
  });

  test('keeps columns without a matching field as a register entry', () => {
    const row = basic({
      'Accounts.NextDueDate': '31/12/2020',
      'Mortgages.NumMortCharges': '0',
      ConfStmtNextDueDate: '',
    });
    expect(mapped(row, 'datum')).toMatchObject([
      { data_type: 'OfficialRegisterEntry', attributes: { accounts: { next_due_date: '2020-12-31' } } },
    ]);
    expect(mapped(basic({ 'Mortgages.NumMortCharges': '0' }), 'datum')).toEqual([]);
  });

  test('with days that do not exist loses the days only', () => {
    expect(mapped(basic({ IncorporationDate: '31/02/2020' }), 'company')[0]?.incorporation_date).toBeNull();
  });
});

test('a row of the search download is read by its own columns', () => {
  const row = found({
    company_type: 'Private limited company',
    company_status: 'Dissolved',
    dissolution_date: '2024-05-21',
    incorporation_date: '2024-01-03',
    nature_of_business: '68100 68209',
    registered_office_address: '1 Sample St Exampleton',
  });
  expect(mapped(row, 'company')).toMatchObject([
    {
      inactive: true,
      incorporation_date: '2024-01-03',
      registered_address: null,
      registered_address_in_full: '1 Sample St Exampleton',
      industry_codes: [{ code: '68100' }, { code: '68209' }],
      registry_url: 'https://find-and-update.company-information.service.gov.uk/company/01234567',
    },
  ]);
});

test.each([
  ['a table with other columns than those of Companies House', { name: 'x' }],
  ['no company number of the form Companies House gives', basic({ CompanyNumber: '' })],
  ['a company with no name', found({ company_name: ' ' })],
])('%s is passed over', (skip, row) => expect(map(row)).toEqual({ skip }));

test.each([
  ['Active', false],
  ['Active - Proposal to Strike off', false],
  ['Live but Receiver Manager on at least one charge', false],
  ['Open', false],
  ['Registered', false],
  ['Voluntary Arrangement', false],
  ['Liquidation', true],
  ['In Administration', true],
  ['In Administration/Administrative Receiver', true],
  ['ADMINISTRATION ORDER', true],
  ['Dissolved', true],
  ['Converted / Closed', true],
  ['Closed', true],
  ['Something new', null],
  [null, null],
])('the status %s is inactive: %s', (status, inactive) => expect(isInactive(status, null)).toBe(inactive));
