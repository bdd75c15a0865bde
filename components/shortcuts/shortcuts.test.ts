import { describe, expect, test } from 'vitest';
import { JUMP_KEY, keysOn, type Pressed, shortcutsOf, wishOf } from './shortcuts';

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
    ['/', ['everywhere']],
    ['/companies/search', ['results', 'query', 'everywhere']],
    ['/officers/search', ['query', 'everywhere']],
    ['/companies/gb/1/network', ['network', 'everywhere']],
    ['/placeholders/7/network', ['network', 'everywhere']],
    ['/companies/gb/1', ['everywhere']],
  ])('on %s has %j', (path, places) => {
    expect(keysOn(path).map(({ place }) => place)).toEqual(places);
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

  test('is told to screen readers', () => {
    expect(shortcutsOf(JUMP_KEY)).toBe('Control+K Meta+K');
  });
});
