import { describe, expect, it } from 'vitest';
import { type Box, type StructureLine, structure } from './layout/structure';
import { estimate } from './layout/wrap';
import { type Direction, neighbourInTree, neighbourTowards, placeInTree, type TreeStep } from './steer';

const positions = new Map([
  ['owner', { x: 0, y: -100 }],
  ['root', { x: 0, y: 0 }],
  ['left', { x: -75, y: 100 }],
  ['right', { x: 75, y: 100 }],
  ['low', { x: 75, y: 200 }],
]);
const all = new Set(positions.keys());

describe('steering by arrow keys', () => {
  it.each<[string, Direction, string | undefined]>([
    ['root', 'up', 'owner'],
    ['root', 'down', 'left'],
    ['left', 'right', 'right'],
    ['right', 'left', 'left'],
    ['right', 'down', 'low'],
    ['low', 'up', 'right'],
    ['owner', 'up', undefined],
    ['nowhere', 'up', undefined],
  ])('leads from %s %s to %s', (from, direction, to) => {
    expect(neighbourTowards(positions, from, direction, all)).toBe(to);
  });

  it('skips hidden entities', () => {
    expect(neighbourTowards(positions, 'root', 'down', new Set(['low']))).toBe('low');
  });
});

describe('steps along the tree of a chart', () => {
  const held = (owner: string, owned: string, strength: number): StructureLine => ({
    ...{ id: `${owner}>${owned}`, owner, owned, strength },
    ...{ share: `${strength} %`, isUltimate: false },
  });
  const ids = ['top', 'second top', 'root', 'a', 'b', 'c', 'a1', 'a2', 'alone'];
  const { boxes } = structure({
    entities: ids.map((id) => ({ id, name: id })),
    lines: [
      ...[held('top', 'root', 60), held('second top', 'root', 40)],
      ...[held('root', 'a', 100), held('root', 'b', 80), held('root', 'c', 60)],
      ...[held('a', 'a1', 100), held('a', 'a2', 50), held('b', 'a2', 20)],
    ],
    focus: ['root'],
    window: { width: 900, height: 660 },
    measure: estimate(11),
    several: (count, share) => `${count} × ${share}`,
  });

  it.each<[string, TreeStep, string | undefined]>([
    ['root', 'up', 'top'],
    ['top', 'down', 'root'],
    ['top', 'up', undefined],
    ['top', 'right', 'second top'],
    ['root', 'down', 'a'],
    ['a', 'up', 'root'],
    ['a', 'down', 'a1'],
    ['a', 'left', undefined],
    ['a', 'right', 'b'],
    ['b', 'left', 'a'],
    ['a', 'last', 'c'],
    ['c', 'first', 'a'],
    ['c', 'last', undefined],
    ['c', 'right', undefined],
    ['a1', 'right', 'a2'],
    ['a2', 'up', 'a'],
    ['a2', 'down', undefined],
    ['root', 'right', 'alone'],
    ['nobody', 'down', undefined],
  ])('lead from %s %s to %s', (from, step, to) => expect(neighbourInTree(boxes, from, step)).toBe(to));

  const row = (x: number, y: number, owner = 'root'): Box => ({
    ...{ x, y, width: 90, height: 20, form: 'row', lines: [], textLeft: 0, textWidth: 0, holds: 0 },
    hangsOn: { id: owner, as: 'holding' },
  });

  it('lead from a row without holdings down to the next row', () => {
    const column = { a: row(0, 0), a1: row(16, 30, 'a'), a2: row(16, 60, 'a'), b: row(0, 90) };
    const list = new Map(Object.entries(column));
    expect(Object.keys(column).map((id) => neighbourInTree(list, id, 'down'))).toEqual(['a1', 'a2', 'b', undefined]);
    expect(neighbourInTree(list, 'a', 'right'), 'in a single column').toBe('b');
  });

  it('lead aside to the next column, at the same height', () => {
    const columns = new Map(Object.entries({ a: row(0, 0), b: row(0, 30), c: row(100, 0), d: row(100, 32) }));
    expect(neighbourInTree(columns, 'b', 'right')).toBe('d');
    expect(neighbourInTree(columns, 'c', 'left')).toBe('a');
    expect(neighbourInTree(columns, 'c', 'right'), 'in the last column').toBe('d');
    expect(neighbourInTree(columns, 'b', 'down')).toBeUndefined();
  });

  it.each([
    ['b', { of: 'root', as: 'holding', place: 2, count: 3 }],
    ['second top', { of: 'root', as: 'owner', place: 2, count: 2 }],
    ['root', undefined],
  ])('know the place of %s', (id, place) => expect(placeInTree(boxes, id)).toEqual(place));

  it('reach everything from the root', () => {
    const reached = new Set(['root']);
    const steps = ['up', 'down', 'left', 'right'] as const;
    for (const id of reached) for (const step of steps) reached.add(neighbourInTree(boxes, id, step) ?? id);
    expect([...reached].sort()).toEqual(ids.toSorted());
  });
});
