import { expect, it } from 'vitest';
import { crossingsOf, type Line } from './crossings';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
  { x: 5, y: 20 },
];

const cases: [string, Line[], number][] = [
  [
    'the two diagonals of a square cross',
    [
      [0, 2],
      [1, 3],
    ],
    1,
  ],
  [
    'its sides do not',
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ],
    0,
  ],
  [
    'lines from one place do not, whatever their direction',
    [
      [0, 2],
      [1, 0],
      [3, 0],
    ],
    0,
  ],
  [
    'each pair counts once',
    [
      [0, 2],
      [2, 0],
      [1, 3],
    ],
    2,
  ],
  [
    'lines that would only cross if they were longer do not',
    [
      [0, 1],
      [2, 4],
    ],
    0,
  ],
];

it.each(cases)('%s', (_, lines, crossings) => {
  expect(crossingsOf(SQUARE, lines)).toBe(crossings);
});
