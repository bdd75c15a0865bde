import { describe, expect, test } from 'vitest';
import { chosenTheme, parseTheme, THEMES } from './theme';

describe('a chosen theme', () => {
  test.each(THEMES)('%s is read as it was chosen', (theme) => {
    expect(parseTheme(theme)).toBe(theme);
  });

  test.each([undefined, '', 'DARK', 'toString', '"><script>'])('%s is no theme: the device decides', (text) => {
    expect(parseTheme(text)).toBe('system');
  });

  test('is kept, unless the device shall decide', () => {
    expect(chosenTheme('dark')).toBe('dark');
    expect(chosenTheme('system')).toBeUndefined();
  });
});
