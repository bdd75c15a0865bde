import { DEFAULT_LANGUAGE, type Language, oncePerLanguage } from '../language/language';
import { stripControls } from '../names/fold';
import { countryOf, findJurisdiction, JURISDICTIONS, jurisdictionName } from './jurisdictions';

/**
 * The name of a jurisdiction by its lower-case code: "Frankreich", "Delaware (US)"; an unknown code is returned
 * unchanged.
 */
type PlaceName = (code: string) => string;

/** The runtime's tables have the names of countries; regions keep their own names. */
function make(language: Language): PlaceName {
  if (language === 'en') return jurisdictionName;
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (code) => {
    const isCountry = findJurisdiction(code) !== undefined && countryOf(code) === code;
    return (isCountry ? countries.of(code.toUpperCase()) : undefined) ?? jurisdictionName(code);
  };
}

/**
 * Names of places in a language. Server only, because the tables are large; browsers receive `placeNamesIn`, or single
 * names.
 */
export const placesIn: (language: Language) => PlaceName = oncePerLanguage(make);

/**
 * All names by code, to send to a browser: its own tables may be of another version, and names would then change on
 * hydration.
 */
export const placeNamesIn: (language: Language) => Readonly<Record<string, string>> = oncePerLanguage((language) =>
  Object.fromEntries(JURISDICTIONS.map(({ code }) => [code, placesIn(language)(code)])),
);

/** Places whose English names take an article: "in the United Kingdom". */
const WITH_ARTICLE =
  /^(United |Netherlands|Caribbean N|Bahamas|Gambia|Philippines|Maldives|Seychelles|Comoros|Isle of|Palestinian|Vatican|U\.S\. |British |French Southern|.* Republic$|.* Islands$)/;

/**
 * A place within a sentence, by its code: "the United Kingdom", "Germany"; an unknown code is returned unchanged. Only
 * English sentences use it: other languages would inflect the name, so they put it after a colon.
 */
export function placeInWords(code: string, language: Language): string {
  const place = stripControls(placesIn(language)(code.toLowerCase()));
  return language === DEFAULT_LANGUAGE && WITH_ARTICLE.test(place) ? `the ${place}` : place;
}
