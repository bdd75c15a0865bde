import { describe, expect, it } from 'vitest';
import { between, boundsOf, inside, isInView, joined, toggled } from './select';

const positions = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 100, y: 0 }],
  ['c', { x: 100, y: 100 }],
  ['d', { x: 300, y: 300 }],
]);
const all = new Set(positions.keys());

describe('a selection', () => {
  it('adds an id at the end, and removes it', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('has no duplicates', () => {
    expect(joined(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('is what a hand-drawn outline encloses', () => {
    const corner = [
      { x: 50, y: -50 },
      { x: 150, y: -50 },
      { x: 150, y: 150 },
      { x: 50, y: 150 },
    ];
    expect(inside(positions, corner, all)).toEqual(['b', 'c']);
    expect(inside(positions, corner, new Set(['c']))).toEqual(['c']);
    expect(inside(positions, [], all)).toEqual([]);
  });

  it('is what the box between two entities contains, in either order', () => {
    expect(between(positions, 'a', 'c', all)).toEqual(['a', 'b', 'c']);
    expect(between(positions, 'c', 'a', all)).toEqual(['a', 'b', 'c']);
    expect(between(positions, 'a', 'nowhere', all)).toEqual([]);
  });
});

describe('the rectangle around nodes', () => {
  const nodes = [
    { x: -10, y: 0, width: 20, height: 10 },
    { x: 50, y: 30, width: 100, height: 10 },
  ];

  it('holds all of them, and none without nodes', () => {
    expect(boundsOf(nodes)).toEqual({ x: -10, y: 0, width: 160, height: 40 });
    expect(boundsOf([])).toBeUndefined();
  });

  it.each([
    [{ x1: -10, y1: 0, x2: 150, y2: 40 }, true],
    [{ x1: -9, y1: 0, x2: 150, y2: 40 }, false],
    [{ x1: -10, y1: 0, x2: 150, y2: 39 }, false],
  ])('in the view %o: %s', (view, isThere) => {
    expect(isInView({ x: -10, y: 0, width: 160, height: 40 }, view)).toBe(isThere);
  });
});
