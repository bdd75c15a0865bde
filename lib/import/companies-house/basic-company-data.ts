import { parseDate } from '../dates';
import { joinParts } from '../text';
import type { Profile } from './profile';
import { registryPage } from './profile';
import { cell, type Row } from './row';

const SOURCE_URL = 'https://download.companieshouse.gov.uk/en_output.html';
// Names of columns are made once: to join them anew for each row would take a tenth of the time for the whole row.
const INDUSTRY_COLUMNS = [1, 2, 3, 4].map((index) => `SICCode.SicText_${index}`);
const NAME_COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => ({
  name: `PreviousName_${index}.CompanyName`,
  until: `PreviousName_${index}.CONDATE`,
}));
const STREET_COLUMNS = ['CareOf', 'POBox', 'AddressLine1', 'AddressLine2'].map((part) => `RegAddress.${part}`);
const PLACE_COLUMNS = ['PostTown', 'County', 'PostCode', 'Country'].map((part) => `RegAddress.${part}`);

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

/** The columns of a topic, each with the key of its value. */
interface Topic {
  name: string;
  columns: { column: string; key: string }[];
}

const findTopics = (columns: string[]): Topic[] =>
  TOPICS.map(([name, prefix]) => ({
    name,
    columns: columns
      .filter((column) => column.startsWith(prefix))
      .map((column) => ({ column, key: toKey(column.slice(prefix.length)) })),
  }));

/** Without a list of the row's columns, which would be made for each row. */
function hasColumns(row: Row, columns: readonly string[]): boolean {
  let at = 0;
  for (const column in row) if (column !== columns[at++]) return false;
  return at === columns.length;
}

/** Rows of one table have the same columns: the topics are looked for in the first of them. */
function createTopicFinder(): (row: Row) => Topic[] {
  let [known, topics]: [string[], Topic[]] = [[], []];
  return (row) => {
    if (hasColumns(row, known)) return topics;
    known = Object.keys(row);
    topics = findTopics(known);
    return topics;
  };
}

const topicsOf = createTopicFinder();

const SHORTEST_DATE = '1/1/2000'.length;
const dateOrText = (text: string): string => (text.length < SHORTEST_DATE ? text : (parseDate(text) ?? text));

function registerEntry(row: Row): Profile['registerEntry'] {
  const entry: Profile['registerEntry'] = {};
  for (const { name, columns } of topicsOf(row)) {
    const values: Record<string, string> = {};
    let says = false;
    for (const { column, key } of columns) {
      const value = cell(row, column);
      if (value === null) continue;
      values[key] = dateOrText(value);
      says ||= value !== '0';
    }
    if (says) entry[name] = values;
  }
  return entry;
}

type Industry = Profile['industryCodes'][number];

/** `62012 - Business software`; codes of four digits are left over from the classification of 2003. */
function readIndustry(text: string): Industry | null {
  const [, code, description = null] = /^(\d{4,5}) - (.+)$/.exec(text) ?? [];
  return code ? { code_scheme_id: code.length === 5 ? 'uk_sic_2007' : 'uk_sic_2003', code, description } : null;
}

/** By the digits with which its text begins. */
const industries = new Map<number, { text: string; industry: Industry | null }>();
const LONGEST_CODE = 5;
/** More than both classifications have, and longer than they describe any. */
const [MOST_REMEMBERED, LONGEST_REMEMBERED] = [5_000, 300];

/** The same object for the same text, which stands in thousands of rows. */
function industryOf(text: string): Industry | null {
  const number = Number.parseInt(text.slice(0, LONGEST_CODE), 10);
  const known = industries.get(number);
  if (known?.text === text) return known.industry;
  const industry = readIndustry(text);
  if (industries.size >= MOST_REMEMBERED) industries.clear();
  if (text.length <= LONGEST_REMEMBERED) industries.set(number, { text, industry });
  return industry;
}

function industryCodes(row: Row): Profile['industryCodes'] {
  const codes: Profile['industryCodes'] = [];
  for (const column of INDUSTRY_COLUMNS) {
    const text = cell(row, column);
    const industry = text === null ? null : industryOf(text);
    if (industry) codes.push(industry);
  }
  return codes;
}

/** Most companies never had another name: nothing is made for the columns that are empty. */
function previousNames(row: Row): Profile['previousNames'] {
  const names: Profile['previousNames'] = [];
  for (const columns of NAME_COLUMNS) {
    const name = cell(row, columns.name);
    if (name !== null) names.push({ name, until: parseDate(cell(row, columns.until)) });
  }
  return names;
}

const cellsOf = (row: Row, columns: readonly string[]): (string | null)[] => columns.map((column) => cell(row, column));

function address(row: Row) {
  const parts = [joinParts(cellsOf(row, STREET_COLUMNS)), ...cellsOf(row, PLACE_COLUMNS)];
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
