import { expect, test } from 'vitest';

/** All that is said to people, as it is written. */
const WORDS = Object.entries(
  import.meta.glob<string>(['/lib/words/*/*.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** Spaces at which a line may break, before what a number counts in. */
const BREAKING = /[\d}] %/g;

test('no line breaks between a number and its per cent', () => {
  expect(WORDS.length).toBeGreaterThan(40);
  expect(WORDS.flatMap(([file, text]) => [...text.matchAll(BREAKING)].map(() => file))).toEqual([]);
});
