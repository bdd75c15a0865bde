import { rememberLast } from '@/lib/remember-last';
import { toBritishNumber } from '../british-number';
import { parseDate, startOfDay } from '../dates';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { nameProblem } from '../text';
import { isBasicCompanyData, readBasicCompanyData } from './basic-company-data';
import { mapProfile } from './company';
import { createSchemeCollector } from './industry-schemes';
import type { Profile } from './profile';
import { cell, isRow, type Row } from './row';
import { isSearchResult, readSearchResult } from './search-results';

interface Layout {
  recognises: (row: Row) => boolean;
  numberColumn: string;
  nameColumn: string;
  read: (row: Row, number: string, name: string) => Profile;
}

const LAYOUTS: readonly Layout[] = [
  {
    recognises: isBasicCompanyData,
    numberColumn: 'CompanyNumber',
    nameColumn: 'CompanyName',
    read: readBasicCompanyData,
  },
  { recognises: isSearchResult, numberColumn: 'company_number', nameColumn: 'company_name', read: readSearchResult },
];

/** The monthly product carries its day in its name, which copying does not change. */
const datedByName = rememberLast((file: FileFacts): FileFacts => {
  const day = parseDate(/\d{4}-\d{2}-\d{2}/.exec(file.name)?.[0] ?? null);
  return day ? { ...file, date: startOfDay(day) } : file;
});

function mapRow(row: Row, file: FileFacts, schemesOf: ReturnType<typeof createSchemeCollector>): Mapped {
  const layout = LAYOUTS.find(({ recognises }) => recognises(row));
  if (!layout) return skip('a table with other columns than those of Companies House');
  const number = toBritishNumber(cell(row, layout.numberColumn) ?? '');
  if (number === null) return skip('no company number of the form Companies House gives');
  // Not by `cell`: a company may be called NA.
  const name = textAt(row, layout.nameColumn);
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a company with ${problem}`);
  const profile = layout.read(row, number, name);
  return [...schemesOf(profile.industryCodes), ...mapProfile(profile, datedByName(file))];
}

export const companiesHouse: ImportFormat = {
  name: 'companies-house',
  recognises: ({ start }) =>
    /^\uFEFF?[^\n]*\b(?:CompanyNumber|company_number)\b[^\n]*\n/.test(start) &&
    /CompanyCategory|company_type/.test(start),
  describes: 'Companies House: the monthly Basic Company Data, or a table downloaded from the advanced search (CSV)',
  read: (file) => readCsvRecords(file),
  createMapper() {
    const schemesOf = createSchemeCollector();
    return (raw, file) => (isRow(raw) ? mapRow(raw, file, schemesOf) : skip('not a row'));
  },
};
