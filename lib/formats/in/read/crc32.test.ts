import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Crc32 } from './find-sources';

const ofText = (...pieces: string[]): string => {
  const sum = new Crc32();
  for (const piece of pieces) sum.update(Buffer.from(piece));
  return sum.value.toString(16);
};

describe('the checksum of an archive', () => {
  // The check value of the catalogue of CRC algorithms, and values computed by other programs.
  test.each([
    ['', '0'],
    ['a', 'e8b7be43'],
    ['123456789', 'cbf43926'],
    ['The quick brown fox jumps over the lazy dog', '414fa339'],
  ])('of "%s" is %s', (text, sum) => expect(ofText(text)).toBe(sum));

  test('is the same in however many pieces the bytes come', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        expect(ofText(...pieces)).toBe(ofText(pieces.join('')));
      }),
    );
  });

  test('detects any single wrong bit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (bytes, at) => {
        const wrong = Buffer.from(bytes);
        const place = at % bytes.length;
        wrong.writeUInt8(wrong.readUInt8(place) ^ (1 << (at % 8)), place);
        const [one, other] = [new Crc32(), new Crc32()];
        one.update(bytes);
        other.update(wrong);
        expect(one.value).not.toBe(other.value);
      }),
    );
  });
});
