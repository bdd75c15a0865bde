import { type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import type { CodeList } from './code-list';
import { type Equivalent, toScheme } from './schemes';

/** Codes of Companies House beside the classification: non-trading, residents’ property, dormant. */
const OWN_CODES = new Set(['74990', '98000', '99999']);

/** The first four digits are the class of NACE; sections are the same. */
function equivalentsOf(code: string, section: string): Equivalent[] {
  const sections: Equivalent = { code: section, to_scheme_id: 'eu_nace_2', to_code: section };
  if (OWN_CODES.has(code)) return [sections];
  return [sections, { code, to_scheme_id: 'eu_nace_2', to_code: `${code.slice(0, 2)}.${code.slice(2, 4)}` }];
}

function mapRow(row: Raw): Mapped {
  // Spreadsheets have taken the leading zeros.
  const code = textAt(row, 'sic_code')?.padStart(5, '0') ?? '';
  const [description, section, title] = ['sic_description', 'section', 'section_description'].map((column) =>
    textAt(row, column),
  );
  if (!/^\d{5}$/.test(code) || !description) return skip('no code of the UK SIC with its title');
  if (!section || !/^[A-U]$/.test(section) || !title) return skip('a code without its section');
  const codes = [
    { code: section, description: title },
    { code, description, parent_code: section },
  ];
  return [toScheme('uk_sic_2007', codes, equivalentsOf(code, section))];
}

export const ukSic: CodeList = {
  opening: /^"?sic_code"?,"?sic_description"?,"?section"?,"?section_description"?/,
  columns: ['sic_code', 'sic_description', 'section'],
  read: (file) => readCsvRecords(file),
  map: mapRow,
};
