import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Case, type Command } from '../case/case';
import { cases, wholeCase } from '../case/case.fixture';
import { jurisdictionGroups } from '../case/groups';
import { buildModel } from '../model';
import { hub, networks, pathOf, ROOT, relationship } from '../network.fixture';
import { isUndrawn, project } from './drawn';

const viewAfter = (...commands: Command[]): Case => commands.reduce(apply, wholeCase());
const chain = buildModel(ROOT, [
  relationship('R', 'A'),
  relationship('A', 'B'),
  relationship('B', 'C'),
  relationship('A', 'D'),
  relationship('R', 'D'),
  relationship('R', 'R'),
]);
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const ids = (...names: string[]) => names.map(pathOf);

describe('list and picture', () => {
  it('agree: each listed entity is drawn, in a stack, in a group, collapsed or counted as beyond the limit', () => {
    const limits = fc.record({
      nodes: fc.integer({ min: 1, max: 30 }),
      leaves: fc.integer({ min: 2, max: 5 }),
      readable: fc.option(fc.constant({ above: 12, nodes: 8 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(networks(120), cases, limits, (relationships, view, most) => {
        const drawn = project(buildModel(ROOT, relationships), view, most);
        const { selection, nodes, where, notDrawn } = drawn;
        expect(new Set(where.keys())).toEqual(selection.entities);
        const members = nodes.flatMap((node) => node.members);
        expect(new Set(members).size).toBe(members.length);
        expect(members.length + notDrawn.beyond + notDrawn.collapsed).toBe(selection.entities.size);
        expect(nodes.length).toBeLessThanOrEqual(most.nodes);
        for (const { id, members: own } of nodes)
          for (const member of own) expect(where.get(member)).toMatchObject({ node: id });
      }),
    );
  });

  it('agree: each line represents listed relationships, and no relationship has two lines', () => {
    fc.assert(
      fc.property(networks(120), cases, (relationships, view) => {
        const { selection, nodes, edges } = project(buildModel(ROOT, relationships), view);
        const drawn = new Set(nodes.map(({ id }) => id));
        const bundled = edges.flatMap((edge) => edge.relationships);
        expect(new Set(bundled).size).toBe(bundled.length);
        expect(bundled.every((one) => selection.relationships.includes(one))).toBe(true);
        expect(edges.every(({ source, target }) => drawn.has(source) && drawn.has(target))).toBe(true);
      }),
    );
  });
});

describe('leaves', () => {
  const model = buildModel(ROOT, hub(3, 226));
  const { nodes, edges, notDrawn } = project(model, wholeCase());
  const stack = nodes.find(({ kind }) => kind === 'stack');

  it('beyond the strongest of one side fold into one node with their number', () => {
    expect(stack).toMatchObject({ of: ROOT.id, side: 'owned' });
    expect(stack?.members).toHaveLength(201);
    expect(nodes.filter(({ kind }) => kind === 'entity')).toHaveLength(1 + 3 + 25);
    expect(notDrawn).toEqual({ collapsed: 0, beyond: 0, beyondRelationships: 0, hidden: 0 });
  });

  it('without a line are known, so that a table can list them separately', () => {
    const { selection, where } = project(model, wholeCase());
    const undrawn = selection.relationships.filter((one) => isUndrawn(one, where));
    expect(new Set(undrawn.map(({ child }) => child))).toEqual(new Set(stack?.members));
    expect(undrawn).toHaveLength(201);
  });

  it('share one line', () => {
    expect(edges.find(({ target }) => target === stack?.id)?.relationships).toHaveLength(201);
  });

  it.each([
    [25, 25, 0],
    [26, 26, 0],
    [27, 25, 2],
    [239, 25, 214],
  ])('of %i are %i drawn separately and %i in a stack, which never hides only one', (all, alone, stacked) => {
    const drawn = project(buildModel(ROOT, hub(0, all)), wholeCase()).nodes;
    expect(drawn.filter(({ kind }) => kind === 'entity')).toHaveLength(1 + alone);
    expect(drawn.flatMap(({ kind, members }) => (kind === 'stack' ? members : []))).toHaveLength(stacked);
  });

  it('are drawn separately up to the limit on request, and the number beyond it is known', () => {
    const all = project(model, viewAfter({ kind: 'unstack', id: ROOT.id }));
    expect(all.nodes).toHaveLength(200);
    expect(all.notDrawn).toMatchObject({ beyond: 30, beyondRelationships: 30 });
  });

  it('are not stacked if pinned or annotated', () => {
    const weakest = pathOf('owned0');
    const drawn = project(
      model,
      viewAfter(
        { kind: 'note', id: weakest, text: 'see' },
        { kind: 'pin', places: [[pathOf('owned100'), { x: 0, y: 0 }]] },
      ),
    );
    expect(drawn.where.get(weakest)).toEqual({ in: 'picture', node: weakest });
    expect(drawn.where.get(pathOf('owned100'))?.in).toBe('picture');
  });
});

describe('branches of a network that is too large to be read', () => {
  const all = { nodes: Number.POSITIVE_INFINITY, leaves: Number.POSITIVE_INFINITY };
  const limits = { ...all, readable: { above: 30, nodes: 20 } };
  /** R has an owner with an owner, and 8 holdings; the first of these hold 40, 35, … companies. */
  const model = buildModel(ROOT, [
    relationship('Head', 'Owner'),
    relationship('Owner', 'R'),
    ...range(8).flatMap((n) => [
      relationship('R', `h${n}`),
      ...range(40 - 5 * n).map((m) => relationship(`h${n}`, `h${n}c${m}`)),
    ]),
    relationship('h7c4', 'deep'),
    relationship('deep', 'deeper'),
  ]);
  const drawnIn = (view: Case, named: readonly string[] = []) => {
    const projection = project(model, view, { ...limits, named: new Set(named) });
    const drawn = projection.nodes.flatMap(({ id, kind }) => (kind === 'entity' ? [id] : []));
    return { ...projection, drawn: new Set(drawn) };
  };

  it('are counted in one node at the entity on which they hang, whose owners and hubs stay', () => {
    const { nodes, drawn, where } = drawnIn(wholeCase());
    expect([...drawn]).toEqual(expect.arrayContaining(ids('R', 'Owner', 'Head', 'h0', 'h1', 'h6', 'h7')));
    // With the last entity drawn up to two stacks beside it are drawn too.
    expect(nodes.length).toBeLessThanOrEqual(20 + 2);
    expect(nodes.find(({ id }) => id === `stack owned ${pathOf('h0')}`)?.members).toHaveLength(40);
    expect(where.get(pathOf('deeper'))).toEqual({ in: 'stack', node: `stack owned ${pathOf('h7c4')}` });
  });

  it('are all drawn up to the number that can be read, and on request', () => {
    const few = buildModel(
      ROOT,
      range(29).map((n) => relationship('R', `c${n}`)),
    );
    expect(project(few, wholeCase(), limits).nodes.every(({ kind }) => kind === 'entity')).toBe(true);
    expect(project(model, wholeCase(), all).nodes).toHaveLength(model.entities.size);
  });

  it.each([
    ['pinned', { kind: 'pin', places: [[pathOf('h0c9'), { x: 0, y: 0 }]] }],
    ['annotated', { kind: 'note', id: pathOf('h0c9'), text: 'see' }],
    ['tagged', { kind: 'tag', ids: ids('h0c9'), tag: 'see' }],
  ] as [string, Command][])('never hide what is %s', (_, command) => {
    expect(drawnIn(wholeCase()).drawn.has(pathOf('h0c9'))).toBe(false);
    expect(drawnIn(viewAfter(command)).drawn.has(pathOf('h0c9'))).toBe(true);
  });

  it('show what is named, and what lies between it and the root', () => {
    expect(drawnIn(wholeCase(), ids('h0c9')).where.get(pathOf('h0c9'))?.in).toBe('picture');
  });

  it('are opened one by one, and nothing else is folded for it', () => {
    const before = drawnIn(wholeCase()).drawn;
    const after = drawnIn(viewAfter({ kind: 'unstack', id: pathOf('h0') })).drawn;
    expect([...before].filter((id) => !after.has(id))).toEqual([]);
    expect(range(40).every((m) => after.has(pathOf(`h0c${m}`)))).toBe(true);
    expect(after.has(pathOf('h1c0'))).toBe(false);
  });

  it('hang on an entity that is drawn, in networks of any shape', () => {
    fc.assert(
      fc.property(networks(120), cases, fc.subarray(ids(...'ABCDEFGH')), (relationships, view, named) => {
        const known = buildModel(ROOT, relationships);
        const most = { ...all, readable: { above: 12, nodes: 8 }, named: new Set(named) };
        const { nodes, where } = project(known, view, most);
        for (const { kind, of, members } of nodes) {
          if (kind !== 'stack') continue;
          expect(where.get(of ?? '')?.in).toMatch(/picture|group/);
          expect(members.length).toBeGreaterThan(1);
        }
        for (const id of named) expect(where.get(id)?.in).not.toBe('stack');
        for (const id of view.roots) expect(where.get(id)?.in).not.toBe('stack');
      }),
    );
  });
});

describe('a collapsed entity', () => {
  it('hides what lies behind it alone, and counts it', () => {
    const { nodes, where, notDrawn, edges } = project(chain, viewAfter({ kind: 'collapse', ids: ids('A') }));
    expect(nodes.find(({ id }) => id === pathOf('A'))?.behind).toBe(2);
    expect(where.get(pathOf('C'))).toEqual({ in: 'collapsed', node: pathOf('A') });
    expect(where.get(pathOf('D'))?.in).toBe('picture');
    expect(notDrawn.collapsed).toBe(2);
    expect(edges.map(({ source, target }) => `${source.at(-1)}${target.at(-1)}`).sort()).toEqual([
      'AD',
      'RA',
      'RD',
      'RR',
    ]);
  });

  it('has no badge if it hides nothing', () => {
    expect(
      project(chain, viewAfter({ kind: 'collapse', ids: ids('C') })).nodes.every(({ behind }) => behind === undefined),
    ).toBe(true);
  });
});

describe('hiding', () => {
  it('also hides what is connected only through the entity, and counts both', () => {
    const { selection, notDrawn } = project(chain, viewAfter({ kind: 'hide', ids: ids('B') }));
    expect([...selection.entities]).toEqual(ids('R', 'A', 'D'));
    expect(notDrawn.hidden).toBe(2);
  });
});

describe('a group', () => {
  const members = ids('A', 'B', 'unheard');
  const group = { id: 'hand:1', name: 'Example', by: 'hand' as const, members, closed: true };

  it('is one node when closed, without its inner lines', () => {
    const { nodes, edges } = project(chain, viewAfter({ kind: 'group', group }));
    expect(nodes.find(({ kind }) => kind === 'group')).toMatchObject({ name: 'Example', members: ids('A', 'B') });
    expect(
      edges.map(({ relationships }) => relationships.map(({ parent, child }) => `${parent.at(-1)}${child.at(-1)}`)),
    ).toEqual([['RA'], ['RD'], ['RR'], ['AD'], ['BC']]);
  });

  it('is a frame around its members when open', () => {
    const { nodes, frames } = project(chain, viewAfter({ kind: 'group', group: { ...group, closed: false } }));
    expect(frames).toEqual([{ id: 'hand:1', name: 'Example' }]);
    expect(nodes.filter(({ frame }) => frame).map(({ id }) => id)).toEqual(ids('A', 'B'));
  });

  it('of a jurisdiction contains every entity registered there', () => {
    const [gb] = jurisdictionGroups(chain, () => 'United Kingdom');
    expect(gb).toMatchObject({ name: 'United Kingdom', jurisdiction: 'gb' });
    const { nodes } = project(
      chain,
      viewAfter(...(gb ? [{ kind: 'group' as const, group: { ...gb, closed: true } }] : [])),
    );
    expect(nodes.map(({ members }) => members.length)).toEqual([5]);
  });
});

describe('several roots', () => {
  it('show unconnected parts together', () => {
    const model = buildModel(ROOT, [relationship('R', 'A'), relationship('X', 'Y')]);
    const { selection, nodes } = project(model, viewAfter({ kind: 'add_roots', ids: ids('X', 'unheard') }));
    expect(new Set(selection.entities)).toEqual(new Set(ids('R', 'A', 'X', 'Y')));
    expect(nodes).toHaveLength(4);
  });
});
