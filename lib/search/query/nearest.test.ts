import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '@/lib/shared/names/distance';
import { nearest } from './print';

describe('nearest word', () => {
  it.each([
    ['jursidiction', 'jurisdiction'],
    ['sttaus', 'status'],
    ['Státus', 'status'],
    ['colour', undefined],
    ['', undefined],
    ['x'.repeat(50), undefined],
  ])('to %j is %j', (word, expected) => {
    expect(nearest(word, ['status', 'jurisdiction', 'x'.repeat(50)])).toBe(expected);
  });

  it('has a symmetric distance, which is 0 for equal words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});
