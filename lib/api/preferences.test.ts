import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { preferenceCookie, returnPath, saveChoice } from './save-choice';

describe('a preference', () => {
  test('is stored for a year, and hidden from scripts', () => {
    expect(preferenceCookie('look', 'dark', false)).toBe('look=dark; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly');
    expect(preferenceCookie('look', 'dark', true)).toMatch(/; Secure$/);
  });

  test('is deleted when nothing is chosen', () => {
    expect(preferenceCookie('look', undefined, false)).toContain('look=; Path=/; Max-Age=0');
  });

  const choice = { cookie: 'look', field: 'look', read: (sent: string | undefined) => sent };

  test('sent by a form is stored, and redirects back', async () => {
    const request = new Request('http://here.test/api/look', {
      method: 'POST',
      body: new URLSearchParams({ look: 'dark' }),
      headers: { referer: 'http://here.test/companies/gb/1?x=1' },
    });
    const { status, headers } = await saveChoice(request, choice);
    expect([status, headers.get('location')]).toEqual([303, '/companies/gb/1?x=1']);
    expect(headers.get('set-cookie')).toMatch(/^look=dark;/);
  });

  test('in an invalid form is ignored', async () => {
    const request = new Request('http://here.test/api/look', { method: 'POST', body: '{' });
    expect((await saveChoice(request, choice)).headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

describe('the return path', () => {
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

  test('never leaves the site, for any referrer', () => {
    const start = fc.constantFrom('', 'http://', 'https://here.test/', 'https://here.test//', 'https://here.test/\\');
    fc.assert(
      fc.property(start, fc.string(), (before, after) => {
        expect(new URL(returnPath(before + after), 'https://here.test').origin).toBe('https://here.test');
      }),
    );
  });
});
