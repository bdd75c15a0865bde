import { describe, expect, it } from 'vitest';
import { JURISDICTIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { heldCountries, sortHeld } from './held';
import { toMap } from './map';
import { getWorld } from './world';

const mapOf = (counts?: Record<string, number>) =>
  toMap(
    getWorld(),
    sortHeld(heldCountries(JURISDICTIONS, counts && new Map(Object.entries(counts)), 'en'), 'count', 'en'),
  );
const codes = (places: { held: { code: string } }[]) => places.map(({ held }) => held.code);

describe('map of a register', () => {
  it('counts regions in their country, largest countries first', () => {
    const { outlined } = mapOf({ gb: 5, us: 1, us_de: 3, us_ny: 4 });
    expect(outlined.map(({ held }) => [held.code, held.count])).toEqual([
      ['us', 8],
      ['gb', 5],
    ]);
  });

  it('draws small countries as dots, and moves overlapping ones', () => {
    const { dotted } = mapOf({ je: 1, gg: 1, mt: 1 });
    expect(codes(dotted).sort()).toEqual(['gg', 'je', 'mt']);
    expect(
      dotted
        .filter(({ from }) => from)
        .map(({ held }) => held.code)
        .sort(),
    ).toEqual(['gg', 'je']);
  });

  it('lists countries without a position, and unknown codes', () => {
    const { missing, outlined, dotted } = mapOf({ aq: 2, zz: 3 });
    expect(missing.map(({ code, unknown }) => [code, unknown])).toEqual([
      ['zz', true],
      ['aq', undefined],
    ]);
    expect([...outlined, ...dotted]).toEqual([]);
  });

  it('draws or lists every country of a source without counts', () => {
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
