import type { Address } from '@/lib/contract/reference';
import { heavilyNormaliseNumber, numberWords } from '@/lib/names/company-number';
import { fold, words } from '@/lib/names/fold';
import { normaliseName } from '@/lib/names/normalise';

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

/** Address words once each, structured or in one line: the loose search asks which words occur, not in what order. */
function addressWords(inFull: string, structured: Address | null): string {
  const said = `, ${inFull}, `;
  const unsaid = Object.values(structured ?? {}).filter((part) => part && !said.includes(`, ${part}, `));
  return [...new Set(words([inFull, ...unsaid].join(' ')))].join(' ');
}

const wordsOfNumber = (number: string): string => (number === '' ? '' : numberWords(number));

/**
 * What a company's first row in the search table holds, in the order of its columns after the names: the company
 * number, both numbers heavily normalised, the native number, the postal code and the address.
 */
function placeColumns(company: SearchedCompany): string[] {
  const { company_number, registered_address: address = null, registered_address_in_full: inFull } = company;
  const native = company.native_company_number ?? '';
  return [
    wordsOfNumber(company_number),
    [...new Set([company_number, native].filter(Boolean).map(heavilyNormaliseNumber))].join(' '),
    wordsOfNumber(native),
    wordsOfNumber(address?.postal_code ?? ''),
    addressWords(inFull ?? '', address),
  ];
}

/** The first row: the name itself, folded and normalised, then numbers and places. */
export const firstSearchRow = (company: SearchedCompany): string[] => [
  ...[fold(company.name), normaliseName(company.name), '', ''],
  ...placeColumns(company),
];

/** A row for a former or other name. */
export const otherNameRow = (name: string): string[] => ['', '', fold(name), normaliseName(name), '', '', '', '', ''];
