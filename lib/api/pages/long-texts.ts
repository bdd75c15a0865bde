import { mapTexts } from '@/lib/shared/json';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { listWords } from '@/lib/words/site';

/** What stands in headings, links, cells and boxes. No importer takes a longer name than 1,000 characters. */
const SHORT = /name|title|position|occupation|nationality|status|type|address|locality|region|in_full|party|publisher/;
export const LONGEST_LABEL = 1_000;
/** As long as a few printed pages: notices and descriptions. */
export const LONGEST_TEXT = 20_000;

/** Half of a surrogate pair at the end. */
const HALF = /[\uD800-\uDBFF]$/;

function cut(text: string, most: number, language: Language): string {
  if (text.length <= most) return text;
  const forms = formsOf(language);
  return `${text.slice(0, most).replace(HALF, '')}${listWords[language].cut(forms, most, text.length)}`;
}

/** Addresses lead somewhere only as a whole. */
const isAddress = (key: string): boolean => /ur[il]$/.test(key);

/**
 * A reply as pages show it: a name of 100,000 letters would make a page of 134,000 pixels, which takes a browser
 * twenty seconds. Replies of the API and files have all of it. An unchanged value is returned as it is.
 */
export function cutLongTexts<Value>(reply: Value, language: Language): Value {
  const shown = mapTexts(reply, (text, key) =>
    isAddress(key) ? text : cut(text, SHORT.test(key) ? LONGEST_LABEL : LONGEST_TEXT, language),
  );
  // Safe: texts take the places of texts.
  return shown as Value;
}
