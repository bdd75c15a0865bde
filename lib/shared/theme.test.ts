import { describe, expect, test } from 'vitest';
import { chosenTheme, parseTheme, THEMES } from './preferences';

describe('a chosen theme', () => {
  test.each(THEMES)('%s is read as chosen', (theme) => {
    expect(parseTheme(theme)).toBe(theme);
  });

  test.each([undefined, '', 'DARK', 'toString', '"><script>'])('%s is not a theme: the device decides', (text) => {
    expect(parseTheme(text)).toBe('system');
  });

  test('is stored, unless the device decides', () => {
    expect(chosenTheme('dark')).toBe('dark');
    expect(chosenTheme('system')).toBeUndefined();
  });
});
