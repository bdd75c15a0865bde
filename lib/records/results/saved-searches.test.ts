import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaved, printSaved, type SavedSearch, withNewName, withoutSaved, withSaved } from './saved-searches';

const search = (name: string, href: string): SavedSearch => ({ name, href, saved_at: '2026-01-02T03:04:05Z' });
const A = search('Marine', '/companies/search?q=marine');
const B = search('Directors', '/officers/search?q=oldacre');

describe('searches saved on a device', () => {
  it('survive a round trip', () => expect(parseSaved(printSaved([A, B]))).toEqual([A, B]));

  it.each([
    null,
    '',
    '{',
    '{}',
    '[1, null, "x"]',
    JSON.stringify([search('Trap', 'javascript:alert(1)')]),
    JSON.stringify([search('Trap', '//elsewhere.example/companies/search')]),
    JSON.stringify([search('Trap', '/companies/searching')]),
    JSON.stringify([search('  ', A.href)]),
    JSON.stringify([{ ...A, name: 7 }]),
  ])('are empty for %j', (text) => expect(parseSaved(text)).toEqual([]));

  it('are parsed from any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { href } of parseSaved(text)) expect(href).toMatch(/^\/(companies|officers)\/search/);
      }),
    );
  });

  it('are listed once each, newest first', () => {
    const again = { ...A, name: 'Ships' };
    expect(withSaved(withSaved(withSaved([], A), B), again)).toEqual([again, B]);
  });

  it('need a name', () => expect(withSaved([B], { ...A, name: ' ' })).toEqual([B]));

  it('are renamed, but not to an empty name', () => {
    expect(withNewName([A, B], B.href, '  People \n here ')).toEqual([A, { ...B, name: 'People here' }]);
    expect(withNewName([A, B], B.href, ' ')).toEqual([A, B]);
  });

  it('are deleted', () => expect(withoutSaved([A, B], A.href)).toEqual([B]));
});
