import type { IndustryCodeSchemeInput } from '@/lib/register/store/records';
import { rememberLast } from '@/lib/shared/names/fold';
import { toBritishNumber } from '../company-numbers';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { placeOf, readCsvRows, TableRow } from '../read/csv';
import { cleanText, findDate, joinParts, nameProblem, parseDate } from '../values';
import { mapProfile, type Profile, type ReadProfile, registryPage } from './company';

/** With which each of them begins. */
const FIRST_LETTER = 'N'.charCodeAt(0);
/** Exports write an empty cell as `NA` or `None Supplied`. */
const EMPTY = new Set(['NA', 'N/A', 'NULL', 'None Supplied']);

const BLANK = ' '.charCodeAt(0);
const hasBlankAtEnd = (text: string): boolean =>
  text.charCodeAt(0) === BLANK || text.charCodeAt(text.length - 1) === BLANK;

/** The text of a cell, unchanged. Nearly all rows are clean, with forty cells, so this is the fast path. */
export function textAt({ cells, isClean }: TableRow, place: number): string | null {
  const text = cells[place];
  if (text === undefined || text === '') return null;
  return isClean && !hasBlankAtEnd(text) ? text : cleanText(text);
}

export function cell(row: TableRow, place: number): string | null {
  const text = textAt(row, place);
  return text !== null && text.charCodeAt(0) === FIRST_LETTER && EMPTY.has(text) ? null : text;
}

/** Columns stored in the register entry: topic → prefix of its columns. */
const TOPICS: readonly [string, string][] = [
  ['accounts', 'Accounts.'],
  ['returns', 'Returns.'],
  ['confirmation_statement', 'ConfStmt'],
  ['mortgages', 'Mortgages.'],
  ['limited_partnerships', 'LimitedPartnerships.'],
];

/** `Accounts.NextDueDate` → `next_due_date`. */
const toKey = (column: string): string => column.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

/** A column of a topic: its index, and the key of its value. */
interface TopicColumn {
  place: number;
  key: string;
}

interface Topic {
  name: string;
  columns: TopicColumn[];
}

const findTopics = (columns: readonly string[]): Topic[] =>
  TOPICS.map(([name, prefix]) => ({
    name,
    columns: columns.flatMap((column, place) =>
      column.startsWith(prefix) ? [{ place, key: toKey(column.slice(prefix.length)) }] : [],
    ),
  }));

const SHORTEST_DATE = '1/1/2000'.length;
const dateOrText = (text: string): string => (text.length < SHORTEST_DATE ? text : (findDate(text) ?? text));

/** Most companies have no charges and no partners: their columns hold zeros, which are not stored. */
function saysAnything(row: TableRow, columns: readonly TopicColumn[]): boolean {
  for (const { place } of columns) {
    const value = cell(row, place);
    if (value !== null && value !== '0') return true;
  }
  return false;
}

function valuesOf(row: TableRow, columns: readonly TopicColumn[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { place, key } of columns) {
    const value = cell(row, place);
    if (value !== null) values[key] = dateOrText(value);
  }
  return values;
}

function registerEntry(row: TableRow, topics: readonly Topic[]): Profile['registerEntry'] {
  const entry: Profile['registerEntry'] = {};
  for (const { name, columns } of topics) if (saysAnything(row, columns)) entry[name] = valuesOf(row, columns);
  return entry;
}

type Industry = Profile['industryCodes'][number];

/** `62012 - Business software`; four-digit codes are from the classification of 2003. */
function readIndustry(text: string): Industry | null {
  const [, code, description = null] = /^(\d{4,5}) - (.+)$/.exec(text) ?? [];
  return code ? { code_scheme_id: code.length === 5 ? 'uk_sic_2007' : 'uk_sic_2003', code, description } : null;
}

/** By the digits with which its text begins. */
const industries = new Map<number, { text: string; industry: Industry | null }>();
const LONGEST_CODE = 5;
/** More than both classifications have, and longer than any of their descriptions. */
const [MOST_REMEMBERED, LONGEST_REMEMBERED] = [5_000, 300];

/** Returns the same object for the same text, which occurs in thousands of rows. */
function industryOf(text: string): Industry | null {
  const number = Number.parseInt(text.slice(0, LONGEST_CODE), 10);
  const known = industries.get(number);
  if (known?.text === text) return known.industry;
  const industry = readIndustry(text);
  if (industries.size >= MOST_REMEMBERED) industries.clear();
  if (text.length <= LONGEST_REMEMBERED) industries.set(number, { text, industry });
  return industry;
}

function industryCodes(row: TableRow, places: readonly number[]): Profile['industryCodes'] {
  const codes: Profile['industryCodes'] = [];
  for (const place of places) {
    const text = cell(row, place);
    const industry = text === null ? null : industryOf(text);
    if (industry) codes.push(industry);
  }
  return codes;
}

