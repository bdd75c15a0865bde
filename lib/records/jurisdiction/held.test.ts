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

describe('jurisdictions with counts', () => {
  it('place regions below their country, whose count includes them', () => {
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

  it('keep unknown codes and mark them', () => {
    expect(country('q9')).toMatchObject({ name: 'q9', count: 1, unknown: true });
    expect(country('fr')).not.toHaveProperty('unknown');
  });

  it('have the count 0 if counted, and undefined if not', () => {
    expect(country('mt')?.count).toBe(0);
    expect(
      heldCountries(JURISDICTIONS, undefined, 'en').every(({ count, own }) => count === undefined && own === undefined),
    ).toBe(true);
  });

  it('are those that the source lists, with its names', () => {
    const given = [{ code: 'fr', name: 'Gaul' }];
    expect(heldCountries(given, undefined, 'en')).toMatchObject([{ code: 'fr', name: 'Gaul', regions: [] }]);
  });

  it('can be ordered by name', () => {
    const [first, second] = sortHeld(held, 'name', 'en');
    expect([first?.name, second?.name]).toEqual(['Afghanistan', 'Åland Islands']);
  });

  it.each([
    ['de', 'Frankreich', ['Afghanistan', 'Ägypten', 'Ålandinseln']],
    ['fr', 'France', ['Afghanistan', 'Afrique du Sud', 'Albanie']],
  ] as const)('use the names and order of %s', (language, france, first) => {
    const local = sortHeld(heldCountries(JURISDICTIONS, counts, language), 'name', language);
    expect(local.slice(0, 3).map(({ name }) => name)).toEqual(first);
    expect(local.find(({ code }) => code === 'fr')?.name).toBe(france);
    expect(local.find(({ code }) => code === 'us')?.regions.map(({ name }) => name)).toContain('Delaware');
  });
});

describe('jurisdiction search', () => {
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

  it.each(['', '  ', '***'])('an empty text (“%s”) finds all', (q) =>
    expect(findHeld(held, q)).toHaveLength(held.length),
  );
});

describe('address of the page of jurisdictions', () => {
  it.each(['', 'q=fr', 'order=name', 'counts=true', 'q=fr&order=name&counts=true'])(
    '“%s” survives parsing and printing',
    (address) => {
      const view = parseJurisdictionsView(Object.fromEntries(new URLSearchParams(address)));
      expect(printJurisdictionsView(view).toString()).toBe(address);
    },
  );

  it('uses defaults for invalid values', () => {
    expect(parseJurisdictionsView({ order: ['size', 'name'], counts: 'yes' })).toEqual({
      q: '',
      order: 'count',
      counts: false,
    });
  });
});
