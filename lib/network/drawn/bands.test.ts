import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../layout';
import { BAND, type BandStep, bandLabel, bandsOf } from './bands';

const bandOf = (points: readonly Point[], other: Point = { x: 0, y: 2000 }) => {
  const nodes = points.map((_, at) => ({ id: `/${at}`, kind: 'entity' as const, members: [`/${at}`], frame: 'g' }));
  const others = [{ id: '/other', kind: 'entity' as const, members: ['/other'] }];
  const positions = new Map([...points.map((point, at) => [`/${at}`, point] as const), ['/other', other]]);
  return bandsOf({ frames: [{ id: 'g', name: 'Ours' }], nodes: [...nodes, ...others] }, positions);
};

const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

/** Whether every member is reached from the first by the steps. */
function reached(steps: readonly BandStep[]): Set<string> {
  const met = new Set(['/0']);
  for (let before = 0; before < met.size; ) {
    before = met.size;
    for (const { from, to } of steps) if (met.has(from) || met.has(to)) met.add(from).add(to);
  }
  return met;
}

describe('the band of an open group', () => {
  it('connects all its members with the fewest steps, and no other entity', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (points) => {
        const [band] = bandOf(points);
        expect(band?.steps).toHaveLength(points.length - 1);
        expect(reached(band?.steps ?? [])).toEqual(new Set(points.map((_, at) => `/${at}`)));
      }),
    );
  });

  it('has its name above the highest member of each piece', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), point, (points, other) => {
        const [band] = bandOf(points, other);
        const apart = band?.steps.filter((step) => !step.isFree).length ?? 0;
        expect(new Set(band?.tops).size).toBe(apart + 1);
        expect(Math.min(...(band?.tops ?? []).map((id) => points[Number(id.slice(1))]?.y ?? Number.NaN))).toBe(
          Math.min(...points.map(({ y }) => y)),
        );
      }),
    );
  });

  it('connects each to the nearest', () => {
    const [band] = bandOf([
      { x: 0, y: 0 },
      { x: 300, y: 10 },
      { x: 100, y: -5 },
      { x: 200, y: 0 },
    ]);
    expect(band).toMatchObject({
      name: 'Ours',
      tops: ['/2'],
      steps: [
        { from: '/0', to: '/2', isFree: true },
        { from: '/2', to: '/3', isFree: true },
        { from: '/3', to: '/1', isFree: true },
      ],
    });
  });

  it.each([
    [{ x: 100, y: 10 }, false],
    [{ x: 100, y: BAND }, true],
    [{ x: -BAND, y: 0 }, true],
    [{ x: 205, y: 0 }, false],
  ])('does not cross another entity at %j: free %s', (other, isFree) => {
    const [band] = bandOf(
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      other,
    );
    expect(band?.steps.map((step) => step.isFree)).toEqual([isFree]);
    expect(band?.tops).toEqual(isFree ? ['/0'] : ['/0', '/1']);
  });

  it('encloses a single member, and is absent if no member has a position', () => {
    expect(bandOf([{ x: 5, y: 5 }])).toMatchObject([{ members: ['/0'], steps: [], tops: ['/0'] }]);
    expect(bandOf([])).toEqual([]);
  });
});

it.each([
  ['Ours', 'Ours'],
  ['Thornwick Holdings Limited', 'Thornwick Holdings Limited'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellschaft'],
  ['Aldermaston Group of Northern Companies plc', 'Aldermaston Group of Northern Compa…'],
  ['', ''],
])('writes the name of the group %j as %j', (name, written) => expect(bandLabel(name)).toBe(written));
