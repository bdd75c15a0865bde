import { describe, expect, it } from 'vitest';
import { heldCountries } from '@/lib/records/jurisdiction/held';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { jurisdictionWords } from '@/lib/words/register';
import { companiesOfCountry } from './jurisdiction-list';
import { heldInWords, holdingsOf } from './jurisdictions-overview';

describe('map texts', () => {
  it.each<[Language, Parameters<typeof heldInWords>[0], string]>([
    ['en', { code: 'fr', name: 'France', count: 1204 }, 'France: 1,204 companies'],
    ['en', { code: 'fr', name: 'France', count: 1 }, 'France: 1 company'],
    ['en', { code: 'fr', name: 'France' }, 'France'],
    ['de', { code: 'fr', name: 'Frankreich', count: 1204 }, 'Frankreich: 1.204 Unternehmen'],
    ['fr', { code: 'fr', name: 'France', count: 1204 }, 'France\u202f: 1\u202f204 sociétés'],
    ['fr', { code: 'fr', name: 'France', count: 0 }, 'France\u202f: 0 société'],
  ])('name a place with its count, if known: in %s %j', (language, place, words) =>
    expect(heldInWords(place, language)).toBe(words),
  );

  it.each<[Language, { from: number; to?: number }, string]>([
    ['en', { from: 50, to: 99 }, '50 to 99 companies'],
    ['en', { from: 1, to: 1 }, '1 company'],
    ['en', { from: 2000 }, '2,000 companies or more'],
    ['de', { from: 50, to: 99 }, '50 bis 99 Unternehmen'],
    ['de', { from: 2000 }, 'mindestens 2.000 Unternehmen'],
    ['fr', { from: 50, to: 99 }, 'de 50 à 99 sociétés'],
    ['fr', { from: 1, to: 1 }, '1 société'],
  ])('state both ends of a class: in %s %j', (language, step, words) =>
    expect(jurisdictionWords[language].step(formsOf(language), step)).toBe(words),
  );

  const held = heldCountries([], new Map(Object.entries({ us: 1, us_de: 2, gb: 4, fr: 0 })), 'en');
  const holdings = (language: Language, total: number): string =>
    jurisdictionWords[language].holdings(formsOf(language), holdingsOf(held, total));

  it('count a country itself as a jurisdiction, and skip empty ones', () => {
    expect(holdings('en', 7)).toBe('7 companies in 3 jurisdictions of 2 countries and territories.');
    expect(holdings('en', 9)).toMatch(/^9 companies/);
    expect(holdings('de', 7)).toBe('7 Unternehmen in 3 Rechtsräumen (2 Länder und Gebiete).');
    expect(holdings('fr', 7)).toBe('7 sociétés dans 3 juridictions (2 pays et territoires).');
  });

  it('link to the companies of all regions, if there are any', () => {
    expect(held.map(companiesOfCountry)).toEqual([
      '/companies/search?country_code=us',
      '/companies/search?jurisdiction_code=gb',
      '/companies/search?jurisdiction_code=fr',
    ]);
  });
});
