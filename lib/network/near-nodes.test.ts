import { describe, expect, it } from 'vitest';
import type { NodeElement } from './elements';
import { countOutside, nearestGap, nearNodes } from './select';

const EXTENT = { x1: 0, x2: 100, y1: 0, y2: 60, w: 100, h: 60 };

const nodeAt = (x: number, y: number): NodeElement => ({
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

describe('entities outside the view', () => {
  const NONE = { up: 0, down: 0, left: 0, right: 0 };
  const count = (...at: [x: number, y: number][]) =>
    countOutside(
      at.map(([x, y]) => [`${x} ${y}`, { x, y }]),
      EXTENT,
      (id) => (id === '-1 0' ? 5 : 1),
    );

  it.each([
    [
      'in sight',
      [
        [0, 0],
        [100, 60],
      ],
      NONE,
    ],
    [
      'above and below',
      [
        [50, -1],
        [50, 61],
        [20, 99],
      ],
      { ...NONE, up: 1, down: 2 },
    ],
    [
      'aside, as many as a stack holds',
      [
        [-1, 0],
        [101, 60],
      ],
      { ...NONE, left: 5, right: 1 },
    ],
    [
      'in a corner, on the farther side',
      [
        [130, 70],
        [110, 90],
      ],
      { ...NONE, right: 1, down: 1 },
    ],
  ] as [string, [number, number][], typeof NONE][])('%s', (_, at, expected) => {
    expect(count(...at)).toEqual(expected);
  });
});

it.each([
  ['in the middle of a free edge', [], 45],
  [
    'in the middle beside names',
    [
      { from: 0, to: 45 },
      { from: 55, to: 90 },
    ],
    45,
  ],
  ['in the gap nearest to the middle', [{ from: 40, to: 60 }], 30],
  [
    'beyond several names',
    [
      { from: 20, to: 70 },
      { from: 75, to: 80 },
    ],
    10,
  ],
  ['in the middle where names fill the edge', [{ from: 0, to: 100 }], 45],
])('a mark stands %s', (_, taken, at) => {
  expect(nearestGap({ from: 0, to: 100 }, 10, taken)).toBe(at);
});
