import anyAscii from 'any-ascii';
import { rememberLast } from '@/lib/shared/remember-last';
import { isCleanAscii } from './clean-ascii';
import { markHalfLetters } from './half-letters';

/** C0 and C1 controls, and the marks that turn the direction of text: never part of a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const PLAIN = /^[ -~]*$/;

/** Nothing in it folds but its case, as is so of most names. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/**
 * The text as it is compared: lower case, without accents, in Latin letters. "Ångström Öl" → "angstrom ol".
 * Letters are folded to one or more ASCII letters, so Greek or Cyrillic names are found by their transliteration.
 * The name of a company is asked for several times on end: to be sorted by, and to be found by.
 */
export const fold = rememberLast((text: string): string => {
  if (isPlain(text)) return text.toLowerCase();
  const clean = text.replace(CONTROLS, ' ');
  return anyAscii(clean.normalize('NFKC')).toLowerCase();
});

/** The words of a text, folded: runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** A name as it is kept: control characters and turned directions out, white space folded, half letters marked (U+FFFD). */
export function stripControls(text: string): string {
  if (isCleanAscii(text)) return text;
  return markHalfLetters(text.replace(CONTROLS, ' ')).replace(/\s+/g, ' ').trim();
}
