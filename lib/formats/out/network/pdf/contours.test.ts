import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contoursOf, type Ink } from './contours';

const inkOf = (rows: readonly string[], value = 255): Ink => ({
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  cover: Uint8ClampedArray.from(rows.join(''), (one) => (one === '#' ? value : 0)),
  em: 10,
  origin: { x: 0, y: 0 },
  advance: 10,
});

type Corner = { x: number; y: number };

/** The even-odd rule: how often a ray to the right meets an outline. */
function isInside(contours: readonly (readonly Corner[])[], { x, y }: Corner): boolean {
  let crossings = 0;
  for (const contour of contours) {
    contour.forEach((a, at) => {
      const b = contour[(at + 1) % contour.length] ?? a;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) crossings += 1;
    });
  }
  return crossings % 2 === 1;
}

it('outlines what is covered and nothing else, with its holes, up to the border', () => {
  const cell = fc.constantFrom('#', '.');
  const bitmaps = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([width, height]) =>
      fc.array(fc.string({ unit: cell, minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
    );
  fc.assert(
    fc.property(bitmaps, (rows) => {
      const contours = contoursOf(inkOf(rows));
      rows.forEach((row, y) => {
        for (let x = 0; x < row.length; x++) {
          // Not on the line between two middles, where corners are.
          expect(isInside(contours, { x: x + 0.501, y: y + 0.502 }), `${x}, ${y} of\n${rows.join('\n')}`).toBe(
            row[x] === '#',
          );
        }
      });
    }),
  );
});

it('places an edge by how much of a pixel is covered', () => {
  const cover = [0, 255, 255, 0];
  const ink = (last: number) => ({
    ...inkOf(['....', '....', '....', '....']),
    cover: Uint8ClampedArray.from([...cover, ...cover, ...cover, 0, last, last, 0]),
  });
  const bottom = (last: number) =>
    Math.max(
      ...contoursOf(ink(last))
        .flat()
        .map(({ y }) => y),
    );
  expect(bottom(255)).toBeGreaterThan(bottom(200));
  expect(bottom(200)).toBeGreaterThan(bottom(140));
});

it('needs few corners for what is straight', () => {
  const block = Array.from({ length: 40 }, () => `..${'#'.repeat(40)}..`);
  expect(contoursOf(inkOf(block))[0]?.length).toBeLessThan(12);
});
