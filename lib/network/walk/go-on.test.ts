import { expect, it } from 'vitest';
import { nextLimits } from './state';
import { MAX_DEPTH, MAX_NODES } from './terms';

const limits = { depth: 3, nodes: 200, calls: 10 };

it.each([
  ['depth', limits, { ...limits, depth: 4 }],
  ['cap', limits, { ...limits, nodes: 400 }],
  ['cap', { ...limits, nodes: MAX_NODES - 1 }, { ...limits, nodes: MAX_NODES }],
  ['size', limits, limits],
  ['budget', limits, limits],
  ['cancelled', limits, limits],
  ['failed', limits, limits],
  ['done', limits, undefined],
  ['depth', { ...limits, depth: MAX_DEPTH }, undefined],
  ['cap', { ...limits, nodes: MAX_NODES }, undefined],
] as const)('a walk that ended because of "%s" within %j is resumed within %j', (because, before, expected) =>
  expect(nextLimits(before, because)).toEqual(expected),
);
