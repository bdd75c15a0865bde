import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLongTexts, LONGEST_LABEL, LONGEST_TEXT } from './long-texts';

const letters = (count: number): string => 'a'.repeat(count);

test.each([
  ['a name', { company: { name: letters(100_000) } }, LONGEST_LABEL],
  ['a name in a list', { previous_names: [{ company_name: letters(100_000) }] }, LONGEST_LABEL],
  ['a text in a list', { alternative_names: [letters(100_000)] }, LONGEST_LABEL],
  ['a long text', { notice: { text: letters(100_000) } }, LONGEST_TEXT],
])('%s is cut, and says so', (_, reply, most) => {
  const shown = JSON.stringify(cutLongTexts(reply, 'en'));
  expect(shown).toContain(`a… (cut at ${most.toLocaleString('en')} of 100,000: JSON and files have all of it)`);
  expect(shown.length).toBeLessThan(most + 200);
  expect(JSON.stringify(cutLongTexts(reply, 'de'))).toContain('von 100.000 Zeichen');
});

test('addresses are never cut, nor a character in its middle', () => {
  const reply = { registry_url: `https://a.example/${letters(30_000)}`, source: { uri: letters(30_000) } };
  expect(cutLongTexts(reply, 'en')).toBe(reply);
  expect(cutLongTexts({ name: `${letters(LONGEST_LABEL - 1)}😀😀` }, 'en').name).toMatch(/a… /);
});

test('a reply without long texts is returned unchanged', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => Object.is(cutLongTexts(value, 'en'), value)));
});
