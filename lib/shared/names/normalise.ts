import { fold } from './fold';
import { normaliseLegalForms } from './legal-forms';
import { latiniseNativeForms } from './native-forms';

/** Words that say nothing about which company is meant (specification, `q`: "stop words such as 'the' and 'of'"). */
const STOP_WORDS = new Set([
  'the',
  'of',
  'and',
  'for',
  'a',
  'an',
  'der',
  'die',
  'das',
  'und',
  'le',
  'la',
  'les',
  'de',
  'des',
  'du',
  'et',
  'e',
  'y',
  'el',
  'los',
  'van',
  'og',
  'och',
]);

const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The same list where there is none to leave out. */
function withoutStopWords(names: string[]): string[] {
  if (!names.some(isStopWord)) return names;
  const telling = names.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : names;
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((word, at) => word === others[at]));

/** Signs that join words or part them. */
const SIGNS = /['’`.&]/;

const joinSigned = (folded: string): string =>
  folded
    .replace(/['’`]/g, '')
    .replace(/\b[a-z](?:\.\s?[a-z]\b)+\.?/g, (letters) => `${letters.replace(/[.\s]/g, '')} `)
    .replace(/&/g, ' and ');

/** "S.A." → "sa", "S. p. A." → "spa": the letters of an abbreviation are one word; an apostrophe parts nothing. */
function writtenWords(name: string): string[] {
  const folded = fold(latiniseNativeForms(name));
  const joined = SIGNS.test(folded) ? joinSigned(folded) : folded;
  return joined.match(/[a-z0-9]+/g) ?? [];
}

/**
 * The normalised words of a company name: non-text characters out, abbreviations joined, legal forms written in one
 * way, stop words out. A name of stop words alone keeps them. It goes on until nothing changes, because a rule or a
 * stop word that went may bring the words of another rule together; each round leaves fewer words or changes none.
 */
export function normalisedWords(name: string): string[] {
  let before: string[] = [];
  let names = writtenWords(name);
  while (!areSame(names, before)) {
    before = names;
    names = withoutStopWords(normaliseLegalForms(names));
  }
  return names;
}

export const normaliseName = (name: string): string => normalisedWords(name).join(' ');
