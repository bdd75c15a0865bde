import { createDice } from '@/lib/testing/chance';
import type { Table } from './table';

const COMPANIES = 1_000;
const TRADES = ['Bakery', 'Joinery', 'Marine', 'Optics', 'Textiles', 'Haulage', 'Software', 'Brewing'];
const PLACES = ['Northwick', 'Eastmere', 'Harrowgate', 'Lowbridge', 'Saltmarsh', 'Upper Fenby'];
const STREETS = ['Mill Lane', 'Station Road', 'Harbour Street', 'Church Walk'];
const CODES = ['10710 - Manufacture of bread', '62012 - Business software', '49410 - Freight transport by road'];
const STATUSES = ['Active', 'Active', 'Active', 'Liquidation', 'Active - Proposal to Strike off'];

const numbered = (count: number, toColumns: (number: number) => string[]): string[] =>
  Array.from({ length: count }, (_, index) => toColumns(index + 1)).flat();

/** The columns of the monthly product of Companies House, in its order. */
const HEADER = [
  ...['CompanyName', 'CompanyNumber'],
  ...['CareOf', 'POBox', 'AddressLine1', 'AddressLine2', 'PostTown', 'County', 'Country', 'PostCode'].map(
    (part) => `RegAddress.${part}`,
  ),
  ...['CompanyCategory', 'CompanyStatus', 'CountryOfOrigin', 'DissolutionDate', 'IncorporationDate'],
  ...['AccountRefDay', 'AccountRefMonth', 'NextDueDate', 'LastMadeUpDate', 'AccountCategory'].map(
    (part) => `Accounts.${part}`,
  ),
  ...['Returns.NextDueDate', 'Returns.LastMadeUpDate'],
  ...['Charges', 'Outstanding', 'PartSatisfied', 'Satisfied'].map((part) => `Mortgages.NumMort${part}`),
  ...numbered(4, (number) => [`SICCode.SicText_${number}`]),
  ...['LimitedPartnerships.NumGenPartners', 'LimitedPartnerships.NumLimPartners', 'URI'],
  ...numbered(10, (number) => [`PreviousName_${number}.CONDATE`, `PreviousName_${number}.CompanyName`]),
  ...['ConfStmtNextDueDate', 'ConfStmtLastMadeUpDate'],
];

/** A table of the same shape as the published one, of companies that do not exist. */
export function inventSample(): Table {
  const { pick, below } = createDice(1);
  const nameCompany = () => `${pick(PLACES)} ${pick(TRADES)} ${pick(['Limited', 'LLP', 'PLC'])}`.toUpperCase();
  const day = () => `${String(1 + below(28)).padStart(2, '0')}/0${1 + below(9)}/${1980 + below(40)}`;
  const inventRow = (index: number): string[] => {
    const number = String(index).padStart(8, '0');
    const values: Record<string, string> = {
      CompanyName: nameCompany(),
      CompanyNumber: number,
      'RegAddress.AddressLine1': `${1 + below(200)} ${pick(STREETS)}`,
      'RegAddress.PostTown': pick(PLACES),
      'RegAddress.Country': 'ENGLAND',
      'RegAddress.PostCode': `ZZ${1 + below(99)} ${below(9)}ZZ`,
      CompanyCategory: 'Private Limited Company',
      CompanyStatus: pick(STATUSES),
      CountryOfOrigin: 'United Kingdom',
      DissolutionDate: 'NA',
      IncorporationDate: day(),
      'Accounts.AccountRefDay': '31',
      'Accounts.AccountRefMonth': '3',
      'Accounts.NextDueDate': day(),
      'Mortgages.NumMortCharges': '0',
      'SICCode.SicText_1': pick(CODES),
      URI: `http://business.data.gov.uk/id/company/${number}`,
      ...(below(8) === 0 ? { 'PreviousName_1.CONDATE': day(), 'PreviousName_1.CompanyName': nameCompany() } : {}),
      ConfStmtNextDueDate: day(),
    };
    return HEADER.map((column) => values[column] ?? '');
  };
  return { header: HEADER, rows: Array.from({ length: COMPANIES }, (_, index) => inventRow(index)) };
}
