import { isObject, mapTexts } from '@/lib/shared/json';
import { formsOf, LANGUAGE_COOKIE, type Language, languageFor } from '@/lib/shared/language/language';
import { markHalfLetters } from '@/lib/shared/names/fold';
import { listWords } from '@/lib/words/site';
import type { HeaderReader } from './reply';

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

/** Replies that are shown as they are: most are asked for again. */
const shownWhole = new WeakSet<object>();

/**
 * A reply as pages and their scripts show it: a name of 100,000 letters would make a page of 134,000 pixels, which takes
 * a browser twenty seconds. Replies of the API and files have all of it. An unchanged value is returned as it is.
 */
export function shownTexts<Value>(reply: Value, language: Language): Value {
  if (isObject(reply) && shownWhole.has(reply)) return reply;
  const shown = mapTexts(reply, (text, key) => {
    // No link can hold half of a surrogate pair, and what is drawn of it differs on the server.
    const whole = markHalfLetters(text);
    return isAddress(key) ? whole : cut(whole, SHORT.test(key) ? LONGEST_LABEL : LONGEST_TEXT, language);
  });
  if (isObject(reply) && shown === reply) shownWhole.add(reply);
  // Safe: texts take the places of texts.
  return shown as Value;
}

/** A cookie of a request. */
export const cookieOf = (headers: HeaderReader, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language in which the sender of a request reads our pages. */
export const languageOfRequest = (headers: HeaderReader): Language =>
  languageFor(cookieOf(headers, LANGUAGE_COOKIE), headers.get('accept-language'));
