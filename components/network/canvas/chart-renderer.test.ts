import cytoscape from 'cytoscape';
import { expect, it } from 'vitest';
import { boxesAt } from './chart-renderer';

/** Two rows of a column, the first of which lies below a box that was moved, and one that is hidden. */
const CHART = cytoscape({
  headless: true,
  layout: { name: 'preset' },
  elements: [
    { data: { id: 'first', width: 100, height: 20 }, position: { x: 0, y: 0 } },
    { data: { id: 'second', width: 100, height: 20 }, position: { x: 0, y: 26 } },
    { data: { id: 'moved', width: 30, height: 20 }, position: { x: 45, y: 5 } },
    { data: { id: 'hidden', width: 100, height: 20 }, position: { x: 0, y: 0 }, classes: 'hidden' },
  ],
});

it.each([
  ['in a box is that box', { x: -40, y: 9 }, 2, ['first']],
  ['between two boxes is the nearer one, then the other', { x: -40, y: 14 }, 8, ['second', 'first']],
  ['on two boxes is the one drawn last', { x: 45, y: 5 }, 2, ['moved', 'first']],
  ['beside a box, out of reach, is none', { x: -53, y: 0 }, 2, []],
  ['beside a box, in reach of a finger, is that box', { x: -53, y: 0 }, 8, ['first']],
])('what is found %s', (_, point, slack, expected) => {
  expect(boxesAt(CHART, point, slack).map((node) => node.id())).toEqual(expected);
});
