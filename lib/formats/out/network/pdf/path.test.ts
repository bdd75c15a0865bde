import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERSON_SIGN } from '@/lib/network/elements';
import { pathOperators } from './path';

describe('a path', () => {
  it.each([
    ['lines', 'M1 2L3 4H5V6', '1 2 m 3 4 l 5 4 l 5 6 l'],
    ['steps from where it is', 'M10 10l7 3.5l-7 3.5z', '10 10 m 17 13.5 l 10 17 l h'],
    ['further pairs after a start', 'M0,0 2,0 2,2Z', '0 0 m 2 0 l 2 2 l h'],
    ['a curve', 'M0 0C1 1 2 2 3 0', '0 0 m 1 1 2 2 3 0 c'],
    ['a curve with one handle', 'M0 0Q3 3 6 0', '0 0 m 2 2 4 2 6 0 c'],
    ['a line after a closed part begins where that began', 'M1 1L2 1ZL0 0', '1 1 m 2 1 l h 0 0 l'],
  ])('with %s', (_, path, operators) => {
    expect(pathOperators(path)).toBe(operators);
  });

  it('with an arc stays on its ellipse, takes the way that is asked for, and ends where it should', () => {
    const flag = fc.constantFrom(0, 1);
    const radius = fc.integer({ min: 20, max: 60 });
    const coordinate = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(radius, radius, flag, flag, coordinate, coordinate, (rx, ry, isLarge, isClockwise, x, y) => {
        fc.pre(Math.hypot(x, y) > 1);
        const numbers = (
          pathOperators(`M0 0A${rx} ${ry} 0 ${isLarge} ${isClockwise} ${x} ${y}`).match(/-?[\d.]+/g) ?? []
        ).map(Number);
        const curves = Array.from({ length: (numbers.length - 2) / 6 }, (_, at) =>
          numbers.slice(2 + 6 * at, 8 + 6 * at),
        );
        expect(curves.at(-1)?.slice(4)).toEqual([expect.closeTo(x, 2), expect.closeTo(y, 2)]);
        // Swept area around the origin tells the way: large arcs enclose more than half of the ellipse.
        const points = [[0, 0]];
        for (const curve of curves) {
          const [fromX = 0, fromY = 0] = points.at(-1) ?? [];
          for (let t = 0.05; t < 1.001; t += 0.05) {
            const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
            const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
            points.push([a * fromX + b * x1 + c * x2 + d * x3, a * fromY + b * y1 + c * y2 + d * y3]);
          }
        }
        let [area, length] = [0, 0];
        points.forEach(([px = 0, py = 0], at) => {
          const [qx = 0, qy = 0] = points[(at + 1) % points.length] ?? [];
          area += (px * qy - qx * py) / 2;
          if (at + 1 < points.length) length += Math.hypot((qx - px) / rx, (qy - py) / ry);
        });
        expect(Math.sign(area)).toBe(isClockwise === 1 ? 1 : -1);
        expect(length > Math.PI).toBe(isLarge === 1);
      }),
    );
  });

  it('of a person is drawn, and one with an unknown command is refused', () => {
    expect(pathOperators(PERSON_SIGN).match(/ c/g)?.length).toBeGreaterThanOrEqual(6);
    expect(() => pathOperators('M0 0T1 1')).toThrow('unknown command "T"');
  });
});
