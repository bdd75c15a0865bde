import { expect, it } from 'vitest';
import type { Box } from '@/lib/network/layout/structure';
import { freePlace, rankedBy } from './canvas-texts';

const BOX = { left: 100, right: 160 };
const name = { x: 60, y: 10, width: 140 };
const at = (x: number, y = 10) => ({ x, y, width: 80 });

it.each([
  ['in the middle', [], 60],
  ['in the middle, beside a name on another line', [at(0, 40)], 60],
  ['beginning with its box, beside one on the left', [at(0)], 100],
  ['ending with its box, beside one on the right', [at(190)], 20],
  ['nowhere between two', [at(0), at(190)], undefined],
])('a name stands %s', (_, placed, x) => {
  expect(freePlace(name, BOX, placed, 800)?.x).toBe(x);
});

it('a name without a range stands where it belongs or nowhere', () => {
  expect(freePlace(name, undefined, [at(0, 40)], 800)?.x).toBe(60);
  expect(freePlace(name, undefined, [at(0)], 800)).toBeUndefined();
});

it('the name of an owner rises above that of what it owns', () => {
  const owned = { x: 50, y: 18, width: 200 };
  expect(freePlace(name, BOX, [owned], 800, [0, 5, 20])).toMatchObject({ x: 60, y: -10 });
});

it.each([
  ['left', { left: 0, right: 60 }, at(30)],
  ['right', { left: 100, right: 160 }, at(0)],
])('a name does not leave the picture on the %s to find room', (_, box, placed) => {
  expect(freePlace({ ...name, x: 20 }, box, [placed], 200)).toBeUndefined();
});

it('names the head of a tree before entities that hold nothing, though nothing hangs on it', () => {
  const box = {
    x: 0,
    y: 0,
    width: 90,
    height: 20,
    form: 'row',
    lines: [],
    textLeft: 0,
    textWidth: 80,
    holds: 0,
  } as const;
  const hangsOn = { id: 'root', as: 'owner' } as const;
  const boxes = new Map<string, Box>([
    ['root', { ...box, form: 'head', holds: 2 }],
    ['leaf', { ...box, hangsOn }],
    ['alone', { ...box, form: 'head' }],
  ]);
  const nodes = [...boxes.keys()].map((id, at) => ({
    data: { id, label: '' },
    classes: id === 'root' ? 'company root' : 'company',
    position: { x: 0, y: 50 * at },
  }));
  const ranked = rankedBy(nodes, { entities: new Map(), touching: new Map() }, { boxes });
  expect(ranked.map(({ id, weight }) => [id, weight])).toEqual([
    ['root', 2],
    ['alone', 1],
    ['leaf', 0],
  ]);
});
