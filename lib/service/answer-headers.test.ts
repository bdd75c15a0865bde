import { describe, expect, it } from 'vitest';
import { etagOf, retryAfterOf } from './answer';
import { redactorOf } from './redact';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:59:59 GMT', undefined],
    ['Mon, 21 Nov 2033 12:00:00 GMT', 60_000],
    ['2764800', 2_764_800_000],
    ['2764801', 60_000],
    ['-5', undefined],
    ['1.5', undefined],
    ['99999999999999999999', 60_000],
    ['9'.repeat(400), 60_000],
    ['soon', undefined],
    ['2026-11-21', undefined],
    ['Xyz, 99 Nov 2026 12:00:30 GMT', undefined],
    ['', undefined],
  ])('%j means %j milliseconds', (text, wait) => {
    expect(retryAfterOf(new Headers({ 'retry-after': text }), NOW)).toBe(wait);
  });

  it('is undefined if it is missing', () => {
    expect(retryAfterOf(new Headers(), NOW)).toBeUndefined();
  });
});

describe('the ETag of a response', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a-1"', 'W/"a-1"'],
    ['a', undefined],
    ['"a" "b"', undefined],
    ['w/"a"', undefined],
    [`"${'a'.repeat(198)}"`, `"${'a'.repeat(198)}"`],
    [`"${'a'.repeat(199)}"`, undefined],
    ['"x-sesame-y"', undefined],
    ['"x-s%65same-y"', undefined],
  ])('%j is kept as %j', (text, etag) => {
    expect(etagOf(new Headers({ etag: text }), redactorOf('sesame'))).toBe(etag);
  });
});
