import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LABEL, LONGEST_TEXT, languageOfRequest, shownTexts } from './shown-texts';

const letters = (count: number): string => 'a'.repeat(count);

test.each([
  ['a name', { company: { name: letters(100_000) } }, LONGEST_LABEL],
  ['a name in a list', { previous_names: [{ company_name: letters(100_000) }] }, LONGEST_LABEL],
  ['a text in a list', { alternative_names: [letters(100_000)] }, LONGEST_LABEL],
  ['a long text', { notice: { text: letters(100_000) } }, LONGEST_TEXT],
])('%s is cut, and says so', (_, reply, most) => {
  const shown = JSON.stringify(shownTexts(reply, 'en'));
  expect(shown).toContain(`a… (cut at ${most.toLocaleString('en')} of 100,000: JSON and files have all of it)`);
  expect(shown.length).toBeLessThan(most + 200);
  expect(JSON.stringify(shownTexts(reply, 'de'))).toContain('von 100.000 Zeichen');
});

test('addresses are never cut, nor a character in its middle', () => {
  const reply = { registry_url: `https://a.example/${letters(30_000)}`, source: { uri: letters(30_000) } };
  expect(shownTexts(reply, 'en')).toBe(reply);
  expect(shownTexts({ name: `${letters(LONGEST_LABEL - 1)}😀😀` }, 'en').name).toMatch(/a… /);
});

test('a reply without long texts is returned unchanged', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => Object.is(shownTexts(value, 'en'), value)));
});

test('half a surrogate pair is replaced, in addresses too', () => {
  const reply = { name: 'a\ud800b', registry_url: 'https://a.example/\udfff', note: 'a 😀' };
  const shown = { name: 'a\ufffdb', registry_url: 'https://a.example/\ufffd', note: 'a 😀' };
  expect(shownTexts(reply, 'en')).toEqual(shown);
});

test.each([
  ['firmament_language=de', 'fr', 'de'],
  ['a=b; firmament_language=fr; c=d', null, 'fr'],
  ['other_firmament_language=fr', 'de', 'de'],
  ['firmament_language=xx', null, 'en'],
  [null, 'fr-CH, en;q=0.5', 'fr'],
])('a request with the cookie %s that accepts %s is of a page in %s', (cookie, accepted, language) => {
  const headers = { get: (name: string) => (name === 'cookie' ? cookie : accepted) };
  expect(languageOfRequest(headers)).toBe(language);
});
