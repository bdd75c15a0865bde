import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paperPalette } from '@/lib/network/style';
import { HUES, STEPS } from './palette';

const CSS = readFileSync(join(import.meta.dirname, '../../app/globals.css'), 'utf8');

/** The values of a token in the order of the themes: day, night. */
const tokens = (name: string): string[] =>
  [...CSS.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map((one) => one[1] ?? '');

const linear = (color: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

type Matrix = readonly (readonly number[])[];

const times = (matrix: Matrix, [a = 0, b = 0, c = 0]: readonly number[]): number[] =>
  matrix.map(([x = 0, y = 0, z = 0]) => x * a + y * b + z * c);

/** As colour-blind readers see it (Machado, Oliveira and Fernandes 2009, complete deficiency). */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];

function lab(rgb: readonly number[]): number[] {
  const [x = 0, y = 0, z = 0] = times(
    XYZ,
    rgb.map((part) => Math.min(1, Math.max(0, part))),
  ).map((part, at) => {
    const value = part / ([0.9505, 1, 1.089][at] ?? 1);
    return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));

function contrast(a: string, b: string): number {
  const [one, other] = [a, b].map((color) => times(XYZ, linear(color))[1] ?? 0);
  const [dark = 0, light = 0] = [one ?? 0, other ?? 0].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = ['day', 'night'].map((theme, at) => ({
  theme,
  at,
  ground: tokens('sunken')[at] ?? '',
  // The last is that of further categories.
  hues: [...HUES, 'line-strong'].map((name) => tokens(name)[at] ?? ''),
  steps: STEPS.map((name) => tokens(name)[at] ?? ''),
}));

describe('colours by rule', () => {
  it.each(THEMES)('stand out from the ground by $theme', ({ hues, ground }) => {
    for (const hue of hues) expect(contrast(hue, ground), hue).toBeGreaterThanOrEqual(3);
  });

  it.each(THEMES.flatMap((theme) => Object.keys(SIGHTS).map((sight) => ({ ...theme, sight }))))(
    'can be told apart by $theme with $sight',
    ({ hues, sight }) => {
      const seen = hues.map((hue) => lab(times(SIGHTS[sight] ?? XYZ, linear(hue))));
      const close = hues.flatMap((hue, a) =>
        hues.slice(a + 1).flatMap((other, b) => {
          const apart = distance(seen[a] ?? [], seen[a + 1 + b] ?? []);
          return apart < 12 ? [`${hue} ${other} ${apart.toFixed(1)}`] : [];
        }),
      );
      expect(close).toEqual([]);
    },
  );

  it.each(THEMES)('grow away from the ground in steps by $theme', ({ steps, ground }) => {
    const contrasts = steps.map((step) => contrast(step, ground));
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b));
    expect(contrasts[0]).toBeGreaterThan(2);
  });

  it('are those of the day on paper', () => {
    const paper = paperPalette('');
    expect([paper.hues, paper.steps]).toEqual([THEMES[0]?.hues.slice(0, -1), THEMES[0]?.steps]);
  });
});
