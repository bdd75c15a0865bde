import { parseDate } from '../dates';
import { joinParts } from '../text';
import type { Profile } from './profile';
import { registryPage } from './profile';
import { cell, type Row } from './row';

const SOURCE_URL = 'https://download.companieshouse.gov.uk/en_output.html';
const INDUSTRY_COLUMNS = [1, 2, 3, 4];
const NAME_COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The columns that go into the register entry: topic → prefix of its columns. */
const TOPICS: readonly [string, string][] = [
  ['accounts', 'Accounts.'],
  ['returns', 'Returns.'],
  ['confirmation_statement', 'ConfStmt'],
  ['mortgages', 'Mortgages.'],
  ['limited_partnerships', 'LimitedPartnerships.'],
];

/** `Accounts.NextDueDate` → `next_due_date`. */
const toKey = (column: string): string => column.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

function topic(row: Row, prefix: string): [string, string][] {
  return Object.keys(row)
    .filter((column) => column.startsWith(prefix))
    .flatMap((column): [string, string][] => {
      const value = cell(row, column);
      return value === null ? [] : [[toKey(column.slice(prefix.length)), parseDate(value) ?? value]];
    });
}

function registerEntry(row: Row): Profile['registerEntry'] {
  const topics = TOPICS.map(([name, prefix]): [string, [string, string][]] => [name, topic(row, prefix)]);
  const filled = topics.filter(([, entries]) => entries.some(([, value]) => value !== '0'));
  return Object.fromEntries(filled.map(([name, entries]) => [name, Object.fromEntries(entries)]));
}

/** `62012 - Business software`; codes of four digits are left over from the classification of 2003. */
function industryCodes(row: Row): Profile['industryCodes'] {
  return INDUSTRY_COLUMNS.flatMap((index) => {
    const match = /^(\d{4,5}) - (.+)$/.exec(cell(row, `SICCode.SicText_${index}`) ?? '');
    const [, code, description = null] = match ?? [];
    return code ? [{ code_scheme_id: code.length === 5 ? 'uk_sic_2007' : 'uk_sic_2003', code, description }] : [];
  });
}

function previousNames(row: Row): Profile['previousNames'] {
  return NAME_COLUMNS.flatMap((index) => {
    const name = cell(row, `PreviousName_${index}.CompanyName`);
    return name === null ? [] : [{ name, until: parseDate(cell(row, `PreviousName_${index}.CONDATE`)) }];
  });
}

function address(row: Row) {
  const part = (name: string): string | null => cell(row, `RegAddress.${name}`);
  const street = joinParts(['CareOf', 'POBox', 'AddressLine1', 'AddressLine2'].map(part));
  const parts = [street, part('PostTown'), part('County'), part('PostCode'), part('Country')];
  const [street_address = null, locality = null, region = null, postal_code = null, country = null] = parts;
  return { address: { street_address, locality, region, postal_code, country }, addressInFull: joinParts(parts) };
}

export const isBasicCompanyData = (row: Row): boolean => 'CompanyName' in row && 'CompanyNumber' in row;

/** A row of the monthly "Basic Company Data" product. */
export function readBasicCompanyData(row: Row, number: string, name: string): Profile {
  const { address: parts, addressInFull } = address(row);
  return {
    number,
    name,
    category: cell(row, 'CompanyCategory'),
    status: cell(row, 'CompanyStatus'),
    incorporated: parseDate(cell(row, 'IncorporationDate')),
    dissolved: parseDate(cell(row, 'DissolutionDate')),
    address: addressInFull === null ? null : parts,
    addressInFull,
    industryCodes: industryCodes(row),
    previousNames: previousNames(row),
    countryOfOrigin: cell(row, 'CountryOfOrigin'),
    registryUrl: cell(row, 'URI') ?? registryPage(number),
    sourceUrl: SOURCE_URL,
    registerEntry: registerEntry(row),
  };
}
