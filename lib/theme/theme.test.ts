import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTheme, returnPath, THEMES, themeCookie } from './theme';

describe('a chosen theme', () => {
  test.each(Object.keys(THEMES))('%s is read as it was chosen', (theme) => {
    expect(parseTheme(theme)).toBe(theme);
  });

  test.each([undefined, '', 'DARK', 'toString', '"><script>'])('%s is no theme: the device decides', (text) => {
    expect(parseTheme(text)).toBe('system');
  });

  test('is kept for a year, out of reach of scripts', () => {
    expect(themeCookie('dark', false)).toBe('firmament_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly');
    expect(themeCookie('dark', true)).toMatch(/; Secure$/);
  });

  test('is forgotten where the device shall decide', () => {
    expect(themeCookie('system', false)).toContain('Max-Age=0');
  });
});

describe('the way back', () => {
  test.each([
    ['https://here.test/companies/search?q=a%20b', '/companies/search?q=a%20b'],
    ['http://here.test', '/'],
    ['https://here.test//elsewhere.test/x', '/elsewhere.test/x'],
    ['https://here.test/\\elsewhere.test', '/elsewhere.test'],
    ['javascript:alert(1)', '/'],
    ['nonsense', '/'],
    [null, '/'],
  ])('from %s is %s', (referer, path) => {
    expect(returnPath(referer)).toBe(path);
  });

  test('never leaves the site, whatever was sent', () => {
    const start = fc.constantFrom('', 'http://', 'https://here.test/', 'https://here.test//', 'https://here.test/\\');
    fc.assert(
      fc.property(start, fc.string(), (before, after) => {
        expect(new URL(returnPath(before + after), 'https://here.test').origin).toBe('https://here.test');
      }),
    );
  });
});
