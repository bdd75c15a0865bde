import { describe, expect, it } from 'vitest';
import { decodeName, decodeSegment } from './page';

describe('a name in the path of a page', () => {
  it.each([
    ['mistral+group', 'mistral group'],
    ['mistral%20group', 'mistral group'],
    ['zephyr+%2B+sons', 'zephyr + sons'],
    ['a%2Fb', 'a/b'],
  ])('%s is %s', (segment, name) => expect(decodeName(segment)).toBe(name));

  it('keeps its plus in a code', () => expect(decodeSegment('a+b')).toBe('a+b'));

  it.each(['50%-25%', '%E0%A4%A'])('that is not encoded is unchanged: %s', (segment) => {
    expect(decodeSegment(segment)).toBe(segment);
  });
});
