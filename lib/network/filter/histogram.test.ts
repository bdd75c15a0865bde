import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passes } from '../filter';
import { buildModel } from '../model';
import { networks, ROOT, relationship } from '../network.fixture';
import { EVERYTHING } from './filter.fixture';
import { barsOf, histogramsOf } from './histogram';

const value = fc.integer({ min: 0, max: 100 });

describe('a histogram', () => {
  it.each(['confidence', 'ownership'] as const)('of %s says at each value how many it hides', (name) => {
    fc.assert(
      fc.property(networks(), value, (relationships, at) => {
        const all = [...buildModel(ROOT, relationships).relationships.values()];
        const hidden = all.filter((one) => !passes(one, { ...EVERYTHING, [name]: at }));
        expect(histogramsOf(all)[name].hides[at]).toBe(hidden.length);
      }),
    );
  });

  it('hides the half of a per cent only with the next whole one', () => {
    const all = buildModel(ROOT, [
      relationship('A', 'R', { ownership_percentage: 2.5, confidence: 60.5 }),
    ]).relationships;
    const { ownership, confidence } = histogramsOf(all.values());
    expect([ownership.hides[2], ownership.hides[3]]).toEqual([0, 1]);
    expect([confidence.hides[60], confidence.hides[61]]).toEqual([0, 1]);
  });

  it('tells apart what has no number', () => {
    const all = buildModel(ROOT, [relationship('A', 'R', {}), relationship('B', 'R')]).relationships;
    expect(histogramsOf(all.values()).confidence).toMatchObject({ unknown: 1, total: 2 });
  });

  it('has the same sum in bars as in steps', () => {
    fc.assert(
      fc.property(networks(), fc.integer({ min: 1, max: 40 }), (relationships, count) => {
        const { ownership } = histogramsOf(buildModel(ROOT, relationships).relationships.values());
        const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
        expect(sum(barsOf(ownership, count))).toBe(ownership.hides[100]);
      }),
    );
  });
});
