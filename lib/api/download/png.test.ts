import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { Markup } from '@/lib/formats/out/network/element';
import { EXTRACT, HOSTILE, MODEL } from '@/lib/formats/out/network/export.fixture';
import { sheetOfModel } from '@/lib/formats/out/network/picture/sheet';
import { buildModel, type NetworkModel } from '@/lib/network/model';
import { ROOT, relationship } from '@/lib/network/network.fixture';
import { drawing, loadSharp, png } from './png';

const sheetFor = (model: NetworkModel) => sheetOfModel(model, [model.root], EXTRACT);
const draw = (model: NetworkModel) => png(sheetFor(model));

/** What is left to the fonts of the computer. */
const textsOf = ({ name, text = '', inner }: Markup): string[] => [
  ...(name === 'text' ? [text] : []),
  ...inner.flatMap(textsOf),
];

/** A company with one owner of this name. */
const owned = (name: string) => buildModel(ROOT, [{ ...relationship('A', 'R'), parent_name: name }]);

/** Where two pictures differ: so many pixels, and the box around them. */
async function difference(a: Uint8Array, b: Uint8Array) {
  const [one, other] = await Promise.all(
    [a, b].map((file) => sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other) throw new Error('There are two pictures.');
  expect([other.info.width, other.info.height]).toEqual([one.info.width, one.info.height]);
  const changed = [...one.data.keys()].filter((at) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 100);
  const xs = changed.map((at) => at % one.info.width);
  return { count: changed.length, width: Math.max(0, ...xs) - Math.min(...xs, Number.MAX_SAFE_INTEGER) };
}

describe('a network in pixels', () => {
  it.each([
    ['Latin', 'Ärgerniß Łódź'],
    ['Greek', 'Ελληνική Ώρα'],
    ['Cyrillic', 'Северный Путь'],
  ])('has names in %s letters, and needs no font of the computer for them', async (_, name) => {
    expect(textsOf(await drawing(sheetFor(owned(name))))).toEqual([]);
    // Spaces that are as wide as figures.
    const blank = name.replace(/\S/gu, '\u2007');
    const { count, width } = await difference(await draw(owned(name)), await draw(owned(blank)));
    expect(count).toBeGreaterThan(300);
    expect(width).toBeGreaterThan(100);
  });

  it('tells two names apart', async () => {
    const { count } = await difference(await draw(owned('Mill Yard')), await draw(owned('Mill Yarn')));
    expect(count).toBeGreaterThan(10);
    expect((await difference(await draw(owned('Mill Yard')), await draw(owned('Mill Yard')))).count).toBe(0);
  });

  it('is drawn smaller where it would have more pixels than a computer can open', async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => relationship('R', `H${at}`));
    const { width = 0, height = 0 } = await sharp(await draw(buildModel(ROOT, many))).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(16_000);
    expect(width * height).toBeLessThanOrEqual(32_100_000);
  });

  it('leaves letters that are joined or run to the left to the fonts of the computer, and is drawn of any name', async () => {
    expect(textsOf(await drawing(sheetFor(MODEL)))).toEqual([HOSTILE.arabic]);
    expect((await sharp(await draw(MODEL)).metadata()).format).toBe('png');
  });

  it('says so where the computer has no library that draws pixels', async () => {
    vi.doMock('sharp', () => {
      throw new Error('Could not load the "sharp" module.');
    });
    await expect(loadSharp()).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('.svg') });
    vi.doUnmock('sharp');
  });
});
