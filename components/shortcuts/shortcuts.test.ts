import { describe, expect, test } from 'vitest';
import {
  findAction,
  findPageAction,
  formatAriaKeys,
  JUMP_KEY,
  type KeyPress,
  NETWORK,
  QUERY,
  RESULTS,
} from '@/components/ui/shortcuts';
import { shortcutsOn } from './shortcut-list';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('key press', () => {
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
  ] as const)('of %s with %o does %s', (key, held, action) => {
    expect(findPageAction(press(key, held), false)).toBe(action);
  });

  test.each(['/', '?'])('of %s while the user types only writes', (key) => {
    expect(findPageAction(press(key), true)).toBeUndefined();
  });

  test('of the chord opens the palette while the user types, too', () => {
    expect(findPageAction(press('k', { ctrlKey: true }), true)).toBe('jump');
  });
});

describe('a key in its place', () => {
  test.each([
    [NETWORK, 'Enter', 'open'],
    [NETWORK, 'e', 'expand'],
    [NETWORK, 'E', 'expand'],
    [NETWORK, ' ', 'select'],
    [NETWORK, '=', 'zoom'],
    [NETWORK, 'ArrowLeft', 'move'],
    [NETWORK, 'Escape', 'clear'],
    [NETWORK, 'o', undefined],
    [RESULTS, 'j', 'next'],
    [RESULTS, 'Escape', 'close_preview'],
    [QUERY, 'ArrowDown', 'suggestions'],
    [QUERY, 'j', undefined],
  ] as const)('of %o: %s does %s', (group, key, action) => {
    expect(findAction(group, key)).toBe(action);
  });
});

describe('key list', () => {
  test.each([
    ['/', ['everywhere']],
    ['/companies/search', ['results', 'query', 'everywhere']],
    ['/officers/search', ['query', 'everywhere']],
    ['/companies/gb/1/network', ['network', 'everywhere']],
    ['/placeholders/7/network', ['network', 'everywhere']],
    ['/companies/gb/1', ['everywhere']],
  ])('on %s has %j', (path, places) => {
    expect(shortcutsOn(path).map(({ place }) => place)).toEqual(places);
  });

  test.each(['/companies/search', '/companies/gb/1/network'])(
    'on %s gives no key two meanings in one place',
    (path) => {
      for (const { rows } of shortcutsOn(path)) {
        const keys = rows.flatMap((row) => row.keys);
        expect(new Set(keys).size).toBe(keys.length);
      }
    },
  );

  test('names its keys for screen readers', () => {
    expect(formatAriaKeys(JUMP_KEY)).toBe('Control+K Meta+K');
  });
});
