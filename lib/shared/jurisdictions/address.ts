import { words } from '../names/fold';
import { matchJurisdiction } from './match';

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** The country that a part of an address names; undefined if it names none. */
function countryIn(part: string): string | undefined {
  const code = matchJurisdiction(part)?.code;
  return code?.includes('_') ? undefined : code;
}

/** The parts of an address in comparable form, and the countries among them. */
function partsOf(address: string) {
  const all = address.split(/[,;\n]/).map((part) => ({ words: join(words(part)), country: countryIn(part) }));
  return {
    parts: all.filter(({ country }) => country === undefined).map((part) => part.words),
    countries: all.map(({ country }) => country).filter((country) => country !== undefined),
  };
}

/**
 * Whether two lines give the same address. Letter case, accents, punctuation, the order of the parts, and a country that
 * only one of them names make no difference.
 */
export function isSameAddress(one: string, other: string): boolean {
  if (join(words(one)) === join(words(other))) return true;
  const [a, b] = [partsOf(one), partsOf(other)];
  const haveSameParts = join(a.parts) === join(b.parts) || join(a.parts.toSorted()) === join(b.parts.toSorted());
  if (!haveSameParts || join(a.parts) === '') return false;
  const [fewer, more] = a.countries.length < b.countries.length ? [a, b] : [b, a];
  return fewer.countries.every((country) => more.countries.includes(country));
}
