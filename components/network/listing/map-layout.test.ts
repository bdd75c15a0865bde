import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCount, Flow } from '@/lib/network/places';
import { COUNTRY_CODES } from '@/lib/shared/jurisdictions/jurisdictions';
import { layOutMap, type MapLayout } from './map-layout';

const WIDE = { width: 900, height: 360 };
const PHONE = { width: 340, height: 224 };

const country = (code: string, entities = 1): CountryCount => ({ code, entities, inside: 0, jurisdictions: [] });

const layOut = (countries: CountryCount[], flows: Flow[] = [], size = WIDE, isWhole = false): MapLayout =>
  layOutMap({ countries, flows, nameOf: (code) => `Country ${code}`, size, isWhole });

const counted = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...COUNTRY_CODES), fc.integer({ min: 1, max: 900 })), {
    selector: ([code]) => code,
    maxLength: 40,
  })
  .map((some) => some.map(([code, entities]) => country(code, entities)));

const sizes = fc.constantFrom(WIDE, PHONE);

/** The numbers of a path. */
const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('circles on the map', () => {
  it('stand for every country with a position, and the others are named', () => {
    fc.assert(
      fc.property(counted, sizes, fc.boolean(), (countries, size, isWhole) => {
        const { circles, missing } = layOut(countries, [], size, isWhole);
        const codes = [...circles, ...missing].map(({ code }) => code);
        expect(codes.sort()).toEqual(countries.map(({ code }) => code).sort());
      }),
    );
    expect(layOut([country('aq'), country('zz'), country('gb')]).missing.map(({ code }) => code)).toEqual(['aq', 'zz']);
  });

  it('have room for a finger, and cover neither each other nor names', () => {
    fc.assert(
      fc.property(counted, (countries) => {
        const { circles, labels } = layOut(countries);
        for (const [at, a] of circles.entries()) {
          for (const b of circles.slice(at + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(Math.max(24, a.radius + b.radius));
          }
          const covered = labels.filter(({ x, y }) => Math.hypot(a.x - x, a.y - y) < a.radius);
          expect(covered).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('grow with the number by area, from a least size', () => {
    const { circles } = layOut([country('gb', 400), country('us', 100), country('nl', 1)]);
    const [large = 0, middle = 0, small = 0] = circles.map(({ radius }) => radius);
    expect(large / middle).toBeCloseTo(2);
    expect(small).toBe(8);
    expect(layOut([country('gb', 1)]).circles[0]?.radius).toBeLessThan(15);
  });
});

describe('the view', () => {
  it.each([
    ['one country', ['gb']],
    ['two neighbours', ['gb', 'nl']],
    ['all of Europe', ['pt', 'fi', 'gr', 'gb']],
    ['both ends of the world', ['nz', 'us', 'ru']],
  ])('of %s has them inside, in a wide window and on a phone', (_, codes) => {
    for (const size of [WIDE, PHONE]) {
      for (const { x, y, radius } of layOut(
        codes.map((code) => country(code)),
        [],
        size,
      ).circles) {
        expect([x > radius, x < size.width - radius, y > radius, y < size.height - radius]).not.toContain(false);
      }
    }
  });

  it('is closer for neighbours than for the world, but never too close for the outlines', () => {
    const scale = (...codes: string[]) => layOut(codes.map((code) => country(code))).zoom.scale;
    expect(scale('gb', 'nl')).toBeGreaterThan(scale('gb', 'us'));
    expect(scale('gb')).toBe(scale('gb', 'ie'));
    expect(scale('nz', 'us', 'is')).toBeGreaterThanOrEqual(layOut([country('gb')], [], WIDE, true).zoom.scale);
  });

  it('of the whole world is the same for all', () => {
    expect(layOut([country('gb')], [], WIDE, true).zoom).toEqual(layOut([country('nz')], [], WIDE, true).zoom);
  });
});

describe('lines on the map', () => {
  const flows = [
    { from: 'gb', to: 'us', relationships: 90 },
    { from: 'us', to: 'gb', relationships: 10 },
    { from: 'gb', to: 'zz', relationships: 3 },
  ];
  const { lines, circles } = layOut([country('gb', 5), country('us', 4), country('zz')], flows);

  it('lead from circle to circle, with the arrow at what is owned', () => {
    const [gb, us] = circles;
    if (!gb || !us) throw new Error('A circle is missing.');
    const [startX = 0, startY = 0] = numbersIn(lines[0]?.path ?? '');
    const [tipX = 0, tipY = 0] = numbersIn(lines[0]?.head ?? '');
    expect(Math.hypot(startX - gb.x, startY - gb.y)).toBeCloseTo(gb.radius, 0);
    expect(Math.hypot(tipX - us.x, tipY - us.y)).toBeCloseTo(us.radius + 1, 0);
  });

  it('of both directions lie apart, and are thicker for more', () => {
    const [there, back] = lines;
    if (!there || !back) throw new Error('A line is missing.');
    expect(Math.hypot(there.middle.x - back.middle.x, there.middle.y - back.middle.y)).toBeGreaterThan(18);
    expect(there.width).toBeGreaterThan(back.width);
  });

  it('need a position at both ends', () => expect(lines.map(({ flow }) => flow.to)).toEqual(['us', 'gb']));
});

describe('names on the map', () => {
  it('lie inside it', () => {
    fc.assert(
      fc.property(counted, sizes, (countries, size) => {
        for (const { x, y } of layOut(countries, [], size).labels) {
          expect([x >= 0, x <= size.width, y >= 0, y <= size.height]).not.toContain(false);
        }
      }),
      { numRuns: 40 },
    );
  });
  it('leave the ends of lines free if there is room', () => {
    const countries = [country('us', 22), country('gb')];
    const anchors = (flows: Flow[]) => layOut(countries, flows).labels.map(({ anchor }) => anchor);
    // To the right of the one is the line, and of the other the side of the map.
    expect(anchors([])).toEqual(['start', 'end']);
    const [us, gb] = anchors([{ from: 'gb', to: 'us', relationships: 30 }]);
    expect(us).not.toBe('start');
    expect(gb).toBe('middle');
  });

  it('stand beside as many circles as have room', () => {
    expect(layOut([country('gb'), country('us'), country('au')]).labels.map(({ text }) => text)).toEqual([
      'Country gb',
      'Country us',
      'Country au',
    ]);
  });
});
