import { fold, words } from '../names/fold';
import { matchJurisdiction } from './match';

/** How registers shorten the words of an address. */
const SHORTENED: Readonly<Record<string, string>> = {
  ...{ st: 'street', str: 'street', rd: 'road', ave: 'avenue', av: 'avenue', sq: 'square', ln: 'lane', dr: 'drive' },
  ...{ blvd: 'boulevard', bd: 'boulevard', pl: 'place', bldg: 'building', fl: 'floor', ste: 'suite' },
};

const addressWord = (word: string): string => SHORTENED[word] ?? word.replace(/(?<=...)strasse$/, 'str');

/** The country that a segment names, by its name or as "GB" or "GB-LND"; undefined if it names none. */
function countryIn(segment: string): string | undefined {
  const part = /^([A-Z]{2})-[A-Z\d]{1,3}$/.exec(segment.trim())?.[1];
  const code = part?.toLowerCase() ?? matchJurisdiction(segment)?.code;
  return code?.includes('_') ? undefined : code;
}

/** Longer ones are no postal codes. */
const LONGEST_CODE = 12;

/** Postal codes, of which spaces and hyphens make no difference: "EC1A 1BB" becomes one word. */
function withJoinedCodes(segment: string, codes: readonly string[]): string {
  return codes.reduce(
    (text, code) => text.replace(new RegExp(`\\b${[...code].join('[ -]?')}\\b`), code),
    fold(segment),
  );
}

/** The segments of an address, each as words, without countries, and the countries. */
function partsOf(address: string, codes: readonly string[]) {
  const all = address.split(/[,;\n]/).map((segment) => ({ segment, country: countryIn(segment) }));
  const segments = all
    .filter(({ country }) => country === undefined)
    .map(({ segment }) => words(withJoinedCodes(segment, codes)).map(addressWord).join(' '));
  return {
    segments: segments.filter((segment) => segment !== ''),
    countries: all.map(({ country }) => country).filter((country) => country !== undefined),
  };
}

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Whether the words of one list are in another, each as often at least, and those with digits in the same order. */
function isWithin(fewer: readonly string[], more: readonly string[]): boolean {
  const left = [...more];
  for (const word of fewer) {
    const at = left.indexOf(word);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const numbers = more.filter(hasDigit);
  return fewer.filter(hasDigit).every((number) => numbers.splice(0, numbers.indexOf(number) + 1).includes(number));
}

interface AddressComparison {
  /** One may tell more than the other: a region, a floor. */
  mayTellMore?: boolean;
  /** Postal codes, as far as they are known apart. */
  postalCodes?: readonly (string | null | undefined)[];
}

/**
 * Whether two lines give the same address. Letter case, accents, punctuation, usual abbreviations, the order of the parts,
 * and a country that only one of them names make no difference.
 */
export function isSameAddress(
  one: string,
  other: string,
  { mayTellMore = false, postalCodes = [] }: AddressComparison = {},
): boolean {
  if (words(one).join(' ') === words(other).join(' ')) return true;
  const codes = postalCodes
    .map((code) => words(code ?? '').join(''))
    .filter(({ length }) => length > 0 && length <= LONGEST_CODE);
  const [a, b] = [partsOf(one, codes), partsOf(other, codes)];
  const [few, many] = a.countries.length < b.countries.length ? [a, b] : [b, a];
  if (!few.countries.every((country) => many.countries.includes(country))) return false;
  const [left, right] = [a, b].map(({ segments }) => segments.join(' ').split(' ').filter(Boolean));
  const [fewer = [], more = []] = (left?.length ?? 0) < (right?.length ?? 0) ? [left, right] : [right, left];
  const isEqual =
    a.segments.toSorted().join(' ') === b.segments.toSorted().join(' ') || fewer.join(' ') === more.join(' ');
  return isEqual ? fewer.length > 0 : mayTellMore && isWithin(fewer, more);
}
