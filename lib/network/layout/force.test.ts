import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Quadtree } from './layouts';

const number = fc.integer({ min: -1000, max: 1000 });

describe('the combined repulsion of all points', () => {
  it('is close to the sum of the single ones', () => {
    const points = fc.array(fc.tuple(number, number), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(points, ([[x, y] = [0, 0], ...others]) => {
        const tree = new Quadtree(Float64Array.from([[x, y], ...others].flat()));
        const pushed = { x: 0, y: 0 };
        tree.push(x, y, 1, pushed);
        const [exactX, exactY, most] = others.reduce(
          ([sumX, sumY, sum], [ox, oy]) => {
            const squared = Math.max((x - ox) ** 2 + (y - oy) ** 2, 1);
            return [sumX + (x - ox) / squared, sumY + (y - oy) / squared, sum + 1 / Math.sqrt(squared)];
          },
          [0, 0, 0],
        );
        expect(Math.hypot(pushed.x - exactX, pushed.y - exactY)).toBeLessThanOrEqual(0.5 * most + 1e-9);
      }),
    );
  });

  it('is computed in finite time for coinciding points', () => {
    const pushed = { x: 0, y: 0 };
    new Quadtree(new Float64Array(80).fill(3)).push(3, 3, 1, pushed);
    expect(pushed).toEqual({ x: 0, y: 0 });
  });
});
