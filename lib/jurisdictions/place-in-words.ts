import { stripControls } from '@/lib/names/fold';
import { jurisdictionName } from './jurisdictions';

/** Places whose English names have an article in a sentence: "in the United Kingdom". */
const WITH_ARTICLE =
  /^(United |Netherlands|Caribbean N|Bahamas|Gambia|Philippines|Maldives|Seychelles|Comoros|Isle of|Palestinian|Vatican|U\.S\. |British |French Southern|.* Republic$|.* Islands$)/;

/** A place in a sentence, by its code: "the United Kingdom", "Germany"; a code that nobody knows as it is. */
export function placeInWords(code: string): string {
  const place = stripControls(jurisdictionName(code.toLowerCase()));
  return WITH_ARTICLE.test(place) ? `the ${place}` : place;
}
