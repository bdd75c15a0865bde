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

  const send = (body: BodyInit, headers: Record<string, string>) =>
    saveChoice(new Request('http://here.test/api/look', { method: 'POST', body, headers }), choice);
  const OURS = { host: 'here.test', origin: 'http://here.test' };
  const DARK = new URLSearchParams({ look: 'dark' });

  test.each([[OURS], [{ host: 'here.test', 'sec-fetch-site': 'same-origin' }]])(
    'sent by a form of ours is stored, and redirects back (%j)',
    async (given) => {
      const { status, headers } = await send(DARK, { ...given, referer: 'http://here.test/companies/gb/1?x=1' });
      expect([status, headers.get('location')]).toEqual([303, '/companies/gb/1?x=1']);
      expect(headers.get('set-cookie')).toMatch(/^look=dark;/);
    },
  );

  test.each([
    [{ host: 'here.test', origin: 'https://elsewhere.test' }],
    [{ ...OURS, 'sec-fetch-site': 'cross-site' }],
    [{ ...OURS, 'sec-fetch-site': 'same-site' }],
    [{ host: 'here.test', origin: 'null' }],
    [{ host: 'here.test' }],
  ])('sent by a page of another site is not stored (%j)', async (given) => {
    const { status, headers } = await send(DARK, given);
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('in an invalid form is ignored', async () => {
    expect((await send('{', OURS)).headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('in a form that is far too long is refused', async () => {
    const { status, headers } = await send(new URLSearchParams({ look: 'd'.repeat(100_000) }), OURS);
    expect([status, headers.get('set-cookie')]).toEqual([400, null]);
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
