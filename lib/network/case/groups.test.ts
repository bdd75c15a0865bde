import { describe, expect, it } from 'vitest';
import { withFacts } from '../known-facts';
import { factsOf } from '../known-facts.fixture';
import { buildModel } from '../model';
import { pathOf, ROOT, relationship } from '../network.fixture';
import { apply, newCase } from './case';
import { corporateGroups, freeGroupId, groupNames, groupOf, jurisdictionGroups } from './groups';

const group = (id: string, ...names: string[]) => ({
  id,
  name: 'Ours',
  by: 'hand' as const,
  members: names.map(pathOf),
  closed: true,
});

describe('a group', () => {
  it('made by hand has a unique id, even after another was removed', () => {
    let view = newCase([ROOT.id]);
    for (const name of ['A', 'B', 'C']) view = apply(view, { kind: 'group', group: group(freeGroupId(view), name) });
    view = apply(view, { kind: 'ungroup', id: 'hand:1' });
    expect(view.groups.map(({ id }) => id)).not.toContain(freeGroupId(view));
  });

  it('removes its members from the selection only', () => {
    const selected = apply(newCase([ROOT.id]), { kind: 'select', ids: ['A', 'B', 'C'].map(pathOf) });
    const grouped = apply(selected, { kind: 'group', group: group('g', 'A', 'B') });
    expect([...grouped.selected]).toEqual([pathOf('C')]);
  });

  it.each([
    [1, ['gb']],
    [2, ['gb']],
    [4, []],
  ])('of a jurisdiction with fewer than %i entities is not made', (least, expected) => {
    const model = buildModel(ROOT, [relationship('R', 'A'), relationship('A', 'B')]);
    const groups = jurisdictionGroups(model, (code) => code, least);
    expect(groups.map(({ jurisdiction }) => jurisdiction)).toEqual(expected);
  });

  it('of a corporate grouping holds all known members, the larger grouping first', () => {
    const bare = buildModel(ROOT, [relationship('R', 'A'), relationship('A', 'B'), relationship('B', 'C')]);
    const model = withFacts(
      bare,
      factsOf({
        A: { corporate_groupings: ['alder', 'zephyr'] },
        B: { corporate_groupings: ['zephyr'] },
        C: { corporate_groupings: [] },
      }),
    );
    expect(corporateGroups(model).map(({ name }) => name)).toEqual(['zephyr', 'alder']);
    const groups = corporateGroups(model, 2);
    const held = [...model.entities.values()].filter((entity) => groupOf({ groups }, entity)).map(({ id }) => id);
    expect(held).toEqual(['A', 'B'].map(pathOf));
    expect([...groupNames({ groups }, model)]).toEqual(held.map((id) => [id, 'zephyr']));
    expect(corporateGroups(bare)).toEqual([]);
  });
});
