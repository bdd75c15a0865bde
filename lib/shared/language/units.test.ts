import { expect, test } from 'vitest';

/** The source of all texts for people. */
const WORDS = Object.entries(
  import.meta.glob<string>(['/lib/words/*/*.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** Breaking spaces before a unit. */
const BREAKING = /[\d}] %/g;

test('no line breaks between a number and its percent sign', () => {
  expect(WORDS.length).toBeGreaterThan(40);
  expect(WORDS.flatMap(([file, text]) => [...text.matchAll(BREAKING)].map(() => file))).toEqual([]);
});
