import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localPath } from './refresh-route';

describe('an address on our own pages', () => {
  it.each([
    '/',
    '/companies/gb/01234500',
    '/companies/gb/SC%2F12/network?confidence=all',
    '/companies/search?q=a%20b&order=score',
  ])('accepts %s unchanged', (path) => expect(localPath(path)).toBe(path));

  it.each([
    '',
    'companies/gb/1',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'https:/evil.example',
    'javascript:alert(1)',
    ' /companies',
  ])('rejects %j', (path) => expect(localPath(path)).toBeUndefined());

  it('drops the fragment, and characters not allowed in a header', () => {
    expect(localPath('/a#b')).toBe('/a');
    expect(localPath('/a\r\nSet-Cookie: x')).toBe('/aSet-Cookie:%20x');
  });

  it('stays on our host in any spelling, and is unchanged when parsed again', () => {
    const unit = fc.constantFrom('/', '.', '..', '\\', '\t', '%2e', 'evil.example', '?', '#', ':', '@', 'a');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
        const path = localPath(`/${parts.join('')}`);
        if (path === undefined) return;
        expect(new URL(path, 'https://firmament.example').origin).toBe('https://firmament.example');
        expect(localPath(path)).toBe(path);
      }),
    );
  });
});
