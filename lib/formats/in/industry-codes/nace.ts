import { type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { readJsonRecords } from '../read/json';
import type { CodeList } from './code-list';
import { type Equivalent, toScheme } from './schemes';
import { sectionOf } from './sections';

const CODE = /^(?:[A-U]|\d{2}(?:\.\d{1,2})?)$/;
const LEVELS = ['Class', 'Group', 'Division', 'Section'];

/** `01.11` → `01.1` → `01` → `A`. */
function parentOf(code: string): string | null {
  if (code.includes('.')) return code.length === 4 ? code.slice(0, 2) : code.slice(0, -1);
  return code.length === 2 ? sectionOf(code) : null;
}

/** Sections and divisions are those of ISIC; a class says its own, with a star where it is a part of it. */
function equivalentOf(code: string, isicClass: string | null): Equivalent[] {
  const to_code = code.includes('.') ? (/^(\d{4})\*?$/.exec(isicClass ?? '')?.[1] ?? null) : code;
  return to_code === null ? [] : [{ code, to_scheme_id: 'isic_4', to_code }];
}

function mapRow(row: Raw): Mapped {
  const code = LEVELS.map((level) => textAt(row, level)).find((found) => found !== null) ?? null;
  const description = textAt(row, 'Activity');
  if (code === null || !CODE.test(code) || description === null) return skip('no code of NACE with its title');
  const codes = [{ code, description, parent_code: parentOf(code) }];
  return [toScheme('eu_nace_2', codes, equivalentOf(code, textAt(row, 'ISICRev. 4')))];
}

const COLUMNS = ['Section', 'Division', 'Group', 'Class', 'Activity'];

export const naceTable: CodeList = {
  opening: /^Section,Division,Group,Class,Activity,ISIC ?Rev\. 4\r?\n/,
  columns: COLUMNS,
  read: (file) => readCsvRecords(file),
  map: mapRow,
};

export const naceJson: CodeList = {
  opening: /^\s*\[\s*\{\s*"Section":\s*"A",\s*"Division":\s*null,\s*"Group":\s*null,\s*"Class":\s*null,\s*"Activity":/,
  columns: COLUMNS,
  read: (file) => readJsonRecords(file),
  map: mapRow,
};
