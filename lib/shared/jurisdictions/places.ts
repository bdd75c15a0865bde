import type { Language } from '../language/languages';
import { oncePerLanguage } from '../language/once';
import { countryOf, findJurisdiction, JURISDICTIONS, jurisdictionName } from './jurisdictions';

/** A jurisdiction by its code, in lower case: "Frankreich", "Delaware (US)"; a code that nobody knows as it is. */
type PlaceName = (code: string) => string;

/** Countries are named by the runtime's tables; regions below them have the names they give themselves. */
function make(language: Language): PlaceName {
  if (language === 'en') return jurisdictionName;
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (code) => {
    const isCountry = findJurisdiction(code) !== undefined && countryOf(code) === code;
    return (isCountry ? countries.of(code.toUpperCase()) : undefined) ?? jurisdictionName(code);
  };
}

/** The names of places in a language. For servers: the tables are large (browsers are handed `placeNamesIn`, or single names). */
export const placesIn: (language: Language) => PlaceName = oncePerLanguage(make);

/** All names by code, to hand to a browser: its own tables may be of another year, and a page must not say one name and then another. */
export const placeNamesIn: (language: Language) => Readonly<Record<string, string>> = oncePerLanguage((language) =>
  Object.fromEntries(JURISDICTIONS.map(({ code }) => [code, placesIn(language)(code)])),
);
