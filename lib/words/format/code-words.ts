import { getOwn } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { capitalize, codeWords } from '@/lib/shared/text';
import { knownCodes } from '../statement';

/** A code as words, also from camel case: `directOrIndirect`, `OfficialRegisterEntry` → "Official register entry". */
export const camelCodeWords = (code: string): string =>
  codeWords(code.replace(/([a-z0-9])([A-Z])(?![A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`));

/** A way to control a company, at the start of a line. */
export const mechanismTypeInWords = (type: string, language: Language): string =>
  getOwn(knownCodes[language].mechanisms, type) ?? codeWords(type);

/** The entity type at an end of a statement, within a line: "person". */
export const entityTypeInWords = (type: string, language: Language): string =>
  getOwn(knownCodes[language].entities, type.toLowerCase()) ?? codeWords(type).toLowerCase();

/** The predicate of a statement, between its ends: "controls"; empty if there is none. */
export const predicateInWords = (predicate: string | null | undefined, language: Language): string =>
  getOwn(knownCodes[language].predicates, predicate ?? '') ?? codeWords(predicate ?? '').toLowerCase();

/** A filter value that is a code of the interface, in words; undefined for any other filter. */
export function codedTermInWords(filter: string, term: string, language: Language): string | undefined {
  if (filter === 'control_mechanisms_mechanism_type') return mechanismTypeInWords(term, language);
  return filter === 'controlling_entities_entity_type' ? capitalize(entityTypeInWords(term, language)) : undefined;
}
