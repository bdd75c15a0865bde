import { type FileSample, type ImportFormat, skip } from '../format';
import { isRaw, type Raw } from '../raw';
import { cnae } from './cnae';
import type { CodeList } from './code-list';
import { isicRevisions, isicStructure, isicTable } from './isic';
import { naceJson, naceTable } from './nace';
import { naf } from './naf';
import { naics2017, naicsToIsic, naicsToNace, naicsYears } from './naics';
import { ukSic } from './uk-sic';
import { usSic } from './us-sic';

/** A row of two lists is one of the first of them. */
const LISTS: readonly CodeList[] = [
  ukSic,
  naceTable,
  naceJson,
  naf,
  cnae,
  naicsYears,
  naicsToNace,
  naicsToIsic,
  naics2017,
  ...usSic,
  isicTable,
  isicStructure,
  isicRevisions,
];

function listOf({ name, start }: FileSample): CodeList | undefined {
  const text = start.replace(/^\uFEFF/, '');
  return LISTS.find(({ opening, named }) => opening.test(text) && (named === undefined || named.test(name)));
}

const listOfRow = (row: Raw): CodeList | undefined =>
  LISTS.find(({ columns }) => columns.every((column) => Object.hasOwn(row, column)));

/** Code lists of classifications, with their hierarchy and what the codes are in others. */
export const industryCodes: ImportFormat = {
  name: 'industry-codes',
  describes: 'Code lists of ISIC, NACE, NAICS, NAF, CNAE, UK and US SIC, and tables between them (CSV, JSON)',
  recognises: (sample) => listOf(sample) !== undefined,
  async *read(file) {
    const list = listOf({ name: file.name, start: (await file.start()).toString('utf8') });
    if (!list) throw new Error('it is no list of industry codes that is known here');
    yield* list.read(file);
  },
  createMapper: () => (raw) => {
    const list = isRaw(raw) ? listOfRow(raw) : undefined;
    return isRaw(raw) && list ? list.map(raw) : skip('not a row of a list of industry codes');
  },
};
