import { rememberLast } from '@/lib/shared/remember-last';
import { toBritishNumber } from '../british-number';
import { parseDate, startOfDay } from '../dates';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { readCsvRows } from '../read/csv';
import { placeOf, TableRow } from '../read/table-row';
import { nameProblem } from '../text';
import { createBasicReader, isBasicCompanyData } from './basic-company-data';
import { mapProfile } from './company';
import { createSchemeCollector } from './industry-schemes';
import type { ReadProfile } from './profile';
import { cell, textAt } from './row';
import { createSearchResultReader, isSearchResult } from './search-results';

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
