import { fold } from './fold';
import { normaliseLegalForms } from './legal-forms';

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

/**
 * The normalised words of a company name: non-text characters out, abbreviations joined ("S.A." → "sa"), legal
 * forms written in one way, stop words out. A name of stop words alone keeps them.
 */
export function normalisedWords(name: string): string[] {
  const joined = fold(name)
    .replace(/['’`]/g, '')
    .replace(/\b[a-z](?:\.[a-z])+\b\.?/g, (letters) => `${letters.replaceAll('.', '')} `)
    .replace(/&/g, ' and ');
  const written = normaliseLegalForms(joined.match(/[a-z0-9]+/g) ?? []);
  const telling = written.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : written;
}

export const normaliseName = (name: string): string => normalisedWords(name).join(' ');
