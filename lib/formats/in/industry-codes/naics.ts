import type { IndustryCodeSchemeInput } from '@/lib/register/store/records';
import { type Mapped, type ReadItem, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { parsePlainRecord, readCsvRecords } from '../read/csv';
import type { SourceFile } from '../read/source-file';

/** Official pages of the classifications whose lists are read here. */
const SCHEMES = {
  isic_4: {
    name: 'UN International Standard Industrial Classification, Rev. 4',
    url: 'https://unstats.un.org/unsd/classifications/Econ/isic',
  },
  isic_31: {
    name: 'UN International Standard Industrial Classification, Rev. 3.1',
    url: 'https://unstats.un.org/unsd/classifications/Econ/isic',
  },
  eu_nace_2: { name: 'European Community NACE Rev. 2', url: 'https://ec.europa.eu/eurostat/web/nace' },
  uk_sic_2007: {
    name: 'UK Standard Industrial Classification 2007',
    url: 'https://www.ons.gov.uk/methodology/classificationsandstandards/ukstandardindustrialclassificationofeconomicactivities/uksic2007',
  },
  us_naics_2017: {
    name: 'North American Industry Classification System 2017 (US)',
    url: 'https://www.census.gov/naics/',
  },
  us_naics_2022: {
    name: 'North American Industry Classification System 2022 (US)',
    url: 'https://www.census.gov/naics/',
  },
  us_sic: { name: 'US Standard Industrial Classification 1987', url: 'https://www.osha.gov/data/sic-manual' },
  fr_naf_2008: {
    name: 'Nomenclature d’activités française, révision 2, 2008',
    url: 'https://www.insee.fr/fr/information/2406147',
  },
  br_cnae_2: {
    name: 'Classificação Nacional de Atividades Econômicas 2.0',
    url: 'https://concla.ibge.gov.br/busca-online-cnae.html',
  },
} as const;

type SchemeId = keyof typeof SCHEMES;

/** A code as one row of a list gives it; fields missing in the row are absent. */
interface ListedCode {
  code: string;
  description: string;
  parent_code?: string | null;
}

/** An equivalent of a code in another scheme. */
export interface Equivalent {
  code: string;
  to_scheme_id: SchemeId;
  to_code: string;
}

/** A row's facts about a scheme: the register combines the rows. */
export const toScheme = (id: SchemeId, codes: ListedCode[], mappings: Equivalent[] = []): IndustryCodeSchemeInput => ({
  kind: 'industry_code_scheme',
  id,
  ...SCHEMES[id],
  codes,
  mappings,
});

/** One published table or list of codes. */
export interface CodeList {
  /** The start of the file, without a byte order mark. */
  opening: RegExp;
  /** File name of a list without a header. */
  named?: RegExp;
  read(file: SourceFile): AsyncIterable<ReadItem>;
  /** Columns that distinguish its rows from those of other lists. */
  columns: readonly string[];
  map(row: Raw): Mapped;
}

/** A row may lack its last column, which holds notes that are not needed. */
function withoutNotes(item: ReadItem, columns: readonly string[]): ReadItem {
  const fields = 'problem' in item ? parsePlainRecord(item.text ?? '') : undefined;
  if (fields?.length !== columns.length - 1) return item;
  const raw: Raw = Object.fromEntries(fields.map((field, at) => [columns[at], field]));
  return { line: item.line, raw };
}

/** A table with our column names, because some of the published ones are duplicate or contain line breaks. */
async function* readUnder(columns: readonly string[], file: SourceFile): AsyncIterable<ReadItem> {
  let isHeader = true;
  for await (const item of readCsvRecords(file, { columns })) {
    if (!isHeader) yield withoutNotes(item, columns);
    isHeader = false;
  }
}

const CODE = /^(?:\d{2,6}|31-33|44-45|48-49)$/;
const INDUSTRY = /^\d{6}$/;

/** Titles of sectors with several numbers. */
const SECTORS: Readonly<Record<string, string>> = {
  '31': '31-33',
  '32': '31-33',
  '33': '31-33',
  '44': '44-45',
  '45': '44-45',
  '48': '48-49',
  '49': '48-49',
};

/** `111110` → `11111` → … → `11`. */
function parentOf(code: string): string | null {
  if (code.length === 2 || code.includes('-')) return null;
  const parent = code.slice(0, -1);
  return SECTORS[parent] ?? parent;
}

export const naics2017: CodeList = {
  opening: /^"?NAICS 2017"?,"?2017 NAICS US Title"?,"?Seq\. No\."?\r?\n/,
  columns: ['NAICS 2017', '2017 NAICS US Title'],
  read: (file) => readCsvRecords(file),
  map(row) {
    const [code, description] = [textAt(row, 'NAICS 2017'), textAt(row, '2017 NAICS US Title')];
    if (code === null || !CODE.test(code) || description === null) return skip('no code of NAICS with its title');
    return [toScheme('us_naics_2017', [{ code, description, parent_code: parentOf(code) }])];
  },
};

/** Titles shared with Canada and Mexico end in a raised T, which the table has as a letter. */
const withoutMark = (title: string | null, code: string): string | null =>
  code.length === 6 ? title : (title?.replace(/T$/, '') ?? null);

function mapYears(row: Raw): Mapped {
  const [before, code] = [textAt(row, 'NAICS 2017'), textAt(row, 'NAICS 2022')];
  if (before === null || code === null || !CODE.test(before) || !CODE.test(code)) return skip('no two codes of NAICS');
  const description = withoutMark(textAt(row, '2022 NAICS Title'), code);
  if (description === null) return skip('a code of NAICS without its title');
  const codes = [{ code, description, parent_code: parentOf(code) }];
  return [toScheme('us_naics_2022', codes, [{ code, to_scheme_id: 'us_naics_2017', to_code: before }])];
}

export const naicsYears: CodeList = {
  opening: /^"?NAICS 2017"?,"?NAICS 2022"?,/,
  columns: ['NAICS 2017', 'NAICS 2022', '2022 NAICS Title'],
  read: (file) => readCsvRecords(file),
  map: mapYears,
};

/** A code linked to all industries, like households, is equivalent to none. */
const isOfAll = (code: string | null): boolean => code !== null && /^0+$/.test(code);

function link(code: string | null, to_scheme_id: SchemeId, to_code: string | null): Mapped {
  if (isOfAll(code)) return [];
  if (code === null || !INDUSTRY.test(code) || to_code === null)
    return skip('no industry of NAICS with its equivalent');
  return [toScheme('us_naics_2017', [], [{ code, to_scheme_id, to_code }])];
}

const NACE_COLUMNS = ['naics_2017', 'nace_2', 'nace_title', 'naics_title', 'notes'];

/** The Commission's table; two of its columns have the same name. */
export const naicsToNace: CodeList = {
  opening: /^"?NAICS 2017"?,"?NACE Rev\. 2"?,"?NACE Rev\. 2"?,/,
  columns: ['naics_2017', 'nace_2'],
  read: (file) => readUnder(NACE_COLUMNS, file),
  map(row) {
    const nace = textAt(row, 'nace_2');
    return link(textAt(row, 'naics_2017'), 'eu_nace_2', nace && /^\d{2}(?:\.\d{1,2})?$/.test(nace) ? nace : null);
  },
};

/** Leading zeros are lost. A class has four digits; the notes say if only a group is meant. */
function isicOf(row: Raw): string | null {
  const digits = textAt(row, 'isic_4');
  if (digits === null || !/^\d{1,4}$/.test(digits)) return null;
  return digits.padStart(/group level/i.test(textAt(row, 'notes') ?? '') ? 3 : 4, '0');
}

const ISIC_COLUMNS = ['part_of_naics', 'naics_2017', 'naics_title', 'part_of_isic', 'isic_4', 'isic_title', 'notes'];

/** The Census Bureau's table; its column names contain line breaks. */
export const naicsToIsic: CodeList = {
  opening: /^"?Part of NAICS US"?,"?2017\s+NAICS\s+US\s*"?,/,
  columns: ['naics_2017', 'isic_4'],
  read: (file) => readUnder(ISIC_COLUMNS, file),
  map: (row) => link(textAt(row, 'naics_2017'), 'isic_4', isicOf(row)),
};
