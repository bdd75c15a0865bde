import { isJsonObject } from '@/lib/shared/json';
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
export function cutLongTexts<Value>(value: Value, language: Language, key = ''): Value {
  // Safe: texts take the places of texts.
  const same = (next: unknown): Value => next as Value;
  if (typeof value === 'string') {
    return isAddress(key) ? value : same(cut(value, SHORT.test(key) ? LONGEST_LABEL : LONGEST_TEXT, language));
  }
  if (Array.isArray(value)) {
    const next = value.map((item) => cutLongTexts(item, language, key));
    return next.some((item, at) => item !== value[at]) ? same(next) : value;
  }
  if (!isJsonObject(value)) return value;
  let next: Record<string, unknown> | undefined;
  for (const [name, item] of Object.entries(value)) {
    const shown = cutLongTexts(item, language, name);
    if (shown === item) continue;
    next ??= { ...value };
    next[name] = shown;
  }
  return next ? same(next) : value;
}
