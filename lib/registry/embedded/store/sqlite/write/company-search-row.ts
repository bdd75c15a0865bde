import type { Address } from '@/lib/contract/reference';
import { heavilyNormaliseNumber, numberWords } from '@/lib/names/company-number';
import { fold, words } from '@/lib/names/fold';
import { normaliseName } from '@/lib/names/normalise';
import type { Row } from './columns';

const text = (value: Row[string] | undefined): string => (value == null ? '' : String(value));

/** Address words once each, structured or in one line: the loose search asks which words occur, not in what order. */
function addressWords(inFull: string, structured: Address | null): string {
  const parts = [inFull, ...Object.values(structured ?? {}).map((part) => part ?? '')];
  return [...new Set(words(parts.join(' ')))].join(' ');
}

/**
 * What a company's first row in the search table holds, in the order of its columns after the names: the company
 * number, both numbers heavily normalised, the native number, the postal code and the address.
 */
function placeColumns(company: Row): string[] {
  const address: Address | null = company.registered_address ? JSON.parse(text(company.registered_address)) : null;
  const [number, native] = [text(company.company_number), text(company.native_company_number)];
  return [
    numberWords(number),
    [...new Set([number, native].map(heavilyNormaliseNumber))].join(' '),
    numberWords(native),
    numberWords(address?.postal_code ?? ''),
    addressWords(text(company.registered_address_in_full), address),
  ];
}

/** The first row: the name itself, folded and normalised, then numbers and places. */
export function firstSearchRow(company: Row): string[] {
  const name = text(company.name);
  return [fold(name), normaliseName(name), '', '', ...placeColumns(company)];
}

/** A row for a former or other name. */
export const otherNameRow = (name: string): string[] => ['', '', fold(name), normaliseName(name), '', '', '', '', ''];
