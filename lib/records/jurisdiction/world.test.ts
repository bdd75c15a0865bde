import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/lib/shared/jurisdictions/jurisdictions';
import { getWorld, WORLD } from './world';

const { shapes, dots } = getWorld();
const drawn = [...shapes.flatMap(({ code }) => code ?? []), ...dots.map(({ code }) => code)];
const shape = (code: string) => shapes.find((one) => one.code === code);

describe('world map', () => {
  it('has exactly one place for every country with a code', () => {
    expect([...drawn].sort()).toEqual(COUNTRY_CODES.filter((code) => code !== 'aq').sort());
  });

  it('has every outline and its centre inside the picture', () => {
    for (const { path } of shapes) expect(path).toMatch(/^(M\d+,\d+l(-?\d+,-?\d+ )+-?\d+,-?\d+z)+$/);
    for (const { x, y } of [...shapes, ...dots]) {
      expect([x >= 0, x <= WORLD.width, y >= 0, y <= WORLD.height]).toEqual([true, true, true, true]);
    }
  });

  it('draws areas that have no code', () => {
    const names = shapes.flatMap(({ code, name }) => (code === undefined ? [name] : []));
    expect(names.sort()).toEqual(['Northern Cyprus', 'Somaliland']);
  });

  it('separates territories that have a code from their country', () => {
    expect(shape('gf')?.x).toBeLessThan(shape('fr')?.x ?? 0);
    expect(shape('sj')?.y).toBeLessThan(shape('no')?.y ?? 0);
  });

  it('centres a country on its mainland, for arrow key navigation', () => {
    expect(shape('ca')?.y).toBeLessThan(shape('us')?.y ?? 0);
    expect(shape('mx')?.y).toBeGreaterThan(shape('us')?.y ?? 0);
    expect(shape('es')?.y).toBeGreaterThan(shape('fr')?.y ?? 0);
    expect(shape('de')?.x).toBeGreaterThan(shape('fr')?.x ?? 0);
  });
});
