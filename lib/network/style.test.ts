import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS } from './changes/changes';
import { NAMED_CLASS, type Palette, stylesheet } from './style';

const PALETTE: Palette = {
  sunken: '#fff',
  raised: '#fff',
  soft: '#eef',
  onAccent: '#fff',
  ink: '#000',
  muted: '#666',
  line: '#999',
  accent: '#00f',
  warn: '#a50',
  hues: [],
  steps: [],
  good: '#080',
  bad: '#b00',
  font: 'serif',
  night: false,
};

/** Selectors of the rules that show a name. */
const naming = (isCrowded: boolean): string[] =>
  stylesheet(PALETTE, { isLarge: false, isCrowded, flags: [], labels: 'all' })
    .filter(({ style }) => style.label !== undefined)
    .flatMap(({ selector }) => selector.split(', '));

describe('names', () => {
  it('are displayed at every node outside a crowd', () => {
    expect(naming(false)).toEqual(['node']);
  });

  it('are displayed in a crowd at near nodes, and at those readable from afar', () => {
    expect(naming(true)).not.toContain('node');
    expect(naming(true)).toEqual(
      expect.arrayContaining(['root', 'focused', 'path', ...CHANGE_KINDS, NAMED_CLASS].map((one) => `node.${one}`)),
    );
  });

  it('have a separate rule wherever they are readable from afar', () => {
    const rows = stylesheet(PALETTE, { isLarge: false, isCrowded: true, flags: [], labels: 'all' });
    const fromAfar = rows.filter(({ style }) => style['min-zoomed-font-size'] === 0).map(({ selector }) => selector);
    expect(fromAfar.length).toBeGreaterThan(0);
    expect(naming(true)).toEqual(expect.arrayContaining(fromAfar));
  });
});

it.each([
  ['at every node outside a crowd', false, 'node.in-gb'],
  ['in a crowd at near nodes', true, `node.${NAMED_CLASS}.in-gb`],
])('the letters of a country are drawn %s', (_, isCrowded, selector) => {
  const rows = stylesheet(PALETTE, { isLarge: false, isCrowded, flags: ['in-gb'], labels: 'all' });
  expect(rows.filter((row) => row.selector.endsWith('.in-gb')).map((row) => row.selector)).toEqual([selector]);
});

describe('rules', () => {
  it.each([true, false])('draw icons as large as their nodes (large picture: %s)', (isLarge) => {
    const rows = stylesheet(PALETTE, { isLarge, isCrowded: false, flags: ['in-gb'], labels: 'all' });
    const size = rows.find(({ selector }) => selector === 'node')?.style.width;
    const drawings = rows.filter(({ style }) => style['background-image'] && !style['background-width']);
    expect(drawings.length).toBeGreaterThan(1);
    for (const { style } of drawings) {
      expect(decodeURIComponent(`${style['background-image']}`)).toContain(`width='${size}' height='${size}'`);
    }
    const resized = rows.filter(({ selector, style }) => selector !== 'node' && style.width !== undefined);
    for (const { style } of resized) expect(style['background-width']).toBe('100%');
  });
});
