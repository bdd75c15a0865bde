import anyAscii from 'any-ascii';
import { isCleanAscii } from '../text';

/** Half of a surrogate pair: it cannot be stored, sent or searched. */
const HALVES = /\p{Surrogate}/gu;

/** Replaces half surrogate pairs by U+FFFD. */
export const markHalfLetters = (text: string): string => text.replace(HALVES, '\ufffd');

/** C0 and C1 controls, and the marks that turn the direction of text: never part of a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const PLAIN = /^[ -~]*$/;

/** Only case folding is needed, as for most names. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/**
 * Remembers the last result of a function, for repeated calls with the same argument (compared by identity). All
 * callers share the result.
 */
export function rememberLast<Argument, Result>(work: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { argument: Argument; result: Result } | undefined;
  return (argument) => {
    if (!last || last.argument !== argument) last = { argument, result: work(argument) };
    return last.result;
  };
}

/**
 * The text in the form used for comparison: lower case, without accents, in Latin letters. "Ångström Öl" → "angstrom
 * ol". Letters fold to one or more ASCII letters, so Greek or Cyrillic names are found by their transliteration.
 * Remembers the last result, because a name is folded several times in a row, for sorting and for search.
 * Marked as pure, so that scripts of pages that use other functions of this file do not get the table of letters.
 */
export const fold = /* @__PURE__ */ rememberLast((text: string): string => {
  if (isPlain(text)) return text.toLowerCase();
  const clean = text.replace(CONTROLS, ' ');
  return anyAscii(clean.normalize('NFKC')).toLowerCase();
});

/** The folded words of a text: runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** "mueller" → "muller": what "müller" folds to, for those whose keyboard has no such letter. */
export const withoutSecondLetters = (text: string): string => text.replace(/([aou])e/gi, '$1');

/**
 * A name as stored: without control characters and direction marks, with single spaces, half surrogate pairs replaced
 * by U+FFFD.
 */
export function stripControls(text: string): string {
  if (isCleanAscii(text)) return text;
  return markHalfLetters(text.replace(CONTROLS, ' ')).replace(/\s+/g, ' ').trim();
}

const ONE_WORD = /^[A-Za-z0-9]+$/;
const TWO_WORDS = /^[A-Za-z0-9]+ [A-Za-z0-9]+$/;

/** "EX1 1EX", like a British postal code. */
function twoWords(text: string): string {
  const folded = text.toLowerCase();
  const blank = folded.indexOf(' ');
  const [first, second] = [folded.slice(0, blank), folded.slice(blank + 1)];
  return first === second ? `${first} ${first}${first}` : `${folded} ${first}${second}`;
}

/** The folded letters and digits of a text. */
export const letters = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** A number as words for search: its parts, and the whole in one word. "HRB 123/A" → "hrb 123 a hrb123a". */
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

/**
 * Removes leading zeros from each run of digits, but keeps the last digit. Without a regular expression, for speed: it
 * runs for each company of a register.
 */
function withoutLeadingZeros(text: string): string {
  let clean = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isDigitAt(text, at)) continue;
    const start = at;
    while (text.charCodeAt(at) === ZERO && isDigitAt(text, at + 1)) at++;
    if (at > start) {
      clean += text.slice(from, start);
      from = at;
    }
    while (isDigitAt(text, at + 1)) at++;
  }
  return from === 0 ? text : clean + text.slice(from);
}

/**
 * The number without what registers and users often omit: punctuation, blanks, and leading zeros of a run of digits.
 * "SC 001234" and "sc1234" then match; "000" is "0".
 */
export function heavilyNormaliseNumber(number: string): string {
  const clean = ONE_WORD.test(number) ? number.toLowerCase() : letters(number);
  return clean.includes('0') ? withoutLeadingZeros(clean) : clean;
}
