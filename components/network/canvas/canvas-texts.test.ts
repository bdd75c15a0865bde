import { describe, expect, it } from 'vitest';
import type { Box } from '@/lib/network/layout/structure';
import { freePlace, inLines, rankedBy } from './canvas-texts';

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

describe('names of rows that hold nothing, seen from afar', () => {
  const [height, pitch] = [20, 26];
  const column = (x: number, count: number, room = 200) =>
    Array.from({ length: count }, (_, row) => ({
      box: { x, y: row * pitch, width: 180, height } as Box,
      room,
    }));
  const written = (rows: ReturnType<typeof column>, zoom: number) =>
    inLines(rows, zoom).map(({ box }) => [box.x, box.y / pitch]);

  it('stand in every column alike, with rows between them in sight', () => {
    const rows = [...column(0, 9), ...column(300, 6)];
    expect(written(rows, 0.5)).toEqual([
      [0, 0],
      [300, 0],
      [0, 3],
      [300, 3],
      [0, 6],
    ]);
  });

  it('stand in each row that is as high as a name', () => {
    expect(written(column(0, 4), 0.85)).toHaveLength(4);
  });

  it('are left out where a column is too narrow for them', () => {
    expect(written([...column(0, 4, 100), ...column(100, 4, Infinity)], 0.5)).toEqual([
      [100, 0],
      [100, 3],
    ]);
  });
});

it('gives the name of a row the room up to the next column', () => {
  const at = (x: number, y = 0, form: Box['form'] = 'row'): Box => ({
    x,
    y,
    width: 90,
    height: 20,
    form,
    lines: [],
    textLeft: 0,
    textWidth: 80,
    holds: 0,
  });
  const boxes = new Map<string, Box>([
    ['left', at(0)],
    ['right', at(150, 30)],
    ['far below', at(120, 400)],
    ['head', at(10, 700, 'head')],
  ]);
  const nodes = [...boxes.keys()].map((id) => ({
    data: { id, label: '' },
    classes: 'company',
    position: { x: 0, y: 0 },
  }));
  const ranked = rankedBy(nodes, { entities: new Map(), touching: new Map() }, { boxes });
  expect(Object.fromEntries(ranked.map(({ id, room }) => [id, room]))).toEqual({
    left: 150,
    right: Infinity,
    'far below': Infinity,
    head: Infinity,
  });
});
