import { describe, expect, it } from 'vitest';
import { heldCountries } from '@/lib/jurisdictions/held';
import { companiesOfCountry } from './company-links';
import { holdingsInWords, placeInWords, stepInWords } from './words';

describe('the words of the map', () => {
  it.each([
    [{ code: 'fr', name: 'France', count: 1204 }, 'France: 1,204 companies'],
    [{ code: 'fr', name: 'France', count: 1 }, 'France: 1 company'],
    [{ code: 'fr', name: 'France' }, 'France'],
  ])('name a place with what it holds, where that was counted: %j', (place, words) =>
    expect(placeInWords(place)).toBe(words),
  );

  it.each([
    [{ from: 50, to: 99 }, '50 to 99 companies'],
    [{ from: 1, to: 1 }, '1 company'],
    [{ from: 2000 }, '2,000 companies or more'],
  ])('say both ends of a class: %j', (step, words) => expect(stepInWords(step)).toBe(words));

  const held = heldCountries([], new Map(Object.entries({ us: 1, us_de: 2, gb: 4, fr: 0 })));

  it('count what is registered in a country itself as a jurisdiction of its own, and nothing that is empty', () => {
    expect(holdingsInWords(held, 7)).toBe('7 companies in 3 jurisdictions of 2 countries and territories.');
    expect(holdingsInWords(held, 9)).toMatch(/^9 companies/);
  });

  it('lead to the companies of all regions where there are regions', () => {
    expect(held.map(companiesOfCountry)).toEqual([
      '/companies/search?country_code=us',
      '/companies/search?jurisdiction_code=gb',
      '/companies/search?jurisdiction_code=fr',
    ]);
  });
});
