import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from './filter';
import { type TreeRow, treeMove, treeOf, typedAhead, unfolded } from './listing';
import { buildModel } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

type Wire = ReturnType<typeof relationship>;

const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;
const select = (relationships: readonly Wire[], roots = [ROOT.id]) =>
  visible(buildModel(ROOT, relationships), EVERYTHING, { roots });

const treeFrom = (relationships: readonly Wire[], names = ['R']) => {
  const roots = names.map(pathOf);
  return treeOf(select(relationships, roots), roots);
};

/** "·owner A (again)": the level as points. */
const drawn = ({ rows }: { rows: readonly TreeRow[] }) =>
  rows.map(({ id, level, branch, repeated }) => {
    const name = id.split('/').at(-1);
    return `${'·'.repeat(level - 1)}${branch} ${name}${repeated ? ` (${repeated})` : ''}`;
  });

describe('the tree of a network', () => {
  it.each([
    [
      'owners upwards and holdings downwards, the strongest first',
      [relationship('A', 'R', { ownership_percentage: 10 }), relationship('B', 'R'), relationship('R', 'C')],
      ['root R', '·owner B', '·owner A', '·owned C'],
    ],
    [
      'the children of an entity that is reached in two ways once, and a reference elsewhere',
      [
        relationship('R', 'A'),
        relationship('R', 'B'),
        relationship('A', 'C'),
        relationship('B', 'C'),
        relationship('C', 'D'),
      ],
      ['root R', '·owned A', '··owned C', '···owned D', '·owned B', '··owned C (again)'],
    ],
    [
      'a loop where it closes, on either side',
      [relationship('R', 'A'), relationship('A', 'R')],
      ['root R', '·owner A', '··owner R (loop)', '·owned A', '··owned R (loop)'],
    ],
    ['a holding in oneself', [relationship('R', 'R')], ['root R', '·owner R (loop)', '·owned R (loop)']],
    [
      'two relationships with the same one as one step',
      [relationship('A', 'R'), relationship('A', 'R', {}, 'control')],
      ['root R', '·owner A'],
    ],
  ])('has %s', (_, relationships, expected) => expect(drawn(treeFrom(relationships))).toEqual(expected));

  it('counts entities neither above nor below', () => {
    const tree = treeFrom([relationship('A', 'R'), relationship('A', 'B'), relationship('B', 'C')]);
    expect(tree.elsewhere).toBe(2);
  });

  it('leads from one root to the other’s own tree', () => {
    const tree = treeFrom([relationship('R', 'A'), relationship('A', 'B')], ['R', 'A']);
    expect(drawn(tree)).toEqual(['root R', '·owned A (root)', 'root A', '·owner R (root)', '·owned B']);
  });

  it('contains every relationship above and below a root, each entity with its children once, and ends', () => {
    fc.assert(
      fc.property(networks(), (relationships) => {
        const selection = select(relationships);
        const { rows, elsewhere } = treeOf(selection, [ROOT.id]);
        const keys = rows.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(rows.length).toBeLessThanOrEqual(1 + 2 * selection.relationships.length);
        expect(new Set(rows.map(({ id }) => id)).size + elsewhere).toBe(selection.entities.size);
        for (const [at, { level, below, place, of }] of rows.entries()) {
          const after = rows.slice(at + 1);
          const next = after.findIndex((row) => row.level <= level);
          expect(below).toBe(next < 0 ? after.length : next);
          expect(place).toBeLessThanOrEqual(of);
        }
      }),
    );
  });

  it('of a chain of thousands is built like any other', () => {
    const chain = Array.from({ length: 3000 }, (_, at) => relationship(at === 0 ? 'R' : `n${at}`, `n${at + 1}`));
    expect(treeFrom(chain).rows.at(-1)).toMatchObject({ level: 3001, id: pathOf('n3000') });
  });
});

describe('the keys of the tree', () => {
  const { rows } = treeFrom([relationship('A', 'R'), relationship('B', 'A'), relationship('R', 'C')]);
  const keyOf = (name: string) => rows.find(({ id }) => id === pathOf(name))?.key ?? '';
  const placeOf = (name: string) => rows.findIndex(({ id }) => id === pathOf(name));
  const [open, folded] = [new Set<string>(), new Set([keyOf('A')])];

  it.each([
    ['ArrowDown', 'R', open, { to: keyOf('A') }],
    ['ArrowUp', 'A', open, { to: keyOf('R') }],
    ['ArrowUp', 'R', open, undefined],
    ['Home', 'C', open, { to: keyOf('R') }],
    ['End', 'R', open, { to: keyOf('C') }],
    ['ArrowRight', 'A', open, { to: keyOf('B') }],
    ['ArrowRight', 'A', folded, { unfold: keyOf('A') }],
    ['ArrowRight', 'B', open, undefined],
    ['ArrowLeft', 'A', open, { fold: keyOf('A') }],
    ['ArrowLeft', 'B', open, { to: keyOf('A') }],
    ['ArrowLeft', 'C', open, { to: keyOf('R') }],
    ['Tab', 'R', open, undefined],
  ])('%s on %s', (key, name, shut, expected) => expect(treeMove(key, rows, placeOf(name), shut)).toEqual(expected));

  it('skip folded rows', () => {
    const seen = unfolded(rows, folded);
    expect(seen.map(({ id }) => id)).toEqual(['R', 'A', 'C'].map(pathOf));
  });

  it.each([
    ['a', 'R', 'A'],
    ['R', 'R', 'R'],
    ['c', 'A', 'C'],
    ['x', 'A', undefined],
  ])('typing %j on %s leads to %s', (typed, on, expected) => {
    const found = typedAhead(typed, rows, placeOf(on), (id) => id.split('/').at(-1) ?? '');
    expect(found?.id).toBe(expected && pathOf(expected));
  });
});
