import { expect, test, vi } from 'vitest';
import { rememberLast } from './fold';

test('the function is called once for repeated arguments, and again for another', () => {
  const work = vi.fn((word: string | null) => ({ word }));
  const ask = rememberLast(work);
  expect(ask('a')).toBe(ask('a'));
  expect([ask(null), ask(null), ask('a')]).toEqual([{ word: null }, { word: null }, { word: 'a' }]);
  expect(work.mock.calls).toEqual([['a'], [null], ['a']]);
});

test('a thrown error is not remembered', () => {
  let fails = true;
  const ask = rememberLast(() => {
    if (fails) throw new Error('not now');
    return 1;
  });
  expect(() => ask('a')).toThrow('not now');
  fails = false;
  expect(ask('a')).toBe(1);
});
