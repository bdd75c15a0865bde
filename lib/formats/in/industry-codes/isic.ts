import { type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import type { CodeList } from './code-list';
import { toScheme } from './schemes';
import { sectionOf } from './sections';

const CODE = /^(?:[A-U]|\d{2,4})$/;
const CLASS = /^\d{4}$/;

/** Divisions belong to sections, groups and classes to what their code begins with. */
const parentOf = (code: string): string | null => (code.length > 2 ? code.slice(0, -1) : sectionOf(code));

function mapCode(code: string | null, description: string | null): Mapped {
  if (code === null || !CODE.test(code) || description === null) return skip('no code of ISIC with its title');
  return [toScheme('isic_4', [{ code, description, parent_code: /\d/.test(code) ? parentOf(code) : null }])];
}

/** The list as the European Commission publishes it. */
export const isicTable: CodeList = {
  opening: /^ISIC Rev\. 4,"?Description"?\r?\n/,
  columns: ['ISIC Rev. 4', 'Description'],
  read: (file) => readCsvRecords(file),
  map: (row) => mapCode(textAt(row, 'ISIC Rev. 4'), textAt(row, 'Description')),
};

/** The list as the UN publishes it. Its header says nothing, so its first section must follow. */
export const isicStructure: CodeList = {
  opening: /^"?Code"?,"?Description"?\r?\n"?A"?,"?Agriculture, forestry and fishing"?\r?\n/,
  columns: ['Code', 'Description'],
  read: (file) => readCsvRecords(file),
  map: (row) => mapCode(textAt(row, 'Code'), textAt(row, 'Description')),
};

function mapRevision(row: Raw): Mapped {
  const [now, before] = [textAt(row, 'ISIC4code'), textAt(row, 'ISIC31code')];
  if (now === null || before === null || !CLASS.test(now) || !CLASS.test(before)) return skip('no two classes of ISIC');
  // The table has no titles of the older revision.
  const codes = [{ code: before, description: '(title not given)' }];
  return [toScheme('isic_31', codes, [{ code: before, to_scheme_id: 'isic_4', to_code: now }])];
}

/** The UN's table from revision 3.1 to revision 4. */
export const isicRevisions: CodeList = {
  opening: /^"?ISIC4code"?,"?partialISIC4"?,"?ISIC31code"?,/,
  columns: ['ISIC4code', 'ISIC31code'],
  read: (file) => readCsvRecords(file),
  map: mapRevision,
};
