import { describe, expect, it } from 'vitest';
import { type Direction, neighbourTowards } from './steer';

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
