import { describe, expect, test } from 'vitest';
import { JUMP_KEY, keysOn, type Pressed, SEARCH_KEY, shortcutsOf, titleOf, wishOf } from './keys';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a press', () => {
  test.each([
    ['/', {}, 'search'],
    ['/', { shiftKey: true }, 'search'],
    ['?', { shiftKey: true }, 'list'],
    ['k', { ctrlKey: true }, 'jump'],
    ['K', { metaKey: true }, 'jump'],
    ['k', {}, undefined],
    ['k', { ctrlKey: true, metaKey: true }, undefined],
    ['k', { ctrlKey: true, shiftKey: true }, undefined],
    ['/', { ctrlKey: true }, undefined],
    ['?', { altKey: true }, undefined],
  ] as const)('of %s with %o asks for %s', (key, held, wish) => {
    expect(wishOf(press(key, held), false)).toBe(wish);
  });

  test.each(['/', '?'])('of %s while somebody types only writes', (key) => {
    expect(wishOf(press(key), true)).toBeUndefined();
  });

  test('of the chord jumps also while somebody types', () => {
    expect(wishOf(press('k', { ctrlKey: true }), true)).toBe('jump');
  });
});

describe('the list of keys', () => {
  test.each([
    ['/', ['Everywhere']],
    ['/companies/search', ['In the results of this search', 'In the search box', 'Everywhere']],
    ['/officers/search', ['In the search box', 'Everywhere']],
    ['/companies/gb/1/network', ['In the picture of the network', 'Everywhere']],
    ['/placeholders/7/network', ['In the picture of the network', 'Everywhere']],
    ['/companies/gb/1', ['Everywhere']],
  ])('on %s has %j', (path, titles) => {
    expect(keysOn(path).map(({ title }) => title)).toEqual(titles);
  });

  test.each(['/companies/search', '/companies/gb/1/network'])(
    'on %s gives no key two meanings in one place',
    (path) => {
      for (const { rows } of keysOn(path)) {
        const keys = rows.flatMap((row) => row.keys);
        expect(new Set(keys).size).toBe(keys.length);
      }
    },
  );

  test('says the same to screen readers and in titles', () => {
    expect(shortcutsOf(JUMP_KEY)).toBe('Control+K Meta+K');
    expect(titleOf(SEARCH_KEY)).toBe('Go to the search box (/)');
  });
});
