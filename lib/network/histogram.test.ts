import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passes, visible } from './filter';
import { EVERYTHING } from './filter.fixture';
import { barsOf, histogramsOf } from './histogram';
import { buildModel } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

const value = fc.integer({ min: 0, max: 100 });

describe('a histogram', () => {
  it.each(['confidence', 'ownership'] as const)('of %s counts what each value hides', (name) => {
    fc.assert(
      fc.property(networks(), value, (relationships, at) => {
        const all = [...buildModel(ROOT, relationships).relationships.values()];
        const hidden = all.filter((one) => !passes(one, { ...EVERYTHING, [name]: at }));
        expect(histogramsOf(all, [ROOT.id])[name].hides[at]).toBe(hidden.length);
      }),
    );
  });

  it.each(['confidence', 'ownership'] as const)('of %s counts what only hidden relationships connect', (name) => {
    const others = fc.subarray(['A', 'B', 'C?', 'unknown'].map(pathOf));
    fc.assert(
      fc.property(networks(), value, others, (relationships, at, more) => {
        const model = buildModel(ROOT, relationships);
        const roots = [ROOT.id, ...more.filter((id) => model.entities.has(id))];
        const filter = { ...EVERYTHING, [name]: at };
        const before = visible(model, EVERYTHING, { roots }).relationships.filter((one) => passes(one, filter));
        const after = visible(model, filter, { roots }).relationships;
        expect(histogramsOf(model.relationships.values(), roots)[name].cutOff[at]).toBe(before.length - after.length);
      }),
    );
  });

  it('cuts off what lies behind hidden relationships', () => {
    const { relationships } = buildModel(ROOT, [
      relationship('R', 'A', { ownership_percentage: 10 }),
      relationship('A', 'B', { ownership_percentage: 90 }),
      relationship('B', 'C', { ownership_percentage: 90 }),
      relationship('Y', 'Z', { ownership_percentage: 90 }),
    ]);
    const { ownership } = histogramsOf(relationships.values(), [ROOT.id]);
    expect([ownership.hides[10], ownership.cutOff[10]]).toEqual([0, 0]);
    expect([ownership.hides[11], ownership.cutOff[11]]).toEqual([1, 2]);
    expect([ownership.hides[91], ownership.cutOff[91]]).toEqual([4, 0]);
  });

  it('hides half a per cent only at the next whole one', () => {
    const all = buildModel(ROOT, [
      relationship('A', 'R', { ownership_percentage: 2.5, confidence: 60.5 }),
    ]).relationships;
    const { ownership, confidence } = histogramsOf(all.values(), [ROOT.id]);
    expect([ownership.hides[2], ownership.hides[3]]).toEqual([0, 1]);
    expect([confidence.hides[60], confidence.hides[61]]).toEqual([0, 1]);
  });

  it('counts relationships without a number separately', () => {
    const all = buildModel(ROOT, [relationship('A', 'R', {}), relationship('B', 'R')]).relationships;
    expect(histogramsOf(all.values(), [ROOT.id]).confidence).toMatchObject({ unknown: 1, total: 2 });
  });

  it('has the same sum in bars as in steps', () => {
    fc.assert(
      fc.property(networks(), fc.integer({ min: 1, max: 40 }), (relationships, count) => {
        const { ownership } = histogramsOf(buildModel(ROOT, relationships).relationships.values(), []);
        const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
        expect(sum(barsOf(ownership, count))).toBe(ownership.hides[100]);
      }),
    );
  });
});
