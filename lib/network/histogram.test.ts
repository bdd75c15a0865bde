import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from './filter';
import { EVERYTHING } from './filter.fixture';
import { countShownAt, countWithoutNumber, nextStops, sliderStops } from './histogram';
import { buildModel } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

const value = fc.integer({ min: 0, max: 100 });

describe('the counts of a slider', () => {
  it.each(['confidence', 'ownership'] as const)('of %s are what the filter shows at each value', (name) => {
    const others = fc.subarray(['A', 'B', 'C?', 'unknown'].map(pathOf));
    const rest = fc.record({ unknown: fc.boolean(), confidence: value, ownership: value });
    fc.assert(
      fc.property(networks(), value, others, others, rest, (relationships, at, more, away, narrowed) => {
        const model = buildModel(ROOT, relationships);
        const roots = [ROOT.id, ...more.filter((id) => model.entities.has(id))];
        const scope = { roots, hidden: new Set(away.filter((id) => !roots.includes(id))) };
        const filter = { ...EVERYTHING, ...narrowed };
        const shown = visible(model, { ...filter, [name]: at }, scope).relationships;
        expect(countShownAt(name, model, filter, scope)[at]).toBe(shown.length);
      }),
    );
  });

  it('leave out what only hidden relationships connect', () => {
    const model = buildModel(ROOT, [
      relationship('R', 'A', { ownership_percentage: 10 }),
      relationship('A', 'B', { ownership_percentage: 90 }),
      relationship('B', 'C', { ownership_percentage: 90 }),
      relationship('Y', 'Z', { ownership_percentage: 90 }),
    ]);
    const shown = countShownAt('ownership', model, EVERYTHING);
    expect([shown[10], shown[11], shown[100]]).toEqual([3, 0, 0]);
  });

  it('fall for half a per cent only at the next whole one', () => {
    const model = buildModel(ROOT, [relationship('A', 'R', { ownership_percentage: 2.5, confidence: 60.5 })]);
    const [ownership, confidence] = (['ownership', 'confidence'] as const).map((name) =>
      countShownAt(name, model, EVERYTHING),
    );
    expect([ownership?.[2], ownership?.[3]]).toEqual([1, 0]);
    expect([confidence?.[60], confidence?.[61]]).toEqual([1, 0]);
  });
});

it('relationships without a number are counted separately', () => {
  const model = buildModel(ROOT, [relationship('A', 'R', { confidence: 70 }), relationship('B', 'R', {})]);
  expect(countWithoutNumber(model)).toEqual({ confidence: 1, ownership: 2 });
});

describe('the stops of a slider', () => {
  const shown = Array.from({ length: 101 }, (_, at) => (at < 26 ? 9 : at < 51 ? 7 : 4));
  const stops = sliderStops(shown);

  it('are the values at which more is hidden, with how many', () => {
    expect(stops).toEqual([
      { value: 26, count: 2 },
      { value: 51, count: 3 },
    ]);
  });

  it.each([
    [0, undefined, { value: 26, count: 2 }],
    [25, undefined, { value: 26, count: 2 }],
    [26, { value: 25, count: 2 }, { value: 51, count: 3 }],
    [50, { value: 25, count: 2 }, { value: 51, count: 3 }],
    [100, { value: 50, count: 3 }, undefined],
  ])('nearest to %i are %o and %o', (at, back, on) => expect(nextStops(stops, at)).toEqual({ back, on }));

  it('do not exist where nothing has a number', () => {
    const model = buildModel(ROOT, [relationship('A', 'R', {})]);
    expect(sliderStops(countShownAt('ownership', model, EVERYTHING))).toEqual([]);
  });
});
