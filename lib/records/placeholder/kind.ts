import { SUPPRESSED_NAME } from '@/lib/contract/kinds';
import type { Placeholder } from '@/lib/contract/records';
import { mapTexts } from '@/lib/shared/json';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/language/language';
import { placeholderKindWords } from '@/lib/words/grouping';

/** What our importers call an owner whom a source does not name: "Unknown: subject exempt from disclosure". Older ones wrote "None told". */
const NAMES_OF_ABSENCE = /^(?:Unknown|None(?: told| stated)?)(?::|$)/;

/** True if the name only says why there is none. */
const isNameOfAbsence = (name: string): boolean => NAMES_OF_ABSENCE.test(name);

const SUPPRESSED_NAMES = Object.values(placeholderKindWords).map(({ suppressedName }) => suppressedName);

/** A reply of the register for people, who read the name of a suppressed person in their language. */
export function inLanguage<Value>(reply: Value, language: Language): Value {
  if (language === DEFAULT_LANGUAGE) return reply;
  const { suppressedName } = placeholderKindWords[language];
  // Safe: texts take the places of texts.
  return mapTexts(reply, (text) => text.replaceAll(SUPPRESSED_NAME, suppressedName)) as Value;
}

/** What a placeholder is, in a sentence (specification, Placeholder: "believed probably to be a company"). */
export function placeholderKind(
  { entity_type, company, name }: Pick<Placeholder, 'entity_type' | 'company' | 'name'>,
  language: Language,
): string {
  const words = placeholderKindWords[language];
  if (SUPPRESSED_NAMES.includes(name)) return words.suppressed;
  if (entity_type === 'person') return words.person;
  if (entity_type === 'unknown') return isNameOfAbsence(name) ? words.unnamed : words.personOrCompany;
  return company ? words.matched : words.probablyCompany;
}
