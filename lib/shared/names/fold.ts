import anyAscii from 'any-ascii';
import { rememberLast } from '../remember-last';
import { isCleanAscii } from '../text';

/** Half of a letter that UTF-16 writes in two: nothing that can be stored, sent or found again. */
const HALVES = /\p{Surrogate}/gu;

/** The text with half letters marked (U+FFFD). */
export const markHalfLetters = (text: string): string => text.replace(HALVES, '\ufffd');

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

const ONE_WORD = /^[A-Za-z0-9]+$/;
const TWO_WORDS = /^[A-Za-z0-9]+ [A-Za-z0-9]+$/;

/** "EX1 1EX", as British postal codes are. */
function twoWords(text: string): string {
  const folded = text.toLowerCase();
  const blank = folded.indexOf(' ');
  const [first, second] = [folded.slice(0, blank), folded.slice(blank + 1)];
  return first === second ? `${first} ${first}${first}` : `${folded} ${first}${second}`;
}

const letters = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** A number as a person may write it, as words to search: its parts, and all of it as one. "HRB 123/A" → "hrb 123 a hrb123a". */
export function numberWords(number: string): string {
  if (ONE_WORD.test(number)) return number.toLowerCase();
  if (TWO_WORDS.test(number)) return twoWords(number);
  const parts = fold(number).match(/[a-z0-9]+/g) ?? [];
  return [...new Set([...parts, parts.join('')])].join(' ');
}

const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];

function isDigitAt(text: string, at: number): boolean {
  const letter = text.charCodeAt(at);
  return letter >= ZERO && letter <= NINE;
}

/** Of each run of digits; its last digit stays. Without a pattern, as each company of a register has a number. */
function withoutLeadingZeros(text: string): string {
  let kept = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isDigitAt(text, at)) continue;
    const start = at;
    while (text.charCodeAt(at) === ZERO && isDigitAt(text, at + 1)) at++;
    if (at > start) {
      kept += text.slice(from, start);
      from = at;
    }
    while (isDigitAt(text, at + 1)) at++;
  }
  return from === 0 ? text : kept + text.slice(from);
}

/**
 * The number without anything that registers and people leave out: punctuation, blanks, and zeros that lead a run of
 * digits. "SC 001234" and "sc1234" are then one; "000" is "0".
 */
export function heavilyNormaliseNumber(number: string): string {
  const clean = ONE_WORD.test(number) ? number.toLowerCase() : letters(number);
  return clean.includes('0') ? withoutLeadingZeros(clean) : clean;
}
