import { describe, expect, it } from 'vitest';
import { shortOutline } from './outline';

describe('an outline in fewer characters', () => {
  it.each([
    ['M1,2L3,5L2,9Z', 'M1,2l2,3 -1,4z'],
    ['M1,2L1,2L3,5L3,5L2,9Z', 'M1,2l2,3 -1,4z'],
    ['M0,0L1,0L1,1ZM-5,-5L-6,-5L-6,-7Z', 'M0,0l1,0 0,1zM-5,-5l-1,0 0,-2z'],
    ['M1,1L1,1L1,1Z', ''],
    ['M1,1L2,1Z', ''],
    ['', ''],
  ])('%s is %s', (path, short) => expect(shortOutline(path)).toBe(short));
});
