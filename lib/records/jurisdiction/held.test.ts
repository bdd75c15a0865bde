import { describe, expect, it } from 'vitest';
import { JURISDICTIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { findHeld, heldCountries, parseJurisdictionsView, printJurisdictionsView, sortHeld } from './held';

const counts = new Map([
  ['us_de', 3],
  ['us_ny', 4],
  ['us', 1],
  ['fr', 9],
  ['us_zz', 2],
  ['q9', 1],
]);
const held = sortHeld(heldCountries(JURISDICTIONS, counts, 'en'), 'count', 'en');
const country = (code: string) => held.find((one) => one.code === code);

describe('jurisdictions with what they hold', () => {
  it('have regions below their country, which counts them and itself', () => {
    expect(country('us')).toMatchObject({ name: 'United States', count: 10, own: 1 });
    expect(
      country('us')
        ?.regions.slice(0, 3)
        .map(({ code, count }) => [code, count]),
    ).toEqual([
      ['us_ny', 4],
      ['us_de', 3],
      ['us_zz', 2],
    ]);
  });

  it('keep codes that nobody knows, and say so', () => {
    expect(country('q9')).toMatchObject({ name: 'q9', count: 1, unknown: true });
    expect(country('fr')).not.toHaveProperty('unknown');
  });

  it('hold nothing where they were counted, and nobody knows what where they were not', () => {
    expect(country('mt')?.count).toBe(0);
    expect(
      heldCountries(JURISDICTIONS, undefined, 'en').every(({ count, own }) => count === undefined && own === undefined),
    ).toBe(true);
  });

  it('are those that the source lists, by the names it gives', () => {
    const given = [{ code: 'fr', name: 'Gaul' }];
    expect(heldCountries(given, undefined, 'en')).toMatchObject([{ code: 'fr', name: 'Gaul', regions: [] }]);
  });

  it('are ordered by name too', () => {
    const [first, second] = sortHeld(held, 'name', 'en');
    expect([first?.name, second?.name]).toEqual(['Afghanistan', 'Åland Islands']);
  });

  it.each([
    ['de', 'Frankreich', ['Afghanistan', 'Ägypten', 'Ålandinseln']],
    ['fr', 'France', ['Afghanistan', 'Afrique du Sud', 'Albanie']],
  ] as const)('are named and ordered as %s names and orders them', (language, france, first) => {
    const local = sortHeld(heldCountries(JURISDICTIONS, counts, language), 'name', language);
    expect(local.slice(0, 3).map(({ name }) => name)).toEqual(first);
    expect(local.find(({ code }) => code === 'fr')?.name).toBe(france);
    expect(local.find(({ code }) => code === 'us')?.regions.map(({ name }) => name)).toContain('Delaware');
  });
});

describe('looking for a jurisdiction', () => {
  it.each([
    ['franc', ['fr'], undefined],
    ['FR', ['fr', 'gf', 'pf', 'tf'], undefined],
    ['Frankreich', ['fr'], undefined],
    ['delaw', ['us'], ['us_de']],
    ['us_ny', ['us'], ['us_ny']],
    ['q9', ['q9'], undefined],
    ['nowhere at all', [], undefined],
  ])('“%s” finds %j', (q, codes, regions) => {
    const found = findHeld(held, q);
    expect(found.map(({ code }) => code)).toEqual(codes);
    if (regions) expect(found[0]?.regions.map(({ code }) => code)).toEqual(regions);
  });

  it.each(['', '  ', '***'])('by nothing (“%s”) finds all', (q) => expect(findHeld(held, q)).toHaveLength(held.length));
});

describe('the address of the page of jurisdictions', () => {
  it.each(['', 'q=fr', 'order=name', 'counts=true', 'q=fr&order=name&counts=true'])('“%s” says the view', (address) => {
    const view = parseJurisdictionsView(Object.fromEntries(new URLSearchParams(address)));
    expect(printJurisdictionsView(view).toString()).toBe(address);
  });

  it('falls back to what is usual for what it does not know', () => {
    expect(parseJurisdictionsView({ order: ['size', 'name'], counts: 'yes' })).toEqual({
      q: '',
      order: 'count',
      counts: false,
    });
  });
});
