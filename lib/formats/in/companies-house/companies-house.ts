import type { IndustryCodeSchemeInput } from '@/lib/register/store/records';
import { rememberLast } from '@/lib/shared/remember-last';
import { toBritishNumber } from '../british-number';
import { parseDate, startOfDay } from '../dates';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { readCsvRows } from '../read/csv';
import { placeOf, TableRow } from '../read/table-row';
import { nameProblem } from '../text';
import { cell, createBasicReader, isBasicCompanyData, textAt } from './basic-company-data';
import { mapProfile } from './company';
import { type Profile, type ReadProfile, registryPage } from './profile';

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
    // Overseas entities have no incorporation in this register, only a registration.
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

/** The table brings each code's meaning along; a run hands each meaning over once. */
function createSchemeCollector(): (codes: Profile['industryCodes']) => IndustryCodeSchemeInput[] {
  const seen = new Set<string>();
  const toSchemes = ({ code_scheme_id: id, code, description }: IndustryCode): IndustryCodeSchemeInput[] => {
    const uid = `${id}-${code}`;
    if (description === null || seen.has(uid)) return [];
    seen.add(uid);
    return [{ kind: 'industry_code_scheme', id, name: SCHEME_NAMES[id] ?? id, codes: [{ code, description }] }];
  };
  /** Most codes have been met, and as the same object. */
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

/** How the rows of a table are read, which its columns tell; undefined where it is neither of the two. */
const readerOf = rememberLast((columns: readonly string[]) => {
  const layout = LAYOUTS.find(({ recognises }) => recognises(columns));
  if (!layout) return undefined;
  const { numberColumn, nameColumn, createReader } = layout;
  return { number: placeOf(columns, numberColumn), name: placeOf(columns, nameColumn), read: createReader(columns) };
});

/** The monthly product carries its day in its name, which copying does not change. */
const datedByName = rememberLast((file: FileFacts): FileFacts => {
  const day = parseDate(/\d{4}-\d{2}-\d{2}/.exec(file.name)?.[0] ?? null);
  return day ? { ...file, date: startOfDay(day) } : file;
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
  return [...schemesOf(profile.industryCodes), ...mapProfile(profile, datedByName(file))];
}

export const companiesHouse: ImportFormat = {
  name: 'companies-house',
  recognises: ({ start }) =>
    /^\uFEFF?[^\n]*\b(?:CompanyNumber|company_number)\b[^\n]*\n/.test(start) &&
    /CompanyCategory|company_type/.test(start),
  describes: 'Companies House: the monthly Basic Company Data, or a table downloaded from the advanced search (CSV)',
  read: (file) => readCsvRows(file),
  createMapper() {
    const schemesOf = createSchemeCollector();
    return (raw, file) => (raw instanceof TableRow ? mapRow(raw, file, schemesOf) : skip('not a row'));
  },
};
