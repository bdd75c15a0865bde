import { expect, test } from 'vitest';
import type { Language } from '../language/language';
import { placeInWords } from './jurisdictions';
import { namedIn } from './match';

test.each<[Language, string, string]>([
  ['en', 'gb', 'the United Kingdom'],
  ['en', 'DE', 'Germany'],
  ['en', 'us_de', 'Delaware (US)'],
  ['de', 'gb', 'Vereinigtes Königreich'],
  ['fr', 'cf', 'République centrafricaine'],
  ['fr', 'zz', 'zz'],
])('in a sentence in %s the place %j is %s', (language, code, words) => {
  expect(placeInWords(code, language)).toBe(words);
});

test.each<[Language, string, string | undefined, string | undefined]>([
  ['en', 'fr', 'Gaul', 'Gaul'],
  ['de', 'fr', 'Gaul', 'Frankreich'],
  ['de', 'us_de', 'The First State', 'The First State'],
  ['fr', 'zz', 'Nowhere', 'Nowhere'],
  ['fr', 'zz', undefined, undefined],
])('in %s the place %j that a source calls %s is %s', (language, code, given, name) => {
  expect(namedIn(language, code, given)).toBe(name);
});
