import { describe, expect, test } from 'vitest';
import { type NamedJurisdiction, settleNamed } from './match';

const named = (...codes: string[]): NamedJurisdiction[] =>
  codes.map((text) => ({ jurisdiction: { code: text.replace('?', ''), name: text }, isWeak: text.endsWith('?') }));

describe('the jurisdiction that a name means', () => {
  test.each([
    ['one place', named('de'), undefined, 'de'],
    ['a name of its own before a weak one', named('de', 'at?'), undefined, 'de'],
    ['the one weak name there is', named('de?'), undefined, 'de'],
    ['the place in the related country', named('ar?', 'es?'), 'es', 'es'],
    ['a region in the related country', named('ge', 'us_ga'), 'us_ny', 'us_ga'],
    ['the only place, wherever the related one is', named('de'), 'fr', 'de'],
    ['nothing where several are left', named('ar?', 'es?'), undefined, undefined],
    ['nothing where none is near', named('ar', 'es'), 'fr', undefined],
    ['nothing', [], 'fr', undefined],
  ])('is %s', (_, places, related, code) => {
    expect(settleNamed(places, related)?.code).toBe(code);
  });
});
