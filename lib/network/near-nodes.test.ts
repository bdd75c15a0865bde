import { expect, it } from 'vitest';
import type { NodeElement } from './elements';
import { nearNodes } from './select';

const EXTENT = { x1: 0, x2: 100, y1: 0, y2: 60, w: 100, h: 60 };

const nodeAt = (x: number, y: number): NodeElement => ({
  group: 'nodes',
  data: { id: `${x} ${y}`, label: '' },
  classes: '',
  position: { x, y },
});

const cases: [string, number, number, boolean][] = [
  ['in sight is near', 50, 30, true],
  ['half a screen aside is near', -50, 30, true],
  ['half a screen below is near', 50, 90, true],
  ['further aside is not', 151, 30, false],
  ['further above is not', 50, -31, false],
];

it.each(cases)('a node %s', (_, x, y, isNear) => {
  expect(nearNodes([nodeAt(x, y)], EXTENT)).toEqual(isNear ? [`${x} ${y}`] : []);
});
