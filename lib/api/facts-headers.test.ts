import { describe, expect, it } from 'vitest';
import { factsHeaders, retryAfterHeader } from './reply';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('headers of a reply with facts', () => {
  it.each([
    ['asked now', { at: now, from: 'call', cost: 1 }, '0', 'firmament; fwd=miss; stored', '1'],
    ['a copy', { at: now - 90_500, from: 'kept', cost: 0 }, '90', 'firmament; hit', '0'],
    ['an older copy', { at: now - 86_400_000, from: 'stale', cost: 1 }, '86400', 'firmament; hit; detail=stale', '1'],
    ['a copy of a clock that was ahead', { at: now + 5000, from: 'kept', cost: 0 }, '0', 'firmament; hit', '0'],
  ] as const)('give age, source and price of %s', (_, facts, age, status, cost) => {
    expect(factsHeaders(facts, now)).toEqual({ Age: age, 'Cache-Status': status, 'X-Calls-Spent': cost });
  });

  it('are absent for our own register', () => expect(factsHeaders(undefined, now)).toEqual({}));
});

describe('the time to wait', () => {
  it.each([
    ['2026-11-22T00:00:00Z', { 'Retry-After': '43200' }],
    ['2026-11-21T12:00:00.200Z', { 'Retry-After': '1' }],
    ['2026-11-21T11:00:00Z', { 'Retry-After': '1' }],
    ['no moment', {}],
    [undefined, {}],
  ])('until %s', (retryAt, headers) => expect(retryAfterHeader(retryAt, now)).toEqual(headers));
});
