import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Area } from './picture/frame';
import { PAPER_NAMES, type PrintLayout, planPages } from './print-plan';

const area = (width: number, height: number): Area => ({ left: -width / 2, top: -40, width, height });
const areas = (whole: Area, inner: Area) => ({ whole, inner, largest: { width: 0, height: 0 } });
const layouts = fc.record<PrintLayout>({
  paper: fc.constantFrom(...PAPER_NAMES),
  orientation: fc.constantFrom('portrait', 'landscape'),
  pages: fc.constant('several'),
});

describe('pages of a picture', () => {
  it.each([
    ['A4', 'portrait', 210, 297],
    ['A4', 'landscape', 297, 210],
    ['A3', 'portrait', 297, 420],
    ['A2', 'landscape', 594, 420],
    ['A1', 'portrait', 594, 841],
  ] as const)('are %s, %s: %d by %d millimetres', (paper, orientation, width, height) => {
    const plan = planPages(areas(area(900, 700), area(900, 600)), { paper, orientation, pages: 'one' });
    expect(plan).toMatchObject({ page: { width, height }, pages: 1, parts: [] });
  });

  it('show a small picture at most half as large again, in the middle, and a large one as small as it must be', () => {
    const layout = { paper: 'A4', orientation: 'landscape', pages: 'one' } as const;
    // 11 pixels are 8.25 points; a picture ten times as wide as 277 mm has a tenth of that.
    const small = planPages(areas(area(400, 300), area(400, 200)), layout);
    expect(small.letters).toBeCloseTo(1.5 * 8.25);
    expect(small.whole.width).toBeCloseTo((277 * 96) / 25.4 / 1.5);
    expect(small.whole.left + small.whole.width / 2).toBeCloseTo(0);
    expect(planPages(areas(area(2770 * (96 / 25.4), 300), area(1, 1)), layout).letters).toBeCloseTo(0.825);
  });

  it('are one if everything can be read on it, though several were chosen', () => {
    const layout = { paper: 'A4', orientation: 'landscape', pages: 'several' } as const;
    expect(planPages(areas(area(800, 600), area(800, 500)), layout).pages).toBe(1);
    expect(planPages(areas(area(2000, 600), area(2000, 500)), layout).pages).toBe(3);
  });

  it('have the largest letters that need no more of them', () => {
    const layout = { paper: 'A4', orientation: 'landscape', pages: 'several' } as const;
    const [some, more] = [2000, 2800].map((width) => planPages(areas(area(width, 600), area(width, 500)), layout));
    expect([some?.pages, more?.pages]).toEqual([3, 3]);
    expect(some?.letters).toBeGreaterThan(7);
    expect(more?.letters).toBeLessThan(7);
    expect(more?.letters).toBeGreaterThanOrEqual(5.5);
  });

  it('cover all of the picture in parts of one size that overlap by a centimetre or the largest box, at most a hundred', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5000, max: 40_000 }),
        fc.integer({ min: 1, max: 40_000 }),
        layouts,
        fc.integer({ min: 0, max: 260 }),
        (w, h, layout, width) => {
          const inner = area(w, h);
          const { parts, columns, rows, pages, letters } = planPages(
            { ...areas(inner, inner), largest: { width, height: 60 } },
            layout,
          );
          expect([parts.length, pages]).toEqual([columns * rows, columns * rows + 1]);
          expect(parts.length).toBeLessThanOrEqual(100);
          const [first, last] = [parts[0], parts.at(-1)];
          if (!first || !last) throw new Error('There are no parts.');
          expect(first.left).toBeLessThanOrEqual(inner.left + 1e-6);
          expect(first.top).toBeLessThanOrEqual(inner.top + 1e-6);
          expect(last.left + last.width).toBeGreaterThanOrEqual(inner.left + w - 1e-6);
          expect(last.top + last.height).toBeGreaterThanOrEqual(inner.top + h - 1e-6);
          const centimetre = ((10 / 25.4) * 72 * 11) / letters;
          const [, second] = parts;
          if (columns > 1 && second)
            expect(first.left + first.width - second.left).toBeCloseTo(Math.max(centimetre, width));
        },
      ),
    );
  });
});
