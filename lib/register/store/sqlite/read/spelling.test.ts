import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverseWord } from '../sql-parts';
import { listNearWords } from './spelling';

/** The fewest mistakes between two words, by the definition: a table of all beginnings. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, a) =>
    Array.from({ length: other.length + 1 }, (_, b) => (a === 0 ? b : b === 0 ? a : 0)),
  );
  const at = (a: number, b: number): number => table[a]?.[b] ?? Number.POSITIVE_INFINITY;
  for (let a = 1; a <= one.length; a++) {
    for (let b = 1; b <= other.length; b++) {
      const isSame = one[a - 1] === other[b - 1];
      const isExchanged = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
      const ways = [at(a - 1, b) + 1, at(a, b - 1) + 1, at(a - 1, b - 1) + (isSame ? 0 : 1)];
      (table[a] as number[])[b] = Math.min(...ways, isExchanged ? at(a - 2, b - 2) + 1 : Number.POSITIVE_INFINITY);
    }
  }
  return at(one.length, other.length);
}

test('near words are all those of letters, and only those, with so few mistakes', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'n', 'z', '1'), { maxLength: 7 }).map((all) => all.join(''));
  const letters = word.filter((one) => one !== '' && !one.includes('1'));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), letters, fc.integer({ min: 0, max: 2 }), (all, wanted, most) => {
      const sorted = [...new Set(all)].filter((one) => one !== '').sort();
      const reversed = sorted.map(reverseWord).sort();
      const near = listNearWords(wanted, most, {
        findFrom: (from) => sorted.find((one) => one >= from),
        findReversedFrom: (from) => reversed.find((one) => one >= from),
      });
      const expected = sorted
        .map((one) => ({ word: one, distance: distance(one, wanted) }))
        .filter((one) => one.distance <= most && !one.word.includes('1'))
        .filter((one) => most < 2 || one.word[0] === wanted[0]);
      expect(near).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
