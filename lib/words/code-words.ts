import type { Language } from '@/lib/shared/language/language';
import { capitalize, codeWords } from '@/lib/shared/text';
import { knownCodes } from './statement';

/** Codes as words, in camel case too: `directOrIndirect`, `OfficialRegisterEntry` → "Official register entry". */
export const camelCodeWords = (code: string): string =>
  codeWords(code.replace(/([a-z0-9])([A-Z])(?![A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`));

/** What we say for a code; undefined for one that we have no words for. */
const wordFor = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** A way to control a company, beginning a line. */
export const mechanismTypeInWords = (type: string, language: Language): string =>
  wordFor(knownCodes[language].mechanisms, type) ?? codeWords(type);

/** Of which kind an end of a statement is, within a line: "person". */
export const entityTypeInWords = (type: string, language: Language): string =>
  wordFor(knownCodes[language].entities, type.toLowerCase()) ?? codeWords(type).toLowerCase();

/** What a statement says between its ends: "controls"; empty where it does not say. */
export const predicateInWords = (predicate: string | null | undefined, language: Language): string =>
  wordFor(knownCodes[language].predicates, predicate ?? '') ?? codeWords(predicate ?? '').toLowerCase();

/** A value of a filter whose values are codes of the interface; undefined for the value of any other. */
export function codedTermInWords(filter: string, term: string, language: Language): string | undefined {
  if (filter === 'control_mechanisms_mechanism_type') return mechanismTypeInWords(term, language);
  return filter === 'controlling_entities_entity_type' ? capitalize(entityTypeInWords(term, language)) : undefined;
}
