import { describe, expect, it } from 'vitest';
import { statusOf, strongestOf, withExpansions } from './expansions';
import { buildModel } from './model';
import { hub, pathOf, ROOT, relationship } from './network.fixture';

const known = buildModel(ROOT, [relationship('A', 'R'), relationship('R', 'B')]);
const [a, b] = [pathOf('A'), pathOf('B')];

describe('expansions', () => {
  it('count what each added', () => {
    const { brought } = withExpansions(known, [
      { id: a, relationships: [relationship('A', 'R'), relationship('C', 'A'), relationship('C', 'B')] },
      { id: b, relationships: [relationship('C', 'B')] },
    ]);
    expect(brought.get(a)).toMatchObject({ companies: 1, relationships: 2 });
    expect(brought.get(b)).toMatchObject({ companies: 0, relationships: 0 });
  });

  it('wait for earlier ones, so that positions do not depend on the order of replies', () => {
    const { model } = withExpansions(known, [{ id: a }, { id: b, relationships: [relationship('B', 'D')] }]);
    expect(model.expanded.has(b)).toBe(false);
  });

  it('do not wait for failed ones, and lose nothing', () => {
    const expansions = [
      { id: a, error: { reason: 'busy' } },
      { id: b, relationships: [relationship('B', 'D')] },
    ];
    const { model } = withExpansions(known, expansions);
    expect(model.relationships.size).toBe(3);
    expect([a, b].map((id) => statusOf(id, model, expansions))).toEqual(['new', 'expanded']);
    expect(statusOf(a, model, [{ id: a }])).toBe('loading');
  });
});

describe('what a page has room for', () => {
  const all = hub(2, 400);

  it('is everything, if that is not too much', () => expect(strongestOf(ROOT.id, all, 402)).toBe(all));

  it('is otherwise the strongest, with the few owners, in the order of the reply', () => {
    const strongest = strongestOf(ROOT.id, all, 100);
    expect(strongest).toHaveLength(100);
    expect(strongest).toEqual(all.filter((relationship) => strongest.includes(relationship)));
    const { entities } = buildModel(ROOT, strongest);
    expect(['owner0', 'owner1', 'owned99'].map((name) => entities.has(pathOf(name)))).toEqual([true, true, true]);
    expect(entities.has(pathOf('owned0'))).toBe(false);
  });
});
