import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RelationshipProperties } from '@/lib/contract/network';
import { countsOf, countUnlinked, type NetworkFilter, passes, passesEntity, visible } from './filter';
import { EVERYTHING, filters } from './filter.fixture';
import { buildModel, parseRelationship } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

describe('a relationship', () => {
  const cases: [RelationshipProperties, Partial<NetworkFilter>, boolean][] = [
    [{ confidence: 61 }, { confidence: 60 }, true],
    [{ confidence: 60 }, { confidence: 60 }, false],
    [{ confidence: 0 }, { confidence: 0 }, true],
    [{ confidence: 0 }, { confidence: 'all' }, true],
    [{}, { confidence: 100 }, true],
    [{ ownership_percentage: 2 }, { ownership: 2 }, true],
    [{ ownership_percentage: 1.99 }, { ownership: 2 }, false],
    [{ percentage_min: 25, percentage_max: 50 }, { ownership: 50 }, true],
    [{ percentage_min: 25, percentage_max: 50 }, { ownership: 51 }, false],
    [{}, { ownership: 100 }, true],
    [{}, { unknown: false }, false],
    [{ ownership_percentage: 0 }, { unknown: false }, true],
  ];
  it.each(cases)('with %j under %j is kept: %s', (properties, filter, kept) => {
    const parsed = parseRelationship(relationship('A', 'R', properties));
    expect(passes(parsed, { ...EVERYTHING, ...filter })).toBe(kept);
  });
});

describe('the visible part', () => {
  it('loses what is connected by a single hidden link', () => {
    const model = buildModel(ROOT, [
      relationship('A', 'R', { confidence: 50 }),
      relationship('B', 'A', { confidence: 99 }),
      relationship('R', 'C', { confidence: 99 }),
    ]);
    const selection = visible(model, { ...EVERYTHING, confidence: 60 });
    expect([...selection.entities]).toEqual([ROOT.id, pathOf('C')]);
    expect(countsOf(selection, model)).toEqual({
      ...{ companies: 2, persons: 0, unknownOwners: 0 },
      relationships: 1,
      of: { companies: 4, persons: 0, unknownOwners: 0 },
      ofRelationships: 3,
    });
  });

  it('is counted by kind: placeholders with the companies, persons and unknown owners separately', () => {
    const model = buildModel(ROOT, [
      relationship('A?', 'R', { confidence: 50 }),
      { ...relationship('B?', 'R'), parent_type: 'Person' },
      { ...relationship('C?', 'R'), parent_service_url: '/statements/7', parent_type: 'Unknown' },
    ]);
    expect(countsOf(visible(model, { ...EVERYTHING, confidence: 60 }), model)).toMatchObject({
      ...{ companies: 1, persons: 1, unknownOwners: 1 },
      of: { companies: 2, persons: 1, unknownOwners: 1 },
    });
  });

  it('is finite with loops and holdings in oneself', () => {
    const model = buildModel(ROOT, [relationship('R', 'A'), relationship('A', 'R'), relationship('R', 'R')]);
    expect(visible(model, EVERYTHING).relationships).toHaveLength(3);
  });

  it('is exactly what passes and is connected to the root', () => {
    fc.assert(
      fc.property(networks(), filters, (relationships, filter) => {
        const model = buildModel(ROOT, relationships);
        const { entities, relationships: seen } = visible(model, filter);
        for (const one of model.relationships.values()) {
          const touches = entities.has(one.parent) || entities.has(one.child);
          // The root stays whatever the facets say; other excluded entities take their relationships along.
          const ends = [one.parent, one.child].map((id) => model.entities.get(id));
          const stay = ends.every((end) => end && (end.id === ROOT.id || passesEntity(end, filter)));
          expect(seen.includes(one)).toBe(touches && stay && passes(one, filter));
          if (seen.includes(one)) expect(entities.has(one.parent) && entities.has(one.child)).toBe(true);
        }
      }),
    );
  });

  it('excludes what passes but is unconnected, and counts it', () => {
    const model = buildModel(ROOT, [
      relationship('R', 'A', { ownership_percentage: 10 }),
      relationship('A', 'B'),
      relationship('B', 'C'),
      relationship('R', 'D'),
    ]);
    const filter = { ...EVERYTHING, ownership: 50 };
    expect(countUnlinked(model, filter, {}, visible(model, filter))).toBe(2);
    const hidden = new Set([pathOf('B')]);
    expect(countUnlinked(model, EVERYTHING, { hidden }, visible(model, EVERYTHING, { hidden }))).toBe(0);
    fc.assert(
      fc.property(networks(), filters, (relationships, any) => {
        const network = buildModel(ROOT, relationships);
        const seen = visible(network, any);
        const passing = [...network.relationships.values()].filter(
          (one) =>
            [one.parent, one.child].every((id) => {
              const entity = network.entities.get(id);
              return id === ROOT.id || (entity && passesEntity(entity, any));
            }) && passes(one, any),
        );
        expect(seen.relationships.length + countUnlinked(network, any, {}, seen)).toBe(passing.length);
      }),
    );
  });

  it('only shrinks as a slider goes up', () => {
    fc.assert(
      fc.property(networks(), filters, fc.nat(100), (relationships, filter, more) => {
        const model = buildModel(ROOT, relationships);
        const wide = visible(model, filter);
        const narrow = visible(model, { ...filter, ownership: filter.ownership + more });
        expect([...narrow.entities].every((id) => wide.entities.has(id))).toBe(true);
      }),
    );
  });
});
