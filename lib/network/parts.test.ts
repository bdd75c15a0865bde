import { describe, expect, it } from 'vitest';
import { apply, newCase } from './case/case';
import { askedOf, partsAskedOf, statusOf, withExpansions } from './expansions';
import { buildModel } from './model';
import { pathOf, ROOT, relationship } from './network.fixture';
import { countParts, inParts } from './rows';

const A = pathOf('A');
const known = buildModel(ROOT, [relationship('R', 'A')]);
const reply = [
  relationship('R', 'A'),
  relationship('X', 'A'),
  relationship('A', 'B'),
  relationship('A', 'C'),
  { ...relationship('A', 'D'), relationship_type: 'branch' },
];
const [type = ''] = reply.map((one) => one.relationship_type);

describe('the parts of a network', () => {
  it('are counted by side and type before any is added, with the number of new entities', () => {
    expect(countParts(A, reply, known)).toEqual([
      { part: { of: A, side: 'owners', type }, entities: 2, fresh: 1 },
      { part: { of: A, side: 'owned', type }, entities: 2, fresh: 2 },
      { part: { of: A, side: 'owned', type: 'branch' }, entities: 1, fresh: 1 },
    ]);
  });

  it('are added separately', () => {
    const parts = [{ of: A, side: 'owned', type: 'branch' } as const];
    expect(inParts(parts, reply)).toEqual([reply[4]]);
  });

  it('leave the entity expandable', () => {
    const view = apply(newCase([ROOT.id]), { kind: 'expand_part', part: { of: A, side: 'owned', type } });
    expect(askedOf(view, known)).toEqual([A]);
    const expansions = [{ id: A, relationships: reply, parts: partsAskedOf(A, view, known) }];
    const { model, brought } = withExpansions(known, expansions);
    expect(brought.get(A)).toMatchObject({ companies: 2, relationships: 2 });
    expect(model.expanded.has(A)).toBe(false);
    expect(statusOf(A, model, expansions)).toBe('new');
  });

  it('are not reported once the whole network was requested', () => {
    let view = apply(newCase([ROOT.id]), { kind: 'expand_part', part: { of: A, side: 'owned', type } });
    view = apply(view, { kind: 'expand', ids: [A] });
    expect(askedOf(view, known)).toEqual([A]);
    expect(partsAskedOf(A, view, known)).toBeUndefined();
  });
});
