import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepOf, stepsOf } from './map';

describe('classes of counts', () => {
  it.each([
    { counts: [], steps: [] },
    { counts: [0, 0], steps: [] },
    { counts: [1], steps: [{ from: 1 }] },
    { counts: [3, 3, 3], steps: [{ from: 2 }] },
    {
      counts: [0, 1, 2, 30, 400],
      steps: [{ from: 1, to: 1 }, { from: 2, to: 19 }, { from: 20, to: 199 }, { from: 200 }],
    },
    {
      counts: [1, 1, 1, 6, 6, 6, 6, 30, 600, 700],
      steps: [{ from: 1, to: 4 }, { from: 5, to: 19 }, { from: 20, to: 499 }, { from: 500 }],
    },
    {
      counts: [
        33_931, 11_100, 2_467, 198, 40, 29, 27, 27, 26, 23, 21, 18, 15, 14, 13, 13, 12, 12, 11, 3, 2, 2, 1, 1, 1,
      ],
      steps: [{ from: 1, to: 9 }, { from: 10, to: 99 }, { from: 100, to: 1999 }, { from: 2000 }],
    },
  ])('of $counts have round limits', ({ counts, steps }) => expect(stepsOf(counts)).toEqual(steps));

  it('hold every count once, ascend, and are limited and never empty', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000)), fc.integer({ min: 1, max: 6 }), (counts, most) => {
        const steps = stepsOf(counts, most);
        expect(steps.length).toBeLessThanOrEqual(most);
        const inside = (count: number) =>
          steps.filter(({ from, to = Number.POSITIVE_INFINITY }) => count >= from && count <= to);
        for (const count of counts) expect(inside(count)).toHaveLength(count > 0 ? 1 : 0);
        for (const [index, { from, to }] of steps.entries()) {
          expect(
            counts.some((count) => stepOf(count, steps) === index && count >= from && count <= (to ?? count)),
          ).toBe(true);
        }
      }),
    );
  });

  it('separate counts that are far apart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 200 }), (small) => {
        const steps = stepsOf([...small, 33_931]);
        for (const count of small) expect(stepOf(count, steps)).not.toBe(stepOf(33_931, steps));
      }),
    );
  });

  it('exclude a count of 0', () => expect(stepOf(0, stepsOf([1, 5, 9]))).toBeUndefined());
});
