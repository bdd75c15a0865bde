import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/language/languages';
import { countryOf, findJurisdiction } from './jurisdictions';
import { placesIn } from './places';

/**
 * The name of a place that a source has named: its own name in English, which sources write; where a page speaks
 * another language, countries are named in it. Regions have the names they give themselves.
 */
export function namedIn<Given extends string | undefined>(language: Language, code: string, given: Given) {
  const isCountry = countryOf(code) === code && findJurisdiction(code) !== undefined;
  return language !== DEFAULT_LANGUAGE && isCountry ? placesIn(language)(code) : given;
}
