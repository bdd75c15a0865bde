import { describe, expect, it } from 'vitest';
import { statusOf, withExpansions } from './expansions';
import { buildModel } from './model';
import { pathOf, ROOT, relationship } from './network.fixture';

const known = buildModel(ROOT, [relationship('A', 'R'), relationship('R', 'B')]);
const [a, b] = [pathOf('A'), pathOf('B')];

describe('expansions', () => {
  it('say what each brought', () => {
    const { brought } = withExpansions(known, [
      { id: a, relationships: [relationship('A', 'R'), relationship('C', 'A'), relationship('C', 'B')] },
      { id: b, relationships: [relationship('C', 'B')] },
    ]);
    expect(brought.get(a)).toMatchObject({ companies: 1, relationships: 2 });
    expect(brought.get(b)).toMatchObject({ companies: 0, relationships: 0 });
  });

  it('wait for those asked for before them, so that places do not depend on which reply came first', () => {
    const { model } = withExpansions(known, [{ id: a }, { id: b, relationships: [relationship('B', 'D')] }]);
    expect(model.expanded.has(b)).toBe(false);
  });

  it('do not wait for what failed, and lose nothing by it', () => {
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
