import { expect, test } from 'vitest';
import { publicId, storedId } from './sql-parts';

test.each([
  [1, 1],
  [2, 3],
  [-1, 2],
  [-2, 4],
  [4_503_599_627_370_495, 9_007_199_254_740_989],
])('%i in the register is %i outside, and the other way round', (stored, outside) => {
  expect(publicId(stored)).toBe(outside);
  expect(storedId(outside)).toBe(stored);
});

test('public ids are positive and unique', () => {
  const stored = Array.from({ length: 100 }, (_, at) => at - 50).filter((id) => id !== 0);
  const outside = stored.map(publicId);
  expect(Math.min(...outside)).toBeGreaterThan(0);
  expect(new Set(outside).size).toBe(stored.length);
});
