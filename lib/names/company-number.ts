import { fold } from './fold';

const ONE_WORD = /^[A-Za-z0-9]+$/;

const letters = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** A number as a person may write it, as words to search: its parts, and all of it as one. "HRB 123/A" → "hrb 123 a hrb123a". */
export function numberWords(number: string): string {
  if (ONE_WORD.test(number)) return number.toLowerCase();
  const parts = fold(number).match(/[a-z0-9]+/g) ?? [];
  const [first, second] = parts;
  if (parts.length === 2 && first !== second) return `${first} ${second} ${first}${second}`;
  return [...new Set([...parts, parts.join('')])].join(' ');
}

/**
 * The number without anything that registers and people leave out: punctuation, blanks, and zeros that lead a run of
 * digits. "SC 001234" and "sc1234" are then one; "000" is "0".
 */
export function heavilyNormaliseNumber(number: string): string {
  const clean = ONE_WORD.test(number) ? number.toLowerCase() : letters(number);
  return clean.includes('0') ? clean.replace(/(?<!\d)0+(?=\d)/g, '') : clean;
}
