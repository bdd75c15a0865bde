import type { Address } from '@/lib/contract/reference';
import { heavilyNormaliseNumber, numberWords } from '@/lib/names/company-number';
import { fold, words } from '@/lib/names/fold';
import { normaliseName } from '@/lib/names/normalise';
import type { Row } from './columns';

const text = (value: Row[string] | undefined): string => (value == null ? '' : String(value));

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
function placeColumns(number: string, company: Row, address: Address | null): string[] {
  const native = text(company.native_company_number);
  return [
    wordsOfNumber(number),
    [...new Set([number, native].filter(Boolean).map(heavilyNormaliseNumber))].join(' '),
    wordsOfNumber(native),
    wordsOfNumber(address?.postal_code ?? ''),
    addressWords(text(company.registered_address_in_full), address),
  ];
}

/** The address of a company's row, in its parts. */
export const addressOf = ({ registered_address }: Row): Address | null =>
  registered_address ? JSON.parse(text(registered_address)) : null;

/** The first row: the name itself, folded and normalised, then numbers and places. */
export function firstSearchRow(number: string, company: Row, address: Address | null): string[] {
  const name = text(company.name);
  return [fold(name), normaliseName(name), '', '', ...placeColumns(number, company, address)];
}

/** A row for a former or other name. */
export const otherNameRow = (name: string): string[] => ['', '', fold(name), normaliseName(name), '', '', '', '', ''];
