import { DEFAULT_LANGUAGE, type Language, oncePerLanguage } from '../language/language';
import { stripControls } from '../names/fold';
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

/** Places whose English names have an article in a sentence: "in the United Kingdom". */
const WITH_ARTICLE =
  /^(United |Netherlands|Caribbean N|Bahamas|Gambia|Philippines|Maldives|Seychelles|Comoros|Isle of|Palestinian|Vatican|U\.S\. |British |French Southern|.* Republic$|.* Islands$)/;

/**
 * A place in a sentence, by its code: "the United Kingdom", "Germany"; a code that nobody knows as it is. Only English
 * sentences have places within: other languages would bend them, and name them after a colon.
 */
export function placeInWords(code: string, language: Language): string {
  const place = stripControls(placesIn(language)(code.toLowerCase()));
  return language === DEFAULT_LANGUAGE && WITH_ARTICLE.test(place) ? `the ${place}` : place;
}
