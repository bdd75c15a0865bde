import { stripControls } from '@/lib/shared/names/fold';

/** Longer than any lawful name; beyond it a field is broken, and cutting it would invent a name. */
const MAX_NAME_LENGTH = 1000;

/** Control characters break pages, feeds and XML: they count as blanks. Empty text is none. */
export const cleanText = (text: string): string | null => stripControls(text) || null;

export function nameProblem(name: string | null): string | null {
  if (name === null) return 'no name';
  return name.length > MAX_NAME_LENGTH ? `a name longer than ${MAX_NAME_LENGTH} characters` : null;
}

/** Longer than any number or id that a publisher gives; beyond it a field is broken. */
const MAX_NUMBER_LENGTH = 100;

export const isNumber = (text: string): boolean => text.length <= MAX_NUMBER_LENGTH;

/** `subjectExemptFromDisclosure` and `subject-exempt-from-disclosure` → `subject exempt from disclosure`. */
export function codeToWords(code: string): string {
  return code
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

export const codeToSnakeCase = (code: string): string => codeToWords(code).replaceAll(' ', '_');

/** `voting-rights` → `votingRights`. */
export const codeToCamelCase = (code: string): string =>
  code.replace(/-+([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function joinParts(parts: readonly (string | null)[], separator = ', '): string | null {
  let joined = '';
  for (const part of parts) if (part !== null) joined = joined === '' ? part : joined + separator + part;
  return joined || null;
}
