import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOT, getWorld, type Place, spread } from './world';

function nearest(places: Place[]): number {
  const distances = places.flatMap((a, index) => places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(...distances);
}

describe('overlapping places', () => {
  it('are moved apart, even all dots of the world at once', () => {
    const dots = getWorld().dots;
    expect(nearest([...dots])).toBeLessThan(DOT.distance);
    expect(nearest(spread(dots, DOT.distance))).toBeGreaterThanOrEqual(DOT.distance);
  });

  it('are separated, whatever their positions', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (places) => {
        expect(nearest(spread(places, 5))).toBeGreaterThanOrEqual(5);
      }),
    );
  });

  it('stay in place if there is room, and keep their other properties', () => {
    const places = [
      { code: 'a', x: 0, y: 0 },
      { code: 'b', x: 5, y: 0 },
    ];
    expect(spread(places, 5)).toEqual(places);
  });
});
