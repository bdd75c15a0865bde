import { expect, test } from 'vitest';
import type { Box, Route, Structure } from '@/lib/network/layout/structure';
import { countDisturbances } from './readability';

const box = (x: number, y: number): Box => ({
  ...{ x, y, width: 40, height: 20 },
  ...{ form: 'row' as const, lines: [], textLeft: 0, textWidth: 0, holds: 0 },
});
const route = (...points: [number, number][]): Route => ({ points: points.map(([x, y]) => ({ x, y })), isTree: false });

const chart = (routes: Route[], boxes = [box(0, 0), box(100, 100)], labels: Structure['labels'] = []): Structure => ({
  boxes: new Map(boxes.map((one, at) => [String(at), one])),
  routes: new Map(routes.map((one, at) => [String(at), one])),
  labels,
});

const label = { x: 50, y: 40, width: 20, height: 10, text: '25 %', speaksFor: [] };

const CLEAN = { throughBoxes: 0, throughLabels: 0, overlaps: 0, crossings: 0 };

test.each<[string, Structure, Partial<typeof CLEAN>]>([
  ['a line from edge to edge disturbs nobody', chart([route([40, 10], [120, 10], [120, 100])]), {}],
  ['a line through a box', chart([route([20, -30], [20, 60])]), { throughBoxes: 1 }],
  ['a line along an edge is not in the box', chart([route([40, -30], [40, 60])]), {}],
  ['a line through a label', chart([route([60, 30], [60, 80])], undefined, [label]), { throughLabels: 1 }],
  ['a label on a box', chart([], [box(45, 35)], [label]), { overlaps: 1 }],
  ['two lines that cross', chart([route([60, 30], [60, 80]), route([50, 60], [90, 60])]), { crossings: 1 }],
  ['a line that begins on another', chart([route([60, 30], [60, 80]), route([60, 60], [90, 60])]), {}],
])('%s', (_name, structure, expected) => {
  const ends = new Map([...structure.routes.keys()].map((id) => [id, [2 * Number(id), 2 * Number(id) + 1] as const]));
  expect(countDisturbances(structure, ends)).toEqual({ ...CLEAN, ...expected });
});

test('lines of one owner may cross', () => {
  const two = chart([route([60, 30], [60, 80]), route([50, 60], [90, 60])]);
  expect(
    countDisturbances(
      two,
      new Map([
        ['0', [0, 1]],
        ['1', [0, 2]],
      ]),
    ),
  ).toEqual(CLEAN);
});
