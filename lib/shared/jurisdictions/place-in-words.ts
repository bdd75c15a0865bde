import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/language/languages';
import { stripControls } from '@/lib/shared/names/fold';
import { placesIn } from './places';

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
