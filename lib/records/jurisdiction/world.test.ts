import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/lib/shared/jurisdictions/jurisdictions';
import { getWorld, WORLD } from './map';

const { shapes, dots } = getWorld();
const drawn = [...shapes.flatMap(({ code }) => code ?? []), ...dots.map(({ code }) => code)];
const shape = (code: string) => shapes.find((one) => one.code === code);

describe('the world', () => {
  it('has a place for every country that a register may be in, and for none two', () => {
    expect([...drawn].sort()).toEqual(COUNTRY_CODES.filter((code) => code !== 'aq').sort());
  });

  it('draws every outline, and its middle inside the picture', () => {
    for (const { path } of shapes) expect(path).toMatch(/^(M\d+,\d+l(-?\d+,-?\d+ )+-?\d+,-?\d+z)+$/);
    for (const { x, y } of [...shapes, ...dots]) {
      expect([x >= 0, x <= WORLD.width, y >= 0, y <= WORLD.height]).toEqual([true, true, true, true]);
    }
  });

  it('draws areas without a code of their own, and gives them none', () => {
    const names = shapes.flatMap(({ code, name }) => (code === undefined ? [name] : []));
    expect(names.sort()).toEqual(['Northern Cyprus', 'Somaliland']);
  });

  it('draws territories with a code of their own apart from the country that the atlas draws them with', () => {
    expect(shape('gf')?.x).toBeLessThan(shape('fr')?.x ?? 0);
    expect(shape('sj')?.y).toBeLessThan(shape('no')?.y ?? 0);
  });

  it('has the middle of a country on its mainland, so that arrows lead where the eye expects it', () => {
    expect(shape('ca')?.y).toBeLessThan(shape('us')?.y ?? 0);
    expect(shape('mx')?.y).toBeGreaterThan(shape('us')?.y ?? 0);
    expect(shape('es')?.y).toBeGreaterThan(shape('fr')?.y ?? 0);
    expect(shape('de')?.x).toBeGreaterThan(shape('fr')?.x ?? 0);
  });
});