const BASIC_COMPANY_DATA_SOURCE_URL = 'https://download.companieshouse.gov.uk/en_output.html';
const STREET_PARTS = ['CareOf', 'POBox', 'AddressLine1', 'AddressLine2'];

/** Columns of a previous name and of the day it ended. */
interface NamePlace {
  name: number;
  until: number;
}

/** Most companies have no previous name: empty columns cost nothing. */
function previousNames(row: TableRow, places: readonly NamePlace[]): Profile['previousNames'] {
  const names: Profile['previousNames'] = [];
  for (const place of places) {
    const name = cell(row, place.name);
    if (name !== null) names.push({ name, until: parseDate(cell(row, place.until)) });
  }
  return names;
}

/** Column indexes of a table. */
interface Places {
  category: number;
  status: number;
  incorporated: number;
  dissolved: number;
  street: number[];
  town: number;
  county: number;
  postCode: number;
  country: number;
  industries: number[];
  names: NamePlace[];
  countryOfOrigin: number;
  uri: number;
  topics: Topic[];
}

function findBasicDataPlaces(columns: readonly string[]): Places {
  const at = (column: string): number => placeOf(columns, column);
  return {
    category: at('CompanyCategory'),
    status: at('CompanyStatus'),
    incorporated: at('IncorporationDate'),
    dissolved: at('DissolutionDate'),
    street: STREET_PARTS.map((part) => at(`RegAddress.${part}`)),
    town: at('RegAddress.PostTown'),
    county: at('RegAddress.County'),
    postCode: at('RegAddress.PostCode'),
    country: at('RegAddress.Country'),
    industries: [1, 2, 3, 4].map((index) => at(`SICCode.SicText_${index}`)),
    names: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => ({
      name: at(`PreviousName_${index}.CompanyName`),
      until: at(`PreviousName_${index}.CONDATE`),
    })),
    countryOfOrigin: at('CountryOfOrigin'),
    uri: at('URI'),
    topics: findTopics(columns),
  };
}

function streetAt(row: TableRow, places: readonly number[]): string | null {
  let street: string | null = null;
  for (const place of places) {
    const part = cell(row, place);
    if (part !== null) street = street === null ? part : `${street}, ${part}`;
  }
  return street;
}

const addressAt = (row: TableRow, places: Places) => ({
  street_address: streetAt(row, places.street),
  locality: cell(row, places.town),
  region: cell(row, places.county),
  postal_code: cell(row, places.postCode),
  country: cell(row, places.country),
});

const inFull = ({
  street_address,
  locality,
  region,
  postal_code,
  country,
}: ReturnType<typeof addressAt>): string | null => joinParts([street_address, locality, region, postal_code, country]);

const isBasicCompanyData = (columns: readonly string[]): boolean =>
  columns.includes('CompanyName') && columns.includes('CompanyNumber');

/** Reads the rows of the monthly "Basic Company Data" product. */
function createBasicReader(columns: readonly string[]): ReadProfile {
  const places = findBasicDataPlaces(columns);
  return (row, number, name) => {
    const address = addressAt(row, places);
    const addressInFull = inFull(address);
    return {
      number,
      name,
      category: cell(row, places.category),
      status: cell(row, places.status),
      incorporated: parseDate(cell(row, places.incorporated)),
      dissolved: parseDate(cell(row, places.dissolved)),
      address: addressInFull === null ? null : address,
      addressInFull,
      industryCodes: industryCodes(row, places.industries),
      previousNames: previousNames(row, places.names),
      countryOfOrigin: cell(row, places.countryOfOrigin),
      registryUrl: cell(row, places.uri) ?? registryPage(number),
      sourceUrl: BASIC_COMPANY_DATA_SOURCE_URL,
      registerEntry: registerEntry(row, places.topics),
    };
  };
}

const SOURCE_URL = 'https://find-and-update.company-information.service.gov.uk/advanced-search';

const isSearchResult = (columns: readonly string[]): boolean =>
  columns.includes('company_name') && columns.includes('company_number');

function findPlaces(columns: readonly string[]) {
  const at = (column: string): number => placeOf(columns, column);
  return {
    address: at('registered_office_address'),
    industries: at('nature_of_business'),
    category: at('company_type'),
    status: at('company_status'),
    incorporated: at('incorporation_date'),
    dissolved: at('dissolution_date'),
    removed: at('removed_date'),
  };
}

const toIndustryCodes = (text: string): Profile['industryCodes'] =>
  text
    .split(/\s+/)
    .filter((code) => /^\d{5}$/.test(code))
    .map((code) => ({ code_scheme_id: 'uk_sic_2007', code, description: null }));

