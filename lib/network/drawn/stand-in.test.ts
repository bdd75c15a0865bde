import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../case/case';
import { cases, wholeCase } from '../case/case.fixture';
import { buildModel, expand } from '../model';
import { hub, networks, pathOf, ROOT, relationship } from '../network.fixture';
import { project } from './drawn';
import { drawnAs, isStackId, pathAsDrawn, placeGroups, stackName, standIns } from './stand-in';

describe('nodes that represent several entities', () => {
  it('form a valid network: every line has both ends, and ids are unique', () => {
    fc.assert(
      fc.property(networks(60), cases, (relationships, view) => {
        const model = buildModel(ROOT, relationships);
        const drawn = standIns(model, project(model, view, { nodes: 20, leaves: 3 }), 'en');
        for (const id of drawn.selection.entities) expect(drawn.model.entities.has(id)).toBe(true);
        for (const { id, parent, child } of drawn.selection.relationships) {
          expect(drawn.selection.entities.has(parent) && drawn.selection.entities.has(child)).toBe(true);
          expect(drawn.model.relationships.get(id)).toMatchObject({ parent, child });
        }
        expect([...drawn.selection.entities].filter(isStackId)).toEqual([...drawn.stacks.keys()]);
      }),
    );
  });

  it('have their given name, and count what lies behind a collapsed entity', () => {
    const model = buildModel(ROOT, hub(0, 40));
    const [first = ''] = [...model.entities.keys()].filter((id) => id !== ROOT.id);
    const stacked = standIns(model, project(model, wholeCase()), 'en');
    const names = [...stacked.stacks.keys()].map((id) => stacked.model.entities.get(id)?.name);
    expect(names).toEqual(['15 more']);
    expect(stackName({ side: 'owners', members: [first] }, 'en')).toBe('1 more, owners’ side');
    const group = { id: 'g', name: 'Ours', by: 'hand' as const, members: [first], closed: true };
    const grouped = apply(wholeCase(), { kind: 'group', group });
    expect(standIns(model, project(model, grouped), 'en').model.entities.get('group g')?.name).toBe('Ours (1)');
    const collapsed = apply(wholeCase(), { kind: 'collapse', ids: [pathOf('R')] });
    expect(standIns(model, project(model, collapsed), 'en').behind.get(pathOf('R'))).toBe(40);
  });

  it('are found by each member, and a closed group takes the position of its first member', () => {
    const model = buildModel(ROOT, hub(2, 3));
    const members = [ROOT.id, ...['owned0', 'owned1'].map(pathOf)];
    const group = { id: 'g', name: 'Ours', by: 'hand' as const, members, closed: true };
    const drawn = standIns(model, project(model, apply(wholeCase(), { kind: 'group', group })), 'en');
    expect(members.map((id) => drawnAs(id, drawn))).toEqual(['group g', 'group g', 'group g']);
    expect([pathOf('owned2'), 'stranger'].map((id) => drawnAs(id, drawn))).toEqual([pathOf('owned2'), 'stranger']);
    const place = { x: 30, y: -40 };
    const positions = new Map([[ROOT.id, place]]);
    expect(placeGroups(positions, drawn).get('group g')).toEqual(place);
    const moved = new Map([...positions, ['group g', { x: 1, y: 1 }] as const]);
    expect(placeGroups(moved, drawn)).toBe(moved);
    expect(placeGroups(new Map(), drawn).size).toBe(0);
  });

  it('stand for what they contain of a path', () => {
    const model = buildModel(ROOT, hub(0, 40));
    const drawn = standIns(model, project(model, wholeCase()), 'en');
    const [stack] = drawn.stacks.values();
    const [bundle = '', [line] = []] = [...drawn.bundles][0] ?? [];
    const shown = [...drawn.selection.entities].find((id) => !isStackId(id) && id !== ROOT.id) ?? '';
    const path = [ROOT.id, line?.id ?? '', stack?.members[0] ?? '', shown];
    expect(pathAsDrawn(path, drawn)).toEqual([ROOT.id, bundle, stack?.id, shown]);
  });

  it('are never expanded', () => {
    const model = expand(buildModel(ROOT, hub(0, 30)), pathOf('owned0'), [relationship('R', 'owned0')]);
    expect(standIns(model, project(model, wholeCase()), 'en').selection.entities.has(pathOf('owned0'))).toBe(true);
  });

  it.each([
    ['stack owners /companies/gb/1', true],
    ['group hand:1', true],
    ['/companies/gb/1', false],
    ['/companies/gb/1 /companies/gb/2 shareholding', false],
    ['', false],
  ])('%j is distinguished from entities and relationships', (id, expected) => {
    expect(isStackId(id)).toBe(expected);
  });
});
