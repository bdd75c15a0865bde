import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLanguage, isLanguage, LANGUAGES, languageFor } from './language/language';

describe('the language that a device prefers', () => {
  test.each([
    [null, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['FR-CA', 'fr'],
    ['nl,fr;q=0.5,de;q=0.7', 'de'],
    ['nl, *;q=0.1', 'en'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de; q = 0.2, fr ;q=0.3', 'fr'],
    ['nl', 'en'],
    ['toString, constructor', 'en'],
    ['de;q=abc', 'de'],
  ])('%j selects %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  test('is one of ours, for any header', () => {
    fc.assert(fc.property(fc.string(), (header) => isLanguage(acceptedLanguage(header))));
  });
});

describe('the language of a reply', () => {
  test.each(Object.keys(LANGUAGES))('%s, once chosen, overrides the device', (chosen) => {
    expect(languageFor(chosen, 'nl')).toBe(chosen);
  });

  test.each([undefined, '', 'DE', 'toString'])('%j is no choice: the device decides', (chosen) => {
    expect(languageFor(chosen, 'fr')).toBe('fr');
  });
});
