import type { Address } from '@/lib/contract/reference';
import { fold, heavilyNormaliseNumber, isPlain, numberWords } from '@/lib/shared/names/fold';
import { normaliseName } from '@/lib/shared/names/normalise';

/** The columns of the search table; see the schema. */
export const SEARCH_COLUMNS = [
  'name',
  'normalised_name',
  'previous_names',
  'normalised_previous_names',
  'company_number',
  'heavily_normalised_number',
  'native_company_number',
  'postal_codes',
  'address',
] as const;

/** What of a company is searched by words, beside its other names. */
export interface SearchedCompany {
  name: string;
  company_number: string;
  native_company_number?: string | null | undefined;
  registered_address?: Address | null | undefined;
  registered_address_in_full?: string | null | undefined;
}

/** Letters that the search table folds by itself are left to it, so that the text stays the one that is kept elsewhere. */
const searchText = (text: string): string => (isPlain(text) ? text : fold(text));

/** Whether a part of the address stands in its one line, between commas. */
function isSaid(inFull: string, part: string): boolean {
  const at = inFull.indexOf(part);
  const end = at + part.length;
  return at !== -1 && (at === 0 || inFull.startsWith(', ', at - 2)) && (end === inFull.length || inFull[end] === ',');
}

/**
 * The address, structured or in one line, with the words that only one of them has: the loose search asks which words
 * occur, not in what order, and parts a text at all that is no letter or digit.
 */
function addressWords(inFull: string, structured: Address | null): string {
  if (structured === null) return searchText(inFull);
  let text = inFull;
  for (const part of Object.values(structured)) if (part && !isSaid(inFull, part)) text += ` ${part}`;
  return searchText(text);
}

const wordsOfNumber = (number: string): string | null => (number === '' ? null : numberWords(number));

function heavilyNormalised(number: string, native: string): string {
  const [own, other] = [number && heavilyNormaliseNumber(number), native && heavilyNormaliseNumber(native)];
  return own && other && own !== other ? `${own} ${other}` : own || other;
}

/**
 * The first row, by `SEARCH_COLUMNS`: the name itself, folded and normalised, then numbers and places. Null in a
 * column that is known to have no words, which takes less than an empty text to bring to the table.
 */
export function firstSearchRow(company: SearchedCompany, name = company.name): (string | null)[] {
  const { company_number, registered_address: address = null, registered_address_in_full: inFull } = company;
  const native = company.native_company_number ?? '';
  return [
    searchText(name),
    normaliseName(name),
    null,
    null,
    wordsOfNumber(company_number),
    heavilyNormalised(company_number, native),
    wordsOfNumber(native),
    wordsOfNumber(address?.postal_code ?? ''),
    addressWords(inFull ?? '', address),
  ];
}

/** A row for a former or other name. */
export const otherNameRow = (name: string): (string | null)[] => [
  null,
  null,
  searchText(name),
  normaliseName(name),
  null,
  null,
  null,
  null,
  null,
];
