import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './sqlite-store';

const LONG = JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ officer: { id, name: 'ALEX EXAMPLE' } })));

describe('a compressed text', () => {
  it('decompresses to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 3000 }), (text, times) => {
        const whole = text.repeat(times % 300);
        expect(unpacked(packed(whole))).toBe(whole);
      }),
    );
  });

  it('is smaller, except for short texts', () => {
    expect(Buffer.byteLength(packed(LONG))).toBeLessThan(LONG.length / 3);
    expect(packed('{"results":[]}')).toBe('{"results":[]}');
  });

  it('is undefined if a byte is changed or missing', () => {
    const bytes = packed(LONG);
    if (typeof bytes === 'string') throw new Error('The text was to be packed.');
    const other = Buffer.from(bytes);
    other[bytes.length - 1] = (other[bytes.length - 1] ?? 0) ^ 1;
    expect(unpacked(other)).toBeUndefined();
    expect(unpacked(bytes.subarray(0, bytes.length - 1))).toBeUndefined();
  });

  it('is undefined if it decompresses to more than any reply', () => {
    const bytes = packed(' '.repeat(1_000_000));
    expect(unpacked(bytes, 999_999)).toBeUndefined();
    expect(unpacked(bytes, 1_000_000)).toHaveLength(1_000_000);
  });

  it.each([[null], [1], [undefined], [new Uint8Array(2)]])('of another type is undefined: %j', (body) => {
    expect(unpacked(body)).toBeUndefined();
  });
});
