import { describe, expect, it } from 'vitest';
import { JURISDICTIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { heldCountries, sortHeld } from './held';
import { getWorld, toMap } from './map';

const mapOf = (counts?: Record<string, number>) =>
  toMap(
    getWorld(),
    sortHeld(heldCountries(JURISDICTIONS, counts && new Map(Object.entries(counts)), 'en'), 'count', 'en'),
  );
const codes = (places: { held: { code: string } }[]) => places.map(({ held }) => held.code);

describe('the map of what a register holds', () => {
  it('has a country with the companies of its regions, those with the most first', () => {
    const { outlined } = mapOf({ gb: 5, us: 1, us_de: 3, us_ny: 4 });
    expect(outlined.map(({ held }) => [held.code, held.count])).toEqual([
      ['us', 8],
      ['gb', 5],
    ]);
  });

  it('has a dot for what is too small to draw, moved from where another already is', () => {
    const { dotted } = mapOf({ je: 1, gg: 1, mt: 1 });
    expect(codes(dotted).sort()).toEqual(['gg', 'je', 'mt']);
    expect(
      dotted
        .filter(({ from }) => from)
        .map(({ held }) => held.code)
        .sort(),
    ).toEqual(['gg', 'je']);
  });

  it('names what it has no place for, and codes that nobody knows', () => {
    const { missing, outlined, dotted } = mapOf({ aq: 2, zz: 3 });
    expect(missing.map(({ code, unknown }) => [code, unknown])).toEqual([
      ['zz', true],
      ['aq', undefined],
    ]);
    expect([...outlined, ...dotted]).toEqual([]);
  });

  it('leaves nobody out: every country of a source without counts is drawn or named', () => {
    const map = mapOf();
    const all = [...codes(map.outlined), ...codes(map.dotted), ...map.missing.map(({ code }) => code)];
    expect(all.sort()).toEqual(
      heldCountries(JURISDICTIONS, undefined, 'en')
        .map(({ code }) => code)
        .sort(),
    );
    expect(map.steps).toEqual([]);
    expect(map.outlined.every(({ step }) => step === undefined)).toBe(true);
  });
});
