import { describe, expect, it } from 'vitest';
import { statusOf, withExpansions } from './expansions';
import { buildModel } from './model';
import { pathOf, ROOT, relationship } from './network.fixture';

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