/** Reads the rows of the table that the register's advanced search offers for download. */
function createSearchResultReader(columns: readonly string[]): ReadProfile {
  const places = findPlaces(columns);
  return (row, number, name) => ({
    number,
    name,
    category: cell(row, places.category),
    status: cell(row, places.status),
    // Overseas entities are registered, not incorporated, in this register.
    incorporated: parseDate(cell(row, places.incorporated)),
    dissolved: parseDate(cell(row, places.dissolved)) ?? parseDate(cell(row, places.removed)),
    address: null,
    addressInFull: cell(row, places.address),
    industryCodes: toIndustryCodes(cell(row, places.industries) ?? ''),
    previousNames: [],
    countryOfOrigin: null,
    registryUrl: registryPage(number),
    sourceUrl: SOURCE_URL,
    registerEntry: {},
  });
}

type IndustryCode = Profile['industryCodes'][number];

const NONE: IndustryCodeSchemeInput[] = [];

const SCHEME_NAMES: Readonly<Record<string, string>> = {
  uk_sic_2007: 'UK Standard Industrial Classification 2007',
  uk_sic_2003: 'UK Standard Industrial Classification 2003',
};

/** The table gives each code's meaning in every row; a run passes each meaning on once. */
function createSchemeCollector(): (codes: Profile['industryCodes']) => IndustryCodeSchemeInput[] {
  const seen = new Set<string>();
  const toSchemes = ({ code_scheme_id: id, code, description }: IndustryCode): IndustryCodeSchemeInput[] => {
    const uid = `${id}-${code}`;
    if (description === null || seen.has(uid)) return [];
    seen.add(uid);
    return [{ kind: 'industry_code_scheme', id, name: SCHEME_NAMES[id] ?? id, codes: [{ code, description }] }];
  };
  /** Most codes were seen before, as the same object. */
  const met = new WeakSet<IndustryCode>();
  return (codes) => {
    if (codes.every((code) => met.has(code))) return NONE;
    for (const code of codes) met.add(code);
    return codes.flatMap(toSchemes);
  };
}

interface Layout {
  recognises: (columns: readonly string[]) => boolean;
  numberColumn: string;
  nameColumn: string;
  createReader: (columns: readonly string[]) => ReadProfile;
}

const LAYOUTS: readonly Layout[] = [
  {
    recognises: isBasicCompanyData,
    numberColumn: 'CompanyNumber',
    nameColumn: 'CompanyName',
    createReader: createBasicReader,
  },
  {
    recognises: isSearchResult,
    numberColumn: 'company_number',
    nameColumn: 'company_name',
    createReader: createSearchResultReader,
  },
];

/** Chooses the row reader by the table's columns; undefined if it is neither of the two tables. */
const readerOf = rememberLast((columns: readonly string[]) => {
  const layout = LAYOUTS.find(({ recognises }) => recognises(columns));
  if (!layout) return undefined;
  const { numberColumn, nameColumn, createReader } = layout;
  return { number: placeOf(columns, numberColumn), name: placeOf(columns, nameColumn), read: createReader(columns) };
});

function mapRow(row: TableRow, file: FileFacts, schemesOf: ReturnType<typeof createSchemeCollector>): Mapped {
  const reader = readerOf(row.columns);
  if (!reader) return skip('a table with other columns than those of Companies House');
  const number = toBritishNumber(cell(row, reader.number) ?? '');
  if (number === null) return skip('no company number of the form Companies House gives');
  // Not by `cell`: a company may be called NA.
  const name = textAt(row, reader.name);
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a company with ${problem}`);
  const profile = reader.read(row, number, name);
  return [...schemesOf(profile.industryCodes), ...mapProfile(profile, file)];
}

/** The columns of both tables. */
const KNOWN = new RegExp(
  [
    /^(?:CompanyName|CompanyNumber|CompanyCategory|CompanyStatus|CountryOfOrigin|DissolutionDate|IncorporationDate|URI)$/,
    /^(?:RegAddress|Accounts|Returns|Mortgages|LimitedPartnerships)\.\w+$|^SICCode\.SicText_\d$/,
    /^PreviousName_\d+\.(?:CONDATE|CompanyName)$|^ConfStmt(?:NextDue|LastMadeUp)Date$/,
    /^company_(?:name|number|status|type|subtype)$|^(?:dissolution|incorporation|removed|registered)_date$/,
    /^(?:nature_of_business|registered_office_address)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

export const companiesHouse: ImportFormat = {
  name: 'companies-house',
  recognises: ({ start }) =>
    /^\uFEFF?[^\n]*\b(?:CompanyNumber|company_number)\b[^\n]*\n/.test(start) &&
    /CompanyCategory|company_type/.test(start),
  describes: 'Companies House: the monthly Basic Company Data, or a table downloaded from the advanced search (CSV)',
  read: (file) => readCsvRows(file, { isKnown: (column) => KNOWN.test(column) }),
  createMapper() {
    const schemesOf = createSchemeCollector();
    return (raw, file) => (raw instanceof TableRow ? mapRow(raw, file, schemesOf) : skip('not a row'));
  },
};
