import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, type Straight } from './lines';

const WINDOW = { left: -100, right: 200, top: -50, bottom: 150 };
const SOLID = 0;

const place = fc.integer({ min: -1000, max: 1000 });
const straight = fc.record({ ax: place, ay: place, bx: place, by: place });

const isSeen = (x: number, y: number, hair = 0): boolean =>
  x >= WINDOW.left - hair && x <= WINDOW.right + hair && y >= WINDOW.top - hair && y <= WINDOW.bottom + hair;

/** Points of a line well inside the window. */
function* seenOf({ ax, ay, bx, by }: Straight): Generator<[number, number]> {
  for (let n = 0; n <= 200; n++) {
    const point: [number, number] = [ax + ((bx - ax) * n) / 200, ay + ((by - ay) * n) / 200];
    if (isSeen(...point, -1e-6)) yield point;
  }
}

/** How far along the line a point is, and how far aside. */
function along({ ax, ay, bx, by }: Straight, x: number, y: number): [number, number] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  return [(x - ax) * ux + (y - ay) * uy, (x - ax) * uy - (y - ay) * ux];
}

describe('a line clipped to a window', () => {
  it('keeps exactly its visible part', () => {
    fc.assert(
      fc.property(straight, (line) => {
        const piece = { ...line };
        const seen = [...seenOf(line)];
        if (!clip(piece, WINDOW, SOLID)) {
          expect(seen).toEqual([]);
          return;
        }
        const [from] = along(line, piece.ax, piece.ay);
        const [to] = along(line, piece.bx, piece.by);
        for (const [x, y] of seen) {
          const [here] = along(line, x, y);
          expect([here >= from - 1e-6, here <= to + 1e-6]).toEqual([true, true]);
        }
        for (const [x, y] of [
          [piece.ax, piece.ay],
          [piece.bx, piece.by],
        ] as const) {
          expect(isSeen(x, y, 1e-6)).toBe(true);
          expect(Math.abs(along(line, x, y)[1])).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('starts a whole number of periods from its end if dashed, and less than one before the window', () => {
    fc.assert(
      fc.property(straight, fc.constantFrom(11, 14, 16), (line, period) => {
        const [dashed, solid] = [{ ...line }, { ...line }];
        fc.pre(clip(solid, WINDOW, SOLID));
        expect(clip(dashed, WINDOW, period)).toBe(true);
        const [from] = along(line, dashed.ax, dashed.ay);
        const [seen] = along(line, solid.ax, solid.ay);
        expect(Math.abs(from / period - Math.round(from / period))).toBeLessThan(1e-6);
        expect([from <= seen + 1e-6, seen - from < period + 1e-6]).toEqual([true, true]);
        expect([dashed.bx, dashed.by]).toEqual([solid.bx, solid.by]);
      }),
    );
  });
});
