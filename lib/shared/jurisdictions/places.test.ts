import { expect, test } from 'vitest';
import type { Language } from '../language/language';
import { languageNamesIn } from '../language/language-names';
import { placeNamesIn, placesIn } from './jurisdictions';

test.each<[Language, string, string]>([
  ['en', 'fr', 'France'],
  ['de', 'fr', 'Frankreich'],
  ['fr', 'gb', 'Royaume-Uni'],
  ['de', 'us_de', 'Delaware (US)'],
  ['fr', 'xk', 'Kosovo'],
  ['de', 'zz', 'zz'],
  ['de', '', ''],
])('in %s the place %j is %s', (language, code, name) => {
  expect(placesIn(language)(code)).toBe(name);
});

test('a browser receives the same names', () => {
  expect(placeNamesIn('de').fr).toBe(placesIn('de')('fr'));
});

test.each<[Language, string, string]>([
  ['en', 'cy', 'Welsh'],
  ['de', 'cy', 'Walisisch'],
  ['fr', 'no code at all', 'no code at all'],
])('in %s the language %j is %s', (language, code, name) => {
  expect(languageNamesIn(language)(code)).toBe(name);
});
