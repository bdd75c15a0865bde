import { describe, expect, it } from 'vitest';
import { isPrefetchOf } from './registry';

describe('a prefetch', () => {
  it.each([
    [{ 'Sec-Purpose': 'prefetch' }, true],
    [{ 'Sec-Purpose': 'prefetch;prerender' }, true],
    [{ Purpose: 'prefetch' }, true],
    [{ 'x-firmament-prefetch': 'yes' }, true],
    [{ 'x-firmament-prefetch': 'no' }, false],
    [{ Purpose: 'show' }, false],
    [{}, false],
  ])('is detected in %j: %s', (headers, expected) => expect(isPrefetchOf(new Headers(headers))).toBe(expected));
});
