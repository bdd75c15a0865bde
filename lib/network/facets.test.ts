import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS, facetsOf, visible } from './filter';
import { EVERYTHING, filters } from './filter.fixture';
import { withFacts } from './known-facts';
import { factsOf } from './known-facts.fixture';
import { buildModel } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

const model = withFacts(
  buildModel(ROOT, [relationship('A', 'R'), relationship('B?', 'R', {}, 'has_subsidiary'), relationship('C', 'A')]),
  factsOf({ A: { inactive: true }, stranger: { inactive: false } }),
);

describe('a facet', () => {
  it('counts its values under all other filters', () => {
    const { types, kinds, jurisdictions } = facetsOf(model, { ...EVERYTHING, types: ['has_subsidiary'] });
    expect(types).toEqual([
      { value: 'shareholding', count: 2, seen: 0, chosen: false },
      { value: 'has_subsidiary', count: 1, seen: 1, chosen: true },
    ]);
    expect(kinds).toEqual([
      { value: 'company', count: 1, seen: 1, chosen: false },
      { value: 'placeholder', count: 1, seen: 1, chosen: false },
    ]);
    expect(jurisdictions.map(({ value }) => value)).toEqual(['gb', 'unknown']);
  });

  it('keeps a chosen value with a count of 0', () => {
    const { types } = facetsOf(model, { ...EVERYTHING, types: ['gone'] });
    expect(types).toContainEqual({ value: 'gone', count: 0, seen: 0, chosen: true });
  });

  it('counts a status that was never loaded as unknown', () => {
    expect(facetsOf(model, EVERYTHING).statuses).toEqual([
      { value: 'unknown', count: 3, seen: 3, chosen: false },
      { value: 'inactive', count: 1, seen: 1, chosen: false },
    ]);
  });

  it('says how many of a chosen value are visible, as some may be unconnected', () => {
    const { statuses } = facetsOf(model, { ...EVERYTHING, statuses: ['unknown'] });
    // C is connected only through A, which is inactive.
    expect(statuses).toContainEqual({ value: 'unknown', count: 3, seen: 2, chosen: true });
  });

  it.each(FACETS)('%s: the visible counts add up to what is visible', (name) => {
    fc.assert(
      fc.property(networks(), filters, (relationships, filter) => {
        const any = buildModel(ROOT, relationships);
        const { entities, relationships: lines } = visible(any, filter);
        const values = facetsOf(any, filter)[name];
        const sum = values.reduce((total, { seen }) => total + seen, 0);
        expect(values.every(({ count, seen }) => seen <= count)).toBe(true);
        expect(sum).toBe(name === 'types' ? lines.length : entities.size);
      }),
    );
  });

  it.each(FACETS)('%s: the counts add up to what is there without it', (name) => {
    fc.assert(
      fc.property(networks(), filters, (relationships, filter) => {
        const any = buildModel(ROOT, relationships);
        const left = visible(any, { ...filter, [name]: [] });
        const sum = facetsOf(any, filter)[name].reduce((total, { count }) => total + count, 0);
        expect(sum).toBe(name === 'types' ? left.relationships.length : left.entities.size);
      }),
    );
  });
});

describe('a choice', () => {
  it('keeps the root, and hides what is connected only through excluded entities', () => {
    const seen = visible(model, { ...EVERYTHING, statuses: ['unknown'] });
    expect([...seen.entities]).toEqual([ROOT.id, pathOf('B?')]);
    expect(visible(model, { ...EVERYTHING, jurisdictions: ['fr'] }).entities).toEqual(new Set([ROOT.id]));
  });
});
