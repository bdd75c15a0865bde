import { expect, it } from 'vitest';
import { bytesGoal, type Goal, holds, holdsAtPace, holdsBeside } from './goals';

const goal = (more: Partial<Goal>): Goal => ({ work: 'a step', unit: 'ms', ours: 8, ...more });

const limits: [string, Partial<Goal>, boolean | undefined][] = [
  ['holds at its limit', { limit: 8 }, true],
  ['is missed above it', { limit: 7.9 }, false],
  ['holds above it where more is better', { limit: 7.9, isMoreBetter: true }, true],
  ['is missed below it where more is better', { limit: 8.1, isMoreBetter: true }, false],
  ['is unknown if ours failed', { limit: 8, ours: undefined }, undefined],
  ['is unknown if there is none', {}, undefined],
];

it.each(limits)('a goal %s', (_, more, expected) => {
  expect(holds(goal(more))).toBe(expected);
});

const beside: [string, Goal['beside'], boolean | undefined][] = [
  ['holds at its part of the other', { of: 'x', value: 16, times: 0.5 }, true],
  ['is missed above it', { of: 'x', value: 15, times: 0.5 }, false],
  ['is unknown if the other failed', { of: 'x', value: undefined, times: 0.5 }, undefined],
];

it.each(beside)('a ratio %s', (_, other, expected) => {
  expect(holdsBeside(goal({ beside: other }))).toBe(expected);
});

const paces: [string, Partial<Goal>, boolean | undefined][] = [
  ['holds where the library takes as much longer here', { limit: 5, pace: { of: 'x', here: 16, there: 10 } }, true],
  ['is missed where it does not', { limit: 5, pace: { of: 'x', here: 15, there: 10 } }, false],
  ['is missed on a quick machine that is not made use of', { limit: 10, pace: { of: 'x', here: 7, there: 10 } }, false],
  ['is unknown if the pace is unknown', { limit: 8 }, undefined],
  ['is unknown if ours failed', { ours: undefined, limit: 8, pace: { of: 'x', here: 1, there: 1 } }, undefined],
];

it.each(paces)('a goal at the pace of the machine %s', (_, more, expected) => {
  expect(holdsAtPace(goal(more))).toBe(expected);
});

it('says so where the library would be sent with every page', () => {
  expect(bytesGoal({ library: 140, ours: 10, lazy: false }).work).toMatch('EVERYWHERE');
  expect(bytesGoal({ library: 140, ours: 10, lazy: true }).work).not.toMatch('EVERYWHERE');
});
