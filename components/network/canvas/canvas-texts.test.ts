import { expect, it } from 'vitest';
import { freePlace } from './canvas-texts';

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
  expect(freePlace(name, BOX, placed)?.x).toBe(x);
});
